/// GitHub Actions workflow commands, which annotate the lines of a pull request.
func githubReport(_ report: Report) -> String {
  var result = ""
  for finding in report.findings {
    switch finding {
    case .problem(let problem): result += command(for: problem.diagnostic)
    case .failure(let failure):
      let file = failure.file.map { [("file", $0)] } ?? []
      result += command(
        "error", file + [("title", failure.name)], failure.message, help: failure.help)
    }
  }
  if let omission = report.omission {
    result += command("notice", [("title", "menuc")], omission, help: nil)
  }
  return result
}

private func command(for diagnostic: LocatedDiagnostic) -> String {
  var properties = [("file", diagnostic.fileName)]
  if let range = diagnostic.range {
    properties += [("line", "\(range.startLine)"), ("endLine", "\(range.endLine)")]
    // GitHub accepts columns only for a single line.
    if range.startLine == range.endLine {
      properties += [("col", "\(range.startColumn)"), ("endColumn", "\(range.endColumn)")]
    }
  }
  properties.append(("title", diagnostic.name.rawValue))
  let level =
    switch diagnostic.severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  return command(level, properties, diagnostic.message, help: diagnostic.help)
}

private func command(
  _ level: String, _ properties: [(String, String)], _ message: String, help: String?
) -> String {
  let list = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
  let text = help.map { "\(message)\nhelp: \($0)" } ?? message
  return "::\(level) \(list)::\(escaped(text, isProperty: false))\n"
}

/// Escapes characters so that the GitHub Actions runner decodes them. Other control characters are
/// replaced by visible characters.
private func escaped(_ text: String, isProperty: Bool) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case ":" where isProperty: result += "%3A"
    case "," where isProperty: result += "%2C"
    default: result.unicodeScalars.append(PrintableText.picture(of: scalar))
    }
  }
  return PrintableText.visible(result)
}
