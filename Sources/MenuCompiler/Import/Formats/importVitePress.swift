/// Reads a VitePress sidebar, as JSON: an array of items, a table of arrays keyed by the paths of
/// the pages that show them, or a configuration that contains either.
func importVitePress(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  var menu = ImportedMenu()
  let theme = root["themeConfig"] ?? root
  let sidebar = theme["sidebar"] ?? root
  menu.title = theme["siteTitle"]?.foreignText ?? root["title"]?.foreignText
  if theme["nav"] != nil { context.lose(key: "nav", at: .entryKey(theme.place, key: "nav")) }
  let reader = VitePressReader()
  if sidebar.isArray {
    menu.items = reader.items(sidebar, base: "", in: &context)
    return menu
  }
  let groups = sidebar.entries.map { entry in
    let items = entry.value.isArray ? entry.value : entry.value["items"] ?? entry.value
    let base = entry.value["base"]?.foreignText ?? ""
    return ImportedGroup(
      name: entry.key, items: reader.items(items, base: base, in: &context),
      anchor: .key(entry.value.place))
  }
  guard !groups.isEmpty else {
    throw context.error("the document has no sidebar", at: .value(root.place))
  }
  menu.items = try context.chosen(of: groups)
  return menu
}

private struct VitePressReader {
  func items(
    _ node: SourceNode, base: String, in context: inout ImportContext
  ) -> [ImportedItem] {
    node.elements.compactMap { item($0, base: base, in: &context) }
  }

  private func item(
    _ node: SourceNode, base: String, in context: inout ImportContext
  ) -> ImportedItem? {
    guard var table = ForeignTable(node) else {
      context.loseEntry(node)
      return nil
    }
    var item = ImportedItem(table.text("text") ?? "", at: .value(node.place))
    let base = table.text("base") ?? base
    if let link = table.text("link") { item.keys[.url] = address(link, base) }
    if let children = table.take("items") {
      item.children = items(children, base: base, in: &context)
      // A group that does not specify `collapsed` can't be closed.
      if let isCollapsed = table.flag("collapsed") {
        item.keys[.collapsed] = .boolean(isCollapsed)
      } else {
        item.keys[.collapsible] = .boolean(false)
      }
    } else {
      table.skip("collapsed")
    }
    table.reportRest(to: &context)
    return item
  }

  private func address(_ link: String, _ base: String) -> String {
    if link.contains("://") || link.hasPrefix("mailto:") { return link }
    let path = link.hasPrefix("/") || base.isEmpty ? link : base + link
    return path.hasSuffix(".md") ? String(path.dropLast(3)) : path
  }
}
