import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// menuc reads the same meaning as gettext's tools and polib from files that they read and write.
@Suite(.needs("msgfmt", "msgcat", "msgmerge", "msgattrib", "msgunfmt"), .needsPython("polib"))
struct POGettextTests {
  /// menuc refuses the random files that msgfmt refuses, and reads the others like msgcat.
  @Test func whatIsValidIsDecidedAsMsgfmtDoes() throws {
    let directory = try TemporaryDirectory()
    var random = Dice(seed: 41)
    let files = (0..<Rounds.atLeast(150)).map { round in
      round.isMultiple(of: 4)
        ? RandomPO.noise(using: &random) : RandomPO.file(using: &random)
    }
    for (number, text) in files.enumerated() { try directory.write(text, to: "\(number).po") }
    let script = """
      for file in *.po; do
        msgfmt -o /dev/null "$file" 2>"$file.errors" || grep -v -e duplicate -e 'first definition' \
          -e 'fatal error' -e 'warning' -e 'do not both' -e "Message conversion" "$file.errors" >"$file.refusal"
        msgcat --no-wrap -o "$file.again" "$file" 2>/dev/null
      done
      true
      """
    let result = try Command.run("sh", ["-c", script], in: directory.url)
    try #require(result.status == 0, "\(result.errors)")
    var (valid, refused, compared) = (0, 0, 0)
    for (number, text) in files.enumerated() {
      let file = directory.url.appending(path: "\(number).po")
      let refusal = try? Repository.text(file.appendingPathExtension("refusal"))
      let problem = POReader(Array(text.utf8)).problem
      // gettext joins such lines, but menuc refuses them.
      if text.contains("\\\n"), problem != nil { continue }
      #expect(
        (problem != nil) == (refusal.map { !$0.isEmpty } ?? false),
        "\(problem?.message ?? "valid"), and msgfmt: \(refusal ?? "valid")\n\(text)")
      if problem == nil { valid += 1 } else { refused += 1 }
      // msgcat also refuses duplicate entries.
      guard problem == nil, let again = try? Repository.text(file.appendingPathExtension("again"))
      else { continue }
      // msgcat leaves out obsolete entries without a translation.
      let expected = try TestPO.entries(text).filter {
        $0.state != "obsolete" || $0.translation != ""
      }
      #expect(try TestPO.entries(again).sorted() == expected.sorted(), "\(text)")
      compared += expected.count
    }
    let enough = files.count / 5
    #expect(valid > enough && refused > enough && compared > enough)
  }

  /// Files as the tools write them, with lines of different lengths.
  @Test func whatToolsWriteIsRead() throws {
    let directory = try TemporaryDirectory()
    let mixed = TestPO.fixtures.appending(path: "mixed.po").path
    let template = try directory.write(
      try TestPO.fixture("mixed.po").replacing("Sound", with: "Sounds")
        .replacing("msgid \"Appearance\"", with: "msgid \"Looks\"")
        .replacing("appearance/title", with: "looks/title"),
      to: "template.pot"
    ).path
    let commands = [
      ("msgcat", ["--width=20", mixed]), ("msgcat", ["--no-wrap", "--indent", mixed]),
      ("msgcat", ["--escape", mixed]), ("msgcat", ["--sort-output", mixed]),
      ("msgcat", ["--strict", mixed]), ("msgmerge", ["--quiet", "--previous", mixed, template]),
      ("msgmerge", ["--quiet", "--no-fuzzy-matching", mixed, template]),
      ("msgattrib", ["--only-fuzzy", mixed]), ("msgattrib", ["--only-obsolete", mixed]),
      ("msgattrib", ["--no-obsolete", "--clear-fuzzy", "--clear-previous", mixed]),
      ("msgattrib", ["--set-obsolete", mixed]),
    ]
    var files: [URL] = []
    for (number, command) in commands.enumerated() {
      files.append(
        try directory.write(try Gettext.run(command.0, command.1), to: "\(number).po"))
    }
    try expectPolib(files)
    try expectPolib(files, saving: true)
  }

  /// The translations of gettext itself: plural forms, contexts, and long texts.
  @Test func realCatalogsAreRead() throws {
    let directory = try TemporaryDirectory()
    var files: [URL] = []
    for language in ["de", "fr", "ja", "pl", "pt_BR", "ru", "zh_CN"] {
      for domain in ["gettext-tools", "gettext-runtime", "iso_3166-1"] {
        let file = "/usr/share/locale/\(language)/LC_MESSAGES/\(domain).mo"
        guard FileManager.default.fileExists(atPath: file) else { continue }
        let text = try Gettext.run("msgunfmt", [file])
        files.append(try directory.write(text, to: "\(domain).\(language).po"))
      }
    }
    #expect(!files.isEmpty || !Repository.isCI)
    try expectPolib(files)
    for file in files {
      let text = try Repository.text(file)
      let added = try CatalogText("a/title", "A")
      let edited = TestCatalog(text, .po).edited([.add(added, before: nil)])
      #expect(edited.text == text + "\nmsgctxt \"a/title\"\nmsgid \"A\"\nmsgstr \"\"\n")
      #expect(TestCatalog(text, .po).edited([]).text == text)
    }
  }

  private func expectPolib(_ files: [URL], saving: Bool = false) throws {
    for (file, entries) in zip(files, try TestPO.polib(files, saving: saving)) {
      #expect(
        try TestPO.entries(try Repository.text(file)).sorted() == entries.sorted(),
        "\(file.lastPathComponent)")
    }
  }
}
