/// Reads the tree of items from the top down, and gives each item its id.
struct ItemReader {
  var values: ValueReader
  private let columns: ColumnIndex
  private let actions: ActionIndex
  private let conditions: Set<String>
  private let hasSections: Bool
  private var count = 0
  private var isTooLarge = false

  /// - Parameter conditions: The names of the declared conditions, which may include `on`.
  init(
    values: ValueReader, columns: [Column], actions: [Action]?, conditions: Set<String>,
    hasSections: Bool
  ) {
    self.values = values
    self.conditions = conditions
    self.hasSections = hasSections
    self.columns = ColumnIndex(columns)
    self.actions = ActionIndex(actions)
  }

  /// Reads an array of items. An invalid item is left out and does not hide problems of the other
  /// items.
  mutating func items(
    _ key: String, _ node: SourceNode, parent: String?, level: Int
  ) -> [Item] {
    guard case .array(let nodes) = node.value else {
      values.wrongType(key, node, takes: .array)
      return []
    }
    guard level <= Limits.depth || nodes.isEmpty else {
      values.diagnostics.report(
        .tooDeep, "items are nested more than \(Limits.depth) levels deep",
        at: .value(node.place), help: "merge levels, or split the menu in two")
      return []
    }
    var items: [Item] = []
    items.reserveCapacity(nodes.count)
    for node in nodes {
      count += 1
      guard count <= Limits.items else {
        if !isTooLarge {
          values.diagnostics.report(
            .tooLarge, "the menu has more than \(Limits.items) items", at: .value(node.place),
            help: "items from aliases and includes count each time they are used")
          isTooLarge = true
        }
        break
      }
      guard let item = item(node, parent: parent, level: level) else { continue }
      if item.isInline, item.hasBorders {
        count += 2
        items += [.border(.first, of: item), item, .border(.last, of: item)]
      } else {
        items.append(item)
      }
    }
    return items
  }

  private mutating func item(_ node: SourceNode, parent: String?, level: Int) -> Item? {
    var item = Item(place: node.place)
    switch node.value {
    case .text, .plain:
      guard let title = values.text("title", node) else { return nil }
      if case .plain = node.value, title.hasPrefix("title:") {
        values.diagnostics.report(
          .wrongType, "the item '\(title)' is a string, not a table", at: .value(node.place),
          help: "add a space after 'title:', or put the string in quotes")
      }
      item.title = title
      item.id = ItemID.derive(from: title, parent: parent)
      item.isString = true
      return item
    case .table:
      return table(node, parent: parent, level: level)
    case .nothing, .boolean, .integer, .number, .unsupported, .array:
      values.diagnostics.report(
        .wrongType, "an item is a string or a table, not \(node.written)", at: .value(node.place),
        help: node.isArray
          ? "an item with children is a table with a 'title' and 'items'"
          : node.isNothing
            ? "write a title after the dash, or delete the dash"
            : ValueReader.help(for: node, .string) ?? "write `\"\"` for an item without a title")
      return nil
    }
  }

