import Foundation
import TestSupport
import Testing

/// `menuc diff --fix` writes the former ids that `menuc diff` proposes.
@Suite struct DiffFixTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func diff(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["diff"] + arguments, in: directory.url)
  }

  private static let menus = [
    (
      "toml", "menu = \"A\"\nitems = [\"Light\", \"Dark\"]\n",
      "menu = \"A\"\nitems = [\"Light\", \"Dark mode\"]\n",
      "menu = \"A\"\nitems = [\"Light\", { title = \"Dark mode\", was = [\"dark\"] }]\n"
    ),
    (
      "yaml", "menu: A\nitems:\n  - title: Colors\n    items: [Red, Blue]\n",
      "menu: A\nitems:\n  - title: Colours\n    items:\n      - Red\n      - title: Blue\n",
      "menu: A\nitems:\n  - was: [\"colors\"]\n    title: Colours\n    items:\n      - title: Red\n"
        + "        was: [\"colors.red\"]\n      - was: [\"colors.blue\"]\n        title: Blue\n"
    ),
    (
      "json", "{ \"menu\": \"A\", \"items\": [{ \"title\": \"Dark\" }] }\n",
      "{ \"menu\": \"A\", \"items\": [{ \"title\": \"Dark mode\" }] }\n",
      "{ \"menu\": \"A\", \"items\": [{ \"was\": [\"dark\"], \"title\": \"Dark mode\" }] }\n"
    ),
  ]

  @Test(arguments: menus) func changedIDsAreKept(
    format: String, old: String, new: String, fixed: String
  ) throws {
    try directory.write(old, to: "old.\(format)")
    try directory.write(new, to: "new.\(format)")
    let before = try diff("old.\(format)", "new.\(format)", "--strict")
    #expect(before.output.contains("id-changed"))
    let result = try diff("old.\(format)", "new.\(format)", "--fix")
    let ids = format == "yaml" ? "3 ids" : "1 id"
    #expect(
      result.status == 0 && result.errors.contains("keeps \(ids) under 'was'"), "\(result.errors)")
    #expect(!result.output.contains("id-changed"))
    #expect(try Repository.text(directory.url.appending(path: "new.\(format)")) == fixed)
    let after = try diff("old.\(format)", "new.\(format)", "--strict")
    #expect(!after.output.contains("id-changed"), "\(after.output)")
  }
}
