/// Determines which form of a text a language uses for a number, according to the CLDR rules for
/// cardinal integers.
package struct PluralRule: Sendable, Equatable {
  /// The rule in CLDR's notation (UTS 35, part 3), such as `one: n = 1; few: n = 2..4`; empty for a
  /// language with one form. The first form whose condition holds applies. `other`, which is not
  /// written, applies to all other numbers.
  package let text: String
  /// The forms that the language uses only for fractions.
  private let unused: [PluralForm]
  private let conditions: [(form: PluralForm, alternatives: [[Relation]])]
  /// The forms that texts need: those of numbers below a million, each with the first numbers to
  /// which it applies. The form `many` in French, for whole millions, is optional, as in gettext.
  package let needed: [(form: PluralForm, examples: [Int])]

  /// A comparison of the number, or of its remainder, with ranges.
  private struct Relation: Sendable {
    let modulus: Int?
    let isNegated: Bool
    let ranges: [ClosedRange<Int>]

    /// Reads a relation such as `n % 10 = 2..4,9`.
    init(_ words: [Substring]) {
      modulus = words.count == 5 ? Int(words[2]) : nil
      isNegated = words[words.count - 2] == "!="
      ranges = (words.last ?? "").split(separator: ",").compactMap { range in
        let ends = range.split(separator: ".").compactMap { Int($0) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        return first...last
      }
    }

    func holds(_ number: Int) -> Bool {
      let value = modulus.map { number % $0 } ?? number
      return ranges.contains { $0.contains(value) } != isNegated
    }

    /// The relation as a C expression, which is also the notation of gettext.
    var expression: String {
      let value = modulus.map { "n%\($0)" } ?? "n"
      let parts = ranges.map { range in
        range.count == 1
          ? "\(value)\(isNegated ? "!=" : "==")\(range.lowerBound)"
          : isNegated
            ? "(\(value)<\(range.lowerBound) || \(value)>\(range.upperBound))"
            : range.lowerBound == 0
              ? "\(value)<=\(range.upperBound)"
              : "\(value)>=\(range.lowerBound) && \(value)<=\(range.upperBound)"
      }
      let joined = parts.joined(separator: isNegated ? " && " : " || ")
      return parts.count > 1 && !isNegated ? "(\(joined))" : joined
    }
  }

  /// - Parameters:
  ///   - text: The rule; see ``text``.
  ///   - unused: The forms that the language uses only for fractions.
  init(_ text: String, unused: [PluralForm] = []) {
    self.text = text
    self.unused = unused
    let conditions = text.split(separator: ";").compactMap {
      part -> (form: PluralForm, alternatives: [[Relation]])? in
      let words = part.split(separator: " ")
      guard let name = words.first?.dropLast(), let form = PluralForm(rawValue: String(name)) else {
        return nil
      }
      let alternatives: [[Relation]] = words.dropFirst().split(separator: "or").map { alternative in
        alternative.split(separator: "and").map { Relation(Array($0)) }
      }
      return (form, alternatives)
    }
    self.conditions = conditions
    // Among these numbers, each form that a number below a million can have occurs.
    let samples = Dictionary(grouping: 0...200) { Self.form(of: $0, conditions) }
    needed = PluralForm.allCases.compactMap { form in
      samples[form].map { (form, Array($0.prefix(4))) }
    }
  }

  /// The form of a number that is not negative.
  package func form(of number: Int) -> PluralForm { Self.form(of: number, conditions) }

  private static func form(
    of number: Int, _ conditions: [(form: PluralForm, alternatives: [[Relation]])]
  ) -> PluralForm {
    conditions.first { condition in
      condition.alternatives.contains { $0.allSatisfy { $0.holds(number) } }
    }?.form ?? .other
  }

  /// The forms of the language, including `other` and those that are used only for fractions.
  package var forms: [PluralForm] {
    let named = conditions.map(\.form) + unused + [.other]
    return PluralForm.allCases.filter(named.contains)
  }

  package func isNeeded(_ form: PluralForm) -> Bool { needed.contains { $0.form == form } }

  /// The value of `Plural-Forms` in a gettext catalog whose forms are those of ``needed``, in the
  /// same order.
  var gettext: String {
    let forms = needed.map(\.form)
    let choices = forms.dropLast().enumerated().map { index, form in
      let condition = conditions.first { $0.form == form }
      let alternatives = (condition?.alternatives ?? []).map { relations in
        relations.map(\.expression).joined(separator: " && ")
      }
      return "\(alternatives.joined(separator: " || ")) ? \(index) : "
    }
    if text == "one: n = 1" { return "nplurals=2; plural=(n != 1);" }
    if forms.count == 1 { return "nplurals=1; plural=0;" }
    return "nplurals=\(forms.count); plural=(\(choices.joined())\(forms.count - 1));"
  }

  package static func == (left: PluralRule, right: PluralRule) -> Bool {
    left.text == right.text && left.unused == right.unused
  }
}

extension LanguageTag {
  /// The rule of the language for the forms of texts with a number. `pt-PT` and similar tags have
  /// separate rules.
  package var pluralRule: PluralRule {
    Self.pluralRules.withLock { rules in
      if let rule = rules[text] { return rule }
      let name = Self.formerLanguages[language] ?? language
      let rule = (PluralRule.entry(of: text) ?? PluralRule.entry(of: name))?.rule ?? PluralRule("")
      rules[text] = rule
      return rule
    }
  }

  /// Replaced language codes, each with the current code.
  private static let formerLanguages = [
    "iw": "he", "ji": "yi", "mo": "ro", "sh": "sr", "tl": "fil",
  ]

  /// The rules that have been used so far, keyed by language tag.
  private static let pluralRules = Locked<[String: PluralRule]>([:])
}

extension PluralRule {
  fileprivate static func entry(of language: String) -> Entry? {
    all.first { $0.languages.split(separator: " ").contains { $0 == language } }
  }
}
