-- Uses a language server with Neovim's own client, and prints what a user would see.
-- nvim --headless --clean -l is not there in old versions, so the file is sourced with -S.
local menuc = vim.env.MENUC
local directory = vim.env.MENUC_DIRECTORY

local function fail(message)
  io.stderr:write(message .. "\n")
  vim.cmd("cquit 1")
end

local function wait(what, condition)
  if not vim.wait(60000, condition, 20) then fail("timed out: " .. what) end
end

local function check(what, condition, found)
  if not condition then fail("failed: " .. what .. ": " .. vim.inspect(found)) end
  print("ok: " .. what .. "\n")
end

vim.cmd("edit " .. directory .. "/menu.toml")
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = "menuc", cmd = { menuc, "lsp" }, root_dir = directory })
if not client then fail("no client") end
vim.lsp.buf_attach_client(buffer, client)
wait("the start", function()
  local started = vim.lsp.get_client_by_id(client)
  return started and started.server_capabilities and started.initialized
end)

local function text() return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n") end

local function request(method, line, column, more)
  local parameters = vim.tbl_extend("force", {
    textDocument = { uri = vim.uri_from_bufnr(buffer) },
    position = { line = line, character = column },
  }, more or {})
  local answers = vim.lsp.buf_request_sync(buffer, method, parameters, 60000)
  local answer = answers and answers[client]
  if not answer or answer.err then fail(method .. ": " .. vim.inspect(answers)) end
  return answer.result
end

-- Diagnostics.
wait("a diagnostic", function() return #vim.diagnostic.get(buffer) > 0 end)
local problem = vim.diagnostic.get(buffer)[1]
check("diagnostics", problem.lnum == 4 and problem.message:find("titel") ~= nil, problem)

-- Quick fix.
local actions = request("textDocument/codeAction", 4, 1, {
  range = { start = { line = 4, character = 1 }, ["end"] = { line = 4, character = 1 } },
  context = { diagnostics = {} },
})
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
check("quick fix", text():find("title = \"Help\"") ~= nil, text())
wait("no diagnostic", function() return #vim.diagnostic.get(buffer) == 0 end)
check("no diagnostics", true)

-- Completion, of a key that is being typed.
vim.api.nvim_buf_set_lines(buffer, 5, 5, false, { "ur" })
local completions = request("textDocument/completion", 5, 2)
local found
for _, item in ipairs(completions.items) do
  if item.label == "url" then found = item end
end
check("completion", found ~= nil, completions)
vim.lsp.util.apply_text_edits({ found.textEdit }, buffer, "utf-16")
check("completed text", text():find("\nurl = ") ~= nil, text())
vim.api.nvim_buf_set_lines(buffer, 5, 6, false, { "url = \"https://example.org\"" })

-- Hover.
local hover = request("textDocument/hover", 3, 2)
check("hover", hover.contents.value:find("id `help`", 1, true) ~= nil
  or hover.contents.value:find("**items**", 1, true) ~= nil, hover)
local item = request("textDocument/hover", 4, 10)
check("hover of an item", item.contents.value:find("id `help`", 1, true) ~= nil, item)

-- Rename.
local edit = request("textDocument/rename", 4, 10, { newName = "support" })
vim.lsp.util.apply_workspace_edit(edit, "utf-16")
check("rename", text():find("id = \"support\"") ~= nil and text():find("was = %[\"help\"%]") ~= nil,
  text())

-- Symbols of a menu that is not open.
local found_symbols = request("workspace/symbol", 0, 0, { query = "closed" })
check("symbols of the workspace", #found_symbols == 1 and found_symbols[1].name == "Closed menu",
  found_symbols)

-- Symbols and formatting.
local symbols = request("textDocument/documentSymbol", 0, 0)
check("symbols", symbols[#symbols].name == "Help", symbols)
vim.lsp.stop_client(client)
wait("the end", function() return vim.lsp.client_is_stopped(client) end)
check("end", true)
vim.cmd("qall!")
