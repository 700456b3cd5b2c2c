import Foundation
import MenuCompiler

/// The state of a file before it is written.
enum OutputState: Equatable {
  /// It has the right contents.
  case current
  case missing
  /// It has contents that menuc wrote earlier.
  case stale
  /// It has contents that menuc did not write.
  case foreign
}

/// An output directory: its manifest, and what happens to its files.
struct DirectoryInventory {
  let path: String
  let files: [(file: OutputPlan.File, state: OutputState)]
  /// Files that earlier builds wrote and this one does not, and whether they are unchanged.
  let orphans: [(path: String, isOwn: Bool)]
  let before: Manifest
  let after: Manifest

  init(_ directory: OutputLayout.Directory, of plan: OutputPlan) throws {
    let before = try Manifest(in: directory.path)
    let written = before.hashesByFile()
    let files = directory.files.map { plan.files[$0] }
    let base = directory.base
    path = directory.path
    self.before = before
    self.files = files.map { ($0, Self.state(of: $0, written: written)) }
    // Files of menus that are not part of this build stay, even if a document is gone: a program
    // may have created it. For a whole project, all documents are known.
    var after = Manifest()
    after.menus = before.menus.filter {
      !plan.isWholeProject || !Self.isGone($0.key, $0.value, in: base)
    }
    for name in after.menus.keys
    where Manifest.document(of: name, in: base, flags: directory.flags).map(plan.documents.contains)
      == true
    {
      after.menus[name] = nil
    }
    for share in directory.shares {
      let menu = plan.menus[share.menu]
      let document = Disk.relative(menu.document, to: base)
      after.menus[Manifest.name(of: document, flags: menu.flags)] = Manifest.Entry(
        share, of: menu, files: plan.files, in: base)
    }
    let planned = Set(files.map(\.name))
    let rest = before.pending?.filter { !planned.contains($0.key) } ?? [:]
    after.pending = rest.isEmpty ? nil : rest
    self.after = after
    orphans = before.files.subtracting(after.files).subtracting(planned).sorted()
      .compactMap { name in
        let file = Disk.join(directory.path, name)
        // A manifest may come from someone else: its names are only files of this directory.
        guard OutputName.isValid(name), plan.inputs.claimant(of: file) == nil,
          let hash = Disk.hash(of: file)
        else { return nil }
        return (file, written[name]?.contains(hash) == true)
      }
  }

  /// Whether the document that an entry of a manifest was built from no longer exists. Its path may
  /// be followed by flags in the entry's name; standard input is never gone.
  static func isGone(_ name: String, _ entry: Manifest.Entry, in base: String) -> Bool {
    let document = entry.inputs.keys.filter { name == $0 || name.hasPrefix("\($0) --") }
      .max { $0.count < $1.count }
    return document.map { !Disk.exists(Disk.join(base, $0)) } ?? false
  }

  /// - Parameter written: The hashes of what menuc wrote, by file.
  private static func state(
    of file: OutputPlan.File, written: [String: Set<String>]
  ) -> OutputState {
    guard Disk.exists(file.path) else { return .missing }
    guard let hash = Disk.hash(of: file.path) else { return .foreign }
    if hash == file.hash { return .current }
    return written[file.name]?.contains(hash) == true ? .stale : .foreign
  }
}