  private mutating func table(_ node: SourceNode, parent: String?, level: Int) -> Item? {
    var meant: Set<String> = []
    if let separator = node[ItemKey.separator.rawValue] {
      switch values.boolean(ItemKey.separator.rawValue, separator) {
      case true?: return self.separator(node)
      case false?: break
      case nil: meant.insert(ItemKey.separator.rawValue)
      }
    }
    if let only = node.entries.first, node.entries.count == 1, isTitleAsKey(only) {
      values.titleAsKey(only)
      return nil
    }
    var item = Item(place: node.place)
    var fields = ItemDetails.Fields()
    var title: String?
    var titleIsGiven = false
    var children: SourceNode?
    let known = values.entries(of: node, as: ItemKey.self)
    for (key, value) in known {
      switch key {
      case .field(.action): values.action(value, actions: actions, into: &fields)
      case .field(.shortcut): fields[.shortcut] = values.shortcuts(value)
      case .field(let field):
        if let plural = PluralField(name: field.key), case .table = value.value {
          values.plural(plural, value, into: &fields)
        } else {
          fields[field] = values.field(field, value)
        }
      case .structure(let key):
        let name = key.rawValue
        switch key {
        case .title:
          titleIsGiven = true
          title = values.text(name, value)
        case .id:
          let id = values.text(name, value)
          item.idIsDeclared = true
          item.idIsUnknown = id == nil
          item.id = id ?? ""
        case .enabled:
          if values.isFlag(value), !isCondition(value) {
            item.enabled = values.boolean(name, value) ?? true
          } else {
            fields.enabledWhen = values.conditions(of: .enabled, value)
          }
        case .hidden: item.hidden = values.boolean(name, value) ?? false
        case .separator: break
        case .collapsed: item.collapsed = values.boolean(name, value)
        case .collapsible: item.collapsible = values.boolean(name, value)
        case .expansion: item.expansion = values.choice(name, value, ExpansionMode.self)
        case .keepOpen: item.keepOpen = values.boolean(name, value)
        case .checked:
          item.isSummaryCheck = value.isText && value.scalarText == ItemKey.summaryWord
          if !item.isSummaryCheck { item.checked = values.boolean(name, value, takes: .check) }
        case .choice: item.choice = values.choice(name, value, ChoiceMode.self)
        case .keywords: fields.keywords = values.keywords(name, value)
        case .was: fields.formerIDs = values.formerIDs(name, value)
        case .when: fields.when = values.conditions(of: .when, value)
        case .translate: values.translate(name, value, into: &fields)
        case .slot: item.isSlot = values.boolean(name, value) ?? false
        case .inline: item.isInline = values.boolean(name, value) ?? false
        case .separators: item.hasBorders = values.boolean(name, value) ?? false
        case .opens: item.opens = values.choice(name, value, OpenMode.self)
        case .items:
          item.hasItems = true
          children = value
        case .values: fields.values = values.columnValues(value, columns: columns)
        case .indicator: fields.indicator = values.indicator(name, value)
        case .accessibility: values.accessibility(name, value, into: &fields)
        }
      }
    }
    if known.count != node.entries.count {
      meant.formUnion(KeyHelp.meant(in: node, as: ItemKey.self))
    }
    assume(meant, of: &item, &fields)
    let canLackTitle = item.isInline && item.idIsDeclared
    if !titleIsGiven, !canLackTitle, meant.isDisjoint(with: Self.titles) {
      values.diagnostics.report(
        .missingKey, "the item has no 'title'", at: .value(node.place),
        help: item.isInline
          ? "add a title, which is the group's heading, or an 'id' for a group without a heading"
          : "a title can be empty, but is required; for a line between items, use 'separator'")
    }
    item.title = title ?? ""
    item.titleIsUnknown = title == nil && (titleIsGiven || !canLackTitle)
    if !item.idIsDeclared {
      item.idIsUnknown = title == nil
      item.id = title.map { ItemID.derive(from: $0, parent: parent) } ?? ""
    }
    if item.isCategory, fields.text(.detail) == ItemField.checkedWord {
      item.showsChecked = true
      fields[.detail] = nil
    }
    if fields != ItemDetails.Fields() { item.details = ItemDetails(fields) }
    if let children {
      let id = item.id.isEmpty ? nil : item.id
      item.children = items(ItemKey.items.rawValue, children, parent: id, level: level + 1)
      item.childrenAreUnknown =
        item.children.count { $0.border == nil } != children.elementCount
      if item.hasFooterRow(isSection: hasSections && level == 1) {
        count += 1
        item.children.append(.border(.footer, of: item))
      }
    }
    return item
  }

  /// Whether a word such as `on` is the name of a condition. `true` and `false` never are.
  private func isCondition(_ node: SourceNode) -> Bool {
    guard node.isText, let text = node.scalarText else { return false }
    return conditions.contains(text) && text != "true" && text != "false"
  }

  /// The keys of which an item must have at least one: a title, or a key that makes a title
  /// unnecessary.
  private static let titles = [
    ItemKey.title.rawValue, ItemKey.separator.rawValue, IncludeKey.include.rawValue,
  ]

  /// Treats misspelled keys as present, so that they are not reported as missing.
  private func assume(
    _ meant: Set<String>, of item: inout Item, _ fields: inout ItemDetails.Fields
  ) {
    guard !meant.isEmpty else { return }
    if meant.contains(ItemKey.id.rawValue) {
      item.idIsDeclared = true
      item.idIsUnknown = true
    }
    if meant.contains(ItemKey.items.rawValue) {
      item.hasItems = true
      item.childrenAreUnknown = true
    }
    if meant.contains(ItemField.body.key), fields[.body] == nil { fields[.body] = .string("") }
    let others = [ItemKey.values, .separator].map(\.rawValue) + IncludeKey.names
    if !meant.isDisjoint(with: others) { item.valuesAreUnknown = true }
  }

  /// Whether an entry is an item in the notation of many YAML trees: its title as the key, and its
  /// children or its address as the value.
  private func isTitleAsKey(_ entry: SourceEntry) -> Bool {
    // Keys of other formats begin with a lower-case letter, so `Contents` is a title.
    let isWord = entry.key.first?.isUppercase == true
    guard ItemKey(rawValue: entry.key) == nil,
      isWord || KeyHelp.meant(by: entry.key, as: ItemKey.self) == nil
    else { return false }
    switch entry.value.value {
    case .array, .nothing: return true
    case .text, .plain: return isWord
    case .boolean, .integer, .number, .unsupported, .table: return false
    }
  }

  private mutating func separator(_ node: SourceNode) -> Item {
    let others = node.entries.filter { $0.key != ItemKey.separator.rawValue }
    for entry in others {
      guard ItemKey(rawValue: entry.key) != nil else {
        values.unknownKey(entry, in: node, as: ItemKey.self)
        continue
      }
      values.separatorKey(entry, in: node)
    }
    var item = Item(place: node.place)
    item.isSeparator = true
    return item
  }
}

extension Item {
  /// The separator before or after an inline group, or the footer of a category.
  fileprivate static func border(_ border: ItemBorder, of group: Item) -> Item {
    var item = Item(place: group.place)
    item.isSeparator = true
    item.border = border
    return item
  }
}
