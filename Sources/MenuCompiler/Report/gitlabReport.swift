/// GitLab's Code Quality report, which shows the problems that a merge request adds and removes.
///
/// The fingerprint of a problem does not depend on its line, so that GitLab recognizes the problem
/// when lines above it change. Equal problems in a file are distinguished by their order.
func gitlabReport(_ report: Report) -> String {
  var known: [String: Int] = [:]
  let issues = report.findings.map { finding in
    switch finding {
    case .problem(let problem):
      let diagnostic = problem.diagnostic
      return issue(
        name: diagnostic.name.rawValue, diagnostic.message, diagnostic.severity,
        file: diagnostic.fileName, line: diagnostic.range?.startLine ?? 1, &known)
    case .failure(let failure):
      return issue(
        name: failure.name, failure.message, .error, file: failure.file ?? "", line: 1, &known)
    }
  }
  return JSONValue.array(issues).printed() + "\n"
}

private func issue(
  name: String, _ message: String, _ severity: Severity, file: String, line: Int,
  _ known: inout [String: Int]
) -> JSONValue {
  let identity = "\(file)\n\(name)\n\(message)"
  let number = known[identity, default: 0]
  known[identity] = number + 1
  let level =
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  return .members([
    ("description", .string(message)), ("check_name", .string(name)),
    ("fingerprint", .string(SHA256.hex(Array("\(identity)\n\(number)".utf8)))),
    ("severity", .string(level)),
    (
      "location",
      .members([("path", .string(file)), ("lines", .members([("begin", .integer(line))]))])
    ),
  ])
}
