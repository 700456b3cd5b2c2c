/// How a report is written.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// For people: the line itself with marks under it.
  case text
  /// A line a problem, and notes, as Xcode and editors read them from a build.
  case xcode
  /// A JSON object a line.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions.
  case github
  /// Checkstyle's XML.
  case checkstyle
  /// JUnit's XML.
  case junit

  /// Whether a program reads the report as a whole, so that no other line may stand in it.
  public var isDocument: Bool {
    switch self {
    case .text, .xcode, .github: false
    case .json, .sarif, .checkstyle, .junit: true
    }
  }
}

extension Report {
  /// The report in a format; a valid one if nothing was found, too.
  ///
  /// - Parameters:
  ///   - isColored: Whether text uses the terminal's colours.
  ///   - width: The columns of the terminal, to which text shortens the lines that it shows.
  public func printed(
    as format: ReportFormat, isColored: Bool = false, width: Int? = nil
  ) -> String {
    switch format {
    case .text: textReport(self, isColored: isColored, width: width)
    case .xcode: xcodeReport(self)
    case .json: jsonReport(self)
    case .sarif: sarifReport(self)
    case .github: githubReport(self)
    case .checkstyle: checkstyleReport(self)
    case .junit: junitReport(self)
    }
  }
}
