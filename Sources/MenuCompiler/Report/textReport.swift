/// A report for people.
func textReport(_ report: Report, isColored: Bool, width: Int?) -> String {
  var result = ""
  var text = ProblemText(report, isColored: isColored, width: width)
  for finding in report.findingsWithoutFiles {
    switch finding {
    case .problem(let problem): result += text.render(problem)
    case .failure(let failure): result += failure.text
    }
  }
  if let omission = report.omission { result += "\(omission)\n" }
  if report.count > 1, let summary = report.summary { result += "\(summary)\n" }
  return result
}

/// Prints the problems of a report, menu by menu, for people.
struct ProblemText {
  private let report: Report
  private let isColored: Bool
  private let width: Int?
  private var menu: Int?
  private var renderer: DiagnosticText?

  init(_ report: Report, isColored: Bool = false, width: Int? = nil) {
    self.report = report
    self.isColored = isColored
    self.width = width
  }

  mutating func render(_ problem: Report.Problem) -> String {
    if menu != problem.menu {
      menu = problem.menu
      renderer = DiagnosticText(
        report.sources(of: problem), isColored: isColored, width: width)
    }
    return renderer?.render(problem.diagnostic) ?? ""
  }
}
