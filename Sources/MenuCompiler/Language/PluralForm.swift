/// A form of a text with a number, named as in CLDR. Each language uses some of the forms. For
/// integers, English uses `one` and `other`; Polish uses `one`, `few` and `many`.
package enum PluralForm: String, LanguageKey {
  case zero
  case one
  case two
  case few
  case many
  case other

  /// The placeholder for the number in each form.
  static let placeholder = "{count}"

  static let owner = "a text with a number"

  var description: KeyDescription {
    switch self {
    case .zero: .init(.text(), "The form for 0 and similar numbers, as in Arabic.")
    case .one: .init(.text(), "The form for 1 and, in some languages, 21, 31 and so on.")
    case .two: .init(.text(), "The form for 2 and similar numbers, as in Hebrew.")
    case .few: .init(.text(), "The form for small numbers, such as 2 to 4 in Czech.")
    case .many: .init(.text(), "The form for larger numbers, such as 5 to 20 in Russian.")
    case .other:
      .init(.text(), "The form for all other numbers; `{count}` stands for the number.")
    }
  }
}

/// The texts of an item that can have a number: those that its row shows beside the title, and the
/// text that a screen reader reads for the row. A title can't contain a number, because it also
/// names the item in places where the number is not known.
package enum PluralField: String, CaseIterable, Sendable {
  case detail
  case badge
  case label
}

/// A text with a number, in the forms of the document's language.
package struct PluralText: Sendable, Equatable {
  package let field: PluralField
  /// The text of each form that the document gives.
  package var forms: [PluralForm: String]
  /// The place of the forms in the document.
  let place: SourcePlace

  /// The text for most numbers: `other`, or the last form if `other` is missing.
  package var general: String {
    PluralForm.allCases.reversed().lazy.compactMap { forms[$0] }.first ?? ""
  }

  /// The source text for a form in the language of a translation.
  func source(of form: PluralForm) -> String {
    form == .one ? forms[.one] ?? general : general
  }

  /// The forms in the order of ``PluralForm``, with their texts.
  package var ordered: [(form: PluralForm, text: String)] {
    PluralForm.allCases.compactMap { form in forms[form].map { (form, $0) } }
  }

  /// The place in the document does not matter for equality.
  package static func == (left: PluralText, right: PluralText) -> Bool {
    left.field == right.field && left.forms == right.forms
  }
}
