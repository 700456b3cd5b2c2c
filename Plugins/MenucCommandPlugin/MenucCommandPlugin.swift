import PackagePlugin

/// `swift package menuc …`: the command line, in the version that the package depends on. It needs
/// no permission, because it only reads: for commands that write, `menuc` names the other plugin.
@main struct MenucCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try MenucRun(menuc: context.tool(named: "menuc").url).run(
      arguments,
      environment: [
        "MENUC_WRITING_COMMAND": "swift package --allow-writing-to-package-directory menuc-write"
      ])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenucCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = MenucRun(
        menuc: try context.tool(named: "menuc").url, directory: context.xcodeProject.directoryURL)
      try run.run(
        MenucRun.withoutTargets(arguments, context.xcodeProject.targets.map(\.displayName)),
        environment: ["MENUC_WRITING_COMMAND": "MenucWritePlugin:"])
    }
  }
#endif
