import Foundation
import TestSupport
import Testing

/// `menuc lint --statistics`: the number of problems of each name, instead of the problems.
@Suite struct StatisticsTests {
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    for name in ["one", "two"] {
      try directory.write(
        """
        menu: M
        items:
          - { title: X, id: x, colapsed: true, unheardOf: 1, items: [A] }
          - { title: Y, id: x }

        """, to: "\(name).yaml")
    }
  }

  /// The article shows the same.
  @Test func theMostFrequentNameComesFirst() throws {
    let lint = try Command.menuc(
      "lint", "--statistics", "one.yaml", "two.yaml", in: directory.url)
    #expect(lint.status == 1)
    #expect(
      lint.output + lint.errors == """
        4  unknown-key   error, 2 fixable
        2  duplicate-id  error, 2 fixable
        6 errors in 2 documents

        """)
    let article = try Article("Reports").text
    #expect(article.contains("```text\n\(lint.output + lint.errors)```"))
  }

  @Test func aMissingFileIsNamed() throws {
    let lint = try Command.menuc(
      "lint", "--statistics", "one.yaml", "none.yaml", in: directory.url)
    #expect(lint.status == 2)
    #expect(lint.errors.contains("none.yaml: no such file"), "\(lint.errors)")
    #expect(lint.errors.contains("2  unknown-key "), "\(lint.errors)")
  }

  @Test func nothingIsReportedWithoutProblems() throws {
    try directory.write("menu: M\nitems: [A]\n", to: "one.yaml")
    let lint = try Command.menuc("lint", "--statistics", "one.yaml", in: directory.url)
    #expect((lint.status, lint.errors) == (0, ""))
  }
}
