import Stencil

/// Checks that all names, filters and blocks in a template exist, and that blocks are closed.
/// Stencil prints nothing for an unknown name, and the resulting gap in generated code is easily
/// overlooked. Also rejects templates that would make Stencil lose text, overflow the stack or loop
/// forever.
struct TemplateCheck {
  let target: Target
  let name: String
  /// The templates that include this template, outermost first.
  private var includedBy: [String] = []
  /// The blocks around a tag, innermost last.
  var scopes: [Scope] = []
  private var tags = TemplateTags(of: "")
  /// The problems found so far, without duplicates.
  private(set) var problems: [TemplateProblem] = []

  /// An open block.
  struct Scope {
    /// The word that opens the block, such as `for`.
    let word: String
    let place: TemplateTags.Place?
    /// The loop variables.
    var names: [String: Known] = [:]
    /// For `each`, the columns of its rows; nil for rows that are known only when rendering.
    var columns: [String]?
  }

  /// The information about a loop variable.
  enum Known {
    case vocabulary(Vocabulary)
    case anything
  }

  /// A tag of the template.
  struct Tag {
    let token: Token
    let number: Int
    var words: [String] { token.components }
  }

  private static let maximalTag = 4_000
  private static let maximalDepth = 60
  private static let maximalNumber = 100_000
  /// The word that closes each block, by the word that opens it.
  private static let closers = [
    "for": "endfor", "each": "endeach", "if": "endif", "ifnot": "endif", "filter": "endfilter",
    "block": "endblock",
  ]
  private static let otherTags = [
    "children", "else", "elif", "empty", "include", "extends", "now", "break", "continue",
  ]

  var isInEach: Bool { scopes.contains { $0.word == "each" } }

  init(of name: String, in target: Target) {
    self.name = name
    self.target = target
  }

  /// Checks a template and the templates that it includes.
  mutating func check(_ tokens: [Token], source: String) {
    tags = TemplateTags(of: source)
    if let offset = tags.unclosed {
      // Stencil would drop everything after the tag.
      let opener = tags.opener(at: offset)
      report("'\(opener)' is never closed", at: tags.place(at: offset, length: 2))
      return
    }
    let outer = scopes.count
    let written = tokens.filter { token in
      switch token.kind {
      case .text, .comment: false
      case .variable: true
      case .block: token.contents != nothingTag
      }
    }
    for (number, token) in written.enumerated() {
      let tag = Tag(token: token, number: number)
      guard hasUsualSize(tag) else { continue }
      guard scopes.count <= Self.maximalDepth else {
        report("blocks are nested more than \(Self.maximalDepth) levels deep", tag)
        return
      }
      if token.kind == .variable {
        checkExpression(tag.words, tag)
        checkPrintable(tag)
      } else {
        checkBlock(tag, outer: outer)
      }
    }
    close(until: outer)
  }

  /// Whether the length of a tag and the numbers in it are within the limits; otherwise, reports a
  /// problem.
  private mutating func hasUsualSize(_ tag: Tag) -> Bool {
    let contents = tag.token.contents
    if contents.utf8.count > Self.maximalTag {
      report("a tag has more than \(Self.maximalTag) bytes", tag)
      return false
    }
    let numbers = contents.split { !$0.isNumber }
    if let number = numbers.first(where: { (Int($0) ?? .max) > Self.maximalNumber }) {
      report("the number \(number) is more than \(Self.maximalNumber)", tag, of: String(number))
      return false
    }
    return true
  }

  private mutating func checkBlock(_ tag: Tag, outer: Int) {
    var words = tag.words
    if let label = words.first, label.hasSuffix(":"), words.count > 1 { words.removeFirst() }
    let word = words.first ?? ""
    if let opener = Self.closers.first(where: { $0.value == word && $0.key != "ifnot" })?.key {
      close(opener, tag, outer: outer)
      return
    }
    if isInEach, !["if", "elif", "else", "children"].contains(word) {
      report("'each' can contain only the blocks `{% if column %}` and `{% children %}`", tag)
    }
    switch word {
    case "for": checkLoop(words, tag)
    case "each":
      let list = words.count > 1 ? words[1] : ""
      let rows = list.isEmpty ? nil : vocabulary(of: root(list), tag)
      checkFilters(of: list, tag)
      scopes.append(Scope(word: word, place: place(tag), columns: columns(of: rows, list, tag)))
    case "if", "ifnot", "elif":
      checkExpression(Array(words.dropFirst()), tag)
      if word != "elif" { scopes.append(Scope(word: word, place: place(tag))) }
    case "filter":
      checkFilters(of: "|" + words.dropFirst().joined(separator: " "), tag)
      scopes.append(Scope(word: word, place: place(tag)))
    case "block": scopes.append(Scope(word: word, place: place(tag)))
    case "include", "extends": checkIncluded(words.dropFirst().first ?? "", tag)
    case "children" where !isInEach:
      report("`{% children %}` is only possible within `{% each %}`", tag, of: word)
    case _ where Self.otherTags.contains(word): break
    default:
      let known = Self.closers.flatMap { [$0.key, $0.value] } + Self.otherTags
      report(
        "unknown tag '\(word)'", tag, of: word,
        help: Suggestion.nearest(to: word, among: known.sorted()).map { "did you mean '\($0)'?" })
    }
  }

