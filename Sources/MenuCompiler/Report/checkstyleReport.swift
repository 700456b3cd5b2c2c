/// A report in Checkstyle's XML format: all processed documents, each with its problems.
func checkstyleReport(_ report: Report) -> String {
  var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  for (name, findings) in report.byFile {
    let start = "  <file\(XMLText.attributes([("name", name)]))"
    if findings.isEmpty {
      result += "\(start)/>\n"
      continue
    }
    result += "\(start)>\n"
    for finding in findings {
      result += "    <error\(XMLText.attributes(attributes(of: finding)))/>\n"
    }
    result += "  </file>\n"
  }
  return result + "</checkstyle>\n"
}

private func attributes(of finding: Report.Finding) -> [(String, String?)] {
  switch finding {
  case .problem(let problem):
    let diagnostic = problem.diagnostic
    let severity =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "info"
      }
    return [
      ("line", String(diagnostic.range?.startLine ?? 1)),
      ("column", String(diagnostic.range?.startColumn ?? 1)), ("severity", severity),
      ("message", message(diagnostic.message, diagnostic.help)),
      ("source", "menuc.\(diagnostic.name.rawValue)"),
    ]
  case .failure(let failure):
    return [
      ("line", "1"), ("severity", "error"), ("message", message(failure.message, failure.help)),
      ("source", "menuc.\(failure.name)"),
    ]
  }
}

private func message(_ message: String, _ help: String?) -> String {
  help.map { "\(message)\nhelp: \($0)" } ?? message
}
