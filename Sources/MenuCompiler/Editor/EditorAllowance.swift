/// The keys that can still be added to the table at a cursor.
///
/// The linter decides. In a stand-in menu, each item has the keys of the item at the cursor and one
/// additional key. A key is refused if, with every value, the linter reports an error about it or
/// because of it.
struct EditorAllowance {
  private let others: Set<String>
  private let refused: Set<String>

  /// - Parameter menu: The menu in the latest state that could be read.
  init(_ cursor: EditorCursor, in menu: Menu?) {
    others = Set(cursor.others)
    guard case .table(.item)? = cursor.place.tableOwner, let owner = cursor.place.tableOwner else {
      refused = []
      return
    }
    let isTopLevel = cursor.place.levels.count { $0.name == DocumentKey.items.rawValue } < 2
    var trial = ItemTrial(
      isTopLevel: isTopLevel, layout: menu?.settings.layout,
      entries: cursor.others.compactMap { name in
        ItemTrial.value(of: name, written: cursor.sibling(name)).map { (name, $0) }
      })
    let candidates = owner.keys.map(\.name).filter { !cursor.others.contains($0) }
    refused = trial.refused(among: candidates)
  }

  func allows(_ key: String) -> Bool { !others.contains(key) && !refused.contains(key) }
}

/// A menu in which each item has the same entries and one additional entry.
private struct ItemTrial {
  typealias Entry = (key: String, value: String)

  private var text: String
  private let entries: [Entry]
  private let isTopLevel: Bool
  /// The ranges of the keys and values of each item.
  private var items: [(candidate: String?, places: [(key: String, range: Range<Int>)])] = []

  /// - Parameter entries: The keys of the item, with values in TOML.
  init(isTopLevel: Bool, layout: Layout?, entries: [Entry]) {
    self.entries = entries
    self.isTopLevel = isTopLevel
    text = "menu = \"M\"\n"
    if let layout {
      text += "\(DocumentSetting.layout.key) = \(LiteralText.doubleQuoted(layout.rawValue))\n"
    }
    // The conditions that the examples use.
    text += "[conditions]\nsigned-in = {}\ndevice = { choices = [\"phone\", \"tablet\"] }\n"
    if !isTopLevel { text += "[[items]]\ntitle = \"Parent\"\n" }
  }

  /// The value of a key in an item of the stand-in menu: the document's value if it is a boolean or
  /// one of the key's words, or else the value in the key's example.
  static func value(of key: String, written: String?) -> String? {
    guard let written, let key = ItemKey(rawValue: key) else { return examples[key] }
    if written == "true" || written == "false" { return written }
    let isWord = key.description.type.words.contains(written)
    return isWord ? LiteralText.doubleQuoted(written) : examples[key.rawValue]
  }

  /// The values of the keys in the registry's examples, in TOML.
  private static let examples: [String: String] = {
    var values: [String: String] = [:]
    let examples =
      ItemKey.examples.map { ($0.rawValue, $1) } + IncludeKey.examples.map { ($0.rawValue, $1) }
    for (key, example) in examples {
      let syntax = EditorSyntax(Array("item = \(example)".utf8), .toml)
      let item = syntax.child("item", of: SyntaxTree.root)
      guard let node = item.flatMap({ syntax.child(key, of: $0) }) else { continue }
      values[key] = String(decoding: syntax.bytes[syntax.tree[node].value], as: UTF8.self)
    }
    return values
  }()

  /// The keys that are refused with every value.
  mutating func refused(among keys: [String]) -> Set<String> {
    // Finds the errors that occur without an additional key, in an item and in a second item like
    // it.
    add(nil)
    add(nil)
    for key in keys {
      let words = ItemKey(rawValue: key)?.description.type.words ?? []
      let choices = words.filter { $0 != "true" && $0 != "false" }.map(LiteralText.doubleQuoted)
      for value in [Self.examples[key]].compactMap({ $0 }) + choices { add((key, value)) }
    }
    let errors = self.errors
    let standing = Set(errors.prefix(2).joined())
    // A key without an example is not tried.
    var refused = Set(items.compactMap(\.candidate))
    for (item, errors) in zip(items, errors) {
      if let key = item.candidate, standing.isSuperset(of: errors) { refused.remove(key) }
    }
    return refused
  }

  private mutating func add(_ candidate: Entry?) {
    var entries = entries
    if let candidate { entries.append(candidate) }
    // A `separator` or an `include` must be the only key in its table.
    let isAlone = entries.contains {
      $0.key == ItemKey.separator.rawValue && $0.value == "true"
        || $0.key == IncludeKey.include.rawValue
    }
    text += isTopLevel ? "[[items]]\n" : "[[items.items]]\n"
    var places: [(key: String, range: Range<Int>)] = []
    func note(_ entry: Entry) {
      for (piece, end) in [(entry.key, " = "), (entry.value, "\n")] {
        let start = text.utf8.count
        text += piece
        places.append((entry.key, start..<text.utf8.count))
        text += end
      }
    }
    if !isAlone {
      // The title needs letters for mnemonics and a number for a unique id.
      note((ItemKey.title.rawValue, "\"Save \(items.count)\""))
    }
    for entry in entries where isAlone || entry.key != ItemKey.title.rawValue { note(entry) }
    items.append((candidate?.key, places))
  }

  private struct Finding: Hashable {
    let name: DiagnosticName
    let key: String
  }

  /// The errors about the keys of each item.
  private var errors: [[Finding]] {
    let file = SourceFile(name: "trial.toml", format: .toml, text: text)
    var severities = SeveritySettings()
    severities.listsAll = true
    var input = CompilerInput.none
    input.loadInclude = { path, _ in
      .loaded(SourceFile(name: path, format: .toml, text: "items = [\"Included\"]\n"))
    }
    let compiled = try? compileStages(
      file, goal: .check, input: input, severities: severities, needsTable: false)
    var findings: [Range<Int>: [DiagnosticName]] = [:]
    for problem in compiled?.diagnostics ?? [] where problem.severity == .error {
      guard let range = problem.range?.bytes else { continue }
      findings[range, default: []].append(problem.name)
    }
    return items.map { item in
      item.places.flatMap { place in
        (findings[place.range] ?? []).map { Finding(name: $0, key: place.key) }
      }
    }
  }
}
