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

  /// The two versions of a menu: `old` is nil if the menu is new, and `new` is nil if it is gone.
  typealias Pair = (old: CompiledMenu?, new: CompiledMenu?)

  /// Compiles the menus to their tables.
  func compiled() throws -> [Pair] {
    if command.files.isEmpty {
      guard let project else {
        throw command.projectConfiguration.nothing(
          to: "compare", help: "name the old menu and the new one, or one menu with '--against'")
      }
      let ref = command.against ?? "HEAD"
      let pairs = try project.documents().map { try compiled($0.path, against: ref) }
      return try withEarlierMenus(of: project, in: ref, pairs)
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

  /// Adds the menus that the project had at other paths in a commit. A menu with the same name as a
  /// new menu is its earlier version; any other menu is gone.
  private func withEarlierMenus(
    of project: Project, in ref: String, _ pairs: [Pair]
  ) throws -> [Pair] {
    let commit: GitCommit
    do {
      commit = try GitCommit(ref, of: project.configuration.file)
    } catch {
      // A project outside a repository can have menus inside repositories.
      guard pairs.isEmpty else { return pairs }
      throw error
    }
    let known = Set(pairs.flatMap { [$0.old, $0.new] }.compactMap { $0?.sources.rootIdentity })
    var pairs = movingTakenPaths(pairs)
    // Other menus need not have the conditions that '--define' names.
    var rest = try EarlierProject(project, in: commit).documents(besides: known)
      .map { (file: $0, menu: try compile($0, in: commit, defines: [])) }
    // A menu that had errors did not count as a menu yet.
    rest.removeAll { $0.menu.name == nil }
    // Of several menus with the same name, those in files with the same name are the same menu.
    for comparesFiles in [true, false] {
      try rest.removeAll { earlier in
        let place = pairs.firstIndex { pair in
          pair.old == nil && pair.new?.name == earlier.menu.name
            && (!comparesFiles || pair.new?.fileName == earlier.menu.fileName)
        }
        guard let place else { return false }
        pairs[place].old = try compile(earlier.file, in: commit, defines: command.oldDefines)
        return true
      }
    }
    // A new menu with errors may be the new version of any of the remaining menus.
    let areRead = pairs.allSatisfy { $0.old != nil || $0.new?.name != nil }
    return areRead ? pairs + rest.map { ($0.menu, nil) } : pairs
  }

  /// Pairs a menu that moved with its earlier version if a menu with a different name is now at the
  /// old path.
  private func movingTakenPaths(_ pairs: [Pair]) -> [Pair] {
    var pairs = pairs
    for index in pairs.indices {
      guard let old = pairs[index].old, let name = old.name, pairs[index].new?.name != name,
        let moved = pairs.firstIndex(where: { $0.old == nil && $0.new?.name == name })
      else { continue }
      pairs[moved].old = old
      pairs[index].old = nil
    }
    return pairs
  }

  /// Compiles a menu and its version in a commit, which is nil if the commit does not contain it.
  private func compiled(_ path: String, against ref: String) throws -> Pair {
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

extension CompiledMenu {
  /// The menu's name; nil if the menu has errors.
  fileprivate var name: String? { plan?.declared.name }

  fileprivate var fileName: String? { sources.rootName.map { Disk.lastComponent(of: $0) } }
}
