/// A fix for a problem, as printed in reports.
struct ReportFix: Sendable {
  /// A range of a file, and the text that replaces it.
  struct Edit: Sendable {
    let fileName: String
    let range: SourceRange
    let text: String
  }

  /// A description of the fix as an instruction.
  let title: String
  let safety: Fix.Safety
  let edits: [Edit]

  /// The fixes for a problem.
  static func all(of diagnostic: LocatedDiagnostic, in sources: Sources) -> [ReportFix] {
    guard let fix = diagnostic.fix else { return [] }
    let edits = fix.edits.map {
      Edit(fileName: sources.files[$0.range.file].file.name, range: $0.range, text: $0.text)
    }
    return [ReportFix(title: fix.title, safety: fix.safety, edits: edits)]
  }
}
