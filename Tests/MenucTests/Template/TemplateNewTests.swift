import Foundation
import TestSupport
import Testing

/// The template that `menuc template new` writes.
@Suite struct TemplateNewTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func menuc(_ arguments: String...) throws -> Command {
    try Command.run(Repository.menuc.path, arguments, in: directory.url)
  }

  /// The commands that `template new` names work, with the menu that `init` writes.
  @Test(arguments: ["outline.md", "templates/outline.md.stencil"])
  func itHasNoProblemsAndBuilds(name: String) throws {
    let new = try menuc("template", "new", name)
    #expect(new.errors == "" && new.status == 0)
    let path = name.hasSuffix(".stencil") ? name : "\(name).stencil"
    #expect(new.output.hasPrefix("written \(path)\n\nnext:\n"))
    #expect(try menuc("init").status == 0)
    let commands = new.output.split(separator: "\n").filter { $0.hasPrefix("  menuc ") }
    #expect(commands.count == 2)
    for command in commands {
      let words = command.split(separator: " ").dropFirst().map(String.init)
      let run = try Command.run(Repository.menuc.path, words, in: directory.url)
      #expect(run.status == 0 && run.errors == "", "\(command): \(run.errors)")
    }
    #expect(
      try Repository.text(directory.url.appending(path: "build/Main.md")) == """
        Main (11 items)

        - Account (opens)
          - Profile
          - Sign out
        - Notifications (opens)
          - Badges
          - Sounds
        - Theme (opens)
          - System
          - Light
          - Dark
        - Help

        """)
  }

  @Test func nothingIsOverwritten() throws {
    try directory.write("mine", to: "a.txt.stencil")
    let run = try menuc("template", "new", "a.txt")
    #expect(run.status == 2)
    #expect(
      run.errors
        == "menuc: error: a.txt.stencil: it exists, and 'menuc template new' does not overwrite files\n"
    )
    #expect(try Repository.text(directory.url.appending(path: "a.txt.stencil")) == "mine")
  }

  @Test(arguments: ["", ".", "..", "a/", "a\"b", "a#}b", "a\nb", ".hidden"])
  func namesThatCannotBeWrittenAreRefused(name: String) throws {
    let run = try menuc("template", "new", name)
    #expect(run.status == 64, "\(run.output)")
    #expect(run.errors.contains("can't be the name of a template"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == [])
  }
}
