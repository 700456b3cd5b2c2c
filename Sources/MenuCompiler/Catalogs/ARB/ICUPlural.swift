/// An ICU message that consists of a text with a number: `{count, plural, one{…} other{…}}`.
struct ICUPlural {
  /// The forms, in the order of the message. Forms for the numbers 0 to 2, such as `=1`, get the
  /// names of CLDR's forms, as in Flutter.
  private(set) var forms: [(name: String, text: String)] = []

  /// Reads a message; nil if it is malformed or of a different kind.
  init?(_ message: String) {
    var reader = Reader(rest: message[...])
    guard reader.take("{"), let argument = reader.word(), reader.take(","),
      reader.word() == "plural", reader.take(",")
    else { return nil }
    while !reader.take("}") {
      guard let name = reader.word(), let text = reader.text() else { return nil }
      let form = ["=0": "zero", "=1": "one", "=2": "two"][name] ?? name
      guard PluralForm(rawValue: form) != nil || name.hasPrefix("=") else { return nil }
      if forms.contains(where: { $0.name == form }) { continue }
      forms.append((form, Self.decoded(text, argument)))
    }
    guard reader.rest.isEmpty, !forms.isEmpty else { return nil }
  }

  /// The general form: `other` or, if it is missing or empty, the last form with a text.
  var general: String {
    let filled = forms.filter { !$0.text.isEmpty }
    return (filled.first { $0.name == "other" } ?? filled.last)?.text ?? ""
  }

  /// A message with the forms of a text. Each `#` is quoted and, in a form with unbalanced braces,
  /// every brace except those of placeholders.
  static func written(_ forms: [PluralForm: String]) -> String {
    let parts = PluralForm.allCases.compactMap { form in
      forms[form].map { " \(form.rawValue){\(encoded($0))}" }
    }
    return "{count, plural,\(parts.joined())}"
  }

  private static func encoded(_ text: String) -> String {
    var depth = 0
    var isBalanced = true
    for character in text {
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth < 0 { isBalanced = false }
    }
    let text = text.replacing("#", with: "'#'")
    if isBalanced, depth == 0 { return text }
    return text.replacing(PluralForm.placeholder, with: "\u{0}")
      .replacing("{", with: "'{'").replacing("}", with: "'}'")
      .replacing("\u{0}", with: PluralForm.placeholder)
  }

  private static func decoded(_ text: Substring, _ argument: String) -> String {
    String(text).replacing("'{'", with: "\u{0}").replacing("'}'", with: "\u{1}")
      .replacing("'#'", with: "\u{2}")
      .replacing("{\(argument)}", with: PluralForm.placeholder)
      .replacing("#", with: PluralForm.placeholder)
      .replacing("\u{0}", with: "{").replacing("\u{1}", with: "}").replacing("\u{2}", with: "#")
  }

  private struct Reader {
    var rest: Substring

    mutating func skipSpace() { rest = rest.drop(while: \.isWhitespace) }

    mutating func take(_ character: Character) -> Bool {
      skipSpace()
      guard rest.first == character else { return false }
      rest.removeFirst()
      skipSpace()
      return true
    }

    mutating func word() -> String? {
      skipSpace()
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "=" }
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : String(word)
    }

    /// The text between braces, which may contain pairs of braces; nil if no brace follows, or if
    /// it is not closed.
    mutating func text() -> Substring? {
      skipSpace()
      guard rest.first == "{" else { return nil }
      var depth = 0
      var index = rest.startIndex
      while index < rest.endIndex {
        if rest[index...].hasPrefix("'{'") || rest[index...].hasPrefix("'}'") {
          index = rest.index(index, offsetBy: 3)
          continue
        }
        if rest[index] == "{" { depth += 1 }
        if rest[index] == "}" { depth -= 1 }
        if depth == 0 {
          let text = rest[rest.index(after: rest.startIndex)..<index]
          rest = rest[rest.index(after: index)...]
          return text
        }
        index = rest.index(after: index)
      }
      return nil
    }
  }
}
