import Stencil

/// Checks the names in the expressions of a template.
extension TemplateCheck {
  /// Checks every name and filter of an expression; operators and literals are not names.
  mutating func checkExpression(_ words: [String], _ tag: Tag) {
    for word in words {
      _ = vocabulary(of: root(word), tag)
      checkFilters(of: word, tag)
    }
  }

  /// Checks the filters after a name: their names, and the names in their arguments.
  mutating func checkFilters(of word: String, _ tag: Tag) {
    for filter in FilterChain(word).filters {
      if !TemplateFilters.names.contains(filter.name) {
        report(
          "unknown filter '\(filter.name)'", tag, of: filter.name,
          help: Suggestion.nearest(to: filter.name, among: TemplateFilters.names)
            .map { "did you mean '\($0)'?" })
      }
      for argument in filter.arguments { _ = vocabulary(of: argument, tag) }
      if filter.name == "as", let form = filter.arguments.first, form.count > 1,
        form.first == "\"" || form.first == "'", target.forms[form.unquoted] == nil
      {
        report(
          "the target has no form '\(form.unquoted)'", tag, of: form,
          help: Suggestion.help(for: form.unquoted, among: target.forms.keys.sorted()))
      }
    }
  }

  /// Checks that a tag prints a value: a group of names or a whole column can't be printed.
  mutating func checkPrintable(_ tag: Tag) {
    guard let word = tag.words.first, !word.contains("|"), !isColumn(word),
      let entry = vocabulary(of: root(word), tag)
    else { return }
    let what: String
    switch entry {
    case .value: return
    case .record, .parameters: what = "a group of names: print one of them"
    case .list: what = "a list: use `{% for %}`, or the filter `list` for a column"
    case .rows: what = "a set of rows: use `{% each %}`"
    }
    report("'\(root(word))' is \(what)", tag, of: root(word))
  }

  /// The name before the filters of a word.
  func root(_ word: String) -> String {
    FilterChain(word).value.filter { $0 != "(" && $0 != ")" }
  }

  /// The meaning of a name; nil for literals, for names that are known only when rendering, and for
  /// unknown names, which are reported.
  mutating func vocabulary(of path: String, _ tag: Tag) -> Vocabulary? {
    if Self.isLiteral(path) { return nil }
    if isColumn(path) { return .value("") }
    let parts = path.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    var current: Vocabulary?
    switch scopes.lazy.reversed().compactMap({ $0.names[first] }).first {
    case .anything?: return nil
    case .vocabulary(let known)?: current = known
    case nil:
      current = TemplateContext.vocabulary.first { $0.name == first }.map { $0.1 }
      guard current != nil else {
        if isInEach, parts.count == 1 {
          guard let columns else { return nil }
          return unknown("the rows have no column '\(path)'", tag, path, columns, in: path)
        }
        return unknown(
          "unknown variable '\(first)'", tag, first, TemplateContext.vocabulary.map(\.name),
          in: path)
      }
    }
    for part in parts.dropFirst() {
      guard let here = current else { return nil }
      let parameters = target.parameters.map(\.name)
      guard let next = here.member(part, parameters: parameters) else {
        return unknown(
          "'\(path)' is unknown: there is no '\(part)'", tag, part,
          here.memberNames(parameters: parameters), in: path)
      }
      current = next
    }
    return current
  }

  /// The columns of the rows that the innermost `each` prints; nil if they are not known.
  private var columns: [String]? { scopes.last { $0.word == "each" }?.columns }

  /// Whether a name is a column of the rows, or may be one.
  private func isColumn(_ path: String) -> Bool {
    guard isInEach else { return false }
    guard let columns else { return !path.contains(".") }
    guard let dot = path.firstIndex(of: ".") else { return columns.contains(path) }
    // A name such as `values.NAME` represents one column for each possible key.
    return columns.contains { $0.hasPrefix(path[...dot]) }
  }

  private static func isLiteral(_ word: String) -> Bool {
    guard let first = word.first else { return true }
    if first == "\"" || first == "'" || first.isNumber || first == "-" { return true }
    return ["and", "or", "not", "in", "if", "else", "true", "false", "where"].contains(word)
      || !first.isLetter && first != "_" || word.contains("...") || word.contains("[")
  }

  private mutating func unknown(
    _ message: String, _ tag: Tag, _ word: String, _ known: [String], in path: String
  ) -> Vocabulary? {
    // A list of all columns would be too long to read.
    let help =
      known.count > 12
      ? Suggestion.nearest(to: word, among: known).map { "did you mean '\($0)'?" }
        ?? "the article TemplateVocabulary lists the names"
      : Suggestion.help(for: word, among: known)
    report(message, tag, of: path, help: help)
    return nil
  }
}

extension Vocabulary {
  /// The vocabulary of a list's elements.
  var element: Vocabulary? {
    guard case .list(_, let element) = self else { return nil }
    return element
  }

  func memberNames(parameters: [String]) -> [String] {
    switch self {
    case .value: []
    case .record(_, let members): members.map(\.name)
    case .list: ["count", "first", "last"]
    case .rows(_, let members, let columns): (members + columns).map(\.name)
    case .parameters: parameters
    }
  }

  func member(_ name: String, parameters: [String]) -> Vocabulary? {
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
