/// Reads the `Root.plist` of a Settings bundle with the property lists of its child panes. Groups
/// become categories that stay open; multi-value choices and child panes become pages.
func importSettingsBundle(_ root: SourceNode, in context: inout ImportContext) throws
  -> ImportedMenu
{
  guard var table = ForeignTable(root), let specifiers = table.array("PreferenceSpecifiers") else {
    throw context.error(
      "the property list has no array 'PreferenceSpecifiers'", at: .value(root.place))
  }
  var menu = ImportedMenu()
  menu.title = table.text("Title")
  var reader = SettingsReader()
  reader.loadStrings(table.text("StringsTable") ?? "Root", in: &context)
  menu.items = reader.items(specifiers, in: &context)
  menu.language = reader.strings.isEmpty ? nil : reader.language
  table.reportRest(to: &context)
  return menu
}

private struct SettingsReader {
  /// The strings of each language, by key.
  private(set) var strings: [LanguageTag: [String: String]] = [:]
  private(set) var language = LanguageTag("en")
  /// The panes that contain the current pane.
  private var panes: Set<String> = ["Root"]

  mutating func loadStrings(_ table: String, in context: inout ImportContext) {
    guard !table.contains("/") else { return }
    for directory in context.request.list("").sorted(by: { $0.utf8Precedes($1) })
    where directory.hasSuffix(".lproj") {
      let name = String(directory.dropLast(6))
      guard let bytes = context.request.load("\(directory)/\(table).strings"),
        let tag = LanguageTag(name == "Base" || name == "English" ? "en" : name),
        let tree = try? context.propertyList(bytes, name: "\(directory)/\(table).strings")
      else { continue }
      for entry in tree.entries {
        if let text = entry.value.foreignText { strings[tag, default: [:]][entry.key] = text }
      }
    }
    let languages = strings.keys.map(\.text).sorted()
    if let first = languages.first, !languages.contains("en") { language = LanguageTag(first) }
  }

  mutating func items(
    _ specifiers: [SourceNode], in context: inout ImportContext
  ) -> [ImportedItem] {
    var items: [ImportedItem] = []
    /// The group to which the items after it belong; nil before the first group.
    var group: ImportedItem?
    for specifier in specifiers {
      guard var table = ForeignTable(specifier) else {
        context.loseEntry(specifier)
        continue
      }
      let type = table.text("Type") ?? ""
      let item = item(&table, type, in: &context)
      table.reportRest(to: &context)
      if type == "PSGroupSpecifier" {
        items += group.map { [$0] } ?? []
        group = item
        group?.children = []
      } else if group == nil {
        items.append(item)
      } else {
        group?.children?.append(item)
      }
    }
    return items + (group.map { [$0] } ?? [])
  }

  private mutating func item(
    _ table: inout ForeignTable, _ type: String, in context: inout ImportContext
  ) -> ImportedItem {
    var item = ImportedItem("", at: table.anchor)
    setTitle(table.text("Title") ?? "", of: &item)
    item.id = table.text("Key")
    item.keys[.icon] = table.text("IASKCellImage")
    switch type {
    case "PSGroupSpecifier":
      item.keys[.footer] = table.text("FooterText").map(text)
      item.keys[.collapsible] = .boolean(false)
    case "PSToggleSwitchSpecifier", "IASKToggleSwitchSpecifier":
      item.keys[.checked] = .boolean(table.flag("DefaultValue") ?? false)
    case "PSMultiValueSpecifier", "PSRadioGroupSpecifier":
      readChoice(&table, of: &item)
      item.keys[.footer] = table.text("FooterText").map(text)
      if type == "PSMultiValueSpecifier" { item.keys[.opens] = .string("page") }
    case "PSChildPaneSpecifier":
      item.keys[.opens] = .string("page")
      item.children = pane(table.text("File") ?? "", of: item, in: &context)
    case "PSTitleValueSpecifier":
      let value = table.text("DefaultValue")
      item.keys[.detail] = value.map(text)
    case "IASKOpenURLSpecifier": item.keys[.url] = table.text("File")
    case "IASKButtonSpecifier": break
    default:
      context.lose(
        "'\(item.title)' is a plain item here, not a control '\(type)'", at: table.anchor)
    }
    return item
  }

  private func readChoice(_ table: inout ForeignTable, of item: inout ImportedItem) {
    let titles = table.array("Titles", "ShortTitles") ?? []
    let values = (table.array("Values") ?? []).map(\.foreignText)
    let selected = table.text("DefaultValue")
    item.keys[.choice] = .string("one")
    item.children = titles.enumerated().compactMap { index, node in
      guard let title = node.foreignText else { return nil }
      var option = ImportedItem("", at: .value(node.place))
      setTitle(title, of: &option)
      let value = values.indices.contains(index) ? values[index] : nil
      if let value, value == selected { option.keys[.checked] = .boolean(true) }
      if let id = item.id, let value { option.id = "\(id).\(value)" }
      return option
    }
  }

  /// The items of a child pane, whose property list is next to the document.
  private mutating func pane(
    _ file: String, of item: ImportedItem, in context: inout ImportContext
  ) -> [ImportedItem] {
    guard !file.contains("/"), !panes.contains(file), panes.count < Limits.depth,
      let bytes = context.request.load("\(file).plist")
        ?? context.request.load("\(file).inApp.plist")
    else {
      let reason = panes.contains(file) ? "it contains itself" : "it was not found"
      context.lose(
        "the pane '\(file).plist' is left out of '\(item.title)': \(reason)", at: item.anchor)
      return []
    }
    do {
      let root = try context.propertyList(bytes, name: "\(file).plist")
      guard var table = ForeignTable(root) else { return [] }
      panes.insert(file)
      defer { panes.remove(file) }
      loadStrings(table.text("StringsTable") ?? file, in: &context)
      let specifiers = table.array("PreferenceSpecifiers") ?? []
      table.skip("Title")
      table.reportRest(to: &context)
      return items(specifiers, in: &context)
    } catch {
      context.lose(
        "the pane '\(file).plist' is left out of '\(item.title)': \(error)", at: item.anchor)
      return []
    }
  }

  private func setTitle(_ key: String, of item: inout ImportedItem) {
    item.title = text(key)
    for (tag, texts) in strings where tag != language {
      if let text = texts[key] { item.translations[tag] = text }
    }
  }

  private func text(_ key: String) -> String {
    language.flatMap { strings[$0]?[key] } ?? key
  }
}
