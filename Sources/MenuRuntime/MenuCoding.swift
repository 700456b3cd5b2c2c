extension MenuTable: Decodable {
  /// Reads a table from JSON, a property list, or any other format that has a decoder.
  ///
  /// ```swift
  /// let table = try JSONDecoder().decode(MenuTable.self, from: data)
  /// ```
  ///
  /// The members are those of the JSON that `menuc dump` prints. `items` is a list either of all
  /// items, each after its parent, with the parent's place in the list in `parent`, or of the
  /// top-level items, each with the items below it in `items`. Every item except a separator needs
  /// an `id`; all other members, including those of the menu, may be missing. Unknown members are
  /// ignored.
  ///
  /// Throws a `DecodingError` for a value of the wrong type or an unknown word, and a
  /// `MenuTableError` for items that do not form a table.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: MenuCodingKey.self)
    let title = try values.string("title") ?? ""
    let language = try values.string("language")
    let direction = try values.string("direction")
    try self.init(
      items: values.items(), name: values.string("menu") ?? "", title: title,
      layout: values.choice(
        "layout",
        [("rows", .rows), ("section-rows", .sectionRows), ("section-headers", .sectionHeaders)]
      ) ?? .rows,
      topLevel: values.flags(), settings: values.settings(), conditions: values.conditions(),
      language: language.map { ($0, direction == "rtl") }, plurals: values.string("plurals"))
  }
}

/// A member of an object, by its name.
private struct MenuCodingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

private typealias MenuMembers = KeyedDecodingContainer<MenuCodingKey>

extension MenuMembers where Key == MenuCodingKey {
  func value<Value: Decodable>(_ name: String) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: MenuCodingKey(name))
  }

  func string(_ name: String) throws -> String? { try value(name) }

  func members(_ name: String) throws -> MenuMembers? {
    let key = MenuCodingKey(name)
    if try !contains(key) || decodeNil(forKey: key) { return nil }
    return try nestedContainer(keyedBy: MenuCodingKey.self, forKey: key)
  }

  /// The value for the word in a member; nil if the member is missing, and an error for any other
  /// word.
  func choice<Value>(_ name: String, _ values: [(word: String, value: Value)]) throws -> Value? {
    guard let word = try string(name) else { return nil }
    guard let entry = values.first(where: { $0.word == word }) else {
      let words = values.map(\.word).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: MenuCodingKey(name), in: self,
        debugDescription: "\"\(word)\" is not one of \(words).")
    }
    return entry.value
  }

  func flags() throws -> MenuItem.Flags {
    var flags: MenuItem.Flags = []
    for (name, flag) in MenuItem.Flags.names where try value(name) == true { flags.insert(flag) }
    return flags
  }

  /// The top-level items, with all items below them.
  func items() throws -> [MenuItem] {
    var entries: [MenuItemEntry] = try value("items") ?? []
    if entries.allSatisfy({ $0.parent == nil }) {
      return entries.filter { !$0.isBorder }.map(\.item)
    }
    var top: [MenuItem] = []
    // Items with their children in reverse order, until they are moved below their own parents.
    for place in entries.indices.reversed() {
      var item = entries[place].item
      entries[place].item.items = []
      item.items.reverse()
      if entries[place].isBorder { continue }
      guard let parent = entries[place].parent else {
        top.append(item)
        continue
      }
      if parent < 0 || parent >= place { throw item.error(.parentNotBefore) }
      entries[parent].item.items.append(item)
    }
    return top.reversed()
  }

  func settings() throws -> MenuSettings {
    let animation = try members("animation")
    let scroll = try members("scroll")
    let presets: [(String, MenuAnimationPreset)] = [
      ("automatic", .automatic), ("none", .none), ("fade", .fade), ("top", .top),
      ("bottom", .bottom), ("left", .left), ("right", .right), ("middle", .middle),
      ("directional", .directional), ("fold", .fold),
    ]
    return try MenuSettings(
      indicator: indicator() ?? .standard,
      hitArea: choice(
        "hitArea", [("row", .row), ("indicator", .indicator), ("both", .both), ("auto", .auto)])
        ?? .both,
      animation: MenuAnimation(
        insert: animation?.choice("insert", presets) ?? .automatic,
        delete: animation?.choice("delete", presets) ?? .automatic,
        duration: animation?.value("duration") ?? 0.3),
      scroll: MenuScroll(
        to: scroll?.choice("to", [("none", .none), ("top", .top), ("reveal", .reveal)]) ?? .none,
        rows: scroll?.value("rows") ?? 5),
      rowHeight: value("rowHeight"), headerHeight: value("headerHeight"),
      titleLines: value("titleLines") ?? 1,
      keepsSelection: choice("selection", [("none", false), ("keep", true)]) ?? false,
      // Null means never.
      busyDelay: contains(MenuCodingKey("busyDelay")) ? value("busyDelay") : 0.5)
  }

  func indicator() throws -> MenuIndicator? {
    guard let values = try members("indicator") else { return nil }
    func glyph(_ name: String) throws -> MenuGlyph? {
      guard let glyph = try values.members(name) else { return nil }
      return try MenuGlyph(text: glyph.value("glyph"), image: glyph.value("image"))
    }
    func color(_ name: String) throws -> MenuColor? {
      let text: String? = try values.value(name)
      return text.flatMap { MenuColor($0) }
    }
    return try MenuIndicator(
      collapsed: glyph("collapsed"), expanded: glyph("expanded"), empty: glyph("empty"),
      leaf: glyph("leaf"), color: color("color"), highlight: color("highlight"),
      hideWhenEmpty: values.value("hideWhenEmpty") ?? true)
  }

  func conditions() throws -> [MenuCondition] {
    let entries: [MenuConditionEntry] = try value("conditions") ?? []
    return entries.map(\.condition)
  }
}

