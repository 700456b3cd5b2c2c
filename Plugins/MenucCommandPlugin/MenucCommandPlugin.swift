import Foundation
import PackagePlugin

/// `swift package menuc …`: the command line, in the version that the package depends on.
@main struct MenucCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let menuc = Process()
    menuc.executableURL = try context.tool(named: "menuc").url
    menuc.arguments = arguments
    try menuc.run()
    menuc.waitUntilExit()
    // menuc has printed the reason.
    if menuc.terminationStatus != 0 { exit(menuc.terminationStatus) }
  }
}
