import Testing

@testable import MenuCompiler

/// The colors of indicators: hexadecimal, for light and dark surroundings, or with a name.
@Suite struct ColorTests {
  private func compile(_ color: String) throws -> CompiledMenu {
    try compileMenu(
      SourceFile(
        name: "menu.yaml", format: .yaml,
        text: "menu: A\nindicator: { color: \(color) }\nitems: [B]\n"),
      goal: .table, input: .none)
  }

  @Test(
    arguments: [
      ("\"#0969DA\"", "#0969daff", "#0969daff"), ("\"#abc8\"", nil, nil),
      ("accent", "accent", "var(--menuc-accent)"),
      (
        "{ light: \"#fff\", dark: \"#00000080\" }", "light-dark(#ffffffff, #00000080)",
        "light-dark(#ffffffff, #00000080)"
      ),
      ("{ light: \"#fff\", dark: \"#ffffff\" }", "#ffffffff", "#ffffffff"),
      ("{ light: \"#fff\" }", nil, nil), ("{ light: \"#fff\", dark: accent }", nil, nil),
      ("{}", nil, nil), ("{ ligth: \"#fff\", dark: \"#000\" }", nil, nil), ("grey", nil, nil),
      ("[\"#fff\"]", nil, nil),
    ] as [(String, String?, String?)])
  func aColorIsReadOrReportedOnce(written: String, text: String?, css: String?) throws {
    let compiled = try compile(written)
    let color = compiled.menu?.settings.indicator.color
    #expect(color?.text == text)
    #expect(color?.css == css)
    #expect(compiled.diagnostics.count == (text == nil ? 1 : 0))
  }
}
