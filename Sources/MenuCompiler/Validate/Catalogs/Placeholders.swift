/// The parts of a text that programs fill in or read as markup: `%d`, `%1$s`, `%@`, `%(name)s`,
/// `{name}`, `${name}` and `<b>`.
struct Placeholders: Equatable {
  /// The types of the arguments of C format specifiers, by argument number, counted from 1.
  private(set) var arguments: [Int: Set<String>] = [:]
  /// The specifiers without an argument number, as written.
  private(set) var sequence: [String] = []
  /// The number of occurrences of each other placeholder as written, and of each tag by its name.
  private(set) var others: [String: Int] = [:]

  init(_ text: String) {
    guard text.hasByte(where: { $0 == UInt8(ascii: "%") || $0 == .openingBrace || $0 == .lessThan })
    else { return }
    var pieces = TextPieces(text)
    while let piece = pieces.next() {
      guard piece.isFixed, let first = piece.text.first else { continue }
      switch first {
      case "%" where piece.text.dropFirst().first != "{" && piece.text.dropFirst().first != "(":
        addSpecifier(piece.text)
      case "<": others["<\(Self.tag(piece.text))>", default: 0] += 1
      case "%", "$", "{": others[Self.argument(piece.text), default: 0] += 1
      default: break
      }
    }
  }

  var isEmpty: Bool { arguments.isEmpty && others.isEmpty }

  /// Whether the text contains the number that determines its form.
  var hasNumber: Bool { others[PluralForm.placeholder] != nil }

  mutating func removeNumber() { others[PluralForm.placeholder] = nil }

  private mutating func addSpecifier(_ text: ArraySlice<Character>) {
    guard text.last != "%" else { return }
    let inner = text.dropFirst()
    let number = inner.prefix(while: \.isNumber)
    let isNumbered = !number.isEmpty && inner.dropFirst(number.count).first == "$"
    guard isNumbered, let index = Int(String(number)) else {
      sequence.append(String(text))
      arguments[sequence.count, default: []].insert(Self.kind(inner))
      return
    }
    arguments[index, default: []].insert(Self.kind(inner.dropFirst(number.count + 1)))
  }

  /// The type of an argument: its length modifier and conversion, without flags, width and
  /// precision.
  private static func kind(_ specifier: ArraySlice<Character>) -> String {
    String(specifier.drop { $0.isNumber || ".*+-#'$".contains($0) })
  }

  /// The name of a tag, including the slash of an end tag.
  private static func tag(_ text: ArraySlice<Character>) -> String {
    let isEnd = text.dropFirst().first == "/"
    let name = text.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return (isEnd ? "/" : "") + String(name)
  }

  /// A name in braces. ICU forms, such as `{count, plural, …}`, are translated, so only their
  /// argument and its type are kept.
  private static func argument(_ text: ArraySlice<Character>) -> String {
    let parts = text.split(separator: ",", maxSplits: 2)
    guard parts.count == 3, text.first == "{" else { return String(text) }
    return "\(String(parts[0])),\(String(parts[1])),…}".filter { $0 != " " }
  }
}

/// A difference between the placeholders of a text and of its translation.
enum PlaceholderProblem: Equatable {
  case lost(String)
  case added(String)
  case unclosed(String)
  /// The arguments have a different order of types in the translation. The payload contains the
  /// translation's specifiers as written.
  case reordered([String])

  /// How a text depends on a number.
  enum Number {
    /// The text has no forms, and its `{count}` is like any other name.
    case fixed
    /// The text is a form for only one number, which can be written as a word: `one file`.
    case exact
    /// The text is a form for several numbers.
    case varied

    init(_ form: PluralForm, by rule: PluralRule) {
      let examples = rule.needed.first { $0.form == form }?.examples ?? []
      let canBeExact = [.zero, .one, .two].contains(form)
      self = canBeExact && examples.count <= 1 ? .exact : .varied
    }
  }

  /// The first problem of a translation; nil if there is none.
  ///
  /// - Parameter number: How the text depends on a number. The translation of a form may contain
  ///   `{count}` even if the text does not. If the form is exact, the translation may lack `{count}`
  ///   even if the text contains it.
  static func first(
    in translation: String, of source: String, number: Number = .fixed
  ) -> PlaceholderProblem? {
    var (old, new) = (Placeholders(source), Placeholders(translation))
    if number != .fixed {
      if number == .exact, !translation.contains(PluralForm.placeholder.dropLast()) {
        old.removeNumber()
      }
      if !old.hasNumber { new.removeNumber() }
    }
    guard old != new else { return nil }
    return arguments(old, new) ?? others(old, new, translation)
  }

  private static func others(
    _ old: Placeholders, _ new: Placeholders, _ translation: String
  ) -> PlaceholderProblem? {
    for (name, count) in old.others.sorted(by: { $0.key.utf8Precedes($1.key) }) {
      let found = new.others[name] ?? 0
      // A name may occur any number of times.
      guard found == 0 || name.hasPrefix("<") && found < count else { continue }
      let isOpen = translation.ranges(of: name.dropLast()).count > found
      return isOpen ? .unclosed(String(name.dropLast())) : .lost(name)
    }
    for (name, count) in new.others.sorted(by: { $0.key.utf8Precedes($1.key) }) {
      let known = old.others[name] ?? 0
      if known == 0 || name.hasPrefix("<") && known < count { return .added(name) }
    }
    return nil
  }

  private static func arguments(
    _ old: Placeholders, _ new: Placeholders
  ) -> PlaceholderProblem? {
    guard old.arguments != new.arguments else { return nil }
    if new.sequence.count > 1, new.sequence.count == old.sequence.count,
      new.sequence.sorted() == old.sequence.sorted()
    {
      return .reordered(new.sequence)
    }
    func written(_ number: Int, _ placeholders: Placeholders) -> String {
      let kinds = placeholders.arguments[number]?.sorted().joined(separator: "/") ?? ""
      return placeholders.sequence.indices.contains(number - 1)
        ? placeholders.sequence[number - 1] : "%\(number)$\(kinds)"
    }
    for number in old.arguments.keys.sorted() where old.arguments[number] != new.arguments[number] {
      return .lost(written(number, old))
    }
    return new.arguments.keys.sorted().first { old.arguments[$0] == nil }.map {
      .added(written($0, new))
    }
  }
}
