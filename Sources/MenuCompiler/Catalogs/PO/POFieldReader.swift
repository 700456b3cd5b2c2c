extension POReader {
  /// Reads the next field, which must have the given keyword; nil, after reporting it, if there is
  /// a problem.
  mutating func readField(
    _ keyword: POKeyword, behind: POField?, isPrevious: Bool = false, isObsolete: Bool
  ) -> POField? {
    if isKeyword(keyword), self.isPrevious == isPrevious {
      return readField(isObsolete: isObsolete)
    }
    reportMissing(keyword, behind: behind)
    return nil
  }

  /// Reads a keyword and its strings; nil, after reporting it, if there is a problem.
  mutating func readField(isObsolete: Bool? = nil) -> POField? {
    guard let keyword = token?.range, isConsistent(isObsolete) else { return nil }
    let (areObsolete, arePrevious) = (isObsolete ?? self.isObsolete, isPrevious)
    advance()
    return readStrings(of: keyword, isPrevious: arePrevious, isObsolete: areObsolete)
  }

  private mutating func readStrings(
    of keyword: Range<Int>, isPrevious: Bool, isObsolete: Bool
  ) -> POField? {
    let first = document.strings.count
    while let token, token.kind == .string || token.kind == .unclosedString {
      guard token.kind == .string else {
        failUnclosed(token.range)
        return nil
      }
      guard isPrevious == self.isPrevious else {
        fail(
          isPrevious
            ? "a string lacks the mark '#|' that its keyword has"
            : "a string has the mark '#|', but its keyword does not", at: token.range)
        return nil
      }
      guard isConsistent(isObsolete), areEscapesValid(in: token.range) else { return nil }
      document.strings.append(token.range)
      advance()
    }
    guard document.strings.count > first else {
      if token?.kind == .openingBracket {
        fail("the entry has an index, but no 'msgid_plural'", at: keyword)
      } else {
        let word = String(decoding: document.bytes[keyword], as: UTF8.self)
        fail("'\(word)' has no string", at: keyword, help: "write the text in quotation marks")
      }
      return nil
    }
    return POField(keyword: keyword, strings: first..<document.strings.count)
  }

  /// Reads `msgstr[0]` and the plural forms after it; nil if there are none or one is malformed.
  mutating func readForms(behind plural: POField, isObsolete: Bool) -> [POField]? {
    var forms: [POField] = []
    while !isPrevious, isKeyword(.msgstr), let keyword = token?.range, isConsistent(isObsolete) {
      advance()
      for kind in [POToken.Kind.openingBracket, .number, .closingBracket] {
        guard let token, token.kind == kind, !isPrevious else {
          fail(
            "'msgstr' has no index", at: keyword,
            help: "a text with 'msgid_plural' has 'msgstr[0]', 'msgstr[1]' and so on")
          return nil
        }
        guard isConsistent(isObsolete) else { return nil }
        if kind == .number, Int(text(token)) != forms.count {
          fail("the index must be \(forms.count), not \(text(token))", at: token.range)
          return nil
        }
        advance()
      }
      guard let form = readStrings(of: keyword, isPrevious: false, isObsolete: isObsolete) else {
        return nil
      }
      forms.append(form)
    }
    if forms.isEmpty {
      fail("'msgid_plural' without 'msgstr[0]'", at: plural.keyword)
    }
    return problem == nil ? forms : nil
  }

  /// Whether the token and the rest of its entry agree on being obsolete. Reports a mismatch.
  private mutating func isConsistent(_ isObsolete: Bool?) -> Bool {
    guard let token, let isObsolete, isObsolete != self.isObsolete else { return true }
    fail(
      isObsolete
        ? "an obsolete entry has a line without '#~'" : "an entry has a line with '#~'",
      at: start..<token.range.upperBound,
      help: "either all lines of an entry begin with '#~', or none")
    return false
  }

  private mutating func areEscapesValid(in string: Range<Int>) -> Bool {
    var position = string.lowerBound + 1
    let end = string.upperBound - 1
    while position < end, let slash = document.bytes[position..<end].firstIndex(of: .backslash) {
      guard let escape = document.bytes.poEscape(at: slash, before: end) else {
        let range = slash..<document.bytes.character(at: slash + 1).upperBound
        let written = String(decoding: document.bytes[range], as: UTF8.self)
        fail(
          "'\(written)' is not an escape", at: range, help: "write '\\\\' for a backslash")
        return false
      }
      position = escape.end
    }
    return true
  }
}

extension POReader {
  /// Reports that a required keyword is missing.
  private mutating func reportMissing(_ keyword: POKeyword, behind: POField?) {
    let end = document.bytes.count
    let range = token?.range ?? end..<end
    let found = String(decoding: document.bytes[range], as: UTF8.self)
    switch token?.kind {
    case .number, .openingBracket, .closingBracket, .unexpected:
      fail("'\(found)' is not part of an entry", at: range)
    case .word where POKeyword(rawValue: found) == nil:
      fail(
        "unknown keyword '\(found)'", at: range,
        help: "the keywords are msgctxt, msgid, msgid_plural, msgstr and domain")
    case .comment, .extractedComment, .reference, .flags:
      fail("a comment is within an entry", at: range, help: "put it above the entry")
    case .unclosedString: failUnclosed(range)
    case .string where behind == nil: fail("the string has no keyword", at: range)
    default:
      guard let behind else { return fail("'\(found)' without 'msgid'", at: range) }
      let word = String(decoding: document.bytes[behind.keyword], as: UTF8.self)
      fail("'\(word)' without '\(keyword.rawValue)'", at: behind.keyword)
    }
  }

  private mutating func failUnclosed(_ string: Range<Int>) {
    fail("the string is not closed", at: string, help: "end it with '\"' on its line")
  }
}
