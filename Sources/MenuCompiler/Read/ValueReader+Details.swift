extension ValueReader {
  /// Reads the value of an item's field. Returns nil if the value is rejected or equals the
  /// default.
  mutating func field(_ field: ItemField, _ node: SourceNode) -> ScalarValue? {
    scalar(field.key, node, as: field.description.key)
  }

  /// Reads a text with a number: a table with its forms. A table with an invalid form is left out,
  /// so that the form is not also reported as missing.
  mutating func plural(
    _ field: PluralField, _ node: SourceNode, into fields: inout ItemDetails.Fields
  ) {
    var plural = PluralText(field: field, forms: [:], place: node.place)
    let problems = diagnostics.all.count
    for (form, value) in entries(of: node, as: PluralForm.self) {
      plural.forms[form] = text(form.rawValue, value)
    }
    if diagnostics.all.count == problems { fields.plurals.append(plural) }
  }

  /// Reads the value of a document setting. Returns nil if the value is rejected or equals the
  /// default.
  mutating func setting(_ setting: DocumentSetting, _ node: SourceNode) -> ScalarValue? {
    scalar(setting.key, node, as: setting.description.key)
  }

  private mutating func scalar(
    _ name: String, _ node: SourceNode, as key: KeyDescription
  ) -> ScalarValue? {
    guard let value = scalar(name, node, as: key.type), value.json != key.defaultValue else {
      return nil
    }
    return value
  }

  private mutating func scalar(
    _ name: String, _ node: SourceNode, as type: KeyType
  ) -> ScalarValue? {
    switch type {
    // A text with a number was already read.
    case .text, .anyOf: text(name, node).map { .string($0) }
    case .choice(let names): choice(name, node, among: names).map { .string($0) }
    case .boolean: boolean(name, node).map { .boolean($0) }
    case .integer(let range): integer(name, node, in: range).map { .integer($0) }
    case .number(let isPositive): number(name, node, isPositive: isPositive).map { .number($0) }
    case .shortcut, .table, .preset, .textOrTable, .array, .oneOrMore, .map, .entry,
      .scalar, .item, .when, .booleanOrWhen:
      preconditionFailure("'\(name)' is not a plain value")
    }
  }

  /// Reads the shortcuts of an item: a single shortcut, an array of several, or a table with
  /// shortcuts for Apple's platforms and for all others. Returns nil if there are none.
  mutating func shortcuts(_ node: SourceNode) -> ScalarValue? {
    var others: [Shortcut] = []
    var apple: [Shortcut]?
    if case .table = node.value {
      for (key, value) in entries(of: node, as: ShortcutsKey.self) {
        switch key {
        case .default: others = shortcuts(key.rawValue, value)
        case .apple: apple = shortcuts(key.rawValue, value)
        }
      }
    } else {
      others = shortcuts(ItemField.shortcut.key, node)
    }
    let list = ShortcutList(others, apple: apple ?? others)
    return list.isEmpty ? nil : .string(list.description)
  }

  private mutating func shortcuts(_ name: String, _ node: SourceNode) -> [Shortcut] {
    guard case .array(let elements) = node.value else {
      return shortcut(name, node).map { [$0] } ?? []
    }
    return elements.compactMap { shortcut(name, $0) }
  }

  private mutating func shortcut(_ name: String, _ node: SourceNode) -> Shortcut? {
    guard let text = text(name, node) else { return nil }
    if let shortcut = Shortcut(text) { return shortcut }
    invalidShortcut(text, node)
    return nil
  }

  /// Reads the keywords for searches. Strings that are empty or contain line breaks are rejected.
  mutating func keywords(_ name: String, _ node: SourceNode) -> [String] {
    texts(name, node).compactMap { word, place in
      guard word.isEmpty || word.contains(where: \.isNewline) else { return word }
      invalidKeyword(word, at: place)
      return nil
    }
  }

  mutating func formerIDs(_ name: String, _ node: SourceNode) -> [FormerID] {
    texts(name, node).map { FormerID(id: $0, place: $1) }
  }

  /// Reads which texts of an item are translated: all, none, or the texts named in an array.
  mutating func translate(
    _ name: String, _ node: SourceNode, into fields: inout ItemDetails.Fields
  ) {
    guard case .array(let elements) = node.value else {
      fields.isTranslated = boolean(name, node) ?? true
      return
    }
    let names = elements.compactMap { choice(name, $0, among: ItemKey.translatedNames) }
    fields.translatedTexts = Set(names.compactMap { TranslatedField(name: $0) })
  }

  mutating func accessibility(
    _ name: String, _ node: SourceNode, into fields: inout ItemDetails.Fields
  ) {
    guard case .table = node.value else {
      wrongType(
        name, node, takes: .table,
        proposal: node.scalarText.map { .table(AccessibilityKey.label.rawValue, .string($0)) })
      return
    }
    for (key, value) in entries(of: node, as: AccessibilityKey.self) {
      switch key {
      case .label:
        if case .table = value.value {
          plural(.label, value, into: &fields)
        } else {
          fields.accessibilityLabel = text(key.rawValue, value)
        }
      case .hint: fields.accessibilityHint = text(key.rawValue, value)
      }
    }
  }
}
