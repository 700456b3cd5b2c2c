extension DiagnosticName {
  /// See <doc:unused-suppression>.
  package static let unusedSuppression = DiagnosticName("unused-suppression")
}

/// All comments in a menu's files that silence warnings, and a record of their use.
struct Suppressions {
  /// A line, or a range of lines whose length is a power of 2. The lines are the leaves of a binary
  /// tree, and the parent of node `n` is `n / 2`.
  private struct Place: Hashable {
    let file: Int
    let node: Int
  }

  /// The comments that apply to the same lines.
  private struct Group: Hashable {
    let file: Int
    let lines: ClosedRange<Int>
  }

  private var comments: [(file: Int, comment: Suppression, group: Int)] = []
  /// For each group, the unused names with their positions, as pairs of indices: (comment, name).
  private var names: [[DiagnosticName: [[Int]]]] = []
  /// For each group, the warnings that its comments are meant to allow but, because of a
  /// misspelling, do not allow.
  private var meant: [Set<DiagnosticName>] = []
  /// The groups with a comment that does not show what it is meant to allow.
  private var unclear: Set<Int> = []
  /// The groups that apply to all lines of a place. A group has the fewest places that make up its
  /// lines, so that nested entries of thousands of lines cost little.
  private var byPlace: [Place: [Int]] = [:]
  /// The positions of the names that silenced a problem, as in ``names``.
  private var used: Set<[Int]> = []

  init(in sources: Sources) {
    let all = sources.files.concurrentMap { file in
      // A file that can't be parsed has only errors, which can't be silenced.
      file.isReadable ? SuppressionScan.suppressions(in: file.file) : []
    }
    var groups: [Group: Int] = [:]
    for (file, found) in all.enumerated() {
      for comment in found {
        let group = Group(file: file, lines: comment.lines)
        let number = groups[group] ?? names.count
        if number == names.count {
          groups[group] = number
          names.append([:])
          meant.append([])
          for node in Self.nodes(of: comment.lines) {
            byPlace[Place(file: file, node: node), default: []].append(number)
          }
        }
        for (position, name) in comment.names.enumerated() {
          guard let known = name.meant else { continue }
          if comment.isMisspelled || name.isMisspelled {
            meant[number].insert(known)
          } else {
            names[number][known, default: []].append([comments.count, position])
          }
        }
        if comment.isUnclear { unclear.insert(number) }
        comments.append((file, comment, number))
      }
    }
  }

  /// The number of the node of line 0. Offsets have 32 bits, so no file has more lines.
  private static let firstLeaf = 1 << 32

  /// The smallest set of nodes that together cover exactly the lines of a range.
  private static func nodes(of lines: ClosedRange<Int>) -> [Int] {
    var nodes: [Int] = []
    var (low, high) = (firstLeaf + lines.lowerBound, firstLeaf + lines.upperBound + 1)
    while low < high {
      if low % 2 == 1 { nodes.append(low) }
      if high % 2 == 1 { nodes.append(high - 1) }
      (low, high) = ((low + 1) / 2, high / 2)
    }
    return nodes
  }

  /// The groups that apply to a line.
  private func groups(file: Int, line: Int) -> [Int] {
    sequence(first: Self.firstLeaf + line) { $0 > 1 ? $0 / 2 : nil }
      .flatMap { byPlace[Place(file: file, node: $0)] ?? [] }
  }

  var isEmpty: Bool { comments.isEmpty }

  /// Whether a comment silences a problem. Every comment that silences the problem counts as used.
  mutating func silences(_ name: DiagnosticName, at range: SourceRange) -> Bool {
    guard name.severity != .error, !comments.isEmpty else { return false }
    var isSilent = false
    for group in groups(file: range.file, line: range.startLine) {
      guard let places = names[group][name] else { continue }
      used.formUnion(places)
      names[group][name] = []
      isSilent = true
    }
    return isSilent
  }

  /// A problem without its fix if a comment is meant to silence the problem, or may be, and does
  /// not: the fix would change what the comment is meant to keep.
  func withholdingFix(of found: FoundProblem) -> FoundProblem {
    let name = found.problem.name
    guard found.fix != nil, name.severity != .error, let range = found.problem.range,
      groups(file: range.file, line: range.startLine)
        .contains(where: { meant[$0].contains(name) || unclear.contains($0) })
    else { return found }
    var found = found
    found.fix = nil
    return found
  }