  private mutating func checkLoop(_ words: [String], _ tag: Tag) {
    var scope = Scope(word: "for", place: place(tag), names: ["forloop": .anything])
    defer { scopes.append(scope) }
    guard let position = words.firstIndex(of: "in"), position + 1 < words.count else { return }
    let written = words[position + 1]
    let list = vocabulary(of: root(written), tag)
    checkFilters(of: written, tag)
    let isChunks = written.contains("|chunks:")
    switch list {
    case .rows? where !isChunks:
      report("'\(written)' are rows: use `{% each \(written) %}`", tag, of: written)
    case .record?, .parameters?:
      report(
        "'\(root(written))' is a group of names, but `{% for %}` takes a list", tag,
        of: root(written))
    default: break
    }
    // The elements that the filter `chunks` yields are themselves sets of rows.
    let element = isChunks ? list : list.flatMap(\.element)
    let names = words[1..<position].map { $0.filter { $0 != "," } }
    let known = names.count == 1 ? element.map(Known.vocabulary) ?? .anything : .anything
    for name in names { scope.names[name] = known }
    scopes.append(scope)
    checkExpression(Array(words[(position + 2)...]), tag)
    scopes.removeLast()
  }

  /// The columns of the rows that `each` prints; nil if they are known only when rendering.
  private mutating func columns(
    of rows: Vocabulary?, _ written: String, _ tag: Tag
  ) -> [String]? {
    switch rows {
    case .rows(_, _, let columns)?: return columns.map(\.name)
    case nil: return nil
    case _ where written.contains("|"): return nil
    default:
      report("'each' takes a set of rows, not '\(written)'", tag, of: written)
      return nil
    }
  }

  /// Checks an included template at the place where it is included, with the names that the loops
  /// around it define.
  private mutating func checkIncluded(_ word: String, _ tag: Tag) {
    guard let quote = word.first, quote == "\"" || quote == "'", word.last == quote, word.count > 2
    else { return report("name the included template in quotes", tag) }
    let included = String(word.dropFirst().dropLast())
    guard let source = target.texts[included] else {
      return report("the target has no template '\(included)'", tag, of: word)
    }
    guard included != name, !includedBy.contains(included) else {
      return report("'\(included)' includes itself", tag, of: word)
    }
    var check = TemplateCheck(of: included, in: target)
    check.includedBy = includedBy + [name]
    check.scopes = scopes
    check.check(templateTokens(of: source, as: included), source: source)
    problems += check.problems.filter { !problems.contains($0) }
  }

  /// Closes the innermost block that a word opens, and reports the blocks inside it that are not
  /// closed.
  private mutating func close(_ opener: String, _ tag: Tag, outer: Int) {
    let openers = opener == "if" ? ["if", "ifnot"] : [opener]
    guard let index = scopes.lastIndex(where: { openers.contains($0.word) }), index >= outer else {
      return report("'\(tag.words[0])' has no `{% \(opener) %}`", tag, of: tag.words[0])
    }
    close(until: index + 1)
    scopes.removeLast()
  }

  /// Removes the scopes beyond the given number, and reports that their blocks are not closed.
  private mutating func close(until count: Int) {
    while scopes.count > count {
      let scope = scopes.removeLast()
      report(
        "'\(scope.word)' has no `{% \(Self.closers[scope.word] ?? "") %}`", at: scope.place)
    }
  }

  func place(_ tag: Tag, of word: String = "") -> TemplateTags.Place? {
    tags.place(of: word, inTag: tag.number)
  }

  /// Adds a problem at a word of a tag, or at the start of the tag.
  mutating func report(_ message: String, _ tag: Tag, of word: String = "", help: String? = nil) {
    report(message, at: place(tag, of: word), help: help)
  }

  private mutating func report(
    _ message: String, at place: TemplateTags.Place?, help: String? = nil
  ) {
    let problem = TemplateProblem(
      in: name, line: place?.line ?? 1, column: place?.column ?? 1, length: place?.length ?? 1,
      message, help: help)
    if !problems.contains(problem) { problems.append(problem) }
  }
}
