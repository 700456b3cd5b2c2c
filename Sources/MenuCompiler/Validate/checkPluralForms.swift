extension DiagnosticName {
  /// See <doc:plural-forms>.
  package static let pluralForms = DiagnosticName("plural-forms")
}

/// Checks that a text with a number has the forms of the document's language, and no others.
func checkPluralForms(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  for plural in context.item.details?.fields.plurals ?? [] {
    guard let language = context.menu.language else {
      diagnostics.report(
        .pluralForms, "the menu has texts with a number, but no 'language'",
        at: .value(plural.place),
        help: "add 'language', the language that the menu is written in, such as \"en\"")
      continue
    }
    let rule = language.pluralRule
    let missing = rule.needed.filter { plural.forms[$0.form] == nil }
    if !missing.isEmpty {
      let names = missing.map(formWords).joined(separator: " and ")
      diagnostics.report(
        .pluralForms, "a text with a number lacks \(names) in '\(language.text)'",
        at: .value(plural.place), help: "add \(missing.count == 1 ? "it" : "them")")
    }
    for (form, _) in plural.ordered where !rule.forms.contains(form) {
      diagnostics.report(
        .pluralForms, "'\(language.text)' has no form '\(form.rawValue)'",
        at: .entryKey(plural.place, key: form.rawValue),
        help: "its forms are \(rule.needed.map(formWords).joined(separator: ", "))")
    }
  }
}

/// A form, with the first numbers to which it applies.
func formWords(_ form: PluralForm, _ examples: [Int]) -> String {
  "'\(form.rawValue)' (\(examples.map(String.init).joined(separator: ", "))\(examples.count > 3 ? ", …" : ""))"
}
