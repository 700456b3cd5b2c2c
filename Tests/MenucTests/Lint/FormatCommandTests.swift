import Foundation
import TestSupport
import Testing

/// The destinations and limits of reports. A run has one report.
@Suite struct FormatCommandTests {
  let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("menu: A\nitems: [\"B \", \"C \", \"D \"]\n", to: "padded.yaml")
    try directory.write("menu: A\nitems: [B]\n", to: "clean.yaml")
    try directory.write("menu: A\nitms: [B]\n", to: "broken.yaml")
  }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  private func text(_ name: String) throws -> String {
    try Repository.text(directory.url.appending(path: name))
  }

  @Test(arguments: FormatGoldenTests.formats)
  func theFileHoldsWhatIsPrintedOtherwise(format: String) throws {
    let printed = try menuc("lint", "broken.yaml", "padded.yaml", "--format", format)
    let written = try menuc(
      "lint", "broken.yaml", "padded.yaml", "--format", format, "--output-file", "new/report")
    #expect(printed.status == 1 && written.status == 1)
    #expect(try text("new/report") == printed.output + printed.errors)
    #expect(written.output == "")
    #expect(
      written.errors == "2 errors and 3 warnings in 2 documents: see new/report\n"
        || written.errors == "1 error and 3 warnings in 2 documents: see new/report\n")
  }

  @Test(.needs("python3")) func aReportOfNothingIsValid() throws {
    try FormatReader.check(["clean.yaml"], in: directory.url)
    let result = try menuc("lint", "clean.yaml", "--format", "sarif", "--output-file", "report")
    #expect(result.status == 0)
    #expect(result.output + result.errors == "")
    #expect(try text("report").contains("\"results\": []"))
  }

  @Test(arguments: ["json", "sarif", "checkstyle", "junit"])
  func otherCommandsWriteTheirReportsToFiles(format: String) throws {
    for command in ["build", "dump"] {
      let refused = try menuc(command, "padded.yaml", "--format", format)
      #expect(refused.status == 64)
      #expect(refused.errors.contains("--output-file"))
      let result = try menuc(
        command, "padded.yaml", "--format", format, "--output-file", "report")
      #expect(result.status == 0)
      #expect(result.errors == "3 warnings in padded.yaml: see report\n")
      #expect(try text("report").contains("padded-title"))
    }
    #expect(FileManager.default.fileExists(atPath: directory.url.appending(path: "Generated").path))
  }

  @Test(arguments: ["text", "xcode", "github"])
  func buildReportsLinesOnStandardError(format: String) throws {
    let result = try menuc("build", "padded.yaml", "broken.yaml", "--format", format)
    #expect(result.status == 1)
    #expect(result.errors.contains("padded-title"))
    #expect(!result.output.contains("padded-title"))
  }

  /// A report contains the reason why a build can't write, which has no place in a menu.
  @Test func aReportReportsWhatIsNoPlaceInAMenu() throws {
    try directory.write("menu: A\nitems: [X]\n", to: "same.yaml")
    let collision = try menuc(
      "build", "clean.yaml", "same.yaml", "--format", "json", "--output-file", "report")
    #expect(collision.status == 1)
    #expect(collision.errors.contains("[output-collision]"))
    #expect(try text("report").contains("\"name\": \"output-collision\""))
    let template = try menuc(
      "build", "clean.yaml", "--template", "no.stencil", "--format", "json", "--output-file",
      "report")
    #expect(template.status == 2)
    #expect(try text("report").contains("\"name\": \"cannot-run\""))
    let target = try menuc(
      "build", "clean.yaml", "same.yaml", "--target", "swfit", "--format", "json", "--output-file",
      "report")
    #expect(target.status == 64)
    #expect(try text("report").split(separator: "\n").count == 1, "it is reported once")
    try directory.write("menus = [\"none/*.yaml\"]\n", to: "menuc.toml")
    let project = try menuc("lint", "--format", "json")
    #expect(project.status == 2)
    #expect(project.output.contains("matches no file"))
  }

  @Test func problemsOfASharedDocumentAreReportedOnce() throws {
    try directory.write("menu: P\nitems: [{titel: X}]\n", to: "part.yaml")
    for name in ["one.yaml", "two.yaml"] {
      try directory.write("menu: A\nitems: [{include: part.yaml}, \"\(name) \"]\n", to: name)
    }
    let both = try menuc("lint", "one.yaml", "two.yaml", "one.yaml", "./part.yaml")
    #expect(both.status == 1)
    let lines = both.errors.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("part.yaml:2:10: error:") } == 1)
    #expect(lines.count { $0.contains("[padded-title]") } == 2)
    // A menu has problems even if all of them were already reported.
    #expect(try menuc("lint", "./part.yaml").status == 1)
  }

  @Test(arguments: FormatGoldenTests.formats)
  func aLimitIsKeptAndReported(format: String) throws {
    let result = try menuc("lint", "padded.yaml", "broken.yaml", "--format", format, "--limit", "2")
    #expect(result.status == 1, "what is not shown counts")
    let text = result.output + result.errors
    #expect(text.contains("are not shown") || text.contains("is not shown"))
    #expect(!text.contains("unknown-key"))
    #expect(text.contains("padded-title"))
    let all = try menuc("lint", "padded.yaml", "--format", format, "--limit", "3")
    #expect(!(all.output + all.errors).contains("not shown"))
  }

  @Test(arguments: [
    ["--format", "xml"], ["--limit", "0"], ["--limit", "-1"], ["--limit", "many"],
    ["--output-file", "-"], ["--output-file", ""], ["--output-file", "padded.yaml"],
    ["--output-file", "./link.yaml"],
  ])
  func whatCannotBeMeantIsRefused(arguments: [String]) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.url.appending(path: "link.yaml").path,
      withDestinationPath: "padded.yaml")
    let before = try text("padded.yaml")
    let result = try Command.run(
      Repository.menuc.path, ["lint", "padded.yaml"] + arguments, in: directory.url)
    #expect(result.status == 64)
    #expect(try text("padded.yaml") == before)
  }

  @Test func aReportThatCannotBeWrittenEndsTheCommand() throws {
    try FileManager.default.createDirectory(
      at: directory.url.appending(path: "folder"), withIntermediateDirectories: false)
    for path in ["folder", "clean.yaml/report"] {
      let result = try menuc("build", "clean.yaml", "--format", "sarif", "--output-file", path)
      #expect(result.status == 2)
      #expect(result.errors.contains(path.split(separator: "/")[0]))
    }
    #expect(
      !FileManager.default.fileExists(atPath: directory.url.appending(path: "Generated").path))
  }

  /// A link or a device is not replaced with a plain file.
  @Test func noLinkAndNoDeviceIsReplaced() throws {
    try directory.write("old", to: "real/report")
    let link = directory.url.appending(path: "report").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real/report")
    for path in ["/dev/null", "report"] {
      let result = try menuc("lint", "clean.yaml", "--format", "json", "--output-file", path)
      #expect(result.status == 2)
      #expect(result.errors.contains("\(path): this is a link or a device"))
    }
    #expect(try text("real/report") == "old")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real/report")
  }

  /// A report also lists the menus that a build finds unchanged.
  @Test func aBuildThatChangesNothingHasAReport() throws {
    for _ in 1...2 {
      let result = try menuc(
        "build", "clean.yaml", "--format", "checkstyle", "--output-file", "report")
      #expect(result.status == 0)
      #expect(try text("report").contains("<file name=\"clean.yaml\"/>"))
      try FileManager.default.removeItem(at: directory.url.appending(path: "report"))
    }
  }

  /// Only the formats for people have colors, and only on request.
  @Test(arguments: FormatGoldenTests.formats)
  func onlyFormatsForPeopleAreColored(format: String) throws {
    let result = try menuc("lint", "padded.yaml", "--format", format, "--color", "always")
    let isColored = (result.output + result.errors).contains("\u{1B}[")
    #expect(isColored == ["text", "concise"].contains(format))
  }
}

