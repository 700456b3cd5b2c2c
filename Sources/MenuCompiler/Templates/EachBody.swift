import Stencil

/// Parses the body of `each`.
struct EachBody {
  let parser: TokenParser
  let target: Target

  /// The cells up to a tag with one of the given names. The tag is consumed.
  func cells(
    from opener: Token, until ends: [String]
  ) throws -> (cells: [EachCell], end: String) {
    var cells: [EachCell] = []
    var followsTag = true
    while let part = parser.nextToken() {
      switch part.kind {
      case .text:
        cells.append(.text(followsTag ? part.contents.withoutFirstLineBreak : part.contents))
      case .comment: break
      case .variable: cells.append(try EachCell(part, of: target))
      case .block:
        let word = part.components.first ?? ""
        if ends.contains(word) { return (cells, word) }
        if word.hasPrefix("end") || word == "else" { throw unclosed(opener, ends) }
        cells.append(try block(word, part))
      }
      followsTag = part.kind == .block
    }
    throw unclosed(opener, ends)
  }

  private func unclosed(_ opener: Token, _ ends: [String]) -> TemplateSyntaxError {
    TemplateSyntaxError(
      reason: "'\(opener.components.first ?? "")' has no '{% \(ends.last ?? "") %}'", token: opener)
  }

  private func block(_ word: String, _ token: Token) throws -> EachCell {
    switch word {
    case "children" where token.components.count == 1: return .children
    case "if":
      let condition = try EachCondition(token)
      let (then, end) = try cells(from: token, until: ["else", "endif"])
      let otherwise = end == "else" ? try cells(from: token, until: ["endif"]).cells : []
      return .choice(condition, then: then, otherwise: otherwise)
    default:
      throw TemplateSyntaxError(
        reason: "'each' can contain only the blocks `{% if column %}` and `{% children %}`",
        token: token)
    }
  }
}

extension String {
  fileprivate var withoutFirstLineBreak: String {
    first == "\n" || first == "\r\n" ? String(dropFirst()) : self
  }
}
