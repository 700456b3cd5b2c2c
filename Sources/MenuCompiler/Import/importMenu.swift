/// Reads a document of another format, and writes it as a menu without errors or warnings, with its
/// catalogs. Parts that a menu can't express are listed with their lines.
///
/// - Throws: ``ImportError`` if the document has no known format, is malformed, or exceeds a limit.
package func importMenu(_ request: ImportRequest) throws -> ImportedFiles {
  var context = ImportContext(request)
  guard request.bytes.count <= Limits.fileBytes else {
    throw ImportError("\(request.name): the file has more than \(Limits.fileBytes >> 20) MiB")
  }
  let document = try ImportedDocument(in: &context)
  if request.format == nil, document.isMenu {
    throw ImportError(
      "\(request.name): this is already a menuc menu",
      help: "`menuc convert` writes it as TOML, YAML or JSON, and `menuc format` lays it out;"
        + " `--from tree` imports it as a tree of another program")
  }
  let format = try request.format ?? document.format(in: context)
  var menu: ImportedMenu
  do {
    menu = try document.read(as: format, in: &context)
    guard !menu.items.isEmpty else {
      throw ImportError("\(request.name): there are no items")
    }
    if request.menu != nil, !context.offersMenus {
      throw ImportError(
        "\(request.name): a document in the format '\(format.rawValue)' contains only one menu",
        help: "leave out '--menu'")
    }
  } catch let error as ImportError where request.format == nil && request.menu == nil {
    let guess =
      "it was read as '\(format.rawValue)' (\(format.title)); name a different format with '--from'"
    throw ImportError(error.description, help: error.help.map { "\($0); \(guess)" } ?? guess)
  }
  try tidyImportedMenu(&menu, in: &context)
  let name = name(of: menu, in: context)
  let catalogs = catalogTexts(
    of: menu, title: menu.title ?? name, as: request.output, in: &context)
  if !catalogs.isEmpty, menu.language == nil { menu.language = LanguageTag("en") }
  let suffix = request.output == .toml ? "toml" : "yaml"
  let catalogStem = catalogs.isEmpty ? nil : request.stem
  var text = ImportedText(
    menu, name: name,
    source: PrintableText.visible(context.fileName),
    catalogs: catalogStem.map { "\($0).{language}.\(suffix)" }, as: request.output)
  let allowed = try allowWarnings(of: &text, in: context)
  let written = SourceFile(name: "menu", format: request.output, text: text.text)
  let layout = formatDocument(written).bytes ?? written.bytes
  return ImportedFiles(
    format: format, menu: String(decoding: layout, as: UTF8.self),
    catalogs: catalogStem.map { stem in
      catalogs.map { ("\(stem).\($0.language.text).\(suffix)", $0.text) }
    } ?? [],
    languageCount: catalogs.count,
    itemCount: menu.items.reduce(0) { $0 + $1.itemCount }, losses: context.report(),
    allowed: allowed)
}

/// The name of the new menu: words of the document's title or file name.
private func name(of menu: ImportedMenu, in context: ImportContext) -> String {
  let written = menu.name ?? menu.title.map { $0.utf8.count <= 40 ? $0 : "" } ?? ""
  let stem = humanizedName(context.stem)
  let name = MenuName.proposal(for: written, orElse: MenuName.proposal(for: stem, orElse: "Main"))
  return name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    .joined(separator: " ")
}

/// Compiles the new menu, and adds comments that allow its warnings, such as duplicate titles that
/// the document already has. Returns the names of the warnings with their counts.
private func allowWarnings(of text: inout ImportedText, in context: ImportContext) throws
  -> [String]
{
  let file = SourceFile(name: "menu", format: text.format, text: text.text)
  let compiled = try compileMenu(file, goal: .check, input: .none, offersFixes: false)
  var comments: [Int: Set<String>] = [:]
  var counts: [String: Int] = [:]
  for problem in compiled.diagnostics {
    guard problem.severity != .error else {
      throw ImportError(
        "\(context.request.name): the imported menu would have an error: \(problem.message)")
    }
    counts[problem.name.rawValue, default: 0] += 1
    comments[problem.range?.startLine ?? 1, default: []].insert(problem.name.rawValue)
  }
  text.comment(comments.mapValues { "menuc:allow " + $0.sorted().joined(separator: ", ") })
  return counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
}
