/// The conditions that represent the context keys of a VS Code extension.
struct VSCodeConditions {
  /// The meanings of conditions, keyed by name.
  private var meanings: [String: String] = [:]
  /// The names of conditions, keyed by the keys or comparisons that they represent.
  private var names: [String: String] = [:]
  /// For each condition with choices, the names of its choices, keyed by the values that they
  /// represent.
  private var choices: [String: [String: String]] = [:]

  /// A term about a condition, and whether it is negated.
  private typealias Literal = (term: String, isNegated: Bool)

  /// When a clause holds: always, never, or depending on conditions.
  enum Meaning {
    case always
    case never
    case terms(ImportedValue)
  }

  /// The meaning of a clause; nil if it can't be expressed.
  mutating func meaning(of clause: String) -> Meaning? {
    guard let expression = VSCodeExpression(clause),
      let entries = entries(of: expression, isNegated: false)
    else { return nil }
    if entries.isEmpty { return .always }
    if entries.contains(where: \.isEmpty) { return .never }
    let values = entries.map { entry in
      let terms = entry.map { ($0.isNegated ? "!" : "") + $0.term }
      return terms.count == 1 ? ImportedValue.string(terms[0]) : .strings(terms)
    }
    return .terms(values.count == 1 && entries[0].count == 1 ? values[0] : .array(values))
  }

  /// An expression as lists of literals. In each list, at least one literal must hold. Nil if there
  /// would be too many lists, or if a condition would have too many values.
  private mutating func entries(
    of expression: VSCodeExpression, isNegated: Bool
  ) -> [[Literal]]? {
    switch expression {
    case .constant(let value): return value != isNegated ? [] : [[]]
    case .key(let key):
      return [[(name(key, "The context key `\(key)`."), isNegated)]]
    case .other(let text):
      return [[(name(text, "`\(text)`"), isNegated)]]
    case .equals(let key, let value):
      return term(key, value).map { [[($0, isNegated)]] }
    case .not(let inner): return entries(of: inner, isNegated: !isNegated)
    case .all(let parts), .any(let parts):
      var isAll = false
      if case .all = expression { isAll = true }
      var lists: [[[Literal]]] = []
      for part in parts {
        guard let list = entries(of: part, isNegated: isNegated) else { return nil }
        lists.append(list)
      }
      if isAll != isNegated { return lists.flatMap { $0 } }
      var product: [[Literal]] = [[]]
      for list in lists {
        product = product.flatMap { entry in list.map { entry + $0 } }
        if product.count > 64 { return nil }
      }
      return product
    }
  }

  /// The term for a context key that equals a value; nil if the condition has too many values.
  private mutating func term(_ key: String, _ value: String) -> String? {
    let name = name("\(key) ==", "The value of the context key `\(key)`.", as: key)
    var known = choices[name] ?? [:]
    let used = Set(known.values)
    guard known[value] != nil || known.count < Limits.conditionValues - 1 else { return nil }
    let choice =
      known[value] ?? Self.unique(Self.words(value, or: "value"), among: used.union(["other"]))
    known[value] = choice
    choices[name] = known
    return "\(name)=\(choice)"
  }

  /// The name of the condition for a key or comparison. Creates the condition if it does not exist
  /// yet.
  private mutating func name(_ key: String, _ meaning: String, as text: String? = nil) -> String {
    if let name = names[key] { return name }
    let words = Self.words(text ?? key, or: "condition")
    let isName = words.utf8.first.map { !$0.isDigit } ?? false
    let start = isName && !ConditionName.flags.contains(words) ? words : "is-" + words
    let name = Self.unique(start, among: Set(meanings.keys))
    names[key] = name
    meanings[name] = meaning
    return name
  }

  private static func unique(_ name: String, among taken: Set<String>) -> String {
    if !taken.contains(name) { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// The ASCII words of a text in lower case, with `-` between them: `git-open-repository-count`.
  /// The substitute if there are none.
  private static func words(_ text: String, or substitute: String) -> String {
    var words = ""
    var isInside = false
    var wasLower = false
    for byte in text.utf8 {
      let isUpper = byte >= 0x41 && byte <= 0x5A
      guard isUpper || byte >= 0x61 && byte <= 0x7A || byte.isDigit else {
        isInside = false
        continue
      }
      if !words.isEmpty, !isInside || isUpper && wasLower { words += "-" }
      words.unicodeScalars.append(Unicode.Scalar(isUpper ? byte | 0x20 : byte))
      (isInside, wasLower) = (true, !isUpper)
    }
    return words.isEmpty ? substitute : words
  }

  /// The declarations of the conditions that items depend on, sorted by name.
  func declarations(for items: [ImportedItem]) -> [ImportedValue.Entry] {
    var used: [String: Set<String>] = [:]
    func visit(_ items: [ImportedItem]) {
      for item in items {
        for key in [ItemKey.when, .enabled] { item.keys[key]?.visitStrings(note) }
        visit(item.children ?? [])
      }
    }
    func note(_ term: String) {
      let parts = term.drop { $0 == "!" }.split(separator: "=").map(String.init)
      used[parts[0], default: []].formUnion(parts.dropFirst())
    }
    visit(items)
    return used.sorted { $0.key.utf8Precedes($1.key) }.map { name, values in
      var keys: [ImportedValue.Entry] = []
      if !values.isEmpty {
        let choices = ["other"] + values.sorted { $0.utf8Precedes($1) }
        keys.append(.init(key: ConditionKey.choices.rawValue, value: .strings(choices)))
      }
      if let meaning = meanings[name] {
        keys.append(.init(key: ConditionKey.summary.rawValue, value: .string(meaning)))
      }
      return .init(key: name, value: .table(keys))
    }
  }
}
