import Stencil

/// Checks that all names in a template exist. Stencil prints nothing for an unknown name, and the
/// resulting gap in generated code is easily overlooked.
struct TemplateCheck {
  let target: Target
  let name: String
  /// The templates that include this one, outermost first.
  var includedBy: [String] = []
  /// The loop variables, innermost last.
  private var scopes: [(tag: String, names: [String: Known])] = []

  /// The information about a loop variable.
  private enum Known {
    case vocabulary(Vocabulary)
    case anything
  }

  /// The body of `each` is checked when it is rendered, when the columns are known.
  private var isInEach: Bool { scopes.contains { $0.tag == "each" } }

  init(of name: String, in target: Target) {
    self.name = name
    self.target = target
  }

  mutating func check(_ tokens: [Token], source: String) throws {
    try TemplateShape(name: name).check(source)
    for token in tokens {
      try TemplateShape(name: name).check(token, depth: scopes.count)
      switch token.kind {
      case .text, .comment: break
      case .variable:
        guard !isInEach else { continue }
        try checkExpression(token.components, token)
        try checkPrintable(token)
      case .block: try checkBlock(token)
      }
    }
  }

  private mutating func checkBlock(_ token: Token) throws {
    let words = token.components
    switch words.first ?? "" {
    case "for":
      guard let position = words.firstIndex(of: "in"), position + 1 < words.count else { return }
      try checkExpression(Array(words[(position + 1)...]), token)
      let isChunks = words[position + 1].contains("|chunks:")
      if !isChunks, case .rows? = try vocabulary(of: root(words[position + 1]), token) {
        throw TargetError(
          "\(token.sourceMap.place(in: name)): '\(words[position + 1])' are rows:"
            + " use `{% each \(words[position + 1]) %}`")
      }
      let list = try vocabulary(of: root(words[position + 1]), token)
      switch list {
      case .record?, .parameters?:
        throw TargetError(
          "\(token.sourceMap.place(in: name)): '\(root(words[position + 1]))' is a group of names, and"
            + " `{% for %}` takes a list")
      default: break
      }
      // The elements that the filter `chunks` yields are themselves rows.
      let element = isChunks ? list : list.flatMap(\.element)
      let names = words[1..<position].map { $0.filter { $0 != "," } }
      let known = names.count == 1 ? element.map(Known.vocabulary) ?? .anything : .anything
      var scope: [String: Known] = ["forloop": .anything]
      for name in names { scope[name] = known }
      scopes.append(("for", scope))
    case "endfor", "endeach": _ = scopes.popLast()
    case "each":
      if words.count > 1 { try checkExpression([words[1]], token) }
      scopes.append(("each", [:]))
    case "if", "ifnot":
      let names = words.dropFirst().filter {
        !isInEach || $0.contains(".") && !["values.", "has."].contains(where: $0.hasPrefix)
      }
      try checkExpression(names, token)
      scopes.append(("if", [:]))
    case "endif": _ = scopes.popLast()
    case "elif", "filter":
      try checkExpression(Array(words.dropFirst()), token)
    case "include", "extends":
      try checkIncluded(words.dropFirst().first ?? "", token)
    default: break
    }
  }

  /// An included template is checked where it is included, with the names of the loops around it.
  private func checkIncluded(_ word: String, _ token: Token) throws {
    let place = token.sourceMap.place(in: name)
    guard let quote = word.first, quote == "\"" || quote == "'", word.last == quote, word.count > 2
    else { throw TargetError("\(place): name the included template in quotes") }
    let included = String(word.dropFirst().dropLast())
    guard let source = target.texts[included] else {
      throw TargetError("\(place): the target has no template '\(included)'")
    }
    guard included != name, !includedBy.contains(included) else {
      throw TargetError("\(place): '\(included)' includes itself")
    }
    var check = TemplateCheck(of: included, in: target)
    check.includedBy = includedBy + [name]
    check.scopes = scopes
    try check.check(templateTokens(of: source, as: included), source: source)
  }

