extension ValueReader {
  /// Reads the declarations of conditions, and sorts them by the bytes of their names.
  mutating func conditions(_ node: SourceNode) -> [Condition] {
    guard case .table(let entries) = node.value else {
      wrongType(
        DocumentKey.conditions.rawValue, node, takes: .table,
        proposal: DeclarationShape.condition.declarations(for: node))
      conditionsAreUnknown = true
      return []
    }
    let conditions = entries.compactMap { entry in
      let condition = condition(entry)
      if condition == nil { conditionsAreUnknown = true }
      return condition
    }
    return conditions.sorted { $0.name.utf8Precedes($1.name) }
  }

  private mutating func condition(_ entry: SourceEntry) -> Condition? {
    guard case .table = entry.value.value else {
      wrongType(
        entry.key, entry.value, takes: .table,
        proposal: DeclarationShape.condition.declaration(for: entry.value))
      return nil
    }
    if !ColumnName.isValid(entry.key) { invalidConditionName(entry) }
    var condition = Condition(place: entry.value.place, name: entry.key, defaultValue: 0)
    var isWhole = true
    var defaultValue: SourceNode?
    for (key, value) in entries(of: entry.value, as: ConditionKey.self) {
      switch key {
      case .choices:
        condition.choices = choices(key.rawValue, value, of: .condition(entry.key))
        isWhole = condition.choices != nil
      case .default: defaultValue = value
      case .follows:
        let id = text(key.rawValue, value)
        condition.followed = id.map { FollowedItem(id: $0, place: value.place) }
        isWhole = isWhole && id != nil
      case .summary: condition.summary = text(key.rawValue, value)
      }
    }
    if condition.followed != nil {
      let own: [ConditionKey] = [.choices, .default]
      for key in own where entry.value[key.rawValue] != nil { ownValue(key, of: entry) }
      condition.choices = nil
      defaultValue = nil
    }
    guard isWhole else { return nil }
    if let node = defaultValue { condition.defaultValue = initialValue(of: condition, node) ?? 0 }
    return condition
  }

  private mutating func initialValue(of condition: Condition, _ node: SourceNode) -> Int? {
    let key = ConditionKey.default.rawValue
    guard let choices = condition.choices else { return boolean(key, node).map { $0 ? 1 : 0 } }
    return choice(key, node, among: choices).flatMap(choices.firstIndex)
  }

  /// Whether a value is meant as a boolean in a key that also accepts conditions.
  func isFlag(_ node: SourceNode) -> Bool {
    switch node.value {
    case .array, .table: false
    case .nothing, .boolean, .integer, .number, .unsupported: true
    case .text(let text), .plain(let text):
      ["", "0", "1"].contains(text) || ConditionName.flags.contains(text)
    }
  }

  /// Reads the conditions of `when` or `enabled`. Entries that can't be read are left out.
  mutating func conditions(of key: ItemKey, _ node: SourceNode) -> [WhenEntry] {
    if case .table(let entries) = node.value {
      let meant = WhenMeaning(table: entries)
      tableInsteadOfTerms(of: key, node, meant: meant?.proposal)
      wordsOfUnreadTerms.formUnion(entries.map(\.key))
      for terms in meant?.entries ?? [] {
        wordsOfUnreadTerms.formUnion(terms.flatMap(Self.words))
      }
      return []
    }
    guard case .array(let nodes) = node.value else {
      return whenTerm(key, node, isAlone: true).map { [WhenEntry(terms: [$0])] } ?? []
    }
    return nodes.compactMap { node in
      guard case .array(let alternatives) = node.value else {
        return whenTerm(key, node).map { WhenEntry(terms: [$0]) }
      }
      guard !alternatives.isEmpty else {
        diagnostics.report(
          .invalidValue, "this array of terms can never hold, because it is empty",
          at: .value(node.place), help: "delete it, or list terms of which one must hold")
        return nil
      }
      let terms = alternatives.compactMap { whenTerm(key, $0) }
      return terms.count == alternatives.count ? WhenEntry(terms: terms) : nil
    }
  }

  /// - Parameter isAlone: Whether the term is the whole value rather than an element of an array.
  private mutating func whenTerm(
    _ key: ItemKey, _ node: SourceNode, isAlone: Bool = false
  ) -> WhenTerm? {
    switch node.value {
    case .boolean, .integer, .number:
      valueInsteadOfTerm(of: key, node)
      return nil
    case .nothing, .text, .plain, .unsupported, .array, .table: break
    }
    guard let text = text(key.rawValue, node) else { return nil }
    guard ConditionName.isTerm(text) else {
      let meant = WhenMeaning(text: text)
      let proposal = isAlone ? meant?.proposal : meant?.term.map(Proposal.string)
      invalidTerm(of: key, text, node, meant: proposal, term: meant?.term)
      wordsOfUnreadTerms.formUnion(Self.words(in: text))
      return nil
    }
    return WhenTerm(text, at: node.place)
  }

  private static func words(in text: String) -> [String] {
    text.utf8.split { !$0.isWord }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads the values that an output fixes for conditions.
  mutating func defines(_ node: SourceNode) -> [Define]? {
    guard case .table(let entries) = node.value else {
      wrongType(GenerateKey.define.rawValue, node, takes: .table)
      return nil
    }
    var isWhole = true
    let defines = entries.compactMap { entry -> Define? in
      let value: String?
      switch entry.value.value {
      case .boolean(let flag): value = String(flag)
      default: value = text(entry.key, entry.value)
      }
      guard let value else {
        isWhole = false
        return nil
      }
      return Define(condition: entry.key, value: value, place: entry.value.place)
    }
    return isWhole ? defines : nil
  }
}
