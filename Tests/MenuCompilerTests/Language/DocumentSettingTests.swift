import TestSupport
import Testing

@testable import MenuCompiler

/// The table of document settings agrees with everything derived from it.
@Suite struct DocumentSettingTests {
  /// Each template passes every setting to its engine; a template that lacks one would generate
  /// menus without it.
  @Test(arguments: ["swift", "c", "objc", "kotlin", "typescript", "html"])
  func aMenuIsGeneratedWithEachSetting(target: String) throws {
    let texts = try #require(TargetLibrary.source(named: target)?.texts)
    let templates = texts.filter { $0.key.hasSuffix(".stencil") }.values.joined()
    for setting in DocumentSetting.allCases {
      let name = setting == .selection ? "keepsSelection" : setting.name
      #expect(
        templates.contains("menu.\(name)"),
        "no template of '\(target)' uses 'menu.\(name)'")
    }
  }

  @Test func aNameIsTheKeyInCamelCase() {
    #expect(DocumentSetting.layout.name == "layout")
    #expect(DocumentSetting.headerHeight.name == "headerHeight")
  }

  /// Every key is listed once, after the key that its entry names.
  @Test func aSettingIsListedOnce() {
    let names = DocumentKey.names
    #expect(Set(names).count == names.count)
    #expect(names.count == DocumentKey.Structure.allCases.count + DocumentSetting.allCases.count)
    #expect(names.allSatisfy { DocumentKey(rawValue: $0)?.rawValue == $0 })
  }

  /// Values that restate the default give the same menu as no values.
  @Test func aDefaultIsNotAChange() throws {
    let silent = try compiled(#"{ "menu": "A", "items": [] }"#)
    let restated = try compiled(
      #"{ "menu": "A", "layout": "rows", "title-lines": 1, "selection": "none", "items": [] }"#)
    #expect(tableJSON(try #require(silent.menu)) == tableJSON(try #require(restated.menu)))
    #expect(try #require(compareMenus(silent, restated)).changes.isEmpty)
  }

  private func compiled(_ text: String) throws -> CompiledMenu {
    try compileMenu(
      SourceFile(name: "menu.json", format: .json, text: text), goal: .table, input: .none)
  }
}
