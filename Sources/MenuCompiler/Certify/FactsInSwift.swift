/// Reads the tables of the target `swift` and of the targets that extend it.
extension Facts {
  mutating func readSwift(_ text: String) -> Bool {
    guard let file = LiteralFile(text, .swift), let table = file.value(of: "table"),
      let digits = table["digits"]?.number, let textDigits = table["textDigits"]?.number,
      let structure = file.value(of: "structure")?.text, let items = file.value(of: "text")?.text
    else { return false }
    readSettings(table)
    guard let starts = readSwiftStructure(structure, digits, textDigits),
      starts == readItems(items, isUTF8: true, numbers: [])
    else { return false }
    for entry in table["languages"]?.entries ?? [] {
      let isOwn = entry.value["texts"] == nil
      guard readLanguage(entry.value, isOwn: isOwn, in: file) else { return false }
    }
    for (number, line) in Facts.lines(file.value(of: "conditions")?.text).enumerated() {
      for (name, value) in zip(["bits", "value-count", "initial"], line) {
        say(name, value, of: Facts.condition(number))
      }
    }
    for line in Facts.lines(file.value(of: "formerIDs")?.text) where line.count == 2 {
      say("former id \(line[1])", line[0], of: Facts.menu)
    }
    func lines(_ name: String) -> [[String]] { Facts.lines(file.value(of: name)?.text) }
    var keys: [String: [String]] = [:]
    for line in lines("shortcuts") where line.count == 4 {
      keys[line[0], default: []].append("\(line[1]):\(line[2])+\(line[3])")
    }
    for (item, keys) in keys {
      say("shortcut-keys", keys.joined(separator: " "), of: Facts.item(Int(item) ?? -1))
    }
    return readClauses(lines("whens"))
      && readConditionalItems(lines("conditionalItems"), itemIsFirst: true)
      && readFollowers(lines("followers"))
  }

  /// Reads a language and its texts, which the language refers to by name.
  private mutating func readLanguage(
    _ language: LiteralTree, isOwn: Bool, in file: LiteralFile
  ) -> Bool {
    guard let tag = language.texts.first else { return false }
    if isOwn { say("language", tag, of: Facts.menu) }
    let subject = isOwn ? Facts.menu : tag
    let members = [
      ("isRightToLeft", isOwn ? "right-to-left" : "is-right-to-left"), ("plurals", "plurals"),
      ("title", "title"),
    ]
    for (label, name) in members where !(isOwn && label == "title") {
      if let value = language[label].flatMap(Facts.text) { say(name, value, of: subject) }
    }
    guard !isOwn else { return true }
    guard let name = language["texts"]?.word, let texts = file.value(of: name)?.text,
      let starts = language["starts"]?.word.flatMap({ file.value(of: $0)?.text })
    else { return false }
    // A program reads an item's text at the position that these numbers give.
    return readTexts(texts, in: tag, isUTF8: true, isNumbered: false)
      == Facts.lines(starts).map { Int($0.joined()) ?? -1 }
  }

  /// Reads lines of numbers in columns: parent, first child and so on. Returns the start of each
  /// item's line of texts; nil if the lines have a different form.
  private mutating func readSwiftStructure(
    _ structure: String, _ digits: Int, _ textDigits: Int
  ) -> [Int]? {
    let names = ["parent", "first-child", "child-count", "size-tree", "shown-rows", "rank"]
    var starts: [Int] = []
    for (node, line) in structure.split(separator: "\n").enumerated() {
      let line = Array(line)
      let width = digits + 1
      guard line.count == names.count * width + 20 + textDigits else { return nil }
      for (place, name) in names.enumerated() {
        let text = String(line[place * width..<place * width + digits]).filter { $0 != " " }
        guard let number = Int(text.isEmpty ? "-1" : text) else { return nil }
        if name == "rank" {
          say(name, node, of: Facts.item(number))
        } else {
          say(name, number, of: Facts.item(node))
        }
      }
      let rest = String(line[(names.count * width)...]).split(separator: " ")
      guard rest.count == 3, let depth = Int(rest[0]), let start = Int(rest[2]),
        let flags = FlagWord.bits(ofLetters: String(rest[1]))
      else { return nil }
      say("depth", depth, of: Facts.item(node))
      say("flags", FlagWord.words(of: flags), of: Facts.item(node))
      starts.append(start)
    }
    return starts
  }
}
