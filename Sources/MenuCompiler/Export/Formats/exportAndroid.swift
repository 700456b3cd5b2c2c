/// Writes a menu of Android. Inline groups and choices become groups.
func exportAndroid(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  let nodes = androidNodes(menu.items, choice: menu.choice, in: &context)
  let root = XMLNode(
    "menu", [("xmlns:android", "http://schemas.android.com/apk/res/android")], nodes)
  return [ExportedFile(root.document())]
}

/// The elements of a menu. If it is a choice, all of them are in one group.
private func androidNodes(
  _ items: [ExportedItem], choice: String?, in context: inout ImportContext
) -> [XMLNode] {
  var nodes: [XMLNode] = []
  for item in items {
    if item.isSeparator {
      context.lose("a separator has no counterpart; groups can have one", at: item.anchor)
    } else {
      nodes.append(
        item.isInline ? androidGroup(item, in: &context) : androidItem(item, in: &context))
    }
  }
  guard let choice else { return nodes }
  return [
    XMLNode("group", [("android:checkableBehavior", choice == "one" ? "single" : "all")], nodes)
  ]
}

private func androidGroup(_ item: ExportedItem, in context: inout ImportContext) -> XMLNode {
  var item = item
  let choice = item.text(.choice)
  if !item.title.isEmpty {
    context.lose("the heading '\(item.title)' has no counterpart", at: item.anchor)
  }
  var children: [XMLNode] = []
  for child in item.children ?? [] {
    if child.isSeparator || child.isInline {
      context.lose("a group can't contain a group or a separator", at: child.anchor)
    } else {
      children.append(androidItem(child, in: &context))
    }
  }
  let node = XMLNode(
    "group",
    [
      ("android:id", androidID(of: item, in: &context)),
      ("android:checkableBehavior", choice.map { $0 == "one" ? "single" : "all" }),
      ("android:visible", item.flag(.hidden) == true ? "false" : nil),
    ], children)
  item.reportRest(to: &context)
  return node
}

private func androidItem(_ item: ExportedItem, in context: inout ImportContext) -> XMLNode {
  var item = item
  let checked = item.flag(.checked)
  let isHidden = item.flag(.hidden) == true
  let isDisabled = item.flag(.enabled) == false
  let shortcut = item.shortcut().flatMap { androidShortcut($0, of: item, in: &context) }
  let choice = item.text(.choice)
  let menus = item.children.map { children in
    [XMLNode("menu", [], androidNodes(children, choice: choice, in: &context))]
  }
  let attributes: [(String, String?)] = [
    ("android:id", androidID(of: item, in: &context)),
    ("android:title", androidText(item.title)),
    ("android:icon", item.text(.icon).map { "@drawable/\($0)" }),
    ("android:onClick", item.text(.action)),
    ("android:tooltipText", item.text(.help).map(androidText)),
    ("android:visible", isHidden ? "false" : nil), ("android:enabled", isDisabled ? "false" : nil),
    ("android:checkable", checked == nil ? nil : "true"),
    ("android:checked", checked == true ? "true" : nil),
  ]
  item.reportRest(to: &context)
  return XMLNode("item", attributes + (shortcut ?? []), menus ?? [])
}

/// An id as the name of a resource: letters, digits and underscores.
private func androidID(of item: ExportedItem, in context: inout ImportContext) -> String? {
  guard let id = item.id else { return nil }
  var name = String(id.map { $0 == "." || $0 == "-" ? "_" : $0 })
  if name.first?.isNumber == true { name = "_" + name }
  if name != id { context.lose("the id '\(id)' is '\(name)' there", at: item.anchor) }
  return "@+id/\(name)"
}

/// A string as resources write it.
private func androidText(_ text: String) -> String {
  var result = ""
  for character in text {
    switch character {
    case "\\", "'", "\"": result += "\\\(character)"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "@" where result.isEmpty, "?" where result.isEmpty: result += "\\\(character)"
    case " " where result.hasSuffix(" "): result += "\\u0020"
    default: result.append(character)
    }
  }
  return result
}

private func androidShortcut(
  _ shortcut: Shortcut, of item: ExportedItem, in context: inout ImportContext
) -> [(String, String?)]? {
  guard shortcut.key.count == 1, let key = shortcut.key.first, key.isASCII else {
    context.lose("the shortcut '\(shortcut)' is left out: its key is no character", at: item.anchor)
    return nil
  }
  let words: [ShortcutModifier: String] = [
    .mod: "CTRL", .ctrl: "CTRL", .alt: "ALT", .shift: "SHIFT", .cmd: "META",
  ]
  let modifiers = shortcut.modifiers.compactMap { words[$0] }.joined(separator: "|")
  let kind = key.isNumber ? "numeric" : "alphabetic"
  return [
    ("android:\(kind)Shortcut", key.lowercased()), ("android:\(kind)Modifiers", modifiers),
  ]
}
