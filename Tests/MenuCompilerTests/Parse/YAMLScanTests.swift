import Testing

@testable import MenuCompiler

/// Characters and tokens of YAML that look like something else.
@Suite struct YAMLScanTests {
  private func problem(_ text: String, keepsOwnKeys: Bool = false) -> Diagnostic? {
    var diagnostics = Diagnostics()
    _ = parse(
      SourceFile(name: "a.yaml", format: .yaml, text: text), as: 0, into: &diagnostics,
      keepsOwnKeys: keepsOwnKeys)
    return diagnostics.all.first
  }

  @Test(arguments: [
    "menu: M\nx-notes:\n  - title：foo\nitems: [A]\n",
    "{menu: M, x-own: &Own foo, items: [A]}\n",
    "menu: M\n? x-c\n: &Own foo\nitems: [A]\n",
  ])
  func customKeysMayContainAnything(text: String) { #expect(problem(text) == nil) }

  @Test func catalogsHaveAnyKeys() {
    #expect(problem("home.body: 一行目\n  url：いろいろ\n", keepsOwnKeys: true) == nil)
  }

  @Test(arguments: [
    ("menu: M\nitems:\n- title\u{A0}: Home\n", "U+00A0"),
    ("menu: M\nitems:\n- title：Home\n", "U+FF1A"),
    ("menu: M\nitems:\n- title:\u{A0}Home\n", "U+00A0"),
  ])
  func lookalikesAreNamed(text: String, name: String) {
    #expect(problem(text)?.message.contains(name) == true)
  }

  /// Quotes around the first line alone would be the next error.
  @Test func aStringOfSeveralLinesIsNotQuoted() {
    let help = problem("menu: M\nitems:\n- title: &Save file\n    and close\n")?.help
    #expect(help?.hasPrefix("put the string in quotes, or delete the anchor") == true)
  }
}
