#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// Compiles the menus of an Xcode project's targets.
  extension MenucPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let hasEngine = target.dependencies.contains { dependency in
        if case .product(let product) = dependency { return MenuBuild.isEngine(product) }
        return false
      }
      // A target of an Xcode project has no directory.
      let project = context.xcodeProject.directoryURL
      let build = MenuBuild(
        menuc: try context.tool(named: "menuc").url, directory: context.pluginWorkDirectoryURL,
        project: project,
        // Xcode does not list the products of packages among the dependencies.
        engine: hasEngine ? .imported : .unknown)
      return build.commands(
        for: target.inputFiles.map(\.url), of: project, named: target.displayName)
    }
  }
#endif
