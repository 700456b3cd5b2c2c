/// The format of a report.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// A report for people: source lines with markers under them.
  case text
  /// One line per problem, and notes, in the form that Xcode and editors read from build output.
  case xcode
  /// One JSON object per line.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// Checkstyle's XML.
  case checkstyle
  /// JUnit's XML.
  case junit

  /// Whether a report contains fixes.
  package var hasFixes: Bool {
    switch self {
    case .json, .sarif: true
    case .text, .xcode, .github, .checkstyle, .junit: false
    }
  }

  /// Whether programs read the report as a whole, so that no other output may be mixed with it.
  package var isDocument: Bool {
    switch self {
    case .text, .xcode, .github: false
    case .json, .sarif, .checkstyle, .junit: true
    }
  }
}

extension Report {
  /// The report in a format; it is valid even if nothing was found.
  ///
  /// - Parameters:
  /// - isColored: Whether the text format uses the terminal's colors.
  /// - width: The columns of the terminal, to which the text format shortens source lines.
  public func printed(
    as format: ReportFormat, isColored: Bool = false, width: Int? = nil
  ) -> String {
    switch format {
    case .text: textReport(self, isColored: isColored, width: width)
    case .xcode: xcodeReport(self)
    case .json: PrintableText.escapedJSON(jsonReport(self))
    case .sarif: PrintableText.escapedJSON(sarifReport(self))
    case .github: githubReport(self)
    case .checkstyle: checkstyleReport(self)
    case .junit: junitReport(self)
    }
  }
}
