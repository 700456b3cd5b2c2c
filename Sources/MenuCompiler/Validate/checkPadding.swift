extension DiagnosticName {
  /// See <doc:padded-title>.
  package static let paddedTitle = DiagnosticName("padded-title")
}

/// Checks that a title has no whitespace at either end.
func checkPadding(_ context: ItemContext, into diagnostics: inout Diagnostics) {
  let title = context.item.title
  guard let first = title.unicodeScalars.first, let last = title.unicodeScalars.last,
    first.properties.isWhitespace || last.properties.isWhitespace
  else { return }
  let isBlank = title.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  let place =
    isBlank ? "consists of" : first.properties.isWhitespace ? "starts with" : "ends with"
  let trimmed = title.withoutBlanksAround
  // A different title can result in a different id, which would lose saved state.
  let keepsID =
    context.item.idIsDeclared || ItemID.slug(of: trimmed) == ItemID.slug(of: title)
  diagnostics.report(
    .paddedTitle, "the title '\(title)' \(place) whitespace", at: context.value(.title),
    help: isBlank ? "write `\"\"` for an item without a title" : "write '\(trimmed)'",
    fix: Fix(
      "delete the whitespace", keepsID ? .safe : .unsafe,
      .replaceText(context.value(.title), with: trimmed)))
}

extension String {
  /// The string without whitespace at its ends.
  var withoutBlanksAround: String {
    let scalars = unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end =
      scalars.lastIndex { !$0.properties.isWhitespace }.map { scalars.index(after: $0) } ?? start
    return String(scalars[start..<end])
  }
}
