/// A range in a file. Lines and columns are counted from 1, columns in Unicode scalars. The end is
/// the position after the last character.
public struct SourceRange: Sendable, Hashable, Codable {
  /// The index of the file among the document, its included documents and its catalogs, in the
  /// order in which they were read. The document has index 0.
  public let file: Int
  /// The byte offsets in the file.
  public let bytes: Range<Int>
  /// The line of the first character.
  public let startLine: Int
  /// The column of the first character.
  public let startColumn: Int
  /// The line of the position after the last character.
  public let endLine: Int
  /// The column of the position after the last character.
  public let endColumn: Int
}

/// A diagnostic whose places have been looked up, ready to be printed in any format.
public struct LocatedDiagnostic: Sendable, Codable {
  /// The rule that the document breaks.
  public let name: DiagnosticName
  /// The severity of the problem according to the user's settings.
  public let severity: Severity
  /// The problem in one sentence, such as `'fruits' is already the id of another item`.
  public let message: String
  /// The index of the file in ``Sources``.
  public let file: Int
  /// The name of the file as the user wrote it.
  public let fileName: String
  /// The range of the problem; nil if it concerns the file as a whole.
  public let range: SourceRange?
  /// A short label for the marked source, if the message is not enough.
  public let label: String?
  /// A second place that is involved in the problem, if there is one.
  public let related: Related?
  /// Advice on what to write instead.
  public let help: String?
  /// The automatic fix for the problem, if there is one.
  public internal(set) var fix: LocatedFix?
  /// The anchors of the problem and of the related place.
  let anchors: Anchors

  struct Anchors: Sendable, Codable {
    let own: SourceAnchor
    let related: SourceAnchor?
  }

  /// A second place that is involved in a problem.
  public struct Related: Sendable, Codable {
    /// The name of the file as the user wrote it.
    public let fileName: String
    /// The place.
    public let range: SourceRange
    /// A short label for the related source.
    public let label: String
  }
}

extension LocatedDiagnostic {
  /// `path:line:column`, safe to print; line 1 for a file as a whole.
  var place: String {
    "\(PrintableText.leading(fileName)):\(range?.startLine ?? 1):\(range?.startColumn ?? 1)"
  }
}

extension LocatedDiagnostic.Related {
  /// `path:line:column`, safe to print.
  var place: String {
    "\(PrintableText.leading(fileName)):\(range.startLine):\(range.startColumn)"
  }
}

extension Diagnostics {
  /// The diagnostics with their effective severity, in the order of the files and of the places in
  /// each file. Diagnostics that a comment silences are left out. A comment that silences nothing
  /// is reported.
  ///
  /// - Parameters:
  ///   - isWhole: Whether the document was checked to its end.
  ///   - unchecked: Rules that were not checked. A comment that allows one of them is not reported
  ///     as unused.
  func located(
    in sources: Sources, isWhole: Bool = true, unchecked: Set<DiagnosticName> = []
  ) -> [LocatedDiagnostic] {
    var locator = SourceLocator(sources)
    var suppressions = Suppressions(in: sources)
    guard !all.isEmpty || !suppressions.isEmpty else { return [] }
    var located = all.compactMap { locate($0, in: sources, &locator) }
    let isFolded = !severities.listsAll && located.contains { $0.membership != nil }
    var unused = Diagnostics(severities)
    if !suppressions.isEmpty {
      located.removeAll { one in
        one.problem.range.map { suppressions.silences(one.problem.name, at: $0) } ?? false
      }
      located = located.map { suppressions.withholdingFix(of: $0) }
      suppressions.reportUnused(
        isWhole: isWhole, unchecked: unchecked, reported: located.map(\.problem), into: &unused)
    }
    if isFolded {
      located = folded(located).compactMap { one in
        one.group.map { locate($0, in: sources, &locator) } ?? one.found
      }
    }
    // A comment may also allow the report of an unused comment.
    for one in unused.all.compactMap({ locate($0, in: sources, &locator) })
    where one.problem.range.map({ suppressions.silences(one.problem.name, at: $0) }) != true {
      located.append(suppressions.withholdingFix(of: one))
    }
    return Self.sorted(located).map { one, fixes in
      var one = one
      one.fix = locator.locate(fixes)
      return one
    }
  }

  private func locate(
    _ diagnostic: Diagnostic, in sources: Sources, _ locator: inout SourceLocator
  ) -> FoundProblem? {
    guard let severity = severities.severity(of: diagnostic.name) else { return nil }
    let problem = LocatedDiagnostic(
      name: diagnostic.name, severity: severity, message: diagnostic.message,
      file: Int(diagnostic.anchor.file), fileName: sources.name(of: diagnostic.anchor.file),
      range: locator.range(of: diagnostic.anchor), label: diagnostic.label,
      related: diagnostic.related.flatMap { related in
        locator.range(of: related.anchor).map {
          .init(fileName: sources.name(of: related.anchor.file), range: $0, label: related.label)
        }
      },
      help: diagnostic.help(in: sources),
      anchors: .init(own: diagnostic.anchor, related: diagnostic.related?.anchor))
    return FoundProblem(
      problem: problem, fix: diagnostic.fix, membership: diagnostic.membership)
  }

  /// Sorts diagnostics by their places, and collects the fixes of each diagnostic. A diagnostic has
  /// several fixes if an alias repeats the problem.
  private static func sorted(
    _ located: [FoundProblem]
  ) -> [(LocatedDiagnostic, [Fix])] {
    let order = located.indices.sorted { first, second in
      let (one, other) = (located[first].problem, located[second].problem)
      let starts = (one.range?.bytes.lowerBound ?? -1, other.range?.bytes.lowerBound ?? -1)
      return (one.file, starts.0, first) < (other.file, starts.1, second)
    }
    // An alias repeats the problems of its value. Each problem is reported only once per place.
    var seen: [ProblemIdentity: Int] = [:]
    var result: [(LocatedDiagnostic, [Fix])] = []
    for (one, fix) in order.map({ (located[$0].problem, located[$0].fix) }) {
      let problem = one.range.map { ProblemIdentity(range: $0, message: one.message) }
      if let problem, let index = seen[problem] {
        if let fix { result[index].1.append(fix) }
      } else {
        if let problem { seen[problem] = result.count }
        result.append((one, fix.map { [$0] } ?? []))
      }
    }
    return result
  }
}

/// Identifies a problem that may be found repeatedly at one place.
private struct ProblemIdentity: Hashable {
  let range: SourceRange
  let message: String
}

extension SourceAnchor {
  /// The index of the file that contains the anchor.
  var file: Int32 {
    switch self {
    case .file(let file), .bytes(let file, _): file
    case .value(let place), .key(let place), .entry(let place, _), .entryKey(let place, _):
      place.file
    }
  }
}

extension Diagnostic {
  /// The help of the diagnostic, with the proposal in the format of the file.
  fileprivate func help(in sources: Sources) -> String? {
    guard let help, let proposal else { return help }
    let format = sources.files[Int(anchor.file)].file.format
    return "\(help) `\(proposal.printed(in: format))`".readable
  }
}

extension Sources {
  func name(of file: Int32) -> String { files[Int(file)].file.name }
}
