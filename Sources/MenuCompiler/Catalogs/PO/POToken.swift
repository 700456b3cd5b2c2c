/// A stretch of a PO file that has a meaning of its own. The tokens of a file follow one another
/// without gaps.
struct POToken: Equatable, Sendable {
  enum Kind: Sendable {
    case byteOrderMark
    /// Spaces, tabs, form feeds, vertical tabs, and CRs that are not part of a line break.
    case whitespace
    /// LF or CR LF.
    case lineBreak
    /// `# …`, a translator's comment.
    case comment
    /// `#. …`, what the program says to translators.
    case extractedComment
    /// `#: …`, where the program uses the text.
    case reference
    /// `#, …` or `#= …`, such as `#, fuzzy`.
    case flags
    /// `#|`: what follows on the line is the text that the entry had.
    case previousMark
    /// `#~`: what follows on the line is obsolete.
    case obsoleteMark
    /// `#~|`, both.
    case obsoletePreviousMark
    /// `msgid` and other keywords, or a word that is none.
    case word
    case number
    case openingBracket
    case closingBracket
    /// Text in quotation marks.
    case string
    /// One that breaks off at the end of its line or of the file.
    case unclosedString
    /// A character that can't stand there.
    case unexpected

    var isComment: Bool {
      switch self {
      case .comment, .extractedComment, .reference, .flags: true
      default: false
      }
    }
  }

  let kind: Kind
  let range: Range<Int>
}
