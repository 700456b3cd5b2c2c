import Foundation
import MenuCompiler

/// Determines which files of a directory belong to menus outside the current build.
///
/// A file belongs to the menu that it was generated from until an input of this menu changes, or
/// its document is renamed or deleted. After that, it is unknown whether the menu will be built
/// into the file again; if it is, that build detects the conflict with the new owner. No file
/// belongs to a menu from standard input, because the input is gone after the build. Files that
/// menus share belong to no menu.
struct OutputOwnership {
  /// A file of the build that belongs to another menu.
  struct Conflict {
    let file: OutputPlan.File
    /// The name of the other menu's file, which may differ in case.
    let otherName: String
    /// The other menu's document, absolute.
    let owner: String
  }

  /// A file of the build that another menu's entry lists.
  private struct Overlap {
    let file: OutputPlan.File
    /// The name in the entry, which may differ in case.
    let name: String
    /// Whether both menus generate identical contents.
    let isSame: Bool
  }

  /// The entries of the other menus, without the files that the build takes over.
  private(set) var menus: [String: Manifest.Entry]
  /// The files that the build must not take over unless it is forced to.
  private(set) var conflicts: [Conflict] = []
  /// The paths of changed files that other menus were built with.
  private(set) var changed: Set<String> = []
  /// The documents of the other menus with changed files, in printed form.
  private(set) var outdated: Set<String> = []

  private let base: String

  /// - Parameters:
  ///   - menus: The manifest's entries, except those of the menus being built.
  ///   - files: The files that the build writes into the directory.
  ///   - base: The absolute path of the directory.
  init(
    _ menus: [String: Manifest.Entry], beside files: [(file: OutputPlan.File, state: OutputState)],
    in base: String
  ) {
    self.menus = menus
    self.base = base
    // Names that differ only in case count as the same, as in `OutputIndex`.
    let places = Dictionary(
      files.indices.map { (Disk.folded(files[$0].file.name), $0) },
      uniquingKeysWith: { first, _ in first })
    let all = files.map(\.file.name)
    for (name, entry) in menus {
      let overlaps = entry.outputs.compactMap { output, hash -> Overlap? in
        guard let place = places[Disk.folded(output)] else { return nil }
        let (file, state) = files[place]
        let isSame = output == file.name && hash == file.hash
        // A shared file matters only if it changes.
        if file.isShared, isSame || state == .current { return nil }
        return Overlap(file: file, name: output, isSame: isSame)
      }
      if !overlaps.isEmpty { settle(overlaps, with: name, entry, all) }
    }
    conflicts.sort {
      ($0.file.path, $0.owner, $0.otherName) < ($1.file.path, $1.owner, $1.otherName)
    }
  }

  /// Determines which menu owns files that another menu's entry also lists.
  ///
  /// - Parameter all: The names of all files of the build in the directory.
  private mutating func settle(
    _ overlaps: [Overlap], with name: String, _ entry: Manifest.Entry, _ all: [String]
  ) {
    let document = entry.document(named: name)
    let path = document.map { Disk.absolute(Disk.join(base, $0)) }
    guard let document, let path, Disk.exists(path) else {
      let taken = overlaps.filter { !$0.file.isShared }.map(\.name)
      if !taken.isEmpty { release(taken + all, from: name) }
      return
    }
    // A menu that is built with different flags may overwrite its own files.
    let others = overlaps.filter {
      !$0.isSame && ($0.file.isShared || !$0.file.isGenerated(from: path))
    }
    guard !others.isEmpty else { return }
    let own = others.filter { !$0.file.isShared }
    release(own.map(\.name), from: name)
    guard entry.isCurrent(in: base) else { return }
    conflicts += own.map { Conflict(file: $0.file, otherName: $0.name, owner: path) }
    let shared = others.filter(\.file.isShared)
    guard !shared.isEmpty else { return }
    changed.formUnion(shared.map(\.file.path))
    outdated.insert(Self.shown(path) + name.dropFirst(document.count))
  }

  /// Removes files from an entry. If its menu still exists, the next build compiles the menu.
  private mutating func release(_ files: [String], from name: String) {
    guard !files.isEmpty, var entry = menus[name] else { return }
    for file in files { entry.outputs[file] = nil }
    if let document = entry.document(named: name) { entry.inputs[document] = "" }
    menus[name] = entry.outputs.isEmpty ? nil : entry
  }

  /// A document in printed form.
  fileprivate static func shown(_ document: String) -> String {
    Disk.workingDirectory.map { Disk.relative(document, to: $0) } ?? document
  }
}

extension Manifest.Entry {
  /// Whether all inputs of the menu are unchanged.
  fileprivate func isCurrent(in base: String) -> Bool {
    inputs.allSatisfy { path, hash in
      let path = Disk.absolute(Disk.join(base, path))
      return (CatalogPattern(path)?.hash ?? Disk.hash(of: Disk.resolved(path))) == hash
    }
  }
}

extension OutputOwnership.Conflict {
  static let help =
    "give one of the menus another name, 'type' or 'file', or a separate 'output';"
    + " --force takes the file over"

  /// - Parameter menu: The menu being built, as named on the command line.
  func message(from menu: String) -> String {
    let owner = OutputOwnership.shown(owner)
    let action =
      otherName == file.name
      ? "would overwrite the file that is generated from '\(owner)'"
      : "would write it, but on many systems it is the same file as '\(otherName)',"
        + " which is generated from '\(owner)'"
    return "\(file.path): '\(menu)' \(action)"
  }
}

extension OutputOwnership {
  /// A note about other menus that share the changed files; nil if there are none.
  var note: String? {
    guard let file = changed.min(), let menu = outdated.min() else { return nil }
    let moreFiles = changed.count - 1
    let files =
      moreFiles == 0 ? "\(file) now differs" : "\(file) and \(moreFiles) more now differ"
    let menus =
      switch outdated.count - 1 {
      case 0: "'\(menu)' was"
      case 1: "'\(menu)' and 1 more menu were"
      case let more: "'\(menu)' and \(more) more menus were"
      }
    return "\(files) from what \(menus) built with: build \(outdated.count == 1 ? "it" : "them")"
      + " again, with the same parameters, such as 'access'"
  }
}
