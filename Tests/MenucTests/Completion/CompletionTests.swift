import Foundation
import TestSupport
import Testing

/// Shells complete command lines with what menuc knows. Each shell runs in a pseudo-terminal.
@Suite struct CompletionTests {
  @Test(.needs("bash", "python3")) func bash() throws { try expectCompletion(in: "bash") }
  @Test(.needs("zsh", "python3")) func zsh() throws { try expectCompletion(in: "zsh") }
  @Test(.needs("fish", "python3")) func fish() throws { try expectCompletion(in: "fish") }

  private func expectCompletion(in shell: String) throws {
    let directory = try TemporaryDirectory()
    for file in ["menu.toml", "other.yaml", "notes.txt", "folder/kept"] {
      try directory.write("", to: file)
    }
    let scripts = Repository.root.appending(path: "Tests/Completion")
    let run = try Command.run(
      "python3",
      [
        scripts.appending(path: "complete.py").path, shell, Repository.menuc.path,
        directory.url.path, scripts.appending(path: "cases.jsonl").path,
      ])
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)\(run.errors)")
  }
}
