import Foundation
import Testing

@testable import MenuCompiler

/// The table as JSON, which the article TableAsJSON describes.
@Suite struct TableJSONTests {
  private static func table(_ text: String, _ format: SourceFormat = .yaml) throws -> LoweredMenu {
    try #require(
      compileMenu(
        SourceFile(name: "menu", format: format, text: text), goal: .table, input: .none
      ).menu)
  }

  @Test func aSmallTable() throws {
    let menu = try Self.table(
      "menu: M\nitems:\n- title: A\n  items: [B, { separator: true }]\n- { title: C, hidden: true }\n"
    )
    let items = tableJSON(menu).split(separator: "\n").filter { $0.hasPrefix("    {") }
    #expect(
      items.map { $0.trimmingCharacters(in: [" ", ","]) } == [
        #"{ "number": 0, "id": "a", "title": "A", "parent": null, "depth": 0, "firstChild": 2, "childCount": 2, "category": true, "open": true, "shownRows": 1 }"#,
        #"{ "number": 1, "id": "c", "title": "C", "parent": null, "depth": 0, "hidden": true }"#,
        #"{ "number": 2, "id": "a.b", "title": "B", "parent": 0, "depth": 1 }"#,
        #"{ "number": 3, "id": null, "title": "", "parent": 0, "depth": 1, "separator": true }"#,
      ])
  }

  @Test func anEmptyTable() throws {
    let text = tableJSON(try Self.table("menu: M\nitems: []\n"))
    #expect(text.hasSuffix("\"items\": []\n}\n"))
    #expect(text.hasPrefix("{\n  \"menu\": \"M\",\n"))
  }
}
