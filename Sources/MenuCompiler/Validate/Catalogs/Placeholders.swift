/// The parts of a text that programs fill in or read as markup: `%d`, `%1$s`, `%@`, `%(name)s`, `{name}`,
/// `${name}` and `<b>`.
struct Placeholders: Equatable {
  /// The format specifiers of C by the number of their argument, from 1.
  private(set) var arguments: [Int: Set<String>] = [:]
  /// The specifiers that take their arguments in order, as written.
  private(set) var sequence: [String] = []
  /// The number of occurrences of everything else, as written; of a tag, its name.
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

  /// Whether the text contains the number that its form is chosen by.
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

  /// The type of an argument: its length and its conversion, without flags, width and precision.
  private static func kind(_ specifier: ArraySlice<Character>) -> String {
    String(specifier.drop { $0.isNumber || ".*+-#'$".contains($0) })
  }

  /// The name of a tag, with the slash of an end tag.
  private static func tag(_ text: ArraySlice<Character>) -> String {
    let isEnd = text.dropFirst().first == "/"
    let name = text.dropFirst(isEnd ? 2 : 1).prefix { $0.isLetter || $0.isNumber || $0 == "-" }
    return (isEnd ? "/" : "") + String(name)
  }

  /// A name in braces. Forms of ICU, such as `{count, plural, …}`, are translated: only their argument and
  /// its type stay.
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
  /// The arguments have other types in the translation, which is given as written.
  case reordered([String])

  /// Whether a text contains a number.
  enum Number {
    /// It is a text without forms, whose `{count}` is like any other name.
    case fixed
    /// It is shown for one number only, which words can replace: `one file`.
    case exact
    /// It is shown for several numbers.
    case varied

    init(_ form: PluralForm, by rule: PluralRule) {
      let examples = rule.needed.first { $0.form == form }?.examples ?? []
      let canBeExact = [.zero, .one, .two].contains(form)
      self = canBeExact && examples.count <= 1 ? .exact : .varied
    }
  }

  /// The first problem of a translation; nil if there is none.
  ///
  /// - Parameter number: Whether the text contains a number. A form may have `{count}` where the text has a
  ///   word for it and, if it is exact, the other way round.
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
      // A name may be repeated.
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
