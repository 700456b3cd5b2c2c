/// A comment above a unit, for data that the unit's format has no place for: the source, the note
/// and the state.
///
/// ```text
/// menuc, for review: "Light or dark" in "Appearance › Theme"
/// ```
///
/// A text with a number has two sources, of which the text for 1 comes first: `"{count} file",
/// "{count} files"`.
///
/// The comment marks depend on the format of the file. Other comments belong to the translators.
struct UnitComment: Equatable, Sendable {
  var source: String
  /// The source for 1; nil for a text without a number.
  var singular: String?
  var note: String
  var isForReview = false
  var isObsolete = false

  private static let start = "menuc"
  private static let (review, obsolete) = (", for review", ", obsolete")

  init(_ text: CatalogText) {
    source = text.source
    singular = text.singular
    note = text.note
  }

  /// A comment that marks a unit as obsolete, for a unit without a comment.
  init(obsolete source: String) {
    self.source = source
    note = ""
    isObsolete = true
  }

  /// Reads the text of a comment without its marks; nil if menuc did not write it.
  init?(_ written: some Collection<UInt8>) {
    var rest = Array(written)[...]
    func take(_ text: String) -> Bool {
      guard rest.starts(with: text.utf8) else { return false }
      rest = rest.dropFirst(text.utf8.count)
      return true
    }
    rest = rest.drop(while: \.isBlankOrBreak)
    guard take(Self.start) else { return nil }
    isForReview = take(Self.review)
    isObsolete = take(Self.obsolete)
    guard take(": "), let source = rest.takeQuoted() else { return nil }
    self.source = source
    if take(", "), let general = rest.takeQuoted() { (singular, self.source) = (source, general) }
    note = take(" in ") ? rest.takeQuoted() ?? "" : ""
  }

  /// The text of the comment, which contains neither `--` nor `*/`.
  var written: String {
    let marks = (isForReview ? Self.review : "") + (isObsolete ? Self.obsolete : "")
    let place = note.isEmpty ? "" : " in " + Self.quoted(note)
    let first = singular.map { Self.quoted($0) + ", " } ?? ""
    return "\(Self.start)\(marks): \(first)\(Self.quoted(source))\(place)"
  }

  private static func quoted(_ text: String) -> String {
    LiteralText.doubleQuoted(text).replacing("--", with: "-\\u002D")
      .replacing("*/", with: "*\\u002F")
  }

  /// The state of a unit with this comment and the given translation.
  func state(of translation: String) -> CatalogState {
    if isObsolete { return .obsolete }
    if translation.isEmpty { return .untranslated }
    return isForReview ? .needsReview : .translated
  }

  mutating func change(_ changes: UnitChanges) {
    if let source = changes.source { (self.source, singular) = (source, changes.singular) }
    note = changes.note ?? note
    switch changes.state {
    case .obsolete: isObsolete = true
    case .needsReview: (isObsolete, isForReview) = (false, true)
    case .translated, .untranslated: (isObsolete, isForReview) = (false, false)
    case .excluded, nil: break
    }
  }
}

extension CatalogUnit {
  /// A unit of a format whose units have only names and texts.
  init(
    key: UnitText, translation: UnitText, _ comment: UnitComment?, isExcluded: Bool = false
  ) {
    let state: CatalogState =
      isExcluded
      ? .excluded
      : comment?.state(of: translation.text)
        ?? (translation.text.isEmpty ? .untranslated : .translated)
    self.init(
      key: key, source: comment?.source, singular: comment?.singular, translation: translation,
      state: state,
      note: comment?.note,
      isForReviewIfRestored: comment.map { $0.isObsolete && $0.isForReview } ?? false)
  }
}

extension ArraySlice<UInt8> {
  /// Removes a double-quoted string from the start, and returns the text that it denotes; nil if
  /// there is none or it is malformed.
  fileprivate mutating func takeQuoted() -> String? {
    guard first == .quotationMark else { return nil }
    var end = startIndex + 1
    while end < endIndex, self[end] != .quotationMark { end += self[end] == .backslash ? 2 : 1 }
    guard end < endIndex else { return nil }
    let literal = Array(self[...end])
    self = self[(end + 1)...]
    return TextLiteral(yaml: literal, literal.indices, isInFlow: true)?.text
  }
}
