/// All comments of a menu's files that silence warnings, and which of them do.
struct Suppressions {
  private struct Place: Hashable {
    let file: Int
    let line: Int
  }

  private var comments: [(file: Int, comment: Suppression)] = []
  private var byPlace: [Place: [Int]] = [:]
  /// The names that silenced something, as (comment, name).
  private var used: Set<[Int]> = []

  init(in sources: Sources, _ locator: inout SourceLocator) {
    for (number, file) in sources.files.enumerated() {
      // What can't be parsed has errors only.
      guard let root = file.root else { continue }
      let found = Suppression.all(in: file.file.bytes) {
        var texts: [(start: Int, count: Int)] = []
        Self.visitTexts(root) { text, anchor in
          let count = Suppression.count(in: text)
          guard count > 0, let range = locator.range(of: anchor) else { return }
          texts.append((range.bytes.lowerBound, count))
        }
        return texts
      }
      for comment in found {
        byPlace[Place(file: number, line: comment.line), default: []].append(comments.count)
        comments.append((number, comment))
      }
    }
  }

  var isEmpty: Bool { comments.isEmpty }

  /// Whether a comment speaks of a problem; it then counts as used.
  mutating func silences(_ name: DiagnosticName, at range: SourceRange) -> Bool {
    guard name.severity != .error, !comments.isEmpty else { return false }
    var isSilent = false
    for index in byPlace[Place(file: range.file, line: range.startLine)] ?? [] {
      for (position, word) in comments[index].comment.names.enumerated()
      where word.text == name.rawValue {
        used.insert([index, position])
        isSilent = true
      }
    }
    return isSilent
  }

  /// Reports what silences nothing. A name that is off may be there for those who turn it on.
  ///
  /// - Parameter isWhole: Whether all rules were looked at: behind an error, some may not have been.
  func reportUnused(isWhole: Bool, into diagnostics: inout Diagnostics) {
    for (index, (file, comment)) in comments.enumerated() {
      if comment.names.isEmpty {
        diagnostics.report(
          .unusedSuppression, "the comment names nothing that it allows",
          at: .bytes(file: Int32(file), comment.range),
          help: "name what it silences, such as `# menuc:allow deep-menu`",
          fix: .deleteComment(file, comment.range))
      }
      for (position, name) in comment.names.enumerated() where !used.contains([index, position]) {
        report(name, of: comment, in: file, isWhole: isWhole, into: &diagnostics)
      }
    }
  }

  private func report(
    _ name: Suppression.Name, of comment: Suppression, in file: Int, isWhole: Bool,
    into diagnostics: inout Diagnostics
  ) {
    let range = comment.names.count == 1 ? comment.range : name.range
    let anchor = SourceAnchor.bytes(file: Int32(file), name.range)
    let fix = Fix.deleteComment(file, range)
    guard let known = DiagnosticName(rawValue: name.text) else {
      let names = DiagnosticName.allCases.filter { $0.severity != .error }.map(\.rawValue)
      diagnostics.report(
        .unusedSuppression, "there is no diagnostic '\(name.text)' to allow", at: anchor,
        help: Suggestion.nearest(to: name.text, among: names).map { "did you mean '\($0)'?" }
          ?? "`menuc explain` lists them all", fix: fix)
      return
    }
    if known.severity == .error {
      diagnostics.report(
        .unusedSuppression, "'\(name.text)' is an error, which no comment can allow", at: anchor,
        help: "delete the comment", fix: fix)
    } else if isWhole, diagnostics.isOn(known) {
      diagnostics.report(
        .unusedSuppression, "there is no '\(name.text)' here to allow", at: anchor,
        help: "delete the comment, or write it on the line of the warning or the line above",
        fix: fix)
    }
  }

  /// Calls a function for each text of a tree and each key.
  private static func visitTexts(_ node: SourceNode, _ visit: (String, SourceAnchor) -> Void) {
    switch node.value {
    case .text(let text), .plain(let text): visit(text, .value(node.place))
    case .array(let elements): for element in elements { visitTexts(element, visit) }
    case .table(let entries):
      for entry in entries {
        visit(entry.key, .key(entry.value.place))
        visitTexts(entry.value, visit)
      }
    case .nothing, .boolean, .integer, .number, .unsupported: break
    }
  }
}

extension Fix {
  fileprivate static func deleteComment(_ file: Int, _ range: Range<Int>) -> Fix {
    Fix("delete the comment", .safe, .deleteComment(.bytes(file: Int32(file), range)))
  }
}
