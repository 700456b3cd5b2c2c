/// A report for people.
func textReport(_ report: Report, isColored: Bool, width: Int?) -> String {
  var text = ProblemText(report, isColored: isColored, width: width)
  return report.findingsWithoutFiles.reduce(into: "") { result, finding in
    switch finding {
    case .problem(let problem): result += text.render(problem)
    case .failure(let failure): result += failure.text
    }
  } + report.closingLines
}

/// A report for people, with one line per problem.
func conciseReport(_ report: Report, isColored: Bool) -> String {
  let style = TerminalStyle(isColored: isColored)
  return report.findingsWithoutFiles.reduce(into: "") { result, finding in
    switch finding {
    case .problem(let problem): result += style.headline(of: .init(problem.diagnostic))
    case .failure(let failure): result += failure.text
    }
  } + report.closingLines
}

extension Report {
  /// The closing lines of a report for people, which sum up the problems.
  fileprivate var closingLines: String {
    var lines = [omission, count > 1 ? summary : nil].compactMap { $0 }
    guard countsFixes else { return lines.map { "\($0)\n" }.joined() }
    let (safe, unsafe) = (fixableCounts[.safe] ?? 0, fixableCounts[.unsafe] ?? 0)
    if safe > 0 {
      let more = unsafe == 0 ? "" : ", and \(unsafe) more with '--fix --unsafe-fixes'"
      lines.append("\(safe) fixable with 'menuc lint --fix'\(more)")
    } else if unsafe > 0 {
      lines.append("\(unsafe) fixable with 'menuc lint --fix --unsafe-fixes'")
    }
    return lines.map { "\($0)\n" }.joined()
  }
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
