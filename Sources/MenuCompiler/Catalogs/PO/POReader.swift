/// The reason why a PO file can't be read.
struct POProblem: Sendable {
  let message: String
  let range: Range<Int>
  var help: String?
}

/// Reads the entries of a PO file. It follows the grammar of gettext; only the first problem is
/// found.
struct POReader {
  var document: PODocument
  private(set) var problem: POProblem?
  private var tokens: POTokens
  /// The next token to read, without trivia; nil at the end.
  private(set) var token: POToken?
  /// The token as a keyword; nil if it is not one.
  private var keyword: POKeyword?
  /// The start of the token, including the marks before it.
  private(set) var start = 0
  /// Whether `#~` precedes the token on its line.
  private(set) var isObsolete = false
  /// Whether `#|` precedes the token on its line.
  private(set) var isPrevious = false

  init(_ bytes: [UInt8]) {
    document = PODocument(bytes: bytes)
    tokens = POTokens(bytes)
    advance()
    var firstComment = 0
    while let token, problem == nil {
      if token.kind.isComment {
        guard document.bytes[token.range.upperBound - 1] != .backslash else {
          fail(
            "the comment ends with '\\', so gettext joins it to the next line",
            at: token.range.upperBound - 1..<token.range.upperBound,
            help: "add a character after it")
          return
        }
        document.comments.append(POComment(kind: token.kind, range: token.range, start: start))
        advance()
      } else if isKeyword(.domain), !isPrevious {
        let isLive = !isObsolete
        guard let field = readField() else { return }
        guard field.strings.count == 1 else {
          fail(
            "a domain can have only one string", at: document.strings[field.strings.lowerBound + 1])
          return
        }
        if isLive { document.endOfLive = document.strings[field.strings].last?.upperBound }
        firstComment = document.comments.count
      } else {
        guard let entry = readEntry(firstComment..<document.comments.count) else { return }
        document.entries.append(entry)
        if !entry.isObsolete { document.endOfLive = entry.body.upperBound }
        firstComment = document.comments.count
      }
    }
  }

  /// Advances to the next token.
  mutating func advance() {
    var mark: Int?
    while let next = tokens.next() {
      switch next.kind {
      case .whitespace, .byteOrderMark: continue
      case .lineBreak:
        isObsolete = false
        isPrevious = false
        mark = nil
      case .obsoleteMark, .previousMark, .obsoletePreviousMark:
        if next.kind != .previousMark { isObsolete = true }
        if next.kind != .obsoleteMark { isPrevious = true }
        mark = mark ?? next.range.lowerBound
      default:
        token = next
        keyword =
          next.kind == .word
          ? POKeyword.allCases.first { document.bytes.has($0.bytes, in: next.range) } : nil
        start = mark ?? next.range.lowerBound
        return
      }
    }
    token = nil
    keyword = nil
  }

  func text(_ token: POToken) -> String {
    String(decoding: document.bytes[token.range], as: UTF8.self)
  }

  func isKeyword(_ keyword: POKeyword) -> Bool { self.keyword == keyword }

  mutating func fail(_ message: String, at range: Range<Int>, help: String? = nil) {
    problem = problem ?? POProblem(message: message, range: range, help: help)
  }
}

/// The keywords of PO files.
enum POKeyword: String, CaseIterable {
  // Frequent keywords come first, because the list is searched in order.
  case msgid
  case msgstr
  case msgctxt
  case pluralSource = "msgid_plural"
  case domain

  var bytes: StaticString {
    switch self {
    case .msgid: "msgid"
    case .msgstr: "msgstr"
    case .msgctxt: "msgctxt"
    case .pluralSource: "msgid_plural"
    case .domain: "domain"
    }
  }
}

extension [UInt8] {
  /// Whether the bytes in a range are the given ASCII word.
  fileprivate func has(_ word: StaticString, in range: Range<Int>) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      word.indices.allSatisfy { self[range.lowerBound + $0] == word[$0] }
    }
  }
}

extension POReader {
  private mutating func readEntry(_ comments: Range<Int>) -> POEntry? {
    let (first, areObsolete) = (start, isObsolete)
    var previous: [POField] = []
    if isPrevious {
      if isKeyword(.msgctxt) {
        guard let field = readField(isObsolete: areObsolete) else { return nil }
        previous.append(field)
      }
      guard
        let source = readField(
          .msgid, behind: previous.last, isPrevious: true, isObsolete: areObsolete)
      else { return nil }
      previous.append(source)
      if isPrevious, isKeyword(.pluralSource) {
        guard let plural = readField(isObsolete: areObsolete) else { return nil }
        previous.append(plural)
      }
    }
    var context: POField?
    if !isPrevious, isKeyword(.msgctxt) {
      guard let field = readField(isObsolete: areObsolete) else { return nil }
      context = field
    }
    let behind = context ?? previous.last
    guard let source = readField(.msgid, behind: behind, isObsolete: areObsolete) else {
      return nil
    }
    var entry = POEntry(
      comments: comments, isObsolete: areObsolete, body: first..<first, previous: previous,
      context: context, source: source)
    if !isPrevious, isKeyword(.pluralSource) {
      guard let plural = readField(isObsolete: areObsolete),
        let forms = readForms(behind: plural, isObsolete: areObsolete)
      else { return nil }
      entry.plural = plural
      entry.translations = forms
    } else {
      guard let field = readField(.msgstr, behind: source, isObsolete: areObsolete) else {
        return nil
      }
      entry.translations = [field]
    }
    entry.body = first..<(document.strings.last?.upperBound ?? first)
    return entry
  }
}
