/// How a format writes the number in the forms of a text. In the menu, the number is `{count}`.
enum NumberPlaceholder {
  /// A C format specifier, such as `%d`. Other percent signs are doubled.
  case format
  /// Qt's `%n`.
  case qt
  /// The `{{count}}` of i18next.
  case doubleBraces

  /// A form as the format writes it.
  func written(_ text: String) -> String {
    let number = PluralForm.placeholder
    switch self {
    case .format:
      let isRepeated = text.ranges(of: number).count > 1
      return text.replacing("%", with: "%%").replacing(number, with: isRepeated ? "%1$d" : "%d")
    case .qt: return text.replacing(number, with: "%n")
    case .doubleBraces: return text.replacing(number, with: "{\(number)}")
    }
  }

  /// Reads a form in the notation of the format, and returns it with the menu's placeholder.
  func read(_ written: String) -> String {
    let number = PluralForm.placeholder
    switch self {
    case .format: return Self.withoutSpecifiers(written)
    case .qt: return written.replacing("%Ln", with: number).replacing("%n", with: number)
    case .doubleBraces:
      return written.replacing("{{ count }}", with: number).replacing("{\(number)}", with: number)
    }
  }

  /// Resolves `%%` and the specifiers of integers: `%d`, `%1$d`, `%ld`, `%lu` and the like.
  private static func withoutSpecifiers(_ written: String) -> String {
    var text = ""
    var rest = written[...]
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        rest.removeFirst()
        text += "%"
        continue
      }
      let argument = rest.hasPrefix("1$") ? rest.dropFirst(2) : rest
      let type = argument.drop { $0 == "l" || $0 == "," }
      if let letter = type.first, "diu".contains(letter) {
        text += PluralForm.placeholder
        rest = type.dropFirst()
      } else {
        text += "%"
      }
    }
    return text + rest
  }
}
