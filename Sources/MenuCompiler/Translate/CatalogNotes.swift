/// The notes on a menu's texts, which state where the texts appear: `Appearance › Theme`.
///
/// When a title changes, the notes of all texts below it would change in every language. Therefore,
/// a note stays as it is if it differs only in titles that the menu no longer has.
struct CatalogNotes {
  private static let separator = " › "
  /// The titles in all notes.
  private let titles: Set<String>

  init(_ notes: [String]) {
    titles = Set(notes.flatMap(Self.titles))
  }

  private static func titles(of note: String) -> [String] {
    note.split(separator: separator).map(String.init)
  }

  /// Whether an old note describes the same place as the current one.
  func describe(_ old: String, as new: String) -> Bool {
    if old == new { return true }
    let (old, new) = (Self.titles(of: old), Self.titles(of: new))
    return old.count == new.count && zip(old, new).allSatisfy { $0 == $1 || !titles.contains($0) }
  }
}
