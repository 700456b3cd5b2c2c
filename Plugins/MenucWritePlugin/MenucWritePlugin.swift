import PackagePlugin

/// `swift package menuc-write …`: the command line with the permission to write files of the
/// package.
@main struct MenucWritePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try MenucRun(menuc: context.tool(named: "menuc").url).run(arguments)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MenucWritePlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let run = MenucRun(
        menuc: try context.tool(named: "menuc").url, directory: context.xcodeProject.directoryURL)
      try run.run(
        MenucRun.withoutTargets(arguments, context.xcodeProject.targets.map(\.displayName)))
    }
  }
#endif
