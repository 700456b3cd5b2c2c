/// A token of a PO file. The tokens of a file follow one another without gaps.
struct POToken: Equatable, Sendable {
  enum Kind: Sendable {
    case byteOrderMark
    /// Spaces, tabs, form feeds, vertical tabs, and CRs that are not part of a line break.
    case whitespace
    /// LF or CR LF.
    case lineBreak
    /// A translator's comment: `# …`.
    case comment
    /// A comment from the program for translators: `#. …`.
    case extractedComment
    /// The places where the program uses the text: `#: …`.
    case reference
    /// Flags: `#, …` or `#= …`, such as `#, fuzzy`.
    case flags
    /// `#|`, after which the line contains the previous text of the entry.
    case previousMark
    /// `#~`, after which the line is obsolete.
    case obsoleteMark
    /// `#~|`, after which the line contains the previous text of an obsolete entry.
    case obsoletePreviousMark
    /// A keyword such as `msgid`, or any other word.
    case word
    case number
    case openingBracket
    case closingBracket
    /// Text in quotation marks.
    case string
    /// A string that is not closed before the end of its line or of the file.
    case unclosedString
    /// A character that is not allowed at its position.
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
