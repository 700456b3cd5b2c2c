/// Reads the texts of packed tables, which the targets for Swift, TypeScript, Kotlin and browsers
/// share, into facts. Each function returns false or nil if a text has an unexpected form.
extension Facts {
  /// Reads lines of numbers and a record: `id title{ key value}`. Returns the start of each line.
  mutating func readItems(_ text: String, isUTF8: Bool, numbers: [String]) -> [Int]? {
    var reader = RecordReader(text, isUTF8: isUTF8)
    var starts: [Int] = []
    while !reader.isAtEnd {
      let item = Facts.item(starts.count)
      starts.append(reader.place)
      for name in numbers {
        guard let number = reader.number(), reader.skip(" ") else { return nil }
        sayNumber(name, number, of: item)
      }
      guard let id = reader.text(), reader.skip(" "), let title = reader.text() else { return nil }
      say("id", id, of: item)
      say("title", title, of: item)
      guard reader.fields({ say($0, $1, of: item) }) else { return nil }
    }
    return starts
  }

  /// Reads one line of numbers for each item.
  mutating func readStructure(_ lines: [[String]], numbers: [String]) -> Bool {
    for (node, line) in lines.enumerated() {
      guard line.count == numbers.count else { return false }
      for (name, text) in zip(numbers, line) {
        guard let number = Int(text) else { return false }
        sayNumber(name, number, of: Facts.item(node))
      }
    }
    return true
  }

  private mutating func sayNumber(_ name: String, _ number: Int, of item: String) {
    guard name == "flags" else { return say(name, number, of: item) }
    say(name, FlagWord.words(of: UInt32(truncatingIfNeeded: number)), of: item)
  }

  /// Reads the texts in another language, one line per item. Each line starts with the item's
  /// number, unless every item has a line. Returns the start of each line.
  mutating func readTexts(
    _ text: String, in language: String, isUTF8: Bool, isNumbered: Bool
  ) -> [Int]? {
    var reader = RecordReader(text, isUTF8: isUTF8)
    var starts: [Int] = []
    while !reader.isAtEnd {
      guard let line = isNumbered ? reader.number() : starts.count else { return nil }
      let item = Facts.item(line, in: language)
      starts.append(reader.place)
      guard reader.fields(startsLine: !isNumbered, { say($0, $1, of: item) }) else { return nil }
    }
    return starts
  }

  /// Reads the clauses of `when`s. Each line has the number of a `when` and the halves of two
  /// masks.
  mutating func readClauses(_ lines: [[String]]) -> Bool {
    var counts: [String: Int] = [:]
    for line in lines {
      guard line.count == 5 else { return false }
      let place = counts[line[0], default: 0]
      say("clause \(place)", line[1...].joined(separator: " "), of: "when \(line[0])")
      counts[line[0]] = place + 1
    }
    return true
  }

  /// Reads lines that each pair a `when` with an item.
  mutating func readConditionalItems(_ lines: [[String]], itemIsFirst: Bool) -> Bool {
    for line in lines {
      guard line.count == 2 else { return false }
      say("when", line[itemIsFirst ? 1 : 0], of: "item \(line[itemIsFirst ? 0 : 1])")
    }
    return true
  }

  /// Reads items, the conditions that follow them, and the values of these conditions.
  mutating func readFollowers(_ lines: [[String]]) -> Bool {
    for line in lines {
      guard line.count == 3 else { return false }
      say("value of condition \(line[1])", line[2], of: "item \(line[0])")
    }
    return true
  }

  /// Reads conditions, one per line: name, initial value, first bit, and choices.
  mutating func readConditions(_ lines: [[String]]) -> Bool {
    for (number, line) in lines.enumerated() {
      guard line.count >= 3 else { return false }
      let subject = Facts.condition(number)
      say("condition-name", line[0], of: subject)
      say("initial", line[1], of: subject)
      say("bit", line[2], of: subject)
      say("choices", line[3...].joined(separator: " "), of: subject)
    }
    return true
  }

  /// The words of the nonempty lines of a text.
  static func lines(_ text: String?) -> [[String]] {
    (text ?? "").split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }
}
