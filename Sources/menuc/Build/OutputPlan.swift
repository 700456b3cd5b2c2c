import Foundation
import MenuCompiler

/// All that a build is to write, known before the first byte is written.
struct OutputPlan {
  /// A file and the menus that it comes from.
  struct File {
    /// As it is printed: relative to the working directory, or as the user wrote it.
    let path: String
    let bytes: [UInt8]
    let hash: String
    /// Of the documents, as `Menu.document`.
    var owners: [String]

    init(path: String, bytes: [UInt8], owner: String) {
      self.path = path
      self.bytes = bytes
      hash = SHA256.hex(bytes)
      owners = [owner]
    }

    var directory: String { Disk.parent(of: path) }
    var name: String { path.split(separator: "/").last.map { String($0) } ?? path }
  }

  /// A menu that was compiled without errors.
  struct Menu {
    /// Absolute, or `<stdin>`.
    let document: String
    /// As on the command line, or `<stdin>`.
    let name: String
    /// The flags that chose what is generated; empty if the document did.
    let flags: String
    /// Further flags that count, see ``Manifest/Entry/settings``.
    let settings: String
    /// Whether there was nothing to say about it.
    let isClean: Bool
    /// The document, what it includes, templates and the configuration.
    let inputs: [Input]
  }

  /// A file that was read.
  struct Input {
    /// Absolute.
    let path: String
    /// Relative to the working directory, or as the user wrote it.
    let shown: String
    let bytes: [UInt8]
  }

  var files: [File] = []
  var menus: [Menu] = []
  /// Whether all menus of a project are built, as its configuration names them.
  var isWholeProject = false
  /// What the build reads, which is never removed.
  var inputs = ClaimedFiles()

  /// The directories in the order of their absolute paths, which is the order in which they are
  /// locked.
  var directories: [(path: String, files: [File])] {
    let groups = Dictionary(grouping: files) { Disk.normalized($0.directory + "/.") }
    return groups.sorted { $0.key < $1.key }.map { ($0.value[0].directory, $0.value) }
  }

  /// Takes documents out, and the files that only they write.
  mutating func leaveOut(_ documents: Set<String>) {
    guard !documents.isEmpty else { return }
    menus.removeAll { documents.contains($0.document) }
    for index in files.indices { files[index].owners.removeAll(where: documents.contains) }
    files.removeAll(where: \.owners.isEmpty)
  }

  /// The names, as on the command line, of the menus that some files come from.
  func names(ofMenusIn files: [File]) -> [String] {
    let owners = Set(files.flatMap(\.owners))
    return menus.filter { owners.contains($0.document) }.map(\.name)
  }

  /// The absolute paths of the directories that a menu is written into.
  func directories(of menu: Menu) -> Set<String> {
    Set(
      files.filter { $0.owners.contains(menu.document) }
        .map { Disk.normalized($0.directory + "/.") })
  }
}

/// What a file is before it is written.
enum OutputState: Equatable {
  /// It holds what it should.
  case current
  case missing
  /// It holds what menuc wrote earlier.
  case stale
  /// It holds what menuc did not write.
  case foreign
}

/// One directory that is written into: its manifest, and what becomes of its files.
struct OutputDirectory {
  let path: String
  let files: [(file: OutputPlan.File, state: OutputState)]
  /// What earlier builds wrote and this one does not, with whether it is as it was written.
  let orphans: [(path: String, isOwn: Bool)]
  let before: Manifest
  let after: Manifest

  init(_ path: String, _ files: [OutputPlan.File], of plan: OutputPlan) throws {
    let before = try Manifest(in: path)
    self.path = path
    self.before = before
    self.files = try files.map { file in
      (file, try OutputDirectory.state(of: file, in: before))
    }
    let base = Disk.normalized(path + "/.")
    // Menus that this build leaves alone keep what they have: even one whose document is gone may have
    // been made by a program. Of a whole project, all documents are known.
    var after = Manifest()
    after.menus = before.menus.filter {
      !plan.isWholeProject || !Self.isGone($0.key, $0.value, in: base)
    }
    for menu in plan.menus {
      let document = OutputDirectory.relative(menu.document, to: base)
      let own = files.filter { $0.owners.contains(menu.document) }
      let others = plan.directories(of: menu).filter { $0 != base }
      after.menus[Manifest.name(of: document, flags: menu.flags)] =
        own.isEmpty
        ? nil
        : Manifest.Entry(
          inputs: Dictionary(
            menu.inputs.map {
              (OutputDirectory.relative($0.path, to: base), SHA256.hex($0.bytes))
            }, uniquingKeysWith: { first, _ in first }),
          outputs: Dictionary(
            own.map { ($0.name, $0.hash) }, uniquingKeysWith: { first, _ in first }),
          directories: others.isEmpty
            ? nil : others.map { OutputDirectory.relative($0, to: base) }.sorted(),
          settings: menu.settings.isEmpty ? nil : menu.settings, isClean: menu.isClean ? true : nil)
    }
    let planned = Set(files.map(\.name))
    let rest = before.pending?.filter { !planned.contains($0.key) } ?? [:]
    after.pending = rest.isEmpty ? nil : rest
    self.after = after
    orphans = before.files.subtracting(after.files).subtracting(planned).sorted()
      .compactMap { name in
        let file = Disk.join(path, name)
        // A manifest may come from somebody else: what it names is only a file of this directory.
        guard OutputName.isValid(name), plan.inputs.claimant(of: file) == nil,
          let bytes = Disk.contents(of: file)
        else { return nil }
        return (file, before.hashes(of: name).contains(SHA256.hex(bytes)))
      }
  }

  /// Whether the document that an entry of a manifest was built from does not exist any more. Its path
  /// may be followed by flags in the entry's name; standard input is never gone.
  static func isGone(_ name: String, _ entry: Manifest.Entry, in base: String) -> Bool {
    let document = entry.inputs.keys.filter { name == $0 || name.hasPrefix("\($0) --") }
      .max { $0.count < $1.count }
    return document.map { !Disk.exists(Disk.join(base, $0)) } ?? false
  }

  private static func state(
    of file: OutputPlan.File, in manifest: Manifest
  ) throws -> OutputState {
    guard Disk.exists(file.path) else { return .missing }
    guard let bytes = Disk.contents(of: file.path) else { return .foreign }
    if bytes == file.bytes { return .current }
    return manifest.hashes(of: file.name).contains(SHA256.hex(bytes)) ? .stale : .foreign
  }

  /// A path as seen from a directory, both absolute.
  static func relative(_ path: String, to directory: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let to = path.split(separator: "/")
    let from = directory.split(separator: "/")
    let shared = zip(to, from).prefix { $0 == $1 }.count
    return (from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared)).joined(separator: "/")
  }
}
