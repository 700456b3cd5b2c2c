import Foundation
import PackagePlugin

/// Compiles the menus of a target to Swift before the target itself is compiled.
///
/// Each menu has its own directory below the plugin's, so that no two builds share a manifest;
/// another one contains the engine, which is written once per target.
@main struct MenucPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("MenucPlugin writes Swift, but '\(target.name)' is not a target in Swift")
      return []
    }
    let menus = module.sourceFiles.map(\.url).filter(MenuName.isMenu)
      .sorted { $0.path < $1.path }
    guard !menus.isEmpty else {
      Diagnostics.warning(
        "'\(target.name)' has no menus: name one \(MenuName.endings.map { "*\($0)" }.joined(separator: ", "))"
      )
      return []
    }
    let build = MenuBuild(
      menuc: try context.tool(named: "menuc").url, directory: context.pluginWorkDirectoryURL,
      package: context.package.directoryURL)
    var includes = IncludeSearch()
    var commands = [try build.engine()]
    for menu in menus {
      let name = MenuName(of: menu, in: module.directoryURL)
      guard name.fits else {
        Diagnostics.error(
          "\(menu.path): its path in the target is too long to name a file after it")
        continue
      }
      commands.append(
        build.command(
          for: menu, named: name,
          with: includes.documents(of: menu) + CatalogSearch.catalogs(of: menu)))
    }
    return commands
  }
}

/// How `menuc` is called.
private struct MenuBuild {
  let menuc: URL
  let directory: URL
  /// The package's configuration for all its menus, such as which warnings are errors.
  private let configuration: URL?

  init(menuc: URL, directory: URL, package: URL) {
    self.menuc = menuc
    self.directory = directory
    configuration = ["menuc.toml", "menuc.yaml", "menuc.yml"].map { package.appending(path: $0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  func command(for menu: URL, named name: MenuName, with includes: [URL]) -> Command {
    let folder = directory.appending(path: name.folder)
    return .buildCommand(
      displayName: "Compiling menu \(name.path)", executable: menuc,
      arguments: arguments(for: menu, to: folder, ["runtime=omit", "file=\(name.file)"])
        + (configuration.map { ["--configuration", $0.path] } ?? ["--no-configuration"]),
      inputFiles: [menu] + includes + [configuration].compactMap { $0 },
      outputFiles: [folder.appending(path: name.file)])
  }

  /// Writes the engine. It is the same for all menus, but needs a document: a minimal one, so that
  /// an invalid menu does not hold it up.
  func engine() throws -> Command {
    let document = directory.appending(path: "engine.json")
    let text = Data(#"{ "menu": "Engine", "items": [] }"#.utf8)
    if (try? Data(contentsOf: document)) != text {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
      try text.write(to: document)
    }
    let folder = directory.appending(path: "engine")
    return .buildCommand(
      displayName: "Writing the menu engine", executable: menuc,
      arguments: arguments(for: document, to: folder, ["runtime=only"]) + ["--no-configuration"],
      inputFiles: [document], outputFiles: [folder.appending(path: "MenuRuntime.swift")])
  }

  /// Nobody edits the files there, so `--force` is safe.
  private func arguments(for document: URL, to folder: URL, _ parameters: [String]) -> [String] {
    ["build", document.path, "--ignore-generate", "--target", "swift", "--output", folder.path]
      + parameters.flatMap { ["--param", $0] } + ["--force", "--quiet"]
  }
}
