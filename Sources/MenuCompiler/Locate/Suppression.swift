/// A comment that silences warnings in one place: `# menuc:allow deep-menu, wide-group`.
struct Suppression: Sendable {
  /// The word that makes a comment a suppression.
  static let word = Array("menuc:allow".utf8)

  struct Name: Sendable {
    let text: String
    let range: Range<Int>
    /// The diagnostic with this name, or else the warning with the most similar name; nil if there
    /// is neither.
    let meant: DiagnosticName?

    init(_ text: String, at range: Range<Int>) {
      self.text = text
      self.range = range
      meant = DiagnosticName(rawValue: text) ?? Self.nearest(to: text)
    }

    private static let warnings = DiagnosticName.allCases.filter { $0.severity != .error }
      .map(\.rawValue)

    private static func nearest(to name: String) -> DiagnosticName? {
      Suggestion.nearest(to: name, among: warnings).flatMap(DiagnosticName.init)
    }

    /// Whether the name is written differently from the diagnostic that it means.
    var isMisspelled: Bool { meant?.rawValue != text }
  }

  /// Whether the word is spelled differently from ``word``, so that the comment silences nothing.
  let isMisspelled: Bool
  /// The range of the word, as written.
  let wordRange: Range<Int>
  /// The names in the comment, as written.
  let names: [Name]
  /// The line that the comment is about, from 1: the comment's own line if something precedes it
  /// there, otherwise the next line that is not a comment.
  let line: Int
  /// The lines to which the comment applies. A comment on a separate line applies to all lines of
  /// the entries that begin on ``line``, such as an item with its keys and the items below it. For
  /// a comment at the end of a line, see ``EntryLines/trailed(on:by:)``.
  let lines: ClosedRange<Int>
  /// The range from the mark of the comment, such as `#` or `<!--`, to the end of the last name. A
  /// reason may follow.
  let range: Range<Int>
  let format: SourceFormat

  /// Whether the comment does not show what it allows: it names nothing, or one of its names is
  /// similar to no diagnostic.
  var isUnclear: Bool { names.isEmpty || names.contains { $0.meant == nil } }

  /// A comment in the format of the file that allows some diagnostics.
  func written(_ names: String) -> String {
    let mark = String(decoding: format.commentMark, as: UTF8.self)
    let end = String(decoding: format.commentEnd, as: UTF8.self)
    return "\(mark) menuc:allow\(names.isEmpty ? "" : " ")\(names)\(end.isEmpty ? "" : " ")\(end)"
  }
}

extension SourceFormat {
  /// The mark that begins comments.
  var commentMark: [UInt8] {
    switch self {
    case .xml: Array("<!--".utf8)
    case .strings: Array("/*".utf8)
    case .toml, .yaml, .json, .po, .properties: [.hash]
    }
  }

  /// The mark that ends comments; empty where they end with their line.
  var commentEnd: [UInt8] {
    switch self {
    case .xml: Array("-->".utf8)
    case .strings: Array("*/".utf8)
    case .toml, .yaml, .json, .po, .properties: []
    }
  }
}
