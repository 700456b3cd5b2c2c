import Foundation
import TestSupport
import Testing

@testable import MenuOracle

/// Random names that nearly collide: every menu that menuc accepts compiles without a warning.
@Suite(.needs("gcc")) struct AwkwardNamesTests {
  private static let words = [
    "a", "a_", "action", "check", "checked", "condition", "conditions", "count", "de", "h", "help",
    "id",
    "in", "in-de", "language", "languages", "menu", "on", "set", "table", "text", "wifi", "with",
    "words",
    "x",
  ]
  private static let types = [
    "", "", "", "", "", "Items", "Node", "MenuIs", "MenuSlot", "Table", "Value", "Columns", "Texts",
    "Actions", "Choice", "Expansion",
  ]

  private struct Names {
    var dice: Dice

    mutating func name(_ separators: [String] = ["-"]) -> String {
      (0..<dice.pick([1, 2, 2, 3])).map { _ in dice.pick(words) }
        .joined(separator: dice.pick(separators))
    }

    mutating func names(_ count: Int) -> [String] {
      Set((0..<dice.below(count + 1)).map { _ in name() }).sorted()
    }

    mutating func document() -> String {
      var text = "menu: \(dice.pick(["Dev", "Menu", name()]))\nlanguage: en\n"
      if dice.chance(50) { text += "translations: ['*.po']\n" }
      let type = dice.pick(types)
      text += "generate: [{ target: c\(type.isEmpty ? "" : ", type: \(type)") }]\n"
      let columns = names(3).map { column in
        let kind = dice.pick([
          "{ type: string, default: '', translate: true }", "{ type: integer, default: 0 }",
          "{ type: boolean, default: false }",
        ])
        return "'\(column)': \(kind)"
      }
      if !columns.isEmpty { text += "columns: { \(columns.joined(separator: ", ")) }\n" }
      let conditions = names(2)
      let declared = conditions.map { condition in
        dice.chance(50) ? "'\(condition)': {}" : "'\(condition)': { choices: ['\(name())', other] }"
      }
      if !declared.isEmpty { text += "conditions: { \(declared.joined(separator: ", ")) }\n" }
      text += "items:\n- { title: Last, action: '\(name())' }\n"
      for choice in names(2) {
        let items = Set((0..<3).map { _ in (dice.chance(20) ? "2-" : "") + name(["-", "."]) })
          .sorted()
          .map { "{ title: One, id: '\(choice).\($0)' }" }
        text +=
          "- { title: A, id: '\(choice)', choice: one, items: [\(items.joined(separator: ", "))] }\n"
      }
      for item in names(2) {
        let number = dice.pick(["", "", "7."])
        text += "- { title: B, id: '\(number)\(item)', was: ['\(name())'] }\n"
      }
      return text
    }
  }

  @Test(arguments: 0..<4) func whatIsAcceptedCompiles(part: Int) throws {
    let directory = try TemporaryDirectory()
    _ = try directory.write(
      "msgid \"\"\nmsgstr \"Language: de\\nContent-Type: text/plain; charset=UTF-8\\n\"\n",
      to: "de.po")
    var accepted = 0
    let count = Rounds.atLeast(40)
    for seed in part * count..<(part + 1) * count {
      var names = Names(dice: Dice(seed: UInt64(seed)))
      let document = names.document()
      let file = try directory.write(document, to: "menu.yaml")
      let output = directory.url.appending(path: "out-\(seed)")
      let built = try Command.run(
        Repository.menuc.path, ["build", "--quiet", "--output", output.path, file.path])
      if built.status != 0 {
        #expect(built.errors.contains("error:"), "\(document)\n\(built.errors)")
        continue
      }
      accepted += 1
      let sources = try FileManager.default.contentsOfDirectory(atPath: output.path).sorted()
        .filter { $0.hasSuffix(".c") && $0 != "menu_runtime.c" }
        .map { output.appending(path: $0).path }
      let compiled = try Command.run(
        "gcc", ConformanceLanguage.strictC + ["-fsyntax-only", "-I", output.path] + sources)
      #expect(compiled.status == 0, "\(seed)\n\(document)\n\(compiled.errors.prefix(2_000))")
      // C reserves names with two underscores.
      for source in sources {
        let text = try Repository.text(URL(filePath: source)).replacing("__GNUC__", with: "")
        #expect(!text.contains("__"), "\(document)")
      }
    }
    // Some random menus must be accepted.
    #expect(accepted >= count / 8, "\(accepted)")
  }
}
