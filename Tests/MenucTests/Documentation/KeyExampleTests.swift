import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Each key of the reference has an example, which is valid in a menu or in a configuration.
@Suite struct KeyExampleTests {
  /// Declares what examples refer to.
  private static let context = """
    conditions.signed-in = {}
    conditions.device = { choices = ["phone", "tablet"] }
    columns.calories = { type = "integer", default = 0 }
    """

  /// A menu that contains an example.
  private static func menu(of example: String) -> String {
    func has(_ key: String) -> Bool { example.hasPrefix("\(key) ") || example.hasPrefix("\(key).") }
    let isItem = example.hasPrefix("{")
    let declared = context.split(separator: "\n").filter { line in
      isItem || example.contains("define") && line.contains("device")
    }
    // The language that has the forms of a text with a number.
    let forms = [("zero =", "ar"), ("two =", "he"), ("few =", "pl"), ("{count}", "en")]
    let tag =
      forms.first { example.contains($0.0) }?.1 ?? (has("translations") ? "en" : nil)
    let language = tag.map { ["language = \"\($0)\""] } ?? []
    let alerts = #"{ title = "Alerts", checked = true }"#
    return
      ((has("menu") ? [] : [#"menu = "Example""#]) + language + declared.map(String.init)
      + (isItem ? [] : [example])
      + (has("items") ? [] : ["items = [\(isItem ? example : alerts), { title = \"Last\" }]"]))
      .joined(separator: "\n") + "\n"
  }

  @Test func examplesOfMenusAreValid() throws {
    let directory = try TemporaryDirectory()
    try directory.write("menu = \"Fruits\"\nitems = [\"Apples\"]\n", to: "fruits.toml")
    try directory.write("{{ menu.title }}\n", to: "list.stencil")
    let lists =
      [("Document", TableKind.list(DocumentKey.self))]
      + TableKind.allCases.map { ($0.rawValue, $0.keys) }
    var names: [String] = []
    for (kind, keys) in lists {
      for (name, key) in keys {
        let example = try #require(key.example, "\(kind): '\(name)' has no example")
        #expect(example.contains(name), "\(kind): \(name)")
        #expect(!example.contains("|") && !example.contains("\n"), "an example is in a cell")
        names.append("\(kind)-\(names.count).toml")
        try directory.write(Self.menu(of: example), to: names[names.count - 1])
      }
    }
    #expect(names.count > 90)
    let lint = try Command.run(
      Repository.menuc.path, ["lint", "--format", "concise"] + names, in: directory.url)
    let errors = lint.output.split(separator: "\n").filter { $0.contains(" error: ") }
    #expect(lint.status == 0 && errors.isEmpty, "\(errors.joined(separator: "\n"))\(lint.errors)")
  }

  @Test func examplesOfConfigurationsAreValid() throws {
    for (name, key) in TableKind.list(ConfigurationKey.self) {
      let example = try #require(key.example, "'\(name)' has no example")
      #expect(example.contains(name))
      let directory = try TemporaryDirectory()
      try directory.write(example + "\n", to: "menuc.toml")
      try directory.write("menu = \"Fruits\"\nitems = [\"Apples\"]\n", to: "menus/fruits.toml")
      try directory.write("{ \"version\": 1, \"findings\": [] }\n", to: "menus.baseline.json")
      let lint = try Command.menuc("lint", "menus/fruits.toml", in: directory.url)
      #expect((lint.status, lint.errors) == (0, ""), "\(example)")
    }
  }
}
