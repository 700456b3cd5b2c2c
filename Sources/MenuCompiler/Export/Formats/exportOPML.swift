/// Writes an outline in OPML. If categories can start closed, `expansionState` lists the open
/// categories.
func exportOPML(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  var state = OutlineState(isCollapsed: menu.isCollapsed)
  let outlines = menu.items.map { state.outline($0, isShown: true, in: &context) }
  let lines = state.lines.map(String.init).joined(separator: ",")
  let head = XMLNode(
    "head", [],
    [XMLNode("title", text: menu.title)]
      + (menu.isCollapsed || state.hasClosed ? [XMLNode("expansionState", text: lines)] : []))
  let root = XMLNode("opml", [("version", "2.0")], [head, XMLNode("body", [], outlines)])
  return [ExportedFile(root.document())]
}

private struct OutlineState {
  /// Whether items that can be opened start closed by default.
  let isCollapsed: Bool
  private(set) var lines: [Int] = []
  private(set) var hasClosed = false
  private var line = 0

  init(isCollapsed: Bool) { self.isCollapsed = isCollapsed }

  /// - Parameter isShown: Whether all categories that contain the item are open.
  mutating func outline(
    _ item: ExportedItem, isShown: Bool, in context: inout ImportContext
  ) -> XMLNode {
    var item = item
    if isShown { line += 1 }
    let collapsed = item.flag(.collapsed)
    let isOpen = !(collapsed ?? isCollapsed)
    if item.children != nil {
      if isOpen, isShown { lines.append(line) }
      if isOpen, !isShown, collapsed != nil {
        context.lose(
          "'\(item.title)' can't be open in a closed category", at: item.anchor)
      }
      hasClosed = hasClosed || !isOpen
    }
    if item.isInline { context.lose("'inline' has no counterpart", at: item.anchor) }
    let url = item.text(.url)
    let children = (item.children ?? []).map {
      outline($0, isShown: isShown && isOpen, in: &context)
    }
    let node = XMLNode(
      "outline",
      [
        ("text", item.isSeparator ? "-" : item.title), ("type", url == nil ? nil : "link"),
        ("url", url), ("_note", item.text(.help)),
        ("category", item.strings(.keywords)?.joined(separator: ",")),
      ], children)
    reportID(of: item, in: &context)
    item.reportRest(to: &context)
    return node
  }
}

/// Reports an id, in formats whose items have no ids.
func reportID(of item: ExportedItem, in context: inout ImportContext) {
  if let id = item.id { context.lose("the id '\(id)' has no counterpart", at: item.anchor) }
}