  /// Checks that a tag prints a value: a group of names or a whole column can't be printed.
  private func checkPrintable(_ token: Token) throws {
    guard let word = token.components.first, token.components.count == 1 || !word.contains("|"),
      !word.contains("|"), let entry = try vocabulary(of: root(word), token)
    else { return }
    let what: String
    switch entry {
    case .value: return
    case .record, .parameters: what = "a group of names: print one of them"
    case .list: what = "a list: use `{% for %}`, or the filter `list` for a column"
    case .rows: what = "a set of rows: use `{% each %}`"
    }
    throw TargetError("\(token.sourceMap.place(in: name)): '\(root(word))' is \(what)")
  }

  /// Checks every name of an expression; operators and literals are not names.
  private func checkExpression(_ words: [String], _ token: Token) throws {
    if token.components.first == "filter" { return }
    for word in words {
      _ = try vocabulary(of: root(word), token)
      for part in word.split(separator: "|").dropFirst() {
        let arguments = part.split(separator: ":", maxSplits: 1).dropFirst().first ?? ""
        for argument in arguments.split(separator: ",") {
          _ = try vocabulary(of: String(argument), token)
        }
      }
    }
  }

  private func root(_ word: String) -> String {
    let expression = word.split(separator: "|", maxSplits: 1).first.map(String.init) ?? ""
    return expression.filter { $0 != "(" && $0 != ")" }
  }

  /// The meaning of a name; nil for literals and for names that are known only when rendering.
  private func vocabulary(of path: String, _ token: Token) throws -> Vocabulary? {
    if Self.isLiteral(path) { return nil }
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    var current: Vocabulary?
    switch scopes.lazy.reversed().compactMap({ $0.names[first] }).first {
    case .anything?: return nil
    case .vocabulary(let known)?: current = known
    case nil:
      current = TemplateContext.vocabulary.first { $0.name == first }.map { $0.1 }
      guard current != nil else {
        throw error(
          "unknown variable '\(first)'", token, first, TemplateContext.vocabulary.map(\.name))
      }
    }
    for part in parts.dropFirst() {
      guard let here = current else { return nil }
      guard let next = here.member(part, parameters: target.parameters.map(\.name)) else {
        let known = here.memberNames(parameters: target.parameters.map(\.name))
        throw error("'\(path)' is unknown: there is no '\(part)'", token, part, known)
      }
      current = next
    }
    return current
  }

  private static func isLiteral(_ word: String) -> Bool {
    guard let first = word.first else { return true }
    if first == "\"" || first == "'" || first.isNumber || first == "-" { return true }
    return ["and", "or", "not", "in", "if", "else", "true", "false", "where"].contains(word)
      || !first.isLetter && first != "_" || word.contains("...") || word.contains("[")
  }

  private func error(
    _ message: String, _ token: Token, _ word: String, _ known: [String]
  ) -> TargetError {
    let help = Suggestion.help(for: word, among: known).map { "; \($0)" } ?? ""
    return TargetError("\(token.sourceMap.place(in: name)): \(message)\(help)")
  }
}

extension Vocabulary {
  /// The vocabulary of a list's elements.
  fileprivate var element: Vocabulary? {
    guard case .list(_, let element) = self else { return nil }
    return element
  }

  fileprivate func memberNames(parameters: [String]) -> [String] {
    switch self {
    case .value: []
    case .record(_, let members): members.map(\.name)
    case .list: ["count", "first", "last"]
    case .rows(_, let members, let columns): (members + columns).map(\.name)
    case .parameters: parameters
    }
  }

  fileprivate func member(_ name: String, parameters: [String]) -> Vocabulary? {
    guard memberNames(parameters: parameters).contains(name) else { return nil }
    switch self {
    case .record(_, let members): return members.first { $0.name == name }?.1
    case .list(_, let element): return name == "count" ? .value("") : element
    case .rows(_, let members, _):
      return members.contains { $0.name == name } ? .value("") : .list("", of: .value(""))
    case .value, .parameters: return .value("")
    }
  }
}
