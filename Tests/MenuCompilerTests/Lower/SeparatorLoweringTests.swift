import TestSupport
import Testing

@testable import MenuCompiler

/// Separators in a table (ExpansionRules.md, section 19): those without a row on either side have none.
@Suite(.endingInTime) struct SeparatorLoweringTests {
  /// The top level as a table counts it: `-` for a separator with a row, `.` for one without, and the
  /// first letter of any other item.
  private func line(_ items: String) throws -> String {
    let compiled = try compileMenu(
      SourceFile(name: "menu.yaml", format: .yaml, text: "menu: M\nitems: [\(items)]\n"),
      goal: .table, input: .none)
    let menu = try #require(compiled.menu, "\(compiled.diagnostics.map(\.message))")
    return (0..<menu.topLevelCount).map { node in
      let isAbsent = menu.isAbsentAtFirst[node]
      guard menu.flags[node].contains(.separator) else {
        return isAbsent ? "_" : String(menu.titles[node].prefix(1))
      }
      return isAbsent ? "." : "-"
    }.joined()
  }

  private static let separator = "{ separator: true }"

  @Test func aSeparatorNeedsARowOnEitherSide() throws {
    let separator = Self.separator
    #expect(try line("A, B") == "AB")
    #expect(try line("A, \(separator), B") == "A-B")
    #expect(try line("\(separator), A, \(separator), \(separator), B, \(separator)") == ".A-.B.")
    #expect(try line("{ title: A, hidden: true }, \(separator), B, \(separator), C") == "_.B-C")
  }

  /// A category counts the rows that opening it shows.
  @Test func separatorsWithoutRowsAreNotCounted() throws {
    let compiled = try compileMenu(
      SourceFile(
        name: "menu.yaml", format: .yaml,
        text: """
          menu: M
          items:
          - title: A
            items: [{ separator: true }, B, { separator: true }, { separator: true }, C, { separator: true }]
          """), goal: .table, input: .none)
    let menu = try #require(compiled.menu)
    #expect(menu.shownRows[0] == 3)
  }
}
