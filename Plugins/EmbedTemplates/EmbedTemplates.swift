import Foundation
import PackagePlugin

/// Writes the built-in targets' files into the program: see `Sources/TemplateEmbedder`.
@main struct EmbedTemplates: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let root = module.directoryURL.appending(path: "Templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    return [
      .buildCommand(
        displayName: "Embedding templates",
        executable: try context.tool(named: "TemplateEmbedder").url,
        arguments: [root.path, output.path],
        inputFiles: try files(below: root), outputFiles: [output])
    ]
  }

  /// All files below a directory, links followed.
  private func files(below directory: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      .flatMap { name -> [URL] in
        let file = directory.appending(path: name).resolvingSymlinksInPath()
        return try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
          ? try files(below: file) : [file]
      }
  }
}
