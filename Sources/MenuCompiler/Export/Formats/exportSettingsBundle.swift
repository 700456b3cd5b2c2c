/// Writes the `Root.plist` of a Settings bundle, with a property list for each page. The texts of a
/// menu with translations are in the `Root.strings` of each language, with the document's texts as
/// keys.
func exportSettingsBundle(_ menu: ExportedMenu, _ context: inout ImportContext) -> [ExportedFile] {
  var writer = SettingsWriter(strings: SettingsStrings(menu.texts))
  if let choice = menu.choice {
    context.lose("the choice '\(choice)' has no counterpart", at: menu.anchor)
  }
  let root = writer.pane(menu.items, title: menu.title, in: &context)
  return [ExportedFile(root)] + writer.panes + writer.strings.files
}

private struct SettingsWriter {
  private(set) var strings: SettingsStrings
  private(set) var panes: [ExportedFile] = []
  private var names: Set<String> = ["Root"]

  init(strings: SettingsStrings) { self.strings = strings }

  mutating func pane(
    _ items: [ExportedItem], title: String?, in context: inout ImportContext
  ) -> String {
    let values = specifiers(items, isInGroup: false, in: &context)
    return JSONValue.members([
      ("Title", .text(title)), ("StringsTable", strings.isNeeded ? .string("Root") : nil),
      ("PreferenceSpecifiers", .array(values)),
    ]).propertyList
  }

  private mutating func specifiers(
    _ items: [ExportedItem], isInGroup: Bool, in context: inout ImportContext
  ) -> [JSONValue] {
    var values: [JSONValue] = []
    var isBehindGroup = false
    for item in items {
      if item.isSeparator {
        context.lose("a separator has no counterpart", at: item.anchor)
        continue
      }
      var item = item
      strings.add(item.title, .title, of: item, in: &context)
      let choice = item.text(.choice)
      let isPage = item.text(.opens) == "page"
      if item.children != nil, choice == nil, !isPage, !isInGroup {
        values += group(item, in: &context)
        isBehindGroup = true
        continue
      }
      if isBehindGroup {
        context.lose(
          "'\(item.title)' becomes part of the group before it, because the format can't end a group",
          at: item.anchor)
        isBehindGroup = false
      }
      values.append(specifier(&item, choice, isPage: isPage, in: &context))
      item.reportRest(to: &context)
    }
    return values
  }

  private mutating func group(
    _ item: ExportedItem, in context: inout ImportContext
  ) -> [JSONValue] {
    var item = item
    let footer = footer(of: &item, in: &context)
    let head = JSONValue.members([
      ("Type", .string("PSGroupSpecifier")), ("Title", .string(item.title)),
      ("Key", .text(item.id)), footer,
    ])
    if item.flag(.collapsible) != false {
      context.lose(
        "the group '\(item.title)' can't be closed in a settings bundle", at: item.anchor)
    }
    item.reportRest(to: &context)
    return [head] + specifiers(item.children ?? [], isInGroup: true, in: &context)
  }

  private mutating func footer(
    of item: inout ExportedItem, in context: inout ImportContext
  ) -> (String, JSONValue?) {
    let footer = item.text(.footer)
    if let footer { strings.add(footer, .field(.footer), of: item, in: &context) }
    return ("FooterText", .text(footer))
  }

  private mutating func specifier(
    _ item: inout ExportedItem, _ choice: String?, isPage: Bool, in context: inout ImportContext
  ) -> JSONValue {
    var type = "IASKButtonSpecifier"
    // Saved settings need a key.
    let isSaved = choice == "one" || item.children == nil && item.isCheckItem
    let key = item.id ?? (isSaved ? strings.id(of: item) : nil)
    var more: [(String, JSONValue?)] = []
    if choice == "one" {
      type = isPage ? "PSMultiValueSpecifier" : "PSRadioGroupSpecifier"
      more = options(of: item, in: &context) + [footer(of: &item, in: &context)]
    } else if let children = item.children {
      type = "PSChildPaneSpecifier"
      if !isPage { context.lose("'\(item.title)' becomes a page", at: item.anchor) }
      if choice != nil { context.lose("the choice 'any' has no counterpart", at: item.anchor) }
      let name = paneName(item)
      more = [("File", .string(name))]
      let pane = pane(children, title: nil, in: &context)
      panes.append(ExportedFile(pane, path: "\(name).plist"))
    } else if let checked = item.flag(.checked) {
      type = "PSToggleSwitchSpecifier"
      more = [("DefaultValue", .boolean(checked))]
    } else if let url = item.text(.url) {
      type = "IASKOpenURLSpecifier"
      more = [("File", .string(url))]
    } else if let detail = item.text(.detail) {
      type = "PSTitleValueSpecifier"
      strings.add(detail, .field(.detail), of: item, in: &context)
      more = [("DefaultValue", .string(detail))]
    }
    return .members(
      [
        ("Type", .string(type)), ("Title", .string(item.title)), ("Key", .text(key)),
        ("IASKCellImage", .text(item.text(.icon))),
      ] + more)
  }

  /// The titles and values of a choice. The value of an option is the part of its id after the
  /// choice's id, or the whole id if that part is itself the id of an option.
  private mutating func options(
    of item: ExportedItem, in context: inout ImportContext
  ) -> [(String, JSONValue?)] {
    var titles: [String] = []
    var values: [String] = []
    var selected: String?
    let options = (item.children ?? []).filter { !$0.isSeparator }
    let ids = options.map { strings.id(of: $0) ?? $0.title }
    let taken = Set(ids)
    let prefix = strings.id(of: item).map { $0 + "." } ?? ""
    for (var option, id) in zip(options, ids) {
      let last = id.hasPrefix(prefix) ? String(id.dropFirst(prefix.count)) : id
      let value = taken.contains(last) ? id : last
      if option.flag(.checked) == true { selected = value }
      strings.add(option.title, .title, of: option, in: &context)
      titles.append(option.title)
      values.append(value)
      if option.children != nil {
        context.lose("the items of '\(option.title)' are left out", at: option.anchor)
      }
      option.reportRest(to: &context)
    }
    return [
      ("DefaultValue", .text(selected)), ("Titles", .strings(titles)), ("Values", .strings(values)),
    ]
  }

  /// A unique name for a pane's file.
  private mutating func paneName(_ item: ExportedItem) -> String {
    let words = ItemID.slug(of: item.title).split(separator: "-")
    let stem = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    var name = stem.isEmpty ? "Pane" : stem
    var number = 2
    while !names.insert(name).inserted {
      name = "\(stem.isEmpty ? "Pane" : stem)\(number)"
      number += 1
    }
    return name
  }
}
