/// The format of a report.
public enum ReportFormat: String, Sendable, CaseIterable {
  /// A report for people: source lines with markers under them.
  case text
  /// One line per problem, for people.
  case concise
  /// One line per problem, and notes, in the form that Xcode and editors read from build output.
  case xcode
  /// One JSON object per line.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// GitHub Actions workflow commands.
  case github
  /// Checkstyle's XML format.
  case checkstyle
  /// JUnit's XML format.
  case junit
  /// GitLab's Code Quality format: a JSON array.
  case gitlab

  /// Whether a report in this format contains fixes.
  package var hasFixes: Bool {
    switch self {
    case .json, .sarif: true
    case .text, .concise, .xcode, .github, .checkstyle, .junit, .gitlab: false
    }
  }

  /// Whether a report in this format may end with the number of problems that have a fix.
  package var countsFixes: Bool { self == .text || self == .concise }

  /// Whether programs read the report as a whole, so no other output may be mixed with it.
  package var isDocument: Bool {
    switch self {
    case .text, .concise, .xcode, .github: false
    case .json, .sarif, .checkstyle, .junit, .gitlab: true
    }
  }
}

extension Report {
  /// The report in a format; it is valid even if nothing was found.
  ///
  /// - Parameters:
  ///   - isColored: Whether the formats for people use the terminal's colors.
  ///   - width: The number of columns of the terminal, to which the text format shortens source
  ///     lines; nil for output that does not depend on a terminal.
  public func printed(
    as format: ReportFormat, isColored: Bool = false, width: Int? = nil
  ) -> String {
    switch format {
    case .text: textReport(self, isColored: isColored, width: width)
    case .concise: conciseReport(self, isColored: isColored)
    case .xcode: xcodeReport(self)
    case .json: PrintableText.escapedJSON(jsonReport(self))
    case .sarif: PrintableText.escapedJSON(sarifReport(self))
    case .github: githubReport(self)
    case .checkstyle: checkstyleReport(self)
    case .junit: junitReport(self)
    case .gitlab: PrintableText.escapedJSON(gitlabReport(self))
    }
  }
}
