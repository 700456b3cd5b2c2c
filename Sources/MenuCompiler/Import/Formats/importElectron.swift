/// Reads an Electron menu template, as JSON. A role that menuc does not have becomes the item's
/// action.
func importElectron(_ root: SourceNode, in context: inout ImportContext) throws -> ImportedMenu {
  guard root.isArray else {
    throw context.error("a template is an array of items", at: .value(root.place))
  }
  var menu = ImportedMenu()
  let (items, isChoice) = electronItems(root, in: &context)
  menu.items = items
  if isChoice { menu.settings[document: .choice] = .string("one") }
  return menu
}

private func electronItems(
  _ node: SourceNode, in context: inout ImportContext
) -> ([ImportedItem], isChoice: Bool) {
  var items: [ImportedItem] = []
  /// The radio items since the last item of a different type. They form a group.
  var radios: [ImportedItem] = []
  func endGroup() {
    guard let first = radios.first else { return }
    radios.makeOptions()
    var group = ImportedItem.inlineGroup("", radios, at: first.anchor)
    group.keys[.choice] = .string("one")
    items.append(group)
    radios = []
  }
  for element in node.elements {
    guard var table = ForeignTable(element) else {
      context.loseEntry(element)
      continue
    }
    let type = table.text("type")
    let item =
      type == "separator" ? .separator(at: table.anchor) : electronItem(&table, type, in: &context)
    table.reportRest(to: &context)
    if type == "radio" {
      radios.append(item)
    } else {
      endGroup()
      items.append(item)
    }
  }
  endGroup()
  if items.count == 1, let only = items.first, only.isInline { return (only.children ?? [], true) }
  return (items, false)
}

private func electronItem(
  _ table: inout ForeignTable, _ type: String?, in context: inout ImportContext
) -> ImportedItem {
  var item = ImportedItem("", at: table.anchor)
  let role = table.text("role")
  item.setTitle(table.text("label") ?? role.map(electronTitle) ?? "", mark: "&")
  item.id = table.text("id")
  item.keys[.shortcut] = table.text("accelerator")
  item.keys[.detail] = table.text("sublabel")
  item.keys[.help] = table.text("toolTip")
  item.keys[.icon] = table.text("icon")
  if table.flag("visible") == false { item.keys[.hidden] = .boolean(true) }
  if table.flag("enabled") == false { item.keys[.enabled] = .boolean(false) }
  let isChecked = table.flag("checked") ?? false
  if type == "checkbox" || type == "radio" { item.keys[.checked] = .boolean(isChecked) }
  if let submenu = table.array("submenu") {
    let (children, isChoice) = electronItems(
      SourceNode(.array(submenu), at: SourcePlace(file: 0, node: 0)), in: &context)
    item.children = children
    if isChoice { item.keys[.choice] = .string("one") }
  }
  if let role {
    let own = ItemRole.allCases.first { $0.isStandard && $0.electronName == role }
    if let own, own.isMenu == (item.children != nil) {
      item.keys[.role] = own.rawValue
    } else if own == .services {
      (item.keys[.role], item.children) = (role, [])
    } else if item.children == nil {
      item.keys[.action] = role
    }
    if role.hasSuffix("Menu"), item.children == nil {
      context.lose(
        "the items that Electron adds for the role '\(role)' are left out", at: item.anchor)
    }
  }
  return item
}

/// The title of a role: `pasteAndMatchStyle` → Paste and match style.
private func electronTitle(_ role: String) -> String {
  let bare = role.hasSuffix("Menu") ? String(role.dropLast(4)) : role
  let words = bare.reduce(into: "") { words, letter in
    words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
  }
  return words.prefix(1).uppercased() + words.dropFirst()
}
