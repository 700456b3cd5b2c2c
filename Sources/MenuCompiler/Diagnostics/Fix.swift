/// How a problem can be mended without a person.
public struct Fix: Sendable {
  /// Whether a fix can be applied unseen.
  public enum Safety: String, Sendable {
    /// The menu means the same, or what its author certainly meant.
    case safe
    /// The menu means something else.
    case unsafe
  }

  /// One change of a document, told by what it means; ``SourceEdit`` is the same in bytes.
  public enum Change: Sendable {
    /// Another name for a key.
    case renameKey(SourceAnchor, to: String)
    /// Another text in place of a text.
    case replaceText(SourceAnchor, with: String)
    /// A key and its value go; the anchor is the value.
    case deleteEntry(SourceAnchor)
    /// An item gets another key, a text; one that is a text alone becomes a table first.
    case insertEntry(into: SourcePlace, key: String, text: String)
    /// A value that is no text in place of one that was written as a text: `true`, a number.
    case replaceValue(SourceAnchor, with: String)
    /// A stretch of a comment goes, and the comment with it if nothing is left.
    case deleteComment(file: Int32, Range<Int>)
    /// Another word in a comment.
    case replaceWord(file: Int32, Range<Int>, with: String)
  }

  /// What it does, as a command: `write 'title'`.
  public let title: String
  public let safety: Safety
  public let change: Change

  init(_ title: String, _ safety: Safety, _ change: Change) {
    self.title = title
    self.safety = safety
    self.change = change
  }
}
