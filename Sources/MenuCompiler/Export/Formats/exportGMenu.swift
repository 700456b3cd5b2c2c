/// Writes a GTK menu. Inline groups become sections, and so do items between separators.
func exportGMenu(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  if let choice = menu.choice {
    context.lose("the choice '\(choice)' has no counterpart", at: menu.anchor)
  }
  let nodes = gmenuNodes(menu.items, in: &context)
  let root = XMLNode("interface", [], [XMLNode("menu", [("id", "menu")], nodes)])
  return [ExportedFile(root.document())]
}

private func gmenuNodes(_ items: [ExportedItem], in context: inout ImportContext) -> [XMLNode] {
  let groups = items.split(omittingEmptySubsequences: true, whereSeparator: \.isSeparator)
  guard groups.count > 1 else { return groups.first?.map { gmenuNode($0, in: &context) } ?? [] }
  return groups.map { group in
    XMLNode("section", [], group.map { gmenuNode($0, in: &context) })
  }
}

private func gmenuNode(_ item: ExportedItem, in context: inout ImportContext) -> XMLNode {
  var item = item
  let children = item.children.map { gmenuNodes($0, in: &context) }
  var attributes: [(name: String, value: String?)] = []
  if item.isInline {
    if item.flag(.separators) != true {
      context.lose("the section '\(item.title)' gets lines before and after it", at: item.anchor)
    }
    attributes.append(("label", item.title.isEmpty ? nil : item.markedTitle("_")))
  } else {
    attributes.append(("label", item.markedTitle("_")))
    attributes.append(("icon", item.text(.icon)))
    attributes.append(("accel", item.shortcut(in: &context).map(ShortcutNotation.gtk.text)))
    if let (name, arguments) = item.action() {
      attributes.append(("action", name))
      attributes.append(("target", arguments.first?.value.foreignText.map(gvariant)))
      if arguments.count > 1 {
        context.lose(
          "an action has one target: the other arguments of '\(name)' are left out",
          at: item.anchor)
      }
    }
  }
  reportID(of: item, in: &context)
  item.reportRest(to: &context)
  let name = item.isInline ? "section" : children == nil ? "item" : "submenu"
  let nodes = attributes.compactMap { name, value in
    value.map { text in
      let isText = name == "label"
      return XMLNode(
        "attribute", [("name", name), ("translatable", isText ? "yes" : nil)], text: text)
    }
  }
  return XMLNode(name, [], nodes + (children ?? []))
}

/// A value in GVariant's notation: booleans and integers as they are, anything else as a string.
private func gvariant(_ text: String) -> String {
  if text == "true" || text == "false" || Int64(text) != nil { return text }
  let escaped = text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  return "'\(escaped)'"
}
