import Foundation
import TestSupport
import Testing

/// A build that finds nothing changed prints the same report without compiling.
@Suite struct ReportCacheTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write(
      """
      menu: Side
      items:
      - include: part.yaml
      - title: "B "

      """, to: "menu.yaml")
    try directory.write("items: [\"A \"]\n", to: "part.yaml")
  }

  private let reports = "Generated/.menuc-cache/reports"

  private func build(_ options: String...) throws -> Command {
    try Command.run(Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
  }

  private func data(_ path: String) throws -> Data {
    try Data(contentsOf: directory.url.appending(path: path))
  }

  /// Changes the kept reports in a way that a build which prints them shows: only a build that
  /// compiles prints the real ones.
  private func mark(_ old: String = "A ", as new: String = "Z ") throws {
    let kept = String(decoding: try data(reports), as: UTF8.self)
    let lines = kept.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = lines[1].replacing(old, with: new)
    try #require(rest != lines[1])
    let sum = try Command.run("sha256sum", ["-"], in: directory.url, input: String(rest))
    let head = lines[0].split(separator: " ").dropLast() + [sum.output.prefix(64)]
    try directory.write(head.joined(separator: " ") + "\n" + rest, to: reports)
  }

  @Test(arguments: [
    [], ["--format", "github"], ["--limit", "1"], ["--color", "always"],
    ["--format", "sarif", "--output-file", "report"],
    ["--format", "junit", "--output-file", "report"],
    ["--format", "json", "--output-file", "report", "--limit", "1"],
    ["--output-file", "report"],
  ])
  func isRepeatedInEachFormat(_ options: [String]) throws {
    func run() throws -> Command {
      try Command.run(Repository.menuc.path, ["build", "menu.yaml"] + options, in: directory.url)
    }
    let isFile = options.contains("report")
    let first = try run()
    let report = isFile ? try data("report") : Data(first.errors.utf8)
    #expect(first.status == 0 && !report.isEmpty)
    if isFile { try FileManager.default.removeItem(at: directory.url.appending(path: "report")) }
    let second = try run()
    #expect(second.status == 0 && second.errors == first.errors)
    #expect(second.output == first.output.replacing("written ", with: "unchanged "))
    if isFile { #expect(try data("report") == report) }
    // A report of no problem is a report, too.
    try mark("padded-title", as: "Padded-title")
    let third = try run()
    let marked = isFile ? try data("report") : Data(third.errors.utf8)
    #expect(String(decoding: marked, as: UTF8.self).contains("Padded-title"))
  }

  @Test func oneReportIsKeptForEachWayToAsk() throws {
    let text = try build()
    let github = try build("--format", "github")
    #expect(text.errors != github.errors)
    try mark()
    #expect(try build().errors == text.errors.replacing("A ", with: "Z "))
    #expect(
      try build("--format", "github").errors == github.errors.replacing("A ", with: "Z "))
  }

  /// What changes between two builds, and leads to a compilation.
  enum Change: String, CaseIterable {
    case document, include, output, severity, format, limit, baseline, folder, manifest
  }

  @Test(arguments: Change.allCases) func isNotRepeatedAfter(_ change: Change) throws {
    try directory.write("baseline: known.json\n", to: "menuc.yaml")
    _ = try Command.menuc(
      "lint", "menu.yaml", "--allow", "padded-title", "--write-baseline", "known.json",
      in: directory.url)
    #expect(try build().errors.contains("'A '"))
    try mark()
    #expect(try build().errors.contains("'Z '"))
    var options: [String] = []
    var folder = directory.url
    switch change {
    case .document: try directory.write(text("menu.yaml") + "# changed\n", to: "menu.yaml")
    case .include: try directory.write(text("part.yaml") + "# changed\n", to: "part.yaml")
    case .output:
      try FileManager.default.removeItem(
        at: directory.url.appending(path: "Generated/MenuRuntime.swift"))
    case .severity: options = ["--allow", "wide-group"]
    case .format: options = ["--format", "github"]
    case .limit: options = ["--limit", "5"]
    case .baseline: try directory.write(text("known.json") + "\n", to: "known.json")
    case .folder:
      folder = try directory.write("", to: "other/file").deletingLastPathComponent()
    case .manifest:
      try FileManager.default.removeItem(
        at: directory.url.appending(path: "Generated/.menuc-manifest.json"))
    }
    let path = change == .folder ? "../menu.yaml" : "menu.yaml"
    let result = try Command.run(Repository.menuc.path, ["build", path] + options, in: folder)
    #expect(result.errors.contains("'A '") && !result.errors.contains("'Z '"))
  }

  private func text(_ path: String) throws -> String {
    try Repository.text(directory.url.appending(path: path))
  }

  /// A catalog that is missing is no input, although a report names it.
  @Test func aMissingCatalogIsLookedForEachTime() throws {
    try directory.write(
      "menu: Side\nlanguage: en\ntranslations: de.po\nitems: [A]\n", to: "menu.yaml")
    #expect(try build().errors.contains("[missing-catalog]"))
    #expect(try build().errors.contains("[missing-catalog]"))
    try directory.write(
      """
      msgid ""
      msgstr "Language: de\\n"

      msgctxt "a/title"
      msgid "A"
      msgstr "Ah"

      """, to: "de.po")
    let result = try build()
    #expect(!result.errors.contains("[missing-catalog]"))
    #expect(result.output.contains("written Generated/SideMenu.swift"))
  }

  /// Whatever the file contains, the build succeeds with the real report.
  @Test func anyBytesOnlyLeadToAFullBuild() throws {
    let expected = try build().errors
    let kept = Array(try data(reports))
    let file = directory.url.appending(path: reports)
    var variants = [0, 1, 20, kept.count / 2, kept.count - 1].map { Array(kept.prefix($0)) }
    variants += [
      kept + [0x0A], Array("menuc-reports-1 x y\n".utf8), Array(repeating: 0xFF, count: 999),
    ]
    for index in stride(from: 0, to: kept.count, by: 61) {
      var changed = kept
      changed[index] ^= 0x41
      variants.append(changed)
    }
    for variant in variants {
      try Data(variant).write(to: file)
      let result = try build()
      #expect(result.status == 0 && result.errors == expected)
    }
  }

  /// Lengths that do not fit, with a valid hash.
  @Test(arguments: ["9223372036854775807", "-1", "99999999999999999999", "", "1 1 1 1", "x"])
  func impossibleLengthsOnlyLeadToAFullBuild(_ length: String) throws {
    let expected = try build().errors
    let count = "\(expected.utf8.count) "
    try mark(count, as: "\(length) ")
    let result = try build()
    #expect(result.status == 0 && result.errors == expected)
  }

  @Test func controlCharactersAreNotPrinted() throws {
    let expected = try build().errors
    try mark(as: "\u{1B}]0;owned\u{7}")
    // The lengths fit no more; a text of the same length does.
    #expect(try build().errors == expected)
    try mark(as: "\u{1B}c")
    #expect(try build().errors == expected)
  }

  @Test func itStaysOutOfVersionControl() throws {
    #expect(try Command.run("git", ["init", "-q"], in: directory.url).status == 0)
    _ = try build()
    _ = try data(reports)
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
    try FileManager.default.removeItem(at: directory.url.appending(path: "elsewhere/reports"))
    #expect(try build().errors.contains("[padded-title]"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: directory.url.appending(path: "elsewhere").path)
    #expect(names == [".gitignore"])
  }

  @Test func menusWithoutProblemsNeedNone() throws {
    try directory.write("menu: Side\nitems: [A]\n", to: "menu.yaml")
    #expect(try build().errors.isEmpty)
    #expect(
      !FileManager.default.fileExists(
        atPath: directory.url.appending(path: "Generated/.menuc-cache").path))
  }
}
