import Foundation
import PackagePlugin

/// Writes files of the repository into the program: see `Sources/FileEmbedder`.
@main struct EmbedFiles: BuildToolPlugin {
  /// The directory that is embedded into each target.
  private let directories = [
    "MenuCompiler": "MenuCompiler.docc/Diagnostics",
    "MenuTemplates": "Templates",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget, let path = directories[target.name]
    else {
      Diagnostics.error("EmbedFiles does not know what to embed into '\(target.name)'")
      return []
    }
    let root = module.directoryURL.appending(path: path)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(path)",
        executable: try context.tool(named: "FileEmbedder").url,
        arguments: [root.path, output.path],
        inputFiles: try files(below: root), outputFiles: [output])
    ]
  }

  /// All files below a directory, following links.
  private func files(below directory: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
      .flatMap { name -> [URL] in
        let file = directory.appending(path: name).resolvingSymlinksInPath()
        return try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
          ? try files(below: file) : [file]
      }
  }
}
