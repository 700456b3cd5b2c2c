import Foundation
import MenuCompiler
import TestSupport
import Testing

/// The README is correct: its commands run, and its sample has the output that it shows.
@Suite struct ReadmeTests {
  let lines: [String]
  let directory: TemporaryDirectory

  init() throws {
    lines = try Repository.text(Repository.root.appending(path: "README.md"))
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    directory = try TemporaryDirectory()
    for folder in ["Samples", "Schemas"] {
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: folder), to: directory.url.appending(path: folder))
    }
    // Exists if somebody followed the README.
    try? FileManager.default.removeItem(at: directory.url.appending(path: Self.generated))
  }

  private static let generated = "Samples/accordion/Generated"

  @discardableResult private func buildTheSample() throws -> Command {
    let run = try Command.run(
      Repository.menuc.path, ["build", "Samples/accordion/menu.toml"], in: directory.url)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  /// The contents of the first block with a language after its fence.
  private func block(_ language: String) throws -> String {
    let start = try #require(lines.firstIndex(of: "```\(language)"))
    let end = try #require(lines[(start + 1)...].firstIndex(of: "```"))
    return lines[(start + 1)..<end].joined(separator: "\n") + "\n"
  }

  @Test func theTwoCommandsStandAtTheTop() throws {
    let commands = lines.prefix(12).filter { $0.hasPrefix("    swift ") }
    #expect(
      commands == ["    swift run menuc build Samples/accordion/menu.toml", "    swift test"])
    let run = try buildTheSample()
    #expect(run.output.contains("written \(Self.generated)/GroceriesMenu.swift"))
    // `swift test` runs this test; CI's script must run only that.
    let script = try Repository.text(Repository.root.appending(path: ".ci/run"))
    #expect(script.contains("\nswift test "))
  }

  @Test func everyCommandRuns() throws {
    try buildTheSample()
    let commands = try block("sh").split(separator: "\n")
    #expect(commands.count >= 8)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      #expect(words[0] == "menuc")
      let result = try Command.run(
        Repository.menuc.path, Array(words.dropFirst()), in: directory.url)
      #expect(result.status == 0, "\(command): \(result.errors)")
      #expect(result.errors == "")
    }
  }

  @Test func theMenuIsTheSample() throws {
    try directory.write(try block("toml"), to: "readme.toml")
    let readme = try Command.menuc("dump", "readme.toml", in: directory.url)
    let sample = try Command.menuc("dump", "Samples/accordion/menu.toml", in: directory.url)
    #expect(readme.status == 0)
    #expect(readme.output == sample.output)
  }

  @Test func theProgramPrintsWhatIsSaid() throws {
    let source = try directory.write(try block("swift"), to: "Program.swift")
    try buildTheSample()
    let generated = directory.url.appending(path: Self.generated)
    let program = directory.url.appending(path: "program")
    let compiled = try Command.swiftc(
      [
        source, generated.appending(path: "GroceriesMenu.swift"),
        generated.appending(path: "MenuRuntime.swift"),
      ], to: program, options: ["-Onone", "-parse-as-library"])
    #expect(compiled.status == 0, "\(compiled.errors)")
    let run = try Command.run(program.path, [])
    #expect(run.output == (try block("text")))
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

  /// The library works as in its article, whose code is compiled below.
  @Test func theLibraryIsUsedAsSaid() throws {
    let text = lines.joined(separator: "\n")
    let shown = try #require(Article("MenuCompiler").blocks("swift").first)
    #expect(text.contains("```swift\n\(shown)```"))
    let file = SourceFile(
      name: "menu.yaml", format: .yaml, text: "menu: Groceries\nitems: [Fruits]")
    let compiled = try compileMenu(file, goal: .files(BuildRequest()), input: .none)
    #expect(compiled.files.map(\.name).contains("GroceriesMenu.swift"))
  }

  @Test func theLinksLeadSomewhere() throws {
    for line in lines {
      for part in line.components(separatedBy: "](").dropFirst() {
        let path = part.prefix { $0 != ")" }
        guard !path.hasPrefix("http") else { continue }
        if path.hasPrefix("#") {
          let heading = "## " + path.dropFirst().replacing("-", with: " ")
          #expect(lines.contains { $0.lowercased() == heading }, "\(path)")
          continue
        }
        let file = Repository.root.appending(path: String(path)).path
        #expect(FileManager.default.fileExists(atPath: file), "\(path)")
      }
    }
  }
}
