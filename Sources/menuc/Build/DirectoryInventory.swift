import Foundation
import MenuCompiler

/// The state of a file before it is written.
enum OutputState: Equatable {
  /// The file has the right contents.
  case current
  case missing
  /// The file has contents that menuc wrote earlier.
  case stale
  /// The file has contents that menuc did not write.
  case foreign
}

/// An output directory: its manifest, and the effects of a build on its files.
struct DirectoryInventory {
  let path: String
  let files: [(file: OutputPlan.File, state: OutputState)]
  /// The files that earlier builds wrote but this build does not write, and whether they are
  /// unchanged.
  let orphans: [(path: String, isOwn: Bool)]
  /// The files of other menus in the directory.
  let ownership: OutputOwnership
  /// The messages about files that are not overwritten because they belong to other menus, with
  /// help.
  let conflicts: [(message: String, help: String)]
  let before: Manifest
  let after: Manifest

  init(_ directory: OutputLayout.Directory, of plan: OutputPlan) throws {
    let before = try Manifest(in: directory.path)
    let written = before.hashesByFile()
    let files = directory.files.map { plan.files[$0] }
    let base = directory.base
    path = directory.path
    self.before = before
    let states = files.map { (file: $0, state: Self.state(of: $0, written: written)) }
    self.files = states
    // Files of menus that are not part of this build stay, even if a menu's document is gone,
    // because a program may have created that document. In a build of the whole project, all
    // documents are known, so files of documents that are gone are removed.
    let others = before.menus.filter { name, entry in
      let own = Manifest.document(of: name, in: base, flags: directory.flags)
      return own.map(plan.documents.contains) != true
        && (!plan.isWholeProject || !Self.isGone(name, entry, in: base))
    }
    ownership = OutputOwnership(others, beside: states, in: base)
    conflicts = ownership.conflicts.map { conflict in
      let menu = plan.menus.first { conflict.file.isGenerated(from: $0.document) }
      return (conflict.message(from: menu?.name ?? ""), OutputOwnership.Conflict.help)
    }
    var after = Manifest()
    after.menus = ownership.menus
    for share in directory.shares {
      let menu = plan.menus[share.menu]
      let document = Disk.relative(menu.document, to: base)
      after.menus[Manifest.name(of: document, flags: menu.flags)] = Manifest.Entry(
        share, of: menu, files: plan.files, in: base)
    }
    let planned = Set(files.map(\.name))
    let freed = before.files.subtracting(after.files).subtracting(planned)
    orphans = freed.sorted().compactMap { name in
      let file = Disk.join(directory.path, name)
      // A manifest may come from someone else, so its names must be plain file names in this
      // directory.
      guard OutputName.isValid(name), plan.inputs.claimant(of: file) == nil,
        let hash = Disk.hash(of: file)
      else { return nil }
      return (file, written[Disk.folded(name)]?.contains(hash) == true)
    }
    // Other menus may still list a file that a menu no longer writes, but with different contents.
    // The contents on disk then stay known as written by menuc.
    let left =
      (before.pending ?? [:]).keys
      + before.menus.filter { others[$0.key] == nil }.flatMap(\.value.outputs.keys)
    for name in Set(left).subtracting(planned).subtracting(freed) where OutputName.isValid(name) {
      guard let hash = Disk.hash(of: Disk.join(directory.path, name)),
        written[Disk.folded(name)]?.contains(hash) == true,
        !after.menus.values.contains(where: { $0.outputs[name] == hash })
      else { continue }
      after.pending = (after.pending ?? [:]).merging([name: hash]) { $1 }
    }
    self.after = after
  }

  /// The orphans that menuc wrote. An orphan whose name differs from that of an output only in case
  /// is left out, because both may be the same file.
  func removableOrphans() -> [String] {
    let paths = Dictionary(
      files.map { (Disk.folded($0.file.name), $0.file.path) }, uniquingKeysWith: { $1 })
    return orphans.filter(\.isOwn).map(\.path).filter { orphan in
      let path = paths[Disk.folded(Disk.lastComponent(of: orphan))]
      return path.map { !Disk.isSame($0, orphan) } ?? true
    }
  }

  /// Whether the document of a manifest entry no longer exists. In the entry's name, flags may
  /// follow the document's path. Standard input is never gone.
  static func isGone(_ name: String, _ entry: Manifest.Entry, in base: String) -> Bool {
    entry.document(named: name).map { !Disk.exists(Disk.join(base, $0)) } ?? false
  }

  /// - Parameter written: The hashes of the contents that menuc wrote, by file.
  private static func state(
    of file: OutputPlan.File, written: [String: Set<String>]
  ) -> OutputState {
    if file.contents.isKnown(at: file.path) { return .current }
    guard Disk.exists(file.path) else { return .missing }
    guard let hash = Disk.hash(of: file.path) else { return .foreign }
    if hash == file.hash { return .current }
    return written[Disk.folded(file.name)]?.contains(hash) == true ? .stale : .foreign
  }
}
