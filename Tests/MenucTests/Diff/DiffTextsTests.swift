import Foundation
import TestSupport
import Testing

/// `menuc diff --texts`: changes of translations.
@Suite struct DiffTextsTests {
  private static func menu(_ items: String, _ folder: String) -> String {
    """
    menu: M
    title: M
    language: en
    translations: "\(folder)/{language}.toml"
    items: \(items)

    """
  }

  @Test func translationsAreComparedOnDemand() throws {
    let directory = try TemporaryDirectory()
    let old = "[{ title: Theme, id: theme, detail: Look }, Sounds, Font, Gone]"
    let new = "[{ title: Theme, id: design, was: [theme], detail: Look }, Sounds, Font, New]"
    try directory.write(Self.menu(old, "old"), to: "old.yaml")
    try directory.write(Self.menu(new, "new"), to: "new.yaml")
    try directory.write(
      "\"/\" = \"A\"\nsounds = \"Töne\"\nfont = \"Schrift\"\ngone = \"Weg\"\n[theme]\ntitle = \"Thema\"\ndetail = \"Optik\"\n",
      to: "old/de.toml")
    try directory.write(
      "\"/\" = \"B\"\nsounds = \"Töne\"\nfont = \"\"\nnew = \"Neu\"\n[design]\ntitle = \"Design\"\ndetail = \"Optik\"\n",
      to: "new/de.toml")
    try directory.write("sounds = \"Sons\"\n", to: "new/fr.toml")
    func lines(_ arguments: String...) throws -> [String] {
      let result = try Command.run(
        Repository.menuc.path, ["diff", "old.yaml", "new.yaml", "--format", "json"] + arguments,
        in: directory.url)
      #expect(result.errors == "")
      return result.output.split(separator: "\n").filter { $0.contains("translation-changed") }
        .map(String.init)
    }
    #expect(try lines() == [])
    let found = try lines("--texts")
    let messages = [
      "the title of 'design' is 'Design' in 'de'",
      "the title of 'font' is no longer translated in 'de'",
      "the title of the menu is 'B' in 'de'",
    ]
    #expect(found.count == messages.count, "\(found)")
    for message in messages {
      #expect(found.contains { $0.contains("\"message\": \"\(message)\"") }, "\(message): \(found)")
    }
    #expect(try lines("--texts", "--allow", "translation-changed") == [])
  }
}
