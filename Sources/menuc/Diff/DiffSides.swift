import Foundation
import MenuCompiler

/// The pairs of menus to compare, read from disk or from a commit.
struct DiffSides {
  private let command: Diff
  private let format: SourceFormat?
  private let allowed: [String]
  /// The project's `generate` applies to both menus, unless they have their own.
  let project: Project?

  init(_ command: Diff, _ options: InputOptions, to reporter: inout Reporter) throws {
    self.command = command
    format = command.inputFormat.flatMap { SourceFormat(rawValue: $0.rawValue) }
    allowed = options.allowOutside
    project = try Project.find(options, to: &reporter)
  }

  /// Compiles the menus to their tables.
  func compiled() throws -> [(old: CompiledMenu?, new: CompiledMenu)] {
    if command.files.isEmpty {
      guard let project else {
        throw UsageError(
          "there is nothing to compare: no menu is named, and there is no 'menuc.toml'",
          help: "name the old menu and the new one, or one menu with '--against'")
      }
      return try project.documents().map {
        try compiled($0.path, against: command.against ?? "HEAD")
      }
    }
    if let ref = command.against { return [try compiled(command.files[0], against: ref)] }
    let files = try command.files.map { try Disk.document($0, format: format) }
    return [
      (
        try compile(files[0], defines: command.oldDefines),
        try compile(files[1], defines: command.newDefines)
      )
    ]
  }

  /// Compiles a menu and its version in a commit, which is nil if the commit does not contain it.
  private func compiled(
    _ path: String, against ref: String
  ) throws -> (old: CompiledMenu?, new: CompiledMenu) {
    let new = try Disk.document(path, format: format)
    let commit = try GitCommit(ref, of: new)
    let old = try commit.document(like: new)
    return (
      // The commit's menu belongs to the same project as the current one.
      try old.map { try compile($0, in: commit, beside: new, defines: command.oldDefines) },
      try compile(new, defines: command.newDefines)
    )
  }

  /// - Parameter current: The document whose project the file belongs to; nil for the file itself.
  private func compile(
    _ file: SourceFile, in tree: some FileTree = Disk(), beside current: SourceFile? = nil,
    defines: [Define]
  ) throws -> CompiledMenu {
    var input = tree.input(Confinement(current ?? file, project: project, allowed: allowed))
    input.configuration = project?.configuration
    input.defines = defines
    return try compileMenu(file, goal: .table, input: input, offersFixes: false)
  }
}
