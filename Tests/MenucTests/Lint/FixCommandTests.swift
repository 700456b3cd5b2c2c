import Foundation
import TestSupport
import Testing

/// `menuc lint --fix` and `--diff`.
@Suite struct FixCommandTests {
  let directory: TemporaryDirectory
  static let broken = "# Ours\nmenu: A   # short\ncolapsed: true\nitems: [\"B \", C]\n"
  static let mended = "# Ours\nmenu: A   # short\ncollapsed: true\nitems: [\"B\", C]\n"

  init() throws { directory = try TemporaryDirectory() }

  private func lint(_ arguments: String..., input: String = "") throws -> Command {
    try Command.run(Repository.menuc.path, ["lint"] + arguments, in: directory.url, input: input)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  @Test func fixWritesAndSaysWhatItDid() throws {
    try directory.write(Self.broken, to: "menu.yaml")
    let result = try lint("menu.yaml", "--fix")
    #expect(result.status == 0)
    #expect(result.output == "fixed menu.yaml: 2 problems\n")
    #expect(result.errors == "")
    #expect(try text("menu.yaml") == Self.mended)
    let again = try lint("menu.yaml", "--fix")
    #expect(again.output == "")
    #expect(again.status == 0)
  }

  /// Missing translations are not reported while there are errors, and keep no error from being mended.
  @Test func anIncompleteCatalogPreventsNoFix() throws {
    let menu =
      "menu: A\nlanguage: en\ntranslations: \"{language}.po\"\n"
      + "items: [{ title: A, shortcut: Mod-S, choice: One, items: [B] }]\n"
    try directory.write(menu, to: "menu.yaml")
    try directory.write("msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n", to: "de.po")
    _ = try lint("menu.yaml", "--fix")
    let mended = menu.replacing("Mod-S", with: "Mod+S").replacing("One", with: "one")
    #expect(try text("menu.yaml") == mended)
  }

  @Test func whatRemainsIsReported() throws {
    try directory.write("menu: A\ncolapsed: true\nvisible: no\nitems: []\n", to: "menu.yaml")
    let result = try lint("menu.yaml", "--fix")
    #expect(result.status == 1)
    #expect(result.output == "fixed menu.yaml: 1 problem\n")
    #expect(result.errors.hasPrefix("menu.yaml:3:1: error: a menu has no key 'visible'"))
  }

  /// The report counts only fixes that `--fix` makes, and it does not edit catalogs.
  @Test func aFixInACatalogIsNotCounted() throws {
    let menu = "menu: A\nlanguage: en\ntranslations: \"{language}.po\"\nitems: [B]\n"
    let catalog = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n# menuc:allow padded-title\n"
    try directory.write(menu, to: "menu.yaml")
    try directory.write(catalog, to: "de.po")
    let result = try lint("menu.yaml", "--fix")
    #expect(result.errors.contains("[unused-suppression]"))
    #expect(!result.errors.contains("fixable"), "\(result.errors)")
    #expect(try text("de.po") == catalog)
  }

  @Test func unsafeFixesAreAskedFor() throws {
    try directory.write("menu: A\nitems: [B, b]\n", to: "menu.yaml")
    #expect(try lint("menu.yaml", "--fix").status == 1)
    #expect(try text("menu.yaml") == "menu: A\nitems: [B, b]\n")
    #expect(try lint("menu.yaml", "--fix", "--unsafe-fixes").status == 0)
    #expect(try text("menu.yaml") == "menu: A\nitems: [B, { title: b, id: b-2 }]\n")
  }

  @Test func aDifferenceWritesNothing() throws {
    let windows = Self.broken.replacingOccurrences(of: "\n", with: "\r\n")
    try directory.write(windows, to: "my menu.yaml")
    let result = try lint("my menu.yaml", "--diff")
    #expect(result.status == 1)
    #expect(try text("my menu.yaml") == windows)
    #expect(result.output.hasPrefix("--- my menu.yaml\n+++ my menu.yaml\n@@ -1,4 +1,4 @@\n"))
    #expect(result.output.contains("-colapsed: true\r\n"))
    #expect(result.output.contains("+collapsed: true\r\n"))
    try directory.write(Self.mended, to: "fine.yaml")
    let fine = try lint("fine.yaml", "--diff")
    #expect(fine.status == 0)
    #expect(fine.output == "")
  }

  /// Applying the difference with `patch` gives the same file as `--fix`.
  @Test func aDifferenceIsAPatch() throws {
    guard try Command.run("which", ["patch"]).status == 0 else {
      #expect(!Repository.isCI, "CI has patch")
      print("skipped: a difference is a patch (no patch)")
      return
    }
    let names = FixtureNames.toml + FixtureNames.yaml
    for name in names {
      let original = try Repository.text(Repository.fixtures.appending(path: "Fixes/\(name)"))
      try directory.write(original, to: name)
      let difference = try lint(name, "--diff", "--unsafe-fixes").output
      try directory.write(difference, to: "menu.patch")
      _ = try lint(name, "--fix", "--unsafe-fixes")
      let fixed = try text(name)
      guard fixed != original else { continue }
      try directory.write(original, to: name)
      let patch = try Command.run(
        "patch", ["--binary", "-p0", "-i", "menu.patch"], in: directory.url)
      #expect(patch.status == 0, "\(name): \(patch.output)")
      #expect(try text(name) == fixed)
    }
  }

  @Test func standardInputIsFixedToStandardOutput() throws {
    let result = try lint("-", "--input-format", "yaml", "--fix", input: Self.broken)
    #expect(result.status == 0)
    #expect(result.output == Self.mended)
    let fine = try lint("-", "--input-format", "yaml", "--fix", input: Self.mended)
    #expect(fine.output == Self.mended)
    let difference = try lint("-", "--input-format", "yaml", "--diff", input: Self.broken)
    #expect(difference.status == 1)
    #expect(difference.output.hasPrefix("--- <stdin>\n"))
    // Fixing standard input changes no other file.
    try directory.write("menu: Part\nitems: [{ titel: B }]\n", to: "part.yaml")
    let whole = "menu: A\ncolapsed: true\nitems: [{ include: part.yaml }]\n"
    let included = try lint("-", "--input-format", "yaml", "--fix", input: whole)
    #expect(included.output == whole.replacingOccurrences(of: "colapsed", with: "collapsed"))
    #expect(included.errors.contains("part.yaml:2:11: error: an item has no key 'titel'"))
    #expect(try text("part.yaml").contains("titel"))
  }

  @Test func includedFilesAreFixedOnce() throws {
    try directory.write("menu: Part\nitems: [{ titel: B }]\n", to: "parts/part.yaml")
    for name in ["a", "b"] {
      try directory.write(
        "menu: \(name)\nitmes: [{ include: parts/part.yaml }]\n", to: "\(name).yaml")
    }
    let result = try lint("a.yaml", "b.yaml", "--fix")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        fixed a.yaml: 1 problem
        fixed parts/part.yaml: 1 problem
        fixed b.yaml: 1 problem

        """)
    #expect(try text("parts/part.yaml") == "menu: Part\nitems: [{ title: B }]\n")
  }

  @Test func permissionsAndLinksStay() throws {
    let file = try directory.write(Self.broken, to: "real/menu.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = directory.url.appending(path: "link.yaml")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try lint("link.yaml", "--fix").output == "fixed link.yaml: 2 problems\n")
    #expect(try text("real/menu.yaml") == Self.mended)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let kind = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names == ["menu.yaml"], "no part is left behind")
  }

  @Test func aReadOnlyFileStays() throws {
    let file = try directory.write(Self.broken, to: "menu.yaml")
    try directory.write(Self.broken, to: "other.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let result = try lint("menu.yaml", "other.yaml", "nowhere.yaml", "--fix")
    #expect(result.status == 2)
    #expect(result.errors.contains("menuc: error: menu.yaml: not fixed: it is read-only\n"))
    #expect(result.errors.contains("nowhere.yaml: no such file or directory"))
    #expect(try text("menu.yaml") == Self.broken)
    #expect(try text("other.yaml") == Self.mended)
    // Its problems are those that it still has.
    let problems = try lint("menu.yaml").errors.split(separator: "\n").dropLast()
    #expect(problems.allSatisfy { result.errors.contains($0) }, "\(result.errors)")
  }

  /// A document changes between reading and writing, while menuc is blocked printing the result of
  /// another document.
  @Test func aFileThatWasChangedMeanwhileStays() throws {
    try directory.write(Self.broken, to: "menu.yaml")
    try directory.write(Self.broken, to: "first.yaml")
    // A full pipe blocks its writer until somebody reads from it.
    let script = """
      mkfifo pipe
      exec 3<>pipe
      head -c 65536 /dev/zero >&3
      cp first.yaml before.yaml
      "$0" lint first.yaml menu.yaml --fix >pipe & menuc=$!
      while cmp -s first.yaml before.yaml; do sleep 0.05; done
      echo 'changed: true' > menu.yaml
      head -c 65536 <&3 >/dev/null
      wait $menuc
      """
    let result = try Command.run(
      "sh", ["-c", script, Repository.menuc.path], in: directory.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("menu.yaml: not fixed: it has changed in the meantime"))
    #expect(try text("menu.yaml") == "changed: true\n")
  }

  @Test(arguments: [
    (["--unsafe-fixes"], "requires '--fix' or '--diff'"),
    (["--fix", "--diff"], "can't be combined"),
    (["--fix", "--write-baseline", "b.json"], "can't be combined with '--baseline'"),
    (["--fix", "-"], "the only document"),
    (["--baseline", ""], "needs a file"),
  ])
  func flagsThatDoNotGoTogether(flags: [String], words: String) throws {
    try directory.write(Self.mended, to: "menu.yaml")
    let result = try Command.run(
      Repository.menuc.path, ["lint", "menu.yaml"] + flags, in: directory.url)
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  /// The article's examples are true.
  @Test func theArticleIsTrue() throws {
    let article = try Article("FixingProblems")
    let menu = try article.block("toml")
    try directory.write(menu, to: "menu.toml")
    #expect(try lint("menu.toml", "--diff").output == (try article.block("diff")))
    for line in try article.block("sh").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let result = try Command.run(
        Repository.menuc.path, Array(words.dropFirst()), in: directory.url)
      #expect(result.status <= 1, "\(line): \(result.errors)")
    }
    let known = try lint("menu.toml", "--baseline", "known.json")
    #expect(known.status == 0)
    #expect(try text("known.json") == (try article.block("json")))
  }
}

/// Documents that fixes change.
private enum FixtureNames {
  static let toml = ["safe-misspelt.toml", "safe-padded.toml", "safe-restated.toml"]
  static let yaml = ["safe-misspelt.yaml", "unsafe-ids.yaml", "unsafe-keys.yaml"]
}
