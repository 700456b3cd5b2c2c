import Foundation
import TestSupport
import Testing

@Suite struct ShowTests {
  private static let folder = Repository.fixtures.appending(path: "Show")

  private func show(
    _ arguments: [String], in directory: URL = Self.folder, _ environment: [String: String] = [:]
  ) throws -> Command {
    try Command.run(
      Repository.menuc.path, ["show"] + arguments, in: directory, environment: environment)
  }

  /// What is shown equals the recorded file, to the byte.
  @Test(arguments: [
    ("first", ["menu.yaml"]),
    ("all", ["menu.yaml", "--all", "--ids"]),
    ("depth", ["menu.yaml", "--depth", "1"]),
    ("filter", ["menu.yaml", "--filter", "THE page"]),
    ("set", ["menu.yaml", "--set", "signed-in", "--set", "device=tablet"]),
    ("language", ["menu.yaml", "--language", "de", "--set", "signed-in=true"]),
    ("colors", ["menu.yaml", "--color", "always", "--all"]),
    ("settings", ["../../../Samples/settings/menu.toml"]),
    ("settings-ar", ["../../../Samples/settings/menu.toml", "--language", "ar", "--ids"]),
    ("tour", ["../../../Samples/tour/menu.toml"]),
    ("file-menu", ["../../../Samples/file-menu/menu.toml", "--set", "has-recent"]),
    ("phone", ["../Pages/phone.toml", "--all"]),
    ("file-menu-all", ["../../../Samples/file-menu/menu.toml", "--all"]),
  ])
  func theRowsAreShown(name: String, arguments: [String]) throws {
    let allowed = ["control-character", "bidi-control", "untranslated"]
    let result = try show(arguments + allowed.flatMap { ["--allow", $0] })
    #expect((result.status, result.errors) == (0, ""))
    let golden = Self.folder.appending(path: "\(name).txt")
    try Repository.record(result.output, to: golden)
    #expect(try result.output == Repository.text(golden))
  }

  /// Standard output is not a terminal here: nothing is colored, truncated or measured.
  @Test func theOutputDoesNotDependOnTheEnvironment() throws {
    let plain = try show(["menu.yaml"]).output
    let environments = [
      ["COLUMNS": "20"], ["TERM": "xterm-256color", "NO_COLOR": ""], ["LC_ALL": "C"],
      ["LANG": "de_DE.UTF-8", "LC_ALL": ""],
    ]
    for environment in environments {
      #expect(try show(["menu.yaml"], in: Self.folder, environment).output == plain)
    }
    #expect(!plain.contains("\u{1B}"))
  }

  /// Nothing of a menu commands the terminal, not even where menuc itself does.
  @Test func controlCharactersAreMadeVisible() throws {
    let text = try show(["menu.yaml", "--color", "always"]).output
    #expect(text.contains("Clear␛[31m\u{FFFD}screen␇"))
    let commands = text.components(separatedBy: "\u{1B}").dropFirst().map { $0.prefix(3) }
    #expect(Set(commands).isSubset(of: ["[0m", "[1m", "[2m", "[31"]))
    #expect(
      text.unicodeScalars.allSatisfy { $0.value >= 32 || "\n\u{1B}".unicodeScalars.contains($0) })
  }

  @Test func aBrokenMenuIsReportedAsByLint() throws {
    let directory = try TemporaryDirectory()
    try directory.write("menu = \"A\"\nitems = [{ titel = \"B\" }]\n", to: "menu.toml")
    let shown = try show(["menu.toml"], in: directory.url)
    let lint = try Command.menuc("lint", "menu.toml", in: directory.url)
    #expect(shown.status == 1 && lint.status == 1)
    #expect(shown.output == "" && shown.errors.contains("[unknown-key]"))
    #expect(lint.errors == shown.errors + "1 fixable with 'menuc lint --fix'\n")
  }

  @Test func standardInputIsShown() throws {
    let result = try Command.menuc(
      "show", "-", "--input-format", "yaml", input: "menu: A\nitems: [B, {title: C, items: [D]}]")
    #expect((result.status, result.errors) == (0, ""))
    #expect(result.output == "A\n  B\n▾ C\n    D\n")
  }

  @Test func aFilterThatFindsNothingSaysSo() throws {
    let result = try show(["menu.yaml", "--filter", "zebra"])
    #expect(result.status == 0)
    #expect(result.output == "設定 · Settings\n")
    #expect(result.errors.contains("menuc: note: no item contains 'zebra'\n"))
  }

  /// A filter finds no hidden item, of which it would show only the items above.
  @Test func aFilterFindsNoHiddenItem() throws {
    let menu = """
      menu: A
      conditions: { debug: {} }
      items: [{ title: B, items: [{ title: Zebra, when: debug }, C] }]
      """
    let search = { (setting: [String]) in
      try Command.run(
        Repository.menuc.path,
        ["show", "-", "--input-format", "yaml", "--filter", "zebra"] + setting, input: menu)
    }
    let hidden = try search([])
    #expect(hidden.status == 0 && hidden.output == "A\n")
    #expect(hidden.errors.contains("the item that contains 'zebra' is hidden; '--all' shows"))
    #expect(try search(["--set", "debug"]).output == "A\n▾ B\n    Zebra\n")
  }

  @Test(arguments: [
    (["--language", "fr"], "the menu has no texts in the language 'fr'"),
    (["--language", "dee"], "did you mean 'de'?"),
    (["--set", "signedin"], "did you mean 'signed-in'?"),
    (["--set", "device=watch"], "use one of 'phone', 'tablet'"),
    (["--set", "quiet"], "follows the check of the item 'sounds.quiet'"),
    (
      ["--define", "signed-in=true", "--set", "signed-in=false"],
      "'signed-in' is given to both '--define', which fixes its value, and '--set'"
    ),
    (["--set", "=x"], "'--set =x' is not of the form condition=value"),
    (["--set", "device"], "'true' is not a value of the condition 'device'"),
    (["--depth", "0"], "'--depth' takes a number of at least 1"),
    (["--all", "--filter", "a"], "can't be combined with '--all'"),
    (["--interactive"], "--interactive needs a terminal"),
    (["--interactive", "--all"], "'--interactive' can't be combined"),
  ])
  func mistakesAreExplained(arguments: [String], message: String) throws {
    let result = try show(["menu.yaml"] + arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.contains(message), "\(result.errors)")
  }
}
