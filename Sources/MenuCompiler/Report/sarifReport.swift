/// A SARIF 2.1.0 log with one run. It contains the rules that occur, a result for each problem, and
/// a notification for each failure. Each rule and result is on its own line.
func sarifReport(_ report: Report) -> String {
  let names = Set(report.diagnostics.map(\.name))
  let rules = DiagnosticName.allCases.filter { names.contains($0) }
  let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
  let results = report.findings.compactMap { finding -> JSONValue? in
    guard case .problem(let problem) = finding else { return nil }
    return result(problem, ruleIndex: indices[problem.diagnostic.name] ?? -1, report)
  }
  let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
  return """
    {
      "$schema": "\(schema)",
      "version": "2.1.0",
      "runs": [
        {
          "tool": {
            "driver": {
              "name": "menuc",
              "version": \(JSONValue.string(report.version).printedOnOneLine()),
              "rules": \(list(rules.map(rule), indent: 10))
            }
          },
          "columnKind": "unicodeCodePoints",
          "originalUriBaseIds": \(bases.printedOnOneLine()),
          "invocations": \(list([invocation(report)], indent: 6)),
          "results": \(list(results, indent: 6))
        }
      ]
    }

    """
}

/// The base has no URI, because the path of the directory on this machine is private.
private let bases = JSONValue.members([
  (
    ReportURI.base,
    .members([("description", plain("The directory in which menuc ran."))])
  )
])

private func list(_ values: [JSONValue], indent: Int) -> String {
  if values.isEmpty { return "[]" }
  let margin = String(repeating: " ", count: indent)
  let lines = values.map { "\(margin)  \($0.printedOnOneLine())" }
  return "[\n\(lines.joined(separator: ",\n"))\n\(margin)]"
}

private func rule(_ name: DiagnosticName) -> JSONValue {
  let rule = try? Rule.of(name)
  let reason = rule.map { message($0.reason) }
  return .members([
    ("id", .string(name.rawValue)),
    ("shortDescription", rule.map { message($0.summary) }),
    ("fullDescription", reason),
    ("help", reason),
    (
      "defaultConfiguration",
      .members([
        ("enabled", name.severity == nil ? .boolean(false) : nil),
        ("level", .string((name.severity ?? .warning).rawValue)),
      ])
    ),
  ])
}

private func invocation(_ report: Report) -> JSONValue {
  var notifications = report.failures.map { failure in
    let place = failure.file.map { file in
      JSONValue.array([location(file, identity: nil, range: nil, report)])
    }
    return JSONValue.members([
      ("descriptor", .members([("id", .string(failure.name))])), ("level", .string("error")),
      ("message", message(failure.message, failure.help)), ("locations", place),
    ])
  }
  if let omission = report.omission {
    notifications.append(.members([("level", .string("note")), ("message", message(omission))]))
  }
  return .members([
    ("executionSuccessful", .boolean(report.failures.isEmpty)),
    ("toolExecutionNotifications", notifications.isEmpty ? nil : .array(notifications)),
  ])
}

private func result(_ problem: Report.Problem, ruleIndex: Int, _ report: Report) -> JSONValue {
  let diagnostic = problem.diagnostic
  let files = report.sources(of: problem).files
  let related = diagnostic.related.map { related in
    location(
      related.fileName, identity: files[related.range.file].file.identity, range: related.range,
      message: related.label, report)
  }
  return .members([
    ("ruleId", .string(diagnostic.name.rawValue)), ("ruleIndex", .integer(ruleIndex)),
    ("level", .string(diagnostic.severity.rawValue)),
    ("message", message(diagnostic.message, diagnostic.help)),
    (
      "locations",
      .array([
        location(
          diagnostic.fileName, identity: files[diagnostic.file].file.identity,
          range: diagnostic.range, report)
      ])
    ),
    ("relatedLocations", related.map { .array([$0]) }),
    (
      "fixes",
      problem.fixes.isEmpty ? nil : .array(problem.fixes.map { sarifFix($0, files, report) })
    ),
  ])
}

private func location(
  _ name: String, identity: String?, range: SourceRange?, message text: String? = nil,
  _ report: Report
) -> JSONValue {
  .members([
    (
      "physicalLocation",
      .members([
        ("artifactLocation", artifact(name, identity: identity, report)),
        ("region", range.map(region)),
      ])
    ),
    ("message", text.map { message($0) }),
  ])
}

private func artifact(_ name: String, identity: String?, _ report: Report) -> JSONValue {
  switch ReportURI.place(of: name, identity: identity, in: report.workingDirectory) {
  case .relative(let uri):
    .members([("uri", .string(uri)), ("uriBaseId", .string(ReportURI.base))])
  case .absolute(let uri): .members([("uri", .string(uri))])
  }
}

private func region(_ range: SourceRange) -> JSONValue {
  .members([
    ("startLine", .integer(range.startLine)), ("startColumn", .integer(range.startColumn)),
    ("endLine", .integer(range.endLine)), ("endColumn", .integer(range.endColumn)),
  ])
}

/// A fix, with its edits grouped by file.
func sarifFix(_ fix: ReportFix, _ files: [ParsedFile], _ report: Report) -> JSONValue {
  let numbers = fix.edits.map(\.range.file).reduce(into: [Int]()) { numbers, file in
    if !numbers.contains(file) { numbers.append(file) }
  }
  let changes = numbers.map { number in
    let edits = fix.edits.filter { $0.range.file == number }
    let file = files[number].file
    return JSONValue.members([
      ("artifactLocation", artifact(file.name, identity: file.identity, report)),
      ("replacements", .array(edits.map(replacement))),
    ])
  }
  return .members([
    ("description", message(fix.title)), ("artifactChanges", .array(changes)),
    ("properties", .members([("safety", .string(fix.safety.rawValue))])),
  ])
}

private func replacement(_ edit: ReportFix.Edit) -> JSONValue {
  .members([
    ("deletedRegion", region(edit.range)),
    ("insertedContent", edit.text.isEmpty ? nil : plain(edit.text)),
  ])
}

private func plain(_ text: String) -> JSONValue { .members([("text", .string(text))]) }

/// A message. SARIF reads braces as placeholders, and brackets before a parenthesis as a link. A
/// menu must not be able to insert either.
private func message(_ text: String, _ help: String? = nil) -> JSONValue {
  let whole = help.map { "\(text)\nhelp: \($0)" } ?? text
  guard
    whole.utf8.contains(where: {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
        || $0 == UInt8(ascii: "]")
    })
  else { return plain(whole) }
  return plain(
    whole.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "\\]("))
}