  /// Reports comments that silence nothing. The name of a disabled rule is not reported, because
  /// other users may enable it.
  ///
  /// - Parameters:
  ///   - isWhole: Whether all rules were checked. After an error, some rules may not have been
  ///     checked.
  ///   - unchecked: The rules that this compilation did not check.
  ///   - reported: The problems that no comment silences.
  func reportUnused(
    isWhole: Bool, unchecked: Set<DiagnosticName>, reported: [LocatedDiagnostic],
    into diagnostics: inout Diagnostics
  ) {
    var namesThere: [Int: Set<DiagnosticName>] = [:]
    for problem in reported {
      guard let line = problem.range?.startLine else { continue }
      for group in groups(file: problem.file, line: line) {
        namesThere[group, default: []].insert(problem.name)
      }
    }
    for (index, (file, comment, group)) in comments.enumerated() {
      /// Whether a comment in this place can silence a diagnostic, as far as is known.
      func isUseful(_ name: DiagnosticName) -> Bool {
        guard name.severity != .error else { return false }
        let isChecked = isWhole && diagnostics.isOn(name) && !unchecked.contains(name)
        return !isChecked || namesThere[group]?.contains(name) == true
      }
      guard !comment.isMisspelled, !comment.names.isEmpty else {
        var known: Set<DiagnosticName> = []
        let useful = comment.names.compactMap(\.meant)
          .filter { isUseful($0) && known.insert($0).inserted }
        report(comment, in: file, useful: useful, into: &diagnostics)
        continue
      }
      let unused = comment.names.indices.filter { !used.contains([index, $0]) }
        .map { comment.names[$0] }
        .filter { $0.isMisspelled || $0.meant.map(isUseful) != true }
      let meant = unused.map {
        $0.isMisspelled ? $0.meant.flatMap { isUseful($0) ? $0 : nil } : nil
      }
      // A comment that loses all its names is deleted as a whole.
      let isEmptied = unused.count == comment.names.count && meant.allSatisfy { $0 == nil }
      for (name, meant) in zip(unused, meant) {
        let fix =
          meant.map {
            Fix(
              "write '\($0.rawValue)'", .safe,
              .replaceWord(file: Int32(file), name.range, with: $0.rawValue))
          } ?? .deleteComment(file, isEmptied ? comment.range : name.range)
        report(name, in: file, comment.isUnclear ? nil : fix, into: &diagnostics)
      }
    }
  }

  /// Reports a comment that is misspelled or has no names.
  ///
  /// - Parameter useful: The diagnostics that the comment means and could silence.
  private func report(
    _ comment: Suppression, in file: Int, useful: [DiagnosticName],
    into diagnostics: inout Diagnostics
  ) {
    guard comment.isMisspelled else {
      diagnostics.report(
        .unusedSuppression, "the comment does not name what it allows",
        at: .bytes(file: Int32(file), comment.range),
        help: "name a diagnostic, such as `\(comment.written("deep-menu"))`")
      return
    }
    let meant = comment.names.compactMap(\.meant?.rawValue).joined(separator: ", ")
    let right = "menuc:allow " + useful.map(\.rawValue).joined(separator: ", ")
    let word = comment.wordRange.lowerBound..<comment.range.upperBound
    let fix =
      useful.isEmpty
      ? .deleteComment(file, comment.range)
      : Fix("write '\(right)'", .safe, .replaceWord(file: Int32(file), word, with: right))
    diagnostics.report(
      .unusedSuppression, "this comment is misspelled and allows nothing",
      at: .bytes(file: Int32(file), comment.wordRange),
      help: comment.isUnclear
        ? "write `\(comment.written(""))` and the name of a diagnostic"
        : "write `\(comment.written(meant))`",
      fix: comment.isUnclear ? nil : fix)
  }

  private func report(
    _ name: Suppression.Name, in file: Int, _ fix: Fix?, into diagnostics: inout Diagnostics
  ) {
    let anchor = SourceAnchor.bytes(file: Int32(file), name.range)
    guard let known = DiagnosticName(rawValue: name.text) else {
      diagnostics.report(
        .unusedSuppression, "there is no diagnostic '\(name.text)' to allow", at: anchor,
        help: name.meant.map { "did you mean '\($0.rawValue)'?" }
          ?? "`menuc explain` lists them all", fix: fix)
      return
    }
    if known.severity == .error {
      diagnostics.report(
        .unusedSuppression, "'\(name.text)' is an error, and errors can't be allowed", at: anchor,
        help: "delete the comment", fix: fix)
    } else {
      diagnostics.report(
        .unusedSuppression, "there is no '\(name.text)' here to allow", at: anchor,
        help: "delete the comment, or move it to the line of the warning or the line above",
        fix: fix)
    }
  }
}

extension Fix {
  fileprivate static func deleteComment(_ file: Int, _ range: Range<Int>) -> Fix {
    Fix("delete the comment", .safe, .deleteComment(file: Int32(file), range))
  }
}
