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
    /// A table gets another key, a text.
    case insertEntry(into: SourcePlace, key: String, text: String)
    /// A stretch of a comment goes, and the comment with it if nothing is left.
    case deleteComment(SourceAnchor)
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
