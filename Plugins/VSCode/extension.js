// Starts `menuc lsp` for menus, and shows the explanations that its problems link to.
"use strict";

const { execFile } = require("node:child_process");
const vscode = require("vscode");
const { LanguageClient, TransportKind } = require("vscode-languageclient/node");

const scheme = "menuc-explanation";
let client;

function program() {
  return vscode.workspace.getConfiguration("menuc").get("path", "menuc");
}

/** The text of `menuc explain NAME`. */
function explanation(uri) {
  const name = uri.path.replace(/^\/+/, "");
  return new Promise((resolve) => {
    if (!/^[a-z][a-z0-9-]*$/.test(name)) return resolve("There is no such rule.");
    execFile(program(), ["explain", name], { timeout: 10000 }, (error, output) =>
      resolve(error ? `menuc explain ${name}: ${error.message}` : output));
  });
}

exports.activate = async (context) => {
  const patterns = vscode.workspace.getConfiguration("menuc").get("documents", []);
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: explanation,
    }),
  );
  const executable = { command: program(), args: ["lsp"], transport: TransportKind.stdio };
  client = new LanguageClient("menuc", "menuc", executable, {
    documentSelector: patterns.map((pattern) => ({ scheme: "file", pattern })),
    initializationOptions: { explanations: `${scheme}:` },
  });
  await client.start();
};

exports.deactivate = () => client?.stop();