/// A condition, whose default is a boolean or the name of a choice.
private struct MenuConditionEntry: Decodable {
  let condition: MenuCondition

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: MenuCodingKey.self)
    let choices: [String] = try values.value("choices") ?? []
    let initial =
      if choices.isEmpty {
        try values.value("default") == true ? 1 : 0
      } else {
        try values.choice("default", choices.enumerated().map { ($1, $0) }) ?? 0
      }
    condition = try MenuCondition(
      values.string("name") ?? "", choices: choices, initial: initial,
      follows: values.string("follows"))
  }
}

/// An item, and the place of its parent in a list of all items.
private struct MenuItemEntry: Decodable {
  var item: MenuItem
  let parent: Int?
  /// Whether the entry is a separator that follows from `separators` of an inline item, or from
  /// `footer`.
  let isBorder: Bool

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: MenuCodingKey.self)
    parent = try values.value("parent")
    isBorder = try ["borderOf", "footerOf"].contains { try values.value($0) != Int?.none }
    let below: [MenuItemEntry]? = try values.value("items")
    item = try MenuItem(
      values.string("id") ?? "", values.string("title") ?? "", values.flags(),
      items: (below ?? []).filter { !$0.isBorder }.map(\.item))
    if below != nil { item.flags.insert(.category) }
    for key in MenuItem.Key.allCases {
      let hasForms = [.detail, .badge, .accessibilityLabel].contains(key)
      if hasForms, let forms: [String: String] = try? values.value(key.name) {
        item.forms[key] = forms
      } else {
        item.fields[key] = try values.value(key.name)
      }
    }
    item.when = try values.value("when") ?? []
    item.enabled = try values.value("enabled") ?? []
    item.indicator = try values.indicator()
    for (name, value) in try values.value("arguments") ?? [String: MenuValue?]() {
      item.arguments[name] = value
    }
    for (name, value) in try values.value("values") ?? [String: MenuValue?]() {
      item.values[name] = value
    }
  }
}

extension MenuItem.Key {
  /// The key's name in JSON: `disabledReason` for `disabled-reason`.
  fileprivate var name: String {
    let words = rawValue.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension MenuValue: Decodable {
  /// Reads a string, a number, a boolean, a list of strings, or shortcuts by platform.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([String].self) {
      self = .strings(value)
    } else {
      // Shortcuts by platform.
      let lists = try container.decode([String: MenuValue].self)
      let apple = lists["apple"].map { ["apple", $0.text()] } ?? []
      let parts = (lists["default"].map { [$0.text()] } ?? []) + apple
      self = .string(parts.filter { !$0.isEmpty }.joined(separator: " "))
    }
  }
}
