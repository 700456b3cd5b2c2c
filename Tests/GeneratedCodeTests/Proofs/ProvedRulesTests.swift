import Foundation
import TestSupport
import Testing

/// The article about proofs names what is proved. Coq checks the proofs in `ProofTests`.
@Suite struct ProvedRulesTests {
  @Test func theArticleNamesTheTheorems() throws {
    let theorems = try ProvedModel.theorems()
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/ProvedRules.md"))
    let named = article.matches(of: /(?m)^\| [\d, ]+ \| `(\w+)` \|/).map { String($0.1) }
    #expect(theorems.count > 20 && Set(theorems).count == theorems.count)
    #expect(named.sorted() == theorems.sorted())
  }

  /// All files are compiled, and none has a gap.
  @Test func noProofIsLeftOut() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: ProvedModel.folder.path)
      .filter { $0.hasSuffix(".v") }
    #expect(try ProvedModel.files().sorted() == names.sorted())
    for name in names {
      let text = try Repository.text(ProvedModel.folder.appending(path: name))
      #expect(!text.contains(/\b(?:Admitted|admit|Axioms?|Parameters?|Conjecture)\b/), "\(name)")
    }
  }
}
