import Foundation
import TestSupport
import Testing

/// The work of `menuc translate` grows with the languages of a catalog, not with their square.
///
/// Instructions are counted because their number hardly differs from run to run, if sets and dictionaries have the same
/// order in each.
@Suite(.needs("valgrind"), .needs("strip")) struct TranslateGrowthTests {
  private static let languages = "ar bg ca cs da de el es et fi fr ga he hr hu id".split(
    separator: " "
  ).map(String.init)

  @Test func aStringCatalogGrowsWithItsLanguages() throws {
    let directory = try TemporaryDirectory()
    let items = (0..<20).map { "- { id: i\($0), title: Item number \($0) }\n" }.joined()
    try directory.write(
      "menu: M\nlanguage: en\ntranslations: M.xcstrings\nitems:\n\(items)", to: "menu.yaml")
    // Valgrind can't read the debug information of Swift.
    let program = directory.url.appending(path: "menuc").path
    let stripped = try Command.run("strip", ["-g", "-o", program, Repository.menuc.path])
    try #require(stripped.status == 0, "\(stripped.errors)")
    let counts = try [4, 8, 16].map { count in
      try? FileManager.default.removeItem(at: directory.url.appending(path: "M.xcstrings"))
      let run = try Command.run(
        "valgrind",
        ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
          + [program, "translate", "menu.yaml"]
          + Self.languages.prefix(count).flatMap { ["--to", $0] }, in: directory.url,
        environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
      try #require(run.status == 0, "\(run.errors.suffix(2_000))")
      let line = try #require(run.errors.firstMatch(of: /I +refs: +([0-9,]+)/))
      return try #require(Int(line.output.1.replacing(",", with: "")))
    }
    // Twice the languages take twice the instructions; four times, if each language edits the texts of all.
    let (some, more) = (counts[1] - counts[0], counts[2] - counts[1])
    #expect(some > 1_000_000, "\(counts)")
    #expect(Double(more) < 2.6 * Double(some), "\(counts)")
  }
}
