import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The generated pages are up to date.
@Suite struct ReferenceTests {
  private static let articles = Repository.root.appending(
    path: "Sources/MenuCompiler/MenuCompiler.docc")

  @Test(arguments: [
    ("LanguageReference.md", languageReference()),
    ("TemplateVocabulary.md", vocabularyReference()),
  ])
  func pageIsUpToDate(name: String, text: String) throws {
    let file = Self.articles.appending(path: name)
    try Repository.record(text, to: file)
    #expect(try Repository.text(file) == text)
  }

  /// The article is written by hand up to the list of all names.
  @Test func theIndexOfDiagnosticsIsUpToDate() throws {
    let file = Self.articles.appending(path: "Diagnostics.md")
    let article = try Repository.text(file)
    let heading = try #require(article.firstRange(of: "## All names\n"))
    let text = article[..<heading.lowerBound] + (try diagnosticIndex())
    try Repository.record(text, to: file)
    #expect(try Repository.text(file) == text)
  }
}
