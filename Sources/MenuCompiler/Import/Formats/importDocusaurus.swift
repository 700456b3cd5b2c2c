/// Reads Docusaurus sidebars, as JSON.
///
/// Addresses of pages are below `/docs/`. Titles that the sidebar omits come from the pages in the
/// directory `docs` next to the document or its directory, or else from the page ids.
func importDocusaurus(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  // Categories are closed unless the sidebar specifies otherwise.
  menu.settings[document: .collapsed] = .boolean(true)
  let reader = DocusaurusReader()
  if root.isArray {
    menu.items = reader.items(root, in: &context)
    return menu
  }
  let groups = root.entries.map { entry in
    ImportedGroup(
      name: entry.key, items: reader.items(entry.value, in: &context),
      anchor: .key(entry.value.place))
  }
  guard !groups.isEmpty else {
    throw context.error("the document has no sidebar", at: .value(root.place))
  }
  menu.items = try context.chosen(of: groups)
  return menu
}

private struct DocusaurusReader {
  /// The items of a sidebar or a category: an array, or a table of categories, keyed by their
  /// titles.
  func items(_ node: SourceNode, in context: inout ImportContext) -> [ImportedItem] {
    if node.isArray { return node.elements.flatMap { item($0, in: &context) } }
    return node.entries.map { category($0, in: &context) }
  }

  private func category(
    _ entry: SourceEntry, in context: inout ImportContext
  ) -> ImportedItem {
    var item = ImportedItem(entry.key, at: .key(entry.value.place))
    item.children = items(entry.value, in: &context)
    return item
  }

  private func item(_ node: SourceNode, in context: inout ImportContext) -> [ImportedItem] {
    if let id = node.foreignText { return [page(id, label: nil, node.place, in: &context)] }
    guard var table = ForeignTable(node) else {
      context.loseEntry(node)
      return []
    }
    let anchor = SourceAnchor.value(node.place)
    guard let type = table.text("type") else { return items(node, in: &context) }
    var item: ImportedItem
    switch type {
    case "doc", "ref":
      guard let id = table.text("id") else {
        context.lose("an entry of type '\(type)' is left out, because it has no id", at: anchor)
        return []
      }
      item = page(id, label: table.text("label"), node.place, in: &context)
    case "link":
      item = ImportedItem(table.text("label") ?? "", at: anchor)
      item.keys[.url] = table.text("href")
    case "category":
      item = ImportedItem(table.text("label") ?? "", at: anchor)
      item.children = (table.take("items")).map { items($0, in: &context) } ?? []
      let isCollapsed = table.flag("collapsed") ?? true
      if table.flag("collapsible") == false {
        item.keys[.collapsible] = .boolean(false)
      } else if !isCollapsed {
        item.keys[.collapsed] = .boolean(false)
      }
      if let link = table.take("link") { self.link(link, of: &item, in: &context) }
    default:
      context.lose("an entry of type '\(type)' is left out", at: anchor)
      return []
    }
    if let text = table.text("description") { item.keys[.help] = text }
    table.reportRest(to: &context)
    return [item]
  }

  private func page(
    _ id: String, label: String?, _ place: SourcePlace, in context: inout ImportContext
  ) -> ImportedItem {
    var item = ImportedItem(label ?? "", at: .value(place))
    item.keys[.url] = DocusaurusAddress.of(id)
    guard label == nil else { return item }
    let files = ["docs/\(id).md", "docs/\(id).mdx", "../docs/\(id).md", "../docs/\(id).mdx"]
    let load = context.request.load
    let found = files.lazy.compactMap { pageTitle(load($0), keys: ["sidebar_label", "title"]) }
      .first
    item.title = found ?? humanizedTitle(id)
    if found == nil {
      context.lose(
        "the title of '\(id)' is in the page, which was not found: the item is called '\(item.title)' here",
        at: .value(place))
    }
    return item
  }

  private func link(
    _ node: SourceNode, of item: inout ImportedItem, in context: inout ImportContext
  ) {
    guard var table = ForeignTable(node) else { return }
    switch table.text("type") {
    case "doc": item.keys[.url] = table.text("id").map(DocusaurusAddress.of)
    case "generated-index":
      let slug = table.text("slug") ?? "/category/" + ItemID.slug(of: item.title)
      item.keys[.url] = "/docs" + (slug.hasPrefix("/") ? slug : "/" + slug)
      if let text = table.text("description") { item.keys[.help] = text }
    default: break
    }
    table.reportRest(to: &context)
  }
}

/// The addresses of Docusaurus pages.
enum DocusaurusAddress {
  /// The address of a page. A page that is named `index`, `readme` or the same as its directory has
  /// the directory's address.
  static func of(_ id: String) -> String {
    var names = id.split(separator: "/")
    let last = names.last?.lowercased() ?? ""
    let directory = names.dropLast().last?.lowercased()
    if names.count > 1, last == "index" || last == "readme" || last == directory {
      names.removeLast()
    }
    return "/docs/" + names.joined(separator: "/")
  }

  /// The id of the page at an address; nil if there is none.
  static func id(_ address: String) -> String? {
    guard address.hasPrefix("/docs/") else { return nil }
    let id = String(address.dropFirst(6))
    return !id.isEmpty && of(id) == address ? id : nil
  }
}
