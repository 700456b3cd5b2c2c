/// A report in JUnit's XML format: one suite per file, one test per problem. A test fails only for
/// problems that make `menuc` fail; a warning becomes the output of a passing test.
func junitReport(_ report: Report) -> String {
  let files = report.byFile
  var text = JUnitText(problems: ProblemText(report))
  let suites = files.map { text.suite($0.name, $0.findings) }
  let attributes = [("name", "menuc")] + JUnitText.counts(of: files.map(\.findings))
  return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"
    + XMLText.attributes(attributes) + ">\n" + suites.joined() + "</testsuites>\n"
}

private struct JUnitText {
  var problems: ProblemText

  mutating func suite(_ name: String, _ findings: [Report.Finding]) -> String {
    let attributes = [("name", name)] + Self.counts(of: [findings])
    var result = "  <testsuite\(XMLText.attributes(attributes))>\n"
    if findings.isEmpty {
      let test = [("name", name), ("classname", "menuc"), ("file", name), ("time", "0")]
      result += "    <testcase\(XMLText.attributes(test))/>\n"
    }
    for finding in findings { result += test(finding) }
    return result + "  </testsuite>\n"
  }

  /// The test for a finding. A test is named after the place of the problem, and its class after
  /// the rule.
  private mutating func test(_ finding: Report.Finding) -> String {
    switch finding {
    case .problem(let problem):
      let diagnostic = problem.diagnostic
      let rule = diagnostic.name.rawValue
      let text = XMLText.escape(problems.render(problem), isAttribute: false)
      let content =
        diagnostic.severity == .error
        ? "<failure\(XMLText.attributes([("message", diagnostic.message), ("type", rule)]))>"
          + "\(text)</failure>"
        : "<system-out>\(text)</system-out>"
      let line = diagnostic.range?.startLine ?? 1
      let column = diagnostic.range?.startColumn ?? 1
      return test("\(diagnostic.fileName):\(line):\(column)", rule, diagnostic.fileName, content)
    case .failure(let failure):
      let text = XMLText.escape(failure.text, isAttribute: false)
      let attributes = [("message", failure.message), ("type", failure.name)]
      return test(
        failure.file ?? "menuc", failure.name, failure.file,
        "<error\(XMLText.attributes(attributes))>\(text)</error>")
    }
  }

  private func test(_ name: String, _ rule: String, _ file: String?, _ content: String) -> String {
    let attributes = [
      ("name", name), ("classname", "menuc.\(rule)"), ("file", file), ("time", "0"),
    ]
    return "    <testcase\(XMLText.attributes(attributes))>\n      \(content)\n    </testcase>\n"
  }

  /// The numbers of tests, of failed tests, and of tests that could not be run.
  static func counts(of suites: [[Report.Finding]]) -> [(String, String?)] {
    var (failures, errors) = (0, 0)
    for finding in suites.joined() {
      switch finding {
      case .problem(let problem): failures += problem.diagnostic.severity == .error ? 1 : 0
      case .failure: errors += 1
      }
    }
    let tests = suites.reduce(0) { $0 + max($1.count, 1) }
    return [("tests", "\(tests)"), ("failures", "\(failures)"), ("errors", "\(errors)")]
  }
}
