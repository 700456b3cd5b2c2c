import Foundation
import PackagePlugin

/// Compiles the menus of a target to Swift before the target itself is compiled: see ``MenuBuild``.
@main struct MenucPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("MenucPlugin writes Swift, but '\(target.name)' is not a target in Swift")
      return []
    }
    let hasEngine = module.dependencies.contains { dependency in
      if case .product(let product) = dependency { return MenuBuild.isEngine(product) }
      return false
    }
    let build = MenuBuild(
      menuc: try context.tool(named: "menuc").url, directory: context.pluginWorkDirectoryURL,
      project: context.package.directoryURL, engine: hasEngine ? .imported : .included)
    return build.commands(
      for: module.sourceFiles.map(\.url), of: module.directoryURL, named: module.name)
  }
}
