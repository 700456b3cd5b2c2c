/// Reads an MkDocs navigation: the key `nav` of `mkdocs.yml`, or an array like the value of that
/// key.
///
/// Addresses are those of the built site. If the navigation gives a page no title, the title comes
/// from the page, as in MkDocs, or else from the name of its file.
func importMkDocs(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  var nav = root
  var reader = MkDocsReader(site: "/", hasDirectories: true, docs: "docs")
  if var table = ForeignTable(root) {
    guard let value = table.take("nav") else {
      throw context.error(
        "the document has no key 'nav'", at: .value(root.place),
        help: "MkDocs then lists all files; write the navigation under 'nav' first")
    }
    nav = value
    menu.title = table.text("site_name")
    reader.site = sitePath(of: table.text("site_url") ?? "")
    reader.hasDirectories = table.flag("use_directory_urls") ?? true
    reader.docs = table.text("docs_dir") ?? "docs"
    let language = root["theme"]?["language"] ?? root["theme"]?["locale"]
    menu.language = language?.foreignText.flatMap { LanguageTag($0) }
    let others = table.keys.map { "'\($0)'" }.joined(separator: ", ")
    if !others.isEmpty {
      context.lose("these keys are not part of the navigation: \(others)", at: .value(root.place))
    }
  }
  guard nav.isArray else {
    throw context.error("'nav' must be an array", at: .value(nav.place))
  }
  for entry in nav.elements { menu.items += reader.items(entry, in: &context) }
  return menu
}

/// The path of a site's address, with a slash at both ends.
func sitePath(of address: String) -> String {
  guard let scheme = address.range(of: "://") else { return "/" }
  let path = address[scheme.upperBound...].drop { $0 != "/" }
  return path.isEmpty ? "/" : path.hasSuffix("/") ? String(path) : path + "/"
}

private struct MkDocsReader {
  var site: String
  var hasDirectories: Bool
  var docs: String

  func items(_ entry: SourceNode, in context: inout ImportContext) -> [ImportedItem] {
    if let path = entry.foreignText { return [page(path, title: nil, entry, in: &context)] }
    guard case .table(let entries) = entry.value, !entries.isEmpty else {
      context.loseEntry(entry)
      return []
    }
    return entries.compactMap { item($0, in: &context) }
  }

  private func item(_ entry: SourceEntry, in context: inout ImportContext) -> ImportedItem? {
    let anchor = SourceAnchor.key(entry.value.place)
    if let path = entry.value.foreignText {
      return page(path, title: entry.key, entry.value, in: &context)
    }
    guard entry.value.isArray else {
      context.lose("'\(entry.key)' is left out, because it has no pages", at: anchor)
      return nil
    }
    var item = ImportedItem(entry.key, at: anchor)
    item.children = entry.value.elements.flatMap { items($0, in: &context) }
    if entry.key.isEmpty, let first = firstPath(in: entry.value), first.contains("/") {
      item.title = humanizedTitle(String(first.split(separator: "/").dropLast().last ?? ""))
      context.lose("a category without a title is called '\(item.title)'", at: anchor)
    }
    return item
  }

  private func firstPath(in entry: SourceNode) -> String? {
    if let path = entry.foreignText { return path }
    if case .table(let entries) = entry.value { return entries.first?.value.foreignText }
    return entry.elements.first.flatMap(firstPath)
  }

  private func page(
    _ path: String, title: String?, _ node: SourceNode, in context: inout ImportContext
  ) -> ImportedItem {
    let anchor = SourceAnchor.value(node.place)
    var item = ImportedItem(title ?? "", at: anchor)
    let isAddress = path.hasPrefix("/") || Address.scheme(of: path) != nil
    item.keys[.url] = isAddress ? path : address(of: path)
    if !isAddress, path.hasSuffix("/") || path.contains("*") {
      context.lose("the pages that a plugin finds for '\(path)' are left out", at: anchor)
    }
    guard title?.isEmpty ?? true else { return item }
    if !isAddress, let found = pageTitle(context.request.load("\(docs)/\(path)"), keys: ["title"]) {
      item.title = found
    } else {
      item.title = path == "index.md" ? "Home" : humanizedTitle(path)
      context.lose(
        "the title of '\(path)' is in the page, which was not found: the item is called '\(item.title)' here",
        at: anchor)
    }
    return item
  }

  /// The address of a page in the built site.
  private func address(of path: String) -> String {
    guard path.hasSuffix(".md") else { return site + path }
    var names = path.dropLast(3).split(separator: "/")
    let isIndex = names.last == "index" || names.last == "README"
    if isIndex { names.removeLast() }
    let name = names.joined(separator: "/")
    if hasDirectories { return site + (name.isEmpty ? "" : name + "/") }
    return site + (isIndex ? (name.isEmpty ? "" : name + "/") + "index.html" : name + ".html")
  }
}
