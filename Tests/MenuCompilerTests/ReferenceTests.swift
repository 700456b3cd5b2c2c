import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The pages that are made from registries are those that are checked in.
@Suite struct ReferenceTests {
  @Test(arguments: [
    ("LanguageReference.md", languageReference()),
    ("TemplateVocabulary.md", vocabularyReference()),
  ])
  func pageIsUpToDate(name: String, text: String) throws {
    let file = Repository.root.appending(
      path: "Sources/MenuCompiler/MenuCompiler.docc/\(name)")
    if Repository.recordsGoldens { try Data(text.utf8).write(to: file) }
    #expect(try Repository.text(file) == text)
  }
}
