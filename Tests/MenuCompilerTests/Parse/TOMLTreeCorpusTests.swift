import TOMLKit
import Testing

@testable import MenuCompiler

/// A property of every document: each key that TOMLKit returns has a place, at which the text
/// denotes the same key.
@Suite struct TOMLTreeCorpusTests {
  @Test(arguments: TOMLTreeCorpus.documents)
  func everyKeyIsLocated(_ document: String) throws {
    _ = try TOMLTable(string: document)
    #expect(TOMLTreeChecker.problems(of: document) == [])
    let windows = document.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(TOMLTreeChecker.problems(of: "\u{FEFF}" + windows) == [])
  }

  @Test func everyKeyOfRandomDocumentsIsLocated() {
    var valid = 0
    var duplicates = 0
    for seed in 1...500 as ClosedRange<UInt64> {
      let document = TOMLTreeGenerator.document(seed: seed)
      #expect(TOMLTreeChecker.problems(of: document) == [], "seed \(seed)")
      if (try? TOMLTable(string: document)) != nil { valid += 1 }
      if !NamedTOML(Array(document.utf8)).duplicates.isEmpty { duplicates += 1 }
    }
    #expect(valid > 250, "the generator writes too few valid documents")
    #expect(valid + duplicates == 500, "the generator writes documents with other errors")
  }
}
