extension DiagnosticName {
  /// See <doc:placeholder-mismatch>.
  package static let placeholderMismatch = DiagnosticName("placeholder-mismatch")
}

/// Checks that a translation has the placeholders and tags of the text. In ARB, also checks that no
/// apostrophe precedes a `{`, because Flutter and ICU treat the apostrophe differently.
func checkPlaceholders(_ context: CatalogContext, into diagnostics: inout Diagnostics) {
  let rule = context.catalog.language.pluralRule
  context.visitUsable { translation, source, index in
    var number = PlaceholderProblem.Number.fixed
    if let text = context.catalog.numbers[index], let form = context.texts.forms[text] {
      number = .init(form, by: rule)
    }
    // Computed only if there is a problem, because finding the line is slow.
    var text: String { "the translation of '\(source.firstLine)'" }
    guard let problem = PlaceholderProblem.first(in: translation, of: source, number: number) else {
      guard context.catalog.format == .arb, translation.contains("'{") else { return }
      diagnostics.report(
        .placeholderMismatch, "\(text) has an apostrophe before '{' \(context.suffix)",
        at: context.entries[index].translationAnchor,
        help: "write ’: Flutter shows ', but ICU quotes what follows it")
      return
    }
    let (message, help) =
      switch problem {
      case .lost(let name): ("\(text) lacks '\(name)'", "write it where its value belongs")
      case .added(let name): ("\(text) has '\(name)', which the text lacks", "delete it")
      case .unclosed(let name): ("'\(name)' is not closed in \(text)", "close it")
      case .reordered(let sequence):
        (
          "\(text) has the arguments in a different order",
          "number them as in the text, such as '%2$\(sequence[0].dropFirst())'"
        )
      }
    diagnostics.report(
      .placeholderMismatch, "\(message) \(context.suffix)",
      at: context.entries[index].translationAnchor, help: help)
  }
}
