import Foundation
import TestSupport
import Testing

/// Hostile input, which tries to harm files, the terminal or the machine.
@Suite struct HostileInputTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(_ arguments: String..., input: String = "") throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url, input: input)
  }

  @Test func anEmptyOutputIsRefused() throws {
    try directory.write("menu: A\nitems: []\n", to: "a.yaml")
    #expect(try menuc("build", "a.yaml", "--output", "").status == 64)
    try directory.write(
      "menu: A\nitems: []\ngenerate: [{ target: swift, output: '' }]\n", to: "b.yaml")
    let result = try menuc("build", "b.yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("[invalid-value]"))
  }

  @Test func aMenuDoesNotOverwriteItself() throws {
    let text = "menu: A\nitems: []\ngenerate: [{ target: swift, output: ., file: a.yaml }]\n"
    let file = try directory.write(text, to: "a.yaml")
    let result = try menuc("build", "a.yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("would be overwritten"))
    #expect(try Repository.text(file) == text)
  }

  @Test func twoSpellingsOfADirectoryAreOne() throws {
    for (name, output) in [("a", "G"), ("b", "./x/../G")] {
      try directory.write(
        """
        menu: Same
        items: [\(name)]
        generate: [{ target: swift, output: "\(output)" }]
        """, to: "\(name).yaml")
    }
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "x"), withIntermediateDirectories: true)
    let result = try menuc("build", "a.yaml", "b.yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("[output-collision]"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aResultThatGetsLostIsAnError() throws {
    try directory.write("menu: A\nitems: []\n", to: "a.yaml")
    let result = try Command.run(
      "/bin/sh", ["-c", "'\(Repository.menuc.path)' dump a.yaml > /dev/full"], in: directory.url)
    #expect(result.status == 2)
  }

  /// No string of a document reaches the terminal as a control character.
  @Test func noEscapeSequenceIsPrinted() throws {
    try directory.write(
      """
      menu: A
      items:
      - { title: a, id: "\\e[31mX" }
      - { title: b, id: "\\e[31mX", "\\e[1m": 1, tag: "\\e" }
      - { include: "\\e[2J.yaml" }
      generate: [{ target: "\\e[31m" }, { template: "\\e[31m" }]
      """, to: "a.yaml")
    let result = try menuc("build", "a.yaml")
    #expect(result.status == 2)
    #expect(result.errors.contains("[invalid-id]"))
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("toml", "menu = \"A\"\n" + String(repeating: "a.", count: 50_000) + "a = 1\n", "[too-deep]"),
    ("toml", "menu = \"A\"\n[" + String(repeating: "a.", count: 100_000) + "a]\n", "[too-deep]"),
    (
      "toml", "menu = \"A\"\nx = { " + String(repeating: "'a' . ", count: 50_000) + "a = 1 }\n",
      "[too-deep]"
    ),
    (
      "yaml",
      "menu: A\nitems: []\nx-0: &a0 { k: 1 }\n"
        + (1...40).map { "x-\($0): &a\($0) { <<: [*a\($0 - 1), *a\($0 - 1)] }\n" }.joined()
        + "busy: { <<: *a40 }\n", "[too-large]"
    ),
    (
      "yaml",
      "menu: A\nitems: ["
        + String(repeating: "{title: a, tag: b}, ", count: Rounds.factor == 1 ? 800 : 2_500) + "]",
      "[wrong-type]"
    ),
  ])
  func smallInputsDoNotBlowUp(format: String, text: String, name: String) throws {
    let result = try menuc("lint", "-", "--input-format", format, input: text)
    #expect(result.status == 1)
    #expect(result.errors.contains(name), "\(result.errors.prefix(400))")
  }

  /// Prose with thousands of periods is not a key.
  @Test func longTextsPass() throws {
    let prose = String(repeating: "It's red. Apples are, e.g., round. ", count: 1_500) + "Done."
    for text in ["\"\"\"\n\(prose)\n\"\"\"", "\"\(prose)\"", "[\n  \"\(prose)\",\n]"] {
      let menu =
        text.hasPrefix("[")
        ? "menu = \"A\"\nitems = [{ title = \"B\", items = \(text) }]\n"
        : "menu = \"A\"\nitems = [{ title = \"B\", body = \(text) }]\n"
      let result = try menuc("lint", "-", "--input-format", "toml", input: menu)
      #expect(result.errors == "", "\(result.errors.suffix(300))")
    }
  }

  @Test func includesNestOnlySoDeep() throws {
    for number in 0..<200 {
      try directory.write(
        "menu: A\nitems:\n- include: \(number + 1).yaml\n", to: "\(number).yaml")
    }
    let result = try menuc("lint", "0.yaml")
    #expect(result.status == 1)
    #expect(result.errors.contains("[too-deep]"))
  }

  @Test(arguments: [
    ("{% include \"out.stencil\" %}", "includes itself"),
    ("{% extends \"out.stencil\" %}", "includes itself"),
    ("{% for i in 1...100000000 %}x{% endfor %}", "is more than"),
    ("{% each items %}{{ title|pad:2000000000 }}{% endeach %}", "is more than"),
    ("one\ntwo {% if menu.name\nthree", "out.stencil:2:5: '{%' is never closed"),
    ("{{ menu }}", "'menu' is a group of names"),
    ("{{ items.title }}", "'items.title' is a list"),
    ("{% for i in items %}{{ i }}{% endfor %}", "use `{% each items %}`"),
  ])
  func aHostileTemplateIsRefused(template: String, words: String) throws {
    try directory.write("menu: A\nitems: [B]\n", to: "a.yaml")
    try directory.write(template, to: "out.stencil")
    let result = try menuc("build", "a.yaml", "--template", "out.stencil")
    #expect(result.status == 2)
    #expect(result.errors.contains(words), "\(result.errors)")
  }
}
