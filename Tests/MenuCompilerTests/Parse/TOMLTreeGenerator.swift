/// Writes random TOML documents with awkward layout. Most are valid; some give a key or table
/// twice.
struct TOMLTreeGenerator {
  private var state: UInt64
  private var text = ""

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  static func document(seed: UInt64) -> String {
    var generator = TOMLTreeGenerator(seed: seed)
    return generator.document()
  }

  mutating func document() -> String {
    text = ""
    for _ in 0..<number(below: 12) { line() }
    for _ in 0..<number(below: 8) {
      let isArray = chance(2)
      space()
      text += isArray ? "[[" : "["
      space()
      key(parts: 1 + number(below: 3))
      text += isArray ? "]]" : "]"
      lineEnd()
      for _ in 0..<number(below: 5) { line() }
    }
    return text
  }

  /// SplitMix64: the same documents on every machine.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  private mutating func chance(_ outOf: Int) -> Bool { number(below: outOf) == 0 }

  private mutating func pick(_ choices: [String]) -> String {
    choices[number(below: choices.count)]
  }

  private mutating func line() {
    if chance(5) { lineEnd() }
    pair(level: 0)
    lineEnd()
  }

  private mutating func pair(level: Int) {
    space()
    key(parts: chance(3) ? 2 + number(below: 2) : 1)
    text += "="
    space()
    value(level: level)
    space()
  }

  private mutating func key(parts: Int) {
    for part in 0..<parts {
      if part > 0 { text += "." }
      space()
      // Names are few enough to meet in different spellings, and many enough that most documents
      // are valid.
      let name = "k\(number(below: 60))"
      text += pick([
        name, name, "\"\(name)\"", "'\(name)'", "\"\\u006B\(name.dropFirst())\"", "\"é.\(name)#\"",
      ])
      space()
    }
  }

  private mutating func space() { text += pick(["", "", "", " ", "\t", "  \t"]) }

  private mutating func lineEnd() {
    space()
    text += pick(["", "", "", "# [x]", "#\"", "# '''", "# k1 = {"])
    text += pick(["\n", "\n", "\r\n", "\n\n", "\r\n \n"])
  }

  private mutating func value(level: Int) {
    switch number(below: level < 4 ? 8 : 5) {
    case 0:
      text += pick([
        "0", "-1", "+1_000", "0xDEAD_beef", "0o17", "0b1", "1.5", "-1e-3", "inf", "nan",
      ])
    case 1:
      text += pick([
        "true", "false", "1979-05-27", "07:32:00", "1979-05-27 07:32:00", "1979-05-27T07:32:00.25Z",
      ])
    case 2:
      text += pick([
        "''", "\"\"", "'\\'", "\"\\\"\"", "\"]#,}\"", "'=\"'", "\"\\\\\"", "\"\\U0001F34E\"",
      ])
    case 3:
      text += pick(["''''''", "'''\n'a''\n'''", "'''x'''''", "'''\r\n\\'''", "'''# [x]\n\"\"\"'''"])
    case 4:
      text += pick([
        "\"\"\"\"\"\"", "\"\"\"a\\\n  b\"\"\"", "\"\"\"\"\"x\"\"\"\"\"", "\"\"\"\\\"\"\"\\\"\"\"\"",
        "\"\"\"\n[k1]\n\"\"\"",
      ])
    case 5, 6: array(level: level)
    default: inlineTable(level: level)
    }
  }

  private mutating func array(level: Int) {
    text += "["
    let count = number(below: 4)
    for index in 0..<count {
      blank()
      value(level: level + 1)
      blank()
      if index < count - 1 || chance(2) { text += "," }
    }
    blank()
    text += "]"
  }

  private mutating func blank() {
    space()
    if chance(4) { lineEnd() }
  }

  private mutating func inlineTable(level: Int) {
    text += "{"
    let count = number(below: 4)
    for index in 0..<count {
      pair(level: level + 1)
      if index < count - 1 { text += "," }
    }
    if count == 0 { space() }
    text += "}"
  }
}
