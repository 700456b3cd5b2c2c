/// The facts that a table states, in one form for all output languages.
struct Facts {
  /// A fact's subject, such as `item 12` or `de item 12`, and its name, such as `title`.
  struct Key: Hashable {
    let subject: String
    let name: String
  }

  private(set) var values: [Key: String] = [:]
  /// The facts that are stated more than once.
  private(set) var repeated: [Key] = []

  mutating func say(_ name: String, _ value: String, of subject: String) {
    let key = Key(subject: subject, name: name)
    if values.updateValue(value, forKey: key) != nil { repeated.append(key) }
  }

  mutating func say(_ name: String, _ value: some BinaryInteger, of subject: String) {
    say(name, String(value), of: subject)
  }

  /// The subject of the document's own facts.
  static let menu = "menu"

  static func item(_ number: some BinaryInteger, in language: String? = nil) -> String {
    (language.map { "\($0) " } ?? "") + "item \(number)"
  }

  static func condition(_ number: Int) -> String { "condition \(number)" }
}

/// The facts that a menu's outputs must state.
struct ExpectedFacts {
  var facts = Facts()
  /// Facts that outputs may leave out.
  var optional: Set<Facts.Key> = []
  /// The names of facts that are numbers, which languages write differently: `40` and `40.0`.
  var numbers: Set<String> = [
    "tag", "height", "row-height", "header-height", "duration", "scroll-rows", "title-lines",
    "busy-delay",
  ]

  /// The number of compared facts, and a sentence about each fact that a file changes, repeats,
  /// leaves out or adds, sorted by subject and name.
  ///
  /// - Parameter omits: Whether the output language leaves out the facts with a given name.
  func differences(from read: Facts, omits: (String) -> Bool) -> (count: Int, found: [String]) {
    var found: [(key: Facts.Key, text: String)] = read.repeated.map {
      ($0, "\($0.subject): '\($0.name)' is stated twice")
    }
    // There are few names but many facts.
    let omitted = Set(facts.values.keys.lazy.map(\.name)).filter(omits)
    var count = 0
    for (key, value) in facts.values where !omitted.contains(key.name) {
      count += 1
      guard let said = read.values[key] else {
        if optional.contains(key) { continue }
        found.append(
          (key, "\(key.subject): '\(key.name)' is missing; the menu has \(quoted(value))"))
        continue
      }
      if agree(said, value, isNumber: numbers.contains(key.name)) { continue }
      found.append(
        (key, "\(key.subject): '\(key.name)' is \(quoted(said)); the menu has \(quoted(value))"))
    }
    for (key, said) in read.values where facts.values[key] == nil || omitted.contains(key.name) {
      found.append((key, "\(key.subject): '\(key.name)' is \(quoted(said)); the menu has none"))
    }
    found.sort {
      ($0.key.subject.count, $0.key.subject, $0.key.name)
        < ($1.key.subject.count, $1.key.subject, $1.key.name)
    }
    return (count, found.map(\.text))
  }

  private func agree(_ left: String, _ right: String, isNumber: Bool) -> Bool {
    // Canonically equivalent strings are equal in Swift, but not in other languages.
    if left.utf8.elementsEqual(right.utf8) { return true }
    guard isNumber, let left = Double(left), let right = Double(right) else { return false }
    return left == right
  }

  private func quoted(_ text: String) -> String { JSONValue.string(text).printedOnOneLine() }
}
