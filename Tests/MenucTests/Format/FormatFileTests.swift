import Foundation
import TestSupport
import Testing

/// `menuc format` and `menuc convert` as commands.
@Suite struct FormatFileTests {
  let directory: TemporaryDirectory
  private let loose = "menu=\"A\"\nitems=[\"B\"] # both\n"
  private let tidy = "menu = \"A\"\nitems = [\"B\"]  # both\n"

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(loose, to: "loose.toml")
    try directory.write(tidy, to: "tidy.toml")
  }

  private func menuc(_ arguments: String..., input: String = "") throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url, input: input)
  }

  private func text(_ name: String) throws -> String {
    try Repository.text(directory.url.appending(path: name))
  }

  @Test func filesAreFormatted() throws {
    let result = try menuc("format", "loose.toml", "tidy.toml")
    #expect((result.status, result.output, result.errors) == (0, "formatted loose.toml\n", ""))
    #expect(try text("loose.toml") == tidy)
    #expect(try menuc("format", "loose.toml", "--check").status == 0)
  }

  @Test func checksAndDifferencesWriteNothing() throws {
    let check = try menuc("format", "--check", "loose.toml", "tidy.toml")
    #expect((check.status, check.output) == (1, "not formatted: loose.toml\n"))
    let diff = try menuc("format", "--diff", "loose.toml")
    #expect(diff.status == 1 && diff.output.contains("-menu=\"A\"\n"))
    #expect(try text("loose.toml") == loose)
    try directory.write(diff.output, to: "a.patch")
    _ = try Command.run("patch", ["-p0", "-i", "a.patch"], in: directory.url)
    #expect(try text("loose.toml") == tidy)
  }

  @Test func theProjectsMenusAreFormatted() throws {
    try directory.write("menus = [\"*.toml\"]\n", to: "menuc.toml")
    let result = try menuc("format")
    #expect((result.status, result.output) == (0, "formatted loose.toml\n"))
  }

  @Test func standardInputIsPrinted() throws {
    let result = try menuc("format", "-", "--input-format", "toml", input: loose)
    #expect((result.status, result.output) == (0, tidy))
  }

  @Test func brokenFilesStay() throws {
    try directory.write("menu = \n", to: "broken.toml")
    try directory.write("? menu\n: A\nitems: [B]\n", to: "odd.yaml")
    let broken = try menuc("format", "broken.toml", "odd.yaml", "loose.toml")
    #expect(broken.status == 2)
    #expect(broken.errors.contains("broken.toml:1:8: error"))
    #expect(broken.errors.contains("odd.yaml:1: left as it is"))
    #expect(try text("broken.toml") == "menu = \n")
    #expect(try text("loose.toml") == tidy)
  }

  @Test func aMenuIsWrittenInAnotherFormat() throws {
    let result = try menuc("convert", "loose.toml", "new/menu.yaml")
    #expect((result.status, result.output) == (0, "written new/menu.yaml\n"))
    #expect(try text("new/menu.yaml") == "menu: A\nitems:  # both\n  - B\n")
    let again = try menuc("convert", "tidy.toml", "new/menu.yaml")
    #expect(again.status == 2 && again.errors.contains("--force"))
    let json = try menuc("convert", "tidy.toml", "a.json", "--complete")
    #expect((json.status, json.errors) == (1, "tidy.toml: comment: # both\n"))
    #expect(try text("a.json") == "{\n  \"menu\": \"A\",\n  \"items\": [\"B\"]\n}\n")
    #expect(try menuc("convert", "tidy.toml", "a.txt").status == 64)
  }

  /// In YAML, `true` is a string where one is expected, and in JSON it is a mistake.
  @Test func aMistakeThatIsNoneInTheNewFormatIsToBeCorrectedFirst() throws {
    try directory.write(
      #"{ "menu": "A", "items": ["B"], "columns": { "c": { "type": "string", "default": true } } }"#,
      to: "wrong.json")
    let result = try menuc("convert", "wrong.json", "wrong.yaml")
    #expect(result.status == 2)
    #expect(result.errors.contains("; correct the errors in wrong.json first"), "\(result.errors)")
  }

  /// Included documents are looked up beside the new file, so a menu that loses them is not written.
  @Test func aMenuThatWouldBeAnotherIsNotWritten() throws {
    try directory.write("menu = \"A\"\nitems = [{ include = \"tidy.toml\" }]\n", to: "whole.toml")
    #expect(try menuc("convert", "whole.toml", "whole.yaml").status == 0)
    try directory.write(
      "menu: A\nlanguage: en\ntranslations: '{language}.po'\nitems: [B]\n", to: "spoken.yaml")
    try directory.write(
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"b/title\"\nmsgid \"B\"\nmsgstr \"D\"\n",
      to: "de.po")
    #expect(try menuc("convert", "spoken.yaml", "spoken.toml").status == 0)
    for name in ["whole.toml", "spoken.yaml"] {
      let moved = try menuc("convert", name, "other/menu.json")
      #expect(moved.status == 2)
      #expect(
        moved.errors.contains("the same menu as \(name); the paths in it are relative"),
        "\(moved.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: directory.url.appending(path: "other").path))
  }

  @Test func errorsAreCarriedOver() throws {
    try directory.write("menu: A\nitems: [B, B]\n", to: "twins.yaml")
    let result = try menuc("convert", "twins.yaml", "twins.toml")
    #expect(
      (result.status, result.errors) == (
        0,
        "menuc: note: twins.yaml has errors, which were carried over: see 'menuc lint twins.toml'\n"
      ))
  }
}
