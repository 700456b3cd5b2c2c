import Foundation
import TestSupport
import Testing

/// The manual pages that `.ci/manual-pages` makes.
@Suite struct ManualPageTests {
  @Test(.needs("mandoc", "python3")) func pagesOfAllCommandsAreValid() throws {
    let directory = try TemporaryDirectory()
    let script = Repository.root.appending(path: ".ci/manual-pages").path
    let run = try Command.run(
      script, [directory.url.path, Repository.menuc.path],
      environment: ["SOURCE_DATE_EPOCH": "1700000000"])
    #expect((run.status, run.errors) == (0, ""))
    let pages = try FileManager.default.contentsOfDirectory(atPath: directory.url.path).sorted()
    for command in ["build", "convert", "export", "format", "import", "lint", "template-cat"] {
      #expect(pages.contains("menuc-\(command).1"))
    }
    let lint = try Command.run("mandoc", ["-Tlint", "-Wwarning"] + pages, in: directory.url)
    #expect((lint.status, lint.output, lint.errors) == (0, "", ""))
    let page = try Command.run("mandoc", ["-Tascii", "menuc-lint.1"], in: directory.url)
    // Bold letters are written twice, with a backspace between them.
    let text = page.output.replacing(/.\u{8}/, with: "")
    for line in ["--unsafe-fixes", "November 14, 2023", "menuc lint menu.toml"] {
      #expect(text.contains(line), "\(line)")
    }
  }
}
