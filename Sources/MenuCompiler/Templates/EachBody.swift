import Stencil

/// Parses the body of `each`.
struct EachBody {
  let parser: TokenParser
  let target: Target

  /// Parses the cells up to a tag with one of the given names. The tag is consumed.
  func cells(
    from opener: Token, until ends: [String]
  ) throws -> (cells: [EachCell], end: Token) {
    var cells: [EachCell] = []
    var followsTag = true
    while let part = parser.nextToken() {
      switch part.kind {
      case .text:
        cells.append(.text(followsTag ? part.contents.withoutFirstLineBreak : part.contents))
      case .comment: break
      case .variable: cells.append(try value(part))
      case .block:
        let word = part.components.first ?? ""
        if ends.contains(word) { return (cells, part) }
        if word.hasPrefix("end") || word == "else" { throw unclosed(opener, ends) }
        cells.append(try block(word, part))
      }
      followsTag = part.kind == .block
    }
    throw unclosed(opener, ends)
  }

  private func unclosed(_ opener: Token, _ ends: [String]) -> TemplateSyntaxError {
    TemplateSyntaxError(
      reason: "'\(opener.components.first ?? "")' has no `{% \(ends.last ?? "") %}`", token: opener)
  }

  /// Parses `{{ a }}`, `{{ a if condition }}` or `{{ a if condition else b }}`.
  private func value(_ token: Token) throws -> EachCell {
    let words = token.components
    guard words.count > 2, words[1] == "if" else { return .value(try value(words[...], token)) }
    let otherwise = words.lastIndex(of: "else") ?? words.count
    return .choice(
      try condition(words[2..<otherwise], token),
      then: [.value(try value(words[..<1], token))],
      otherwise: otherwise + 1 < words.count
        ? [.value(try value(words[(otherwise + 1)...], token))] : [])
  }

  private func value(_ words: ArraySlice<String>, _ token: Token) throws -> EachValue {
    try EachValue(words.joined(separator: " "), in: token, parser, target)
  }

  private func condition(_ words: ArraySlice<String>, _ token: Token) throws -> EachCondition {
    try EachCondition(words, token) { try value([$0], token) }
  }

  private func block(_ word: String, _ token: Token) throws -> EachCell {
    switch word {
    case "children" where token.components.count == 1: return .children
    case nothingTag: return .text("")
    case "if": return try choice(token, opener: token)
    default:
      throw TemplateSyntaxError(
        reason: "'each' can contain only the blocks `{% if column %}` and `{% children %}`",
        token: token)
    }
  }

  /// - Parameters:
  ///   - token: The tag with the condition, `if` or `elif`.
  ///   - opener: The tag `if`.
  private func choice(_ token: Token, opener: Token) throws -> EachCell {
    let condition = try condition(token.components.dropFirst(), token)
    let (then, end) = try cells(from: opener, until: ["elif", "else", "endif"])
    let otherwise: [EachCell] =
      switch end.components.first {
      case "elif": [try choice(end, opener: opener)]
      case "else": try cells(from: opener, until: ["endif"]).cells
      default: []
      }
    return .choice(condition, then: then, otherwise: otherwise)
  }
}

extension String {
  fileprivate var withoutFirstLineBreak: String {
    first == "\n" || first == "\r\n" ? String(dropFirst()) : self
  }
}
