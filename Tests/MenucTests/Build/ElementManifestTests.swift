import Foundation
import TestSupport
import Testing

/// The custom-elements manifest of target `webcomponent` has what the articles list, and no more.
@Suite struct ElementManifestTests {
  private let element: [String: Any]
  private let properties: [String]

  init() throws {
    let directory = try TemporaryDirectory()
    let title = #"A \"menu\"\nwith <b> 😀"#
    let menu = try directory.write(
      #"{ "menu": "Side", "title": "\#(title)", "items": [{ "title": "A" }] }"#, to: "side.json")
    let built = try Command.menuc(
      "build", menu.path, "--target", "webcomponent", "--output", directory.url.path)
    try #require(built.status == 0, "\(built.errors)")
    let data = try Data(
      contentsOf: directory.url.appending(path: "side-menu.custom-elements.json"))
    let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(manifest["schemaVersion"] as? String == "1.0.0")
    let module = try #require((manifest["modules"] as? [[String: Any]])?.first)
    #expect(module["path"] as? String == "side-menu.js")
    element = try #require((module["declarations"] as? [[String: Any]])?.first)
    let script = try Repository.text(directory.url.appending(path: "menuElement.js"))
    properties = Set(script.matches(of: /var\((--menu-[a-z-]+)/).map { String($0.1) }).sorted()
  }

  private func names(_ list: String) -> [String] {
    (element[list] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }

  /// The names in the first column of the article's tables that have such rows.
  private func listed(_ first: String, _ last: String) throws -> [String] {
    let text = try Article("ACustomElement").text
    let start = try #require(text.range(of: first)).upperBound
    let end = try #require(text[start...].range(of: last)).lowerBound
    return text[start..<end].split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
      line.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  @Test func itNamesTheElement() {
    #expect(element["tagName"] as? String == "side-menu")
    #expect(element["name"] as? String == "SideMenu")
    #expect(element["description"] as? String == "The menu \"A \"menu\"\nwith <b> 😀\".")
  }

  @Test func itListsWhatTheArticleLists() throws {
    let named = try listed("## Attributes and properties", "```")
    #expect(names("attributes").sorted() == named.filter { $0 != "menu" }.sorted())
    let members = names("members").filter { $0 != "focus" }
    #expect(members.sorted() == named.filter { $0 != "images" && $0 != "label" }.sorted())
    #expect(try names("events") == listed("## Events", "```"))
    #expect(try names("cssParts") == listed("## Style", "## Before"))
  }

  @Test func itListsThePropertiesOfTheStyle() {
    #expect(!properties.isEmpty)
    #expect(names("cssProperties").sorted() == properties)
  }
}
