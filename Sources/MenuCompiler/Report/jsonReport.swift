/// A line with a JSON object for each problem or failure; all objects have the same keys.
func jsonReport(_ report: Report) -> String {
  var result = ""
  for finding in report.findings {
    let value: JSONValue
    switch finding {
    case .problem(let problem):
      let diagnostic = problem.diagnostic
      value = object(
        name: diagnostic.name.rawValue, severity: diagnostic.severity,
        message: diagnostic.message, help: diagnostic.help, file: diagnostic.fileName,
        range: diagnostic.range.map(rangeJSON) ?? .null,
        related: diagnostic.related.map { [relatedJSON($0)] } ?? [],
        fixes: problem.fixes.map(fixJSON))
    case .failure(let failure):
      value = object(
        name: failure.name, severity: .error, message: failure.message, help: failure.help,
        file: failure.file, range: .null, related: [], fixes: [])
    }
    result += value.printedOnOneLine() + "\n"
  }
  return result
}

private func object(
  name: String, severity: Severity, message: String, help: String?, file: String?,
  range: JSONValue, related: [JSONValue], fixes: [JSONValue]
) -> JSONValue {
  .members([
    ("name", .string(name)), ("severity", .string(severity.rawValue)),
    ("message", .string(message)), ("help", help.map { .string($0) } ?? .null),
    ("file", file.map { .string($0) } ?? .null), ("range", range),
    ("related", .array(related)), ("fixes", .array(fixes)),
  ])
}

private func rangeJSON(_ range: SourceRange) -> JSONValue {
  .members([
    ("start", positionJSON(range.startLine, range.startColumn, range.bytes.lowerBound)),
    ("end", positionJSON(range.endLine, range.endColumn, range.bytes.upperBound)),
  ])
}

private func positionJSON(_ line: Int, _ column: Int, _ offset: Int) -> JSONValue {
  .members([
    ("line", .integer(line)), ("column", .integer(column)), ("offset", .integer(offset)),
  ])
}

private func relatedJSON(_ related: LocatedDiagnostic.Related) -> JSONValue {
  .members([
    ("message", .string(related.label)), ("file", .string(related.fileName)),
    ("range", rangeJSON(related.range)),
  ])
}

/// A fix for a problem.
func fixJSON(_ fix: ReportFix) -> JSONValue {
  .members([
    ("title", .string(fix.title)), ("safety", .string(fix.safety.rawValue)),
    (
      "edits",
      .array(
        fix.edits.map { edit in
          .members([
            ("file", .string(edit.fileName)), ("range", rangeJSON(edit.range)),
            ("text", .string(edit.text)),
          ])
        })
    ),
  ])
}
