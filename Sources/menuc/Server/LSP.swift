import ArgumentParser
import Foundation
import MenuCompiler

struct LSP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Runs a language server, for completion and problem reports in editors.",
    discussion: """
      Editors start it and speak the Language Server Protocol with it over standard input and output. \
      It writes no files.

      EXAMPLES:
        menuc lsp
      """)

  @Flag(help: ArgumentHelp("Accepted because some editors add it.", visibility: .hidden))
  var stdio = false

  func run() throws {
    // The function that writes detects that the client is gone.
    signal(SIGPIPE, SIG_IGN)
    Foundation.exit(ServerRun().run())
  }
}
