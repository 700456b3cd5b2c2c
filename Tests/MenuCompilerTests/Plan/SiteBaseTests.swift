import Testing

@testable import MenuCompiler

/// The parameter `base`, the path below which a site is.
@Suite struct SiteBaseTests {
  /// An address that begins with one `/` is below the base.
  @Test(arguments: [("/docs/", "/docs/a"), ("/docs", "/docs/a"), ("/", "/a"), ("", "/a")])
  func addressesOfTheSiteAreBelowTheBase(base: String, moved: String) throws {
    let file = SourceFile(
      name: "menu.yaml", format: .yaml,
      text: """
        menu: M
        items: [{ title: A, url: /a }, { title: B, url: //b.org/ }, { title: C, url: "https://c.org/" }]
        generate: [{ target: html, look: nav, form: fragment, base: "\(base)" }]
        """)
    let menu = try compileMenu(file, goal: .files(BuildRequest()), input: .none)
    let page = try #require(menu.files.first { $0.name.hasSuffix(".html") })
    let links = page.text.matches(of: /href="([^"#]+)"/).map { String($0.1) }
    #expect(links == [moved, "//b.org/", "https://c.org/"])
  }
}
