/// Checks that a catalog contains no plural forms that its language does not have.
func checkTranslatedForms(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  guard !context.texts.forms.isEmpty else { return }
  let language = context.catalog.language
  let rule = language.pluralRule
  for (index, number) in context.catalog.numbers.enumerated() {
    guard let number, let form = context.texts.forms[number], !rule.forms.contains(form),
      !context.entries[index].translation.isEmpty
    else { continue }
    diagnostics.report(
      .pluralForms, "'\(language.text)' has no form '\(form.rawValue)'",
      at: context.entries[index].keyAnchor,
      help: "its forms are \(rule.needed.map(formWords).joined(separator: ", "))")
  }
}
