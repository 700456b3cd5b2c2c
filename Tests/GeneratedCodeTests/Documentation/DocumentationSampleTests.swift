import Foundation
import TestSupport
import Testing

/// The documentation as a site: `Samples/documentation`.
@Suite(
  .enabled(
    if: Browser.canTest && DocumentTargetTests.has("python3", "-c", "import markdown_it"),
    "needs chromium, chromedriver, selenium, axe, markdown_it"),
  .serialized, .inABrowser)
struct DocumentationSampleTests {
  private static let sample = Repository.samples.appending(path: "documentation")
  private static let articles = Repository.root.appending(
    path: "Sources/MenuCompiler/MenuCompiler.docc")

  /// The site, made once: a folder and the HTML of its pages by their addresses.
  private static let site = Result { try Made() }

  private final class Made: Sendable {
    let directory: TemporaryDirectory
    let pages: [String: String]

    init() throws {
      directory = try TemporaryDirectory()
      let made = try Command.run(
        "python3",
        [
          "-B", sample.appending(path: "make.py").path, Repository.menuc.path, directory.url.path,
        ])
      try #require((made.status, made.output, made.errors) == (0, "", ""))
      var pages: [String: String] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: directory.url.path)
      where path.hasSuffix("index.html") {
        pages["/" + path.dropLast("index.html".count)] = try Repository.text(
          directory.url.appending(path: path))
      }
      self.pages = pages
    }
  }

  /// The list of the pages about diagnostics, which the menu includes, is up to date.
  @Test func theDiagnosticsAreListed() throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.articles.appending(path: "Diagnostics").path
    ).filter { $0.hasSuffix(".md") }.map { $0.dropLast(".md".count) }.sorted()
    let text =
      "# The pages about diagnostics. DocumentationSampleTests records this file.\nitems:\n"
      + names.map { "  - { title: \($0), url: /diagnostics/\($0)/ }\n" }.joined()
    let file = Self.sample.appending(path: "diagnostics.yaml")
    try Repository.record(text, to: file)
    #expect(try Repository.text(file) == text)
  }

  /// Every article, diagnostic and sample has a page, which `make.py` requires to be in the menu.
  @Test func everyArticleHasAPage() throws {
    let pages = try Self.site.get().pages
    let articles = try FileManager.default.subpathsOfDirectory(atPath: Self.articles.path)
      .filter { $0.hasSuffix(".md") }
    let samples = try FileManager.default.contentsOfDirectory(atPath: Repository.samples.path)
    // The README and the changelog are pages, too.
    #expect(pages.count == articles.count + samples.count + 2)
  }

  /// An article that the menu lacks, and a link that leads nowhere, are errors.
  @Test func mistakesAreReported() throws {
    let copy = try TemporaryDirectory()
    for path in ["Samples", "README.md", "CHANGELOG.md", "Sources/MenuCompiler/MenuCompiler.docc"] {
      let target = copy.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.root.appending(path: path), to: target)
    }
    // Pages link to these.
    for path in ["LICENSE", "Schemas", "Tests", ".github"] {
      try FileManager.default.createSymbolicLink(
        at: copy.url.appending(path: path),
        withDestinationURL: Repository.root.appending(path: path))
    }
    let article = "Sources/MenuCompiler/MenuCompiler.docc/Forgotten.md"
    try copy.write("# Forgotten\n\n[Gone](Gone.md)\n", to: article)
    func make() throws -> String {
      let made = try Command.run(
        "python3", ["-B", "Samples/documentation/make.py", Repository.menuc.path, "site"],
        in: copy.url)
      #expect(made.status == 1)
      return made.errors
    }
    let unlisted = try make()
    #expect(
      unlisted == "make.py: not in menu.yaml: ['/forgotten/']; in menu.yaml without a page: []\n")
    let menu = copy.url.appending(path: "Samples/documentation/menu.yaml")
    try copy.write(
      try Repository.text(menu) + "  - { title: Forgotten, url: /forgotten/ }\n",
      to: "Samples/documentation/menu.yaml")
    let broken = try make()
    #expect(broken == "make.py: Forgotten.md: nothing is at 'Gone.md'\n")
  }

  /// Every page marks itself in the menu, without script.
  @Test func theCurrentPageIsMarked() throws {
    let pages = try Self.site.get().pages
    #expect(pages.count > 120)
    for (address, page) in pages {
      let marked = page.matches(of: /<a [^>]*aria-current="page"[^>]*>/).map { String($0.output) }
      #expect(marked.count == 1, "\(address)")
      #expect(marked.allSatisfy { $0.contains("href=\"\(address)\"") }, "\(address): \(marked)")
    }
  }

  /// Every link and picture leads to a file, and every part of a page that a link names is there.
  @Test func theLinksLeadSomewhere() throws {
    let site = try Self.site.get()
    var count = 0
    for (address, page) in site.pages {
      let parts = page.matches(of: /\b(?:href|src)="([^"]*)"/).map { String($0.output.1) }
      for link in parts where !link.hasPrefix("http") {
        count += 1
        let pieces = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = pieces[0].isEmpty ? address : String(pieces[0])
        if target.hasSuffix("/") {
          let linked = try #require(site.pages[target], "\(address): \(link)")
          if pieces.count > 1 {
            #expect(linked.contains("id=\"\(pieces[1])\""), "\(address): \(link)")
          }
        } else {
          let file = site.directory.url.appending(path: target).path
          #expect(FileManager.default.fileExists(atPath: file), "\(address): \(link)")
        }
      }
    }
    #expect(count > 5_000)
  }

  /// The search, the marks and the rules of accessibility, in a browser.
  @Test func thePagesBehave() throws {
    let pictures = Self.articles.appending(path: "Resources")
    let result = try Command.run(
      "python3",
      [
        Browser.tests.appending(path: "documentation_test.py").path,
        try Self.site.get().directory.url.path,
      ] + (Repository.recordsGoldens ? [pictures.path] : []))
    #expect((result.status, result.output) == (0, "ok\n"), "\(result.errors.suffix(4_000))")
  }
}
