extension Report {
  /// Counts the problems of one name.
  struct Statistic: Sendable {
    let severity: Severity
    private(set) var count = 0
    private(set) var fixableCount = 0

    init(severity: Severity) { self.severity = severity }

    mutating func add(_ diagnostic: LocatedDiagnostic) {
      count += 1
      if diagnostic.fix != nil { fixableCount += 1 }
    }
  }

  /// The failures, the number of problems of each name (the most frequent names first), and the
  /// summary, formatted for people; empty if nothing was found.
  package func printedStatistics(isColored: Bool) -> String {
    let style = TerminalStyle(isColored: isColored)
    let sorted = statistics.sorted {
      ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue)
    }
    let width = sorted.first.map { String($0.value.count).count } ?? 0
    let nameWidth = sorted.map(\.key.rawValue.count).max() ?? 0
    var result = failures.map(\.text).joined()
    for (name, statistic) in sorted {
      let count = String(statistic.count)
      let padding = String(repeating: " ", count: width - count.count)
      let space = String(repeating: " ", count: nameWidth - name.rawValue.count)
      let severity = style.severity(statistic.severity, statistic.severity.rawValue)
      let fixable = statistic.fixableCount == 0 ? "" : ", \(statistic.fixableCount) fixable"
      result +=
        "\(padding)\(style.strong(count))  \(name.rawValue)\(space)  \(severity)\(fixable)\n"
    }
    return result + (summary.map { "\($0)\n" } ?? "")
  }
}
