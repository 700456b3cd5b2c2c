import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import menuc

/// The keys that completion offers for an item are those that the linter accepts there.
@Suite struct ServerAllowanceTests {
  /// The other keys of the item, by what it is.
  static let items: [(kind: String, keys: String)] = [
    ("an item", "title = \"Save\""), ("a string", "title = \"Save\", body = \"Text\""),
    ("a category", "title = \"Save\", items = [\"Child\"]"),
    ("a page", "title = \"Save\", items = [\"Child\"], opens = \"page\""),
    ("a slot", "title = \"Save\", slot = true"),
    ("an inline group", "title = \"Save\", inline = true, items = [\"Child\"]"),
    ("an inline group without title", "inline = true, id = \"x\", items = [\"Child\"]"),
    ("a check item", "title = \"Save\", checked = true"),
    ("a category that can't close", "title = \"Save\", collapsible = false, items = [\"Child\"]"),
    ("a separator", "separator = true"), ("an include", "include = \"a.toml\""),
    ("no separator", "title = \"Save\", separator = false, slot = false"), ("nothing", ""),
  ]

  @Test(arguments: items.map(\.keys), [true, false])
  func keysAreOfferedAsTheLinterAcceptsThem(keys: String, isTopLevel: Bool) throws {
    let offered = try Set(offers(keys, isTopLevel))
    let own = Set(
      keys.split(separator: ", ").compactMap { $0.split(separator: " = ").first.map(String.init) })
    let standing = try errors(keys, isTopLevel)
    for key in ItemKey.names + IncludeKey.names where !own.contains(key) {
      let values = try #require(Self.values(of: key), "'\(key)' has no example")
      let isAccepted = try values.contains { value in
        let title =
          keys.isEmpty && !["title", "separator", "include"].contains(key)
          ? "title = \"Save\", " : ""
        let item = title + (keys.isEmpty ? "" : "\(keys), ") + "\(key) = \(value)"
        return try standing.isSuperset(of: errors(item, isTopLevel))
      }
      #expect(offered.contains(key) == isAccepted, "'\(key)' beside \(keys)")
    }
  }

  /// The value of the key's example, and the words that it takes.
  private static func values(of key: String) -> [String]? {
    let example =
      ItemKey(rawValue: key).flatMap { ItemKey.examples[$0] }
      ?? IncludeKey(rawValue: key).flatMap { IncludeKey.examples[$0] }
    var diagnostics = Diagnostics()
    let file = SourceFile(name: "a.toml", format: .toml, text: "a = \(example ?? "{}")")
    guard let item = parse(file, as: 0, into: &diagnostics).root?["a"], let value = item[key] else {
      return nil
    }
    // Conditions are those that the document declares.
    let words = ItemKey(rawValue: key)?.description.type.words ?? []
    return [written(value)]
      + words.filter { $0 != "true" && $0 != "false" }.map { "\"\($0)\"" }
  }

  private static func written(_ node: SourceNode) -> String {
    switch node.value {
    case .text(let text), .plain(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .array(let elements): "[\(elements.map(written).joined(separator: ", "))]"
    case .table(let entries):
      "{ \(entries.map { "\($0.key) = \(written($0.value))" }.joined(separator: ", ")) }"
    case .nothing, .unsupported: "\"\""
    }
  }

  private func document(_ item: String, _ isTopLevel: Bool) -> String {
    let items = "[{ \(item) }, \"Other\"]"
    return """
      menu = "M"
      items = \(isTopLevel ? items : "[{ title = \"Parent\", items = \(items) }]")
      [conditions]
      signed-in = {}
      device = { choices = ["phone", "tablet"] }
      [columns.calories]
      type = "number"
      default = 0

      """
  }

  private func errors(_ item: String, _ isTopLevel: Bool) throws -> Set<String> {
    let file = SourceFile(
      name: "menu.toml", format: .toml, text: document(item, isTopLevel))
    var input = CompilerInput.none
    input.loadInclude = { path, _ in
      .loaded(SourceFile(name: path, format: .toml, text: "items = [\"Part\"]\n"))
    }
    let found = try compileMenu(file, goal: .check, input: input, offersFixes: false)
    return Set(found.diagnostics.filter { $0.severity == .error }.map(\.name.rawValue))
  }

  private func offers(_ keys: String, _ isTopLevel: Bool) throws -> [String] {
    let parts = document("¦", isTopLevel).components(separatedBy: "¦")
    let text = parts[0] + (keys.isEmpty ? "" : "\(keys), ")
    var harness = try ServerHarness()
    try harness.open("untitled:a", text + parts[1], language: "toml")
    let line = text.split(separator: "\n").count - 1
    let character = text.split(separator: "\n").last?.utf16.count ?? 0
    let result = try harness.request(
      "textDocument/completion", ServerHarness.place("untitled:a", line, character))
    let items = (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
    return items.compactMap { $0["label"] as? String }
  }
}
