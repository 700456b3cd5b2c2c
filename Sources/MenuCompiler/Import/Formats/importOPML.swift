/// Reads an outline in OPML. If it has an `expansionState`, lines that are not listed there start
/// closed.
func importOPML(_ root: ForeignElement, in context: inout ImportContext) throws -> ImportedMenu {
  guard root.name == "opml", let body = root.child("body") else {
    throw context.error("this is not OPML: it has no element 'body'", at: root.anchor)
  }
  var menu = ImportedMenu()
  menu.title = root.child("head")?.child("title")?.text
  if menu.title?.isEmpty == true { menu.title = nil }
  menu.items = body.children.compactMap { outline($0, in: &context) }
  guard let state = root.child("head")?.child("expansionState") else { return menu }
  menu.settings[document: .collapsed] = .boolean(true)
  let lines = state.text.split(separator: ",").compactMap { Int($0.withoutOuterBlanks) }
  var opener = OutlineOpener(lines: lines)
  opener.open(&menu.items)
  let left = (opener.leaves + opener.lines.reversed()).map(String.init)
  if !left.isEmpty {
    context.lose(
      "these lines of 'expansionState' can't be opened: \(left.joined(separator: ", "))",
      at: state.anchor)
  }
  return menu
}

private func outline(
  _ element: ForeignElement, in context: inout ImportContext
) -> ImportedItem? {
  var element = element
  let text = element.take("text")
  let title = element.take("title")
  guard element.name == "outline" else {
    context.loseElement(element)
    return nil
  }
  if element.flag("isComment") == true {
    context.lose(
      "the comment '\(text ?? "")' is left out, with all that is below it", at: element.anchor)
    return nil
  }
  if text == "-", element.children.isEmpty { return .separator(at: element.anchor) }
  var item = ImportedItem(text ?? title ?? "", at: element.anchor)
  if let title, title != item.title { item.keys[.help] = title }
  item.keys[.url] = element.take("htmlUrl", "url", "xmlUrl")
  if let note = element.take("_note", "description") { item.keys[.help] = note }
  if let tags = element.take("category") {
    item.keys[.keywords] = .strings(tags.split(separator: ",").map { $0.withoutOuterBlanks })
  }
  if let type = element.take("type"), !["link", "outline", "folder"].contains(type) {
    context.lose("the type '\(type)' of '\(item.title)' has no counterpart", at: element.anchor)
  }
  if !element.children.isEmpty {
    item.children = element.children.compactMap { outline($0, in: &context) }
  }
  element.reportRest(to: &context)
  return item
}

/// Opens the lines that `expansionState` lists. Each number is a line's position among the lines
/// that are visible once all lines listed before it are open.
private struct OutlineOpener {
  /// The listed lines that have not been reached yet, in descending order.
  private(set) var lines: [Int]
  /// The listed lines that have no lines below them.
  private(set) var leaves: [Int] = []
  private var line = 0

  init(lines: [Int]) { self.lines = Set(lines).sorted().reversed() }

  mutating func open(_ items: inout [ImportedItem]) {
    for index in items.indices {
      line += 1
      guard lines.last == line else { continue }
      lines.removeLast()
      guard items[index].children?.isEmpty == false else {
        leaves.append(line)
        continue
      }
      items[index].keys[.collapsed] = .boolean(false)
      if var children = items[index].children {
        open(&children)
        items[index].children = children
      }
    }
  }
}
