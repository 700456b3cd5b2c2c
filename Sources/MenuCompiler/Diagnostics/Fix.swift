/// An automatic fix for a problem.
public struct Fix: Sendable {
  /// Whether a fix can be applied without review.
  public enum Safety: String, Sendable, Codable {
    /// The fix keeps the menu's meaning, or establishes what its author certainly meant.
    case safe
    /// The fix may change the menu's meaning, or may not be what its author meant.
    case unsafe
  }

  /// One change to a document, in terms of its values; ``SourceEdit`` describes the same change in
  /// bytes.
  package enum Change: Sendable {
    /// Renames a key.
    case renameKey(SourceAnchor, to: String)
    /// Replaces a string with a different one.
    case replaceText(SourceAnchor, with: String)
    /// Deletes a key and its value; the anchor is that of the value.
    case deleteEntry(SourceAnchor)
    /// Adds a key with a string to an item; an item that is only a title becomes a table first.
    case insertEntry(into: SourcePlace, key: String, text: String)
    /// Replaces a value that was written as a string with a value that is not a string, such as
    /// `true` or a number.
    case replaceValue(SourceAnchor, with: String)
    /// Deletes a part of a comment, or the whole comment if nothing else is left.
    case deleteComment(file: Int32, Range<Int>)
    /// Replaces a word in a comment.
    case replaceWord(file: Int32, Range<Int>, with: String)
  }

  /// A description of the fix as an instruction: `write 'title'`.
  package let title: String
  package let safety: Safety
  package let change: Change

  init(_ title: String, _ safety: Safety, _ change: Change) {
    self.title = title
    self.safety = safety
    self.change = change
  }
}
