import Foundation
import TestSupport
import Testing

/// A build repeats the kept problems of menus that it does not compile, and ignores a cache that
/// someone else wrote.
@Suite struct MenuCacheTests {
  let directory: TemporaryDirectory
  private let kept: KeptMenus

  init() throws {
    directory = try TemporaryDirectory()
    kept = KeptMenus(directory: directory)
    try directory.write(
      """
      menu: Side
      items:
      - include: part.yaml
      - title: "B "

      """, to: "menu.yaml")
    try directory.write("items: [\"A \"]\n", to: "part.yaml")
  }

  private func build(_ options: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// Changes a message.
  private func mark() throws { try kept.replace("the title 'A '", with: "the title 'Z '") }

  /// The report of an unchanged menu equals the report of a compiled one, in each format.
  @Test(arguments: [
    [], ["--format", "github"], ["--format", "xcode"], ["--limit", "1"], ["--color", "always"],
    ["--format", "sarif", "--output-file", "report"],
    ["--format", "junit", "--output-file", "report"],
    ["--format", "checkstyle", "--output-file", "report"],
    ["--format", "json", "--output-file", "report", "--limit", "1"],
    ["--output-file", "report"],
  ])
  func isReportedInEachFormat(_ options: [String]) throws {
    let isFile = options.contains("report")
    func run() throws -> (report: String, command: Command) {
      let result = try Command.run(
        Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
      return (isFile ? try text("report") : result.errors, result)
    }
    let first = try run()
    #expect(first.command.status == 0 && !first.report.isEmpty)
    if isFile { try FileManager.default.removeItem(at: directory.url.appending(path: "report")) }
    let second = try run()
    #expect(second.command.status == 0 && second.command.errors == first.command.errors)
    #expect(second.report == first.report)
    #expect(second.command.output == first.command.output.replacing("written ", with: "unchanged "))
    try mark()
    #expect(try run().report == first.report.replacing("title 'A '", with: "title 'Z '"))
  }

  /// Fixes are searched for only if the report's format contains them.
  @Test func fixesAreNotForgotten() throws {
    _ = try build("--format", "json", "--output-file", "first")
    try FileManager.default.removeItem(at: directory.url.appending(path: "Generated/.menuc-cache"))
    let plain = try build()
    _ = try build("--format", "json", "--output-file", "second")
    #expect(try text("first") == text("second"))
    #expect(try text("second").contains("\"edits\""))
    try mark()
    #expect(try build().errors == plain.errors.replacing("'A '", with: "'Z '"))
  }

  /// A baseline hides kept problems like new ones.
  @Test func aBaselineHoldsForIt() throws {
    let all = try build().errors
    try mark()
    _ = try Command.menuc(
      "lint", "menu.yaml", "--write-baseline", "known.json", in: directory.url)
    try directory.write("baseline: known.json\n", to: "menuc.yaml")
    #expect(try build().errors.isEmpty)
    let compiled = try build("--force")
    #expect(compiled.errors.isEmpty && !compiled.output.isEmpty)
    try directory.write("{ \"version\": 1, \"findings\": [] }\n", to: "known.json")
    let shown = try build()
    let forced = try build("--force")
    #expect(shown.errors == forced.errors && shown.status == forced.status)
    #expect(all.contains("'A '"))
  }

  /// Whatever the file contains, the build succeeds with the real report.
  @Test func anyBytesOnlyLeadToACompilation() throws {
    let expected = try build().errors
    let bytes = try kept.bytes()
    let file = directory.url.appending(path: kept.path)
    var variants = [0, 1, 20, bytes.count / 2, bytes.count - 1].map { Array(bytes.prefix($0)) }
    variants += [
      bytes + [0x0A], Array("menuc-menus-2 x\n".utf8), Array(repeating: 0xFF, count: 999),
    ]
    for index in stride(from: 0, to: bytes.count, by: 101) {
      var changed = bytes
      changed[index] ^= 0x41
      variants.append(changed)
    }
    for variant in variants {
      try Data(variant).write(to: file)
      let result = try build()
      #expect(result.status == 0 && result.errors == expected)
    }
  }

  /// Only the program that wrote the cache uses it, so a cache that came with a repository is
  /// ignored.
  @Test(arguments: ["\"inode\":", "\"size\":", "\"nanoseconds\":"])
  func whatAnotherProgramKeptIsNotUsed(_ field: String) throws {
    let expected = try build().errors
    try mark()
    #expect(try build().errors != expected)
    try kept.replace(field, with: field + "1")
    #expect(try build().errors == expected)
  }

  @Test func controlCharactersAreNotPrinted() throws {
    _ = try build()
    try kept.replace("the title 'A '", with: "\\u001B]0;owned\\u0007")
    let errors = try build().errors
    #expect(errors.contains("owned") && !errors.contains("\u{1B}") && !errors.contains("\u{7}"))
  }

  @Test func itStaysOutOfVersionControl() throws {
    #expect(try Command.run("git", ["init", "-q"], in: directory.url).status == 0)
    _ = try build()
    _ = try kept.bytes()
    let status = try Command.run(
      "git", ["status", "--porcelain", "--untracked-files=all"], in: directory.url)
    #expect(status.output.contains("Generated/.menuc-manifest.json"))
    #expect(!status.output.contains(".menuc-cache"))
  }

  /// Nothing is written through a link, and nothing is read through one.
  @Test func linksAreNotFollowed() throws {
    _ = try build()
    try FileManager.default.moveItem(
      at: directory.url.appending(path: "Generated/.menuc-cache"),
      to: directory.url.appending(path: "elsewhere"))
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "Generated/.menuc-cache").path,
      withDestinationPath: "../elsewhere")
    try FileManager.default.removeItem(at: directory.url.appending(path: "elsewhere/menus"))
    #expect(try build().errors.contains("[padded-title]"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: directory.url.appending(path: "elsewhere").path)
    #expect(names == [".gitignore"])
  }

  /// The data of deleted documents do not accumulate.
  @Test func goneMenusAreForgotten() throws {
    try directory.write("menu: Other\nitems: [A]\n", to: "other.yaml")
    _ = try Command.menuc("build", "other.yaml", in: directory.url)
    #expect(String(decoding: try kept.bytes(), as: UTF8.self).contains("other.yaml"))
    try FileManager.default.removeItem(at: directory.url.appending(path: "other.yaml"))
    _ = try build()
    #expect(try !String(decoding: kept.bytes(), as: UTF8.self).contains("other.yaml"))
  }

  /// A build of one menu copies what is kept of the others to the byte, without decoding it.
  @Test func otherMenusAreNotDecoded() throws {
    try directory.write("menu: Other\nitems: [A]\n", to: "other.yaml")
    _ = try Command.menuc("build", "other.yaml", in: directory.url)
    _ = try build()
    let unreadable = "\"nome\":\"other.yaml\""
    try kept.replace("\"name\":\"other.yaml\"", with: unreadable)
    try mark()
    #expect(try build().errors.contains("'Z '"))
    try directory.write("items: [\"C \"]\n", to: "part.yaml")
    #expect(try build().errors.contains("'C '"))
    #expect(try String(decoding: kept.bytes(), as: UTF8.self).contains(unreadable))
    #expect(try Command.menuc("build", "other.yaml", in: directory.url).status == 0)
    #expect(try !String(decoding: kept.bytes(), as: UTF8.self).contains(unreadable))
  }
}