/// The commands of the article run, and behave as the article states.
@Suite struct FormatArticleTests {
  @Test(.needs("python3")) func everyCommandRuns() throws {
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/Reports.md"))
    let commands =
      article.split(separator: "\n").filter { $0.hasPrefix("menuc ") }
      + article.split(separator: "\n").filter { $0.hasPrefix("- run: menuc ") }
      .map { $0.dropFirst("- run: ".count) }
    #expect(commands.count == 6)
    let directory = try TemporaryDirectory()
    try directory.write("menu: A\nitems: [\"B \"]\n", to: "menu.yaml")
    try directory.write("menu: A\nitems: [\"B \"]\n", to: "menus/a.yaml")
    try directory.write("menu: B\nitems: [C]\n", to: "menus/b.yaml")
    let path = Repository.menuc.deletingLastPathComponent().path
    for command in commands {
      let result = try Command.run(
        "sh", ["-ec", "PATH='\(path)':$PATH; \(command)"], in: directory.url)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
    let sarif = try Repository.text(directory.url.appending(path: "menus.sarif"))
    #expect(sarif.contains("padded-title"))
    let junit = try Repository.text(directory.url.appending(path: "reports/menus.xml"))
    #expect(junit.contains("<checkstyle "), "the last command writes the file anew")
  }

  /// The table lists the keys of a line, in their order.
  @Test func theKeysAreThoseOfALine() throws {
    let article = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/Reports.md"))
    let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let keys = rows.drop { !$0.hasPrefix("| `name`") }.map { $0.split(separator: "`")[1] }
    let line = try Command.menuc(
      "lint", "-", "--input-format", "yaml", "--format", "json", input: "menu: A\n"
    ).output
    let places = keys.map { line.range(of: "\"\($0)\": ")?.lowerBound }
    #expect(keys.count == 8)
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
    let formats = rows.prefix { !$0.hasPrefix("| `name`") }.dropFirst().map {
      String($0.split(separator: "`")[1])
    }
    #expect(Set(formats) == Set(FormatGoldenTests.formats))
  }
}
