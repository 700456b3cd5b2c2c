/// One line per problem, with notes for the related place and the help, in the form of compiler
/// messages.
func xcodeReport(_ report: Report) -> String {
  var result = ""
  for finding in report.findingsWithoutFiles {
    switch finding {
    case .problem(let problem):
      let diagnostic = problem.diagnostic
      result += diagnostic.headline
      if let related = diagnostic.related {
        result += "\(related.place): note: \(PrintableText.visible(related.label))\n"
      }
      if let help = diagnostic.help {
        result += "\(diagnostic.place): note: \(PrintableText.visible(help))\n"
      }
    case .failure(let failure):
      result += "menuc: error: \(PrintableText.visible(failure.message))\n"
      if let help = failure.help { result += "menuc: note: \(PrintableText.visible(help))\n" }
    }
  }
  if let omission = report.omission { result += "menuc: note: \(omission)\n" }
  return result
}

extension LocatedDiagnostic {
  fileprivate var headline: String {
    "\(place): \(severity.rawValue): \(PrintableText.visible(message)) [\(name.rawValue)]\n"
  }
}
