import Foundation
import TestSupport
import Testing

/// The article about proofs names what is proved. Coq checks the proofs in `ProofTests`.
@Suite struct ProvedRulesTests {
  private static let folder = Repository.root.appending(path: "Tests/Proofs")

  private static func files() throws -> [String: String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".v") }
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        ($0, try Repository.text(folder.appending(path: $0)))
      })
  }

  @Test func theArticleNamesTheTheorems() throws {
    let theorems = try Self.files().values.flatMap { text in
      text.matches(of: /(?m)^ *Theorem (\w+)/).map { String($0.1) }
    }
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/ProvedRules.md"))
    let named = article.matches(of: /(?m)^\| [\d, ]+ \| `(\w+)` \|/).map { String($0.1) }
    #expect(theorems.count > 20 && Set(theorems).count == theorems.count)
    #expect(named.sorted() == theorems.sorted())
  }

  /// All files are compiled, and none has a gap.
  @Test func noProofIsLeftOut() throws {
    let files = try Self.files()
    let listed = try Repository.text(Self.folder.appending(path: "_CoqProject"))
      .split(separator: "\n").map(String.init).filter { $0.hasSuffix(".v") }
    #expect(listed.sorted() == files.keys.sorted())
    for (name, text) in files {
      #expect(!text.contains(/\b(?:Admitted|admit|Axioms?|Parameters?|Conjecture)\b/), "\(name)")
    }
  }
}
