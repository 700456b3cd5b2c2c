import Testing

@testable import MenuCompiler

/// What several outputs of a menu say of a display or of a program is checked for each of them.
@Suite struct OutputListTests {
  @Test func eachDisplayIsChecked() throws {
    let found = try problems(
      """
      items: [{ title: Brightness }]
      generate:
      - { target: device, output: large, columns: 20 }
      - { target: device, output: small, columns: 8 }
      - { target: device, output: other, columns: 8 }
      """)
    #expect(found == ["the title 'Brightness' needs 10 columns; a line has 8"])
  }

  @Test func eachListHasTheIcon() throws {
    let found = try problems(
      """
      items: [{ title: A, icon: gear }, { title: B, icon: star }]
      generate:
      - { target: uikit, symbols: "gear star" }
      - { target: appkit, symbols: "star moon" }
      """)
    #expect(found == ["'gear' is not among the names in the parameter 'symbols'"])
  }

  /// A range of a font has one or two ends; other words are lists of characters.
  @Test(arguments: [
    ("U+41-5A", []), ("U+42", []), ("U+41-42-5A", ["the font has no 'B', U+0042"]), ("AB", []),
  ])
  func fontsHaveRanges(font: String, problems expected: [String]) throws {
    let found = try problems("items: [B]\ngenerate: [{ target: device, font: \(font) }]")
    #expect(found == expected)
  }

  private func problems(_ text: String) throws -> [String] {
    let file = SourceFile(name: "menu.yaml", format: .yaml, text: "menu: M\n\(text)\n")
    return try compileMenu(file, goal: .check, input: .none).diagnostics.map(\.message)
  }
}
