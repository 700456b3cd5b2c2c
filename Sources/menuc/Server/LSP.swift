import ArgumentParser
import Foundation
import MenuCompiler

struct LSP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Runs a language server, for completion and problems in editors.",
    discussion: """
      Editors start it and speak the Language Server Protocol with it over standard input and output. \
      It writes no files.

      EXAMPLES:
        menuc lsp
      """)

  @Flag(help: ArgumentHelp("Accepted because some editors add it.", visibility: .hidden))
  var stdio = false

  @Option(help: ArgumentHelp("The file with the messages of a server before.", visibility: .hidden))
  var resume: Int32?

  @Option(help: ArgumentHelp("The number of these messages.", visibility: .hidden))
  var resumedMessages = 0

  @Option(
    help: ArgumentHelp(
      "The bytes of TOML after which the server starts itself again.", visibility: .hidden))
  var parsedLimit = ServerMemory.standardLimit

  func run() throws {
    // A client that has gone is noticed by the function that writes.
    signal(SIGPIPE, SIG_IGN)
    let resumed = resume.map { (descriptor: $0, messages: resumedMessages) }
    Foundation.exit(ServerRun(memoryLimit: parsedLimit, resumed: resumed).run())
  }
}
