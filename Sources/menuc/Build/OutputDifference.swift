import MenuCompiler

/// A file that the next build would write, remove, or refuse to write.
struct OutputDifference {
  enum State: String {
    case missing, stale, edited, orphaned
  }

  let path: String
  let state: State
  /// The changes to the file, in the format of `patch`.
  var patch: String?

  /// The differences in a directory: its files, followed by its manifest.
  static func all(in directory: DirectoryInventory) throws -> [OutputDifference] {
    var differences: [OutputDifference] = []
    for (file, state) in directory.files where state != .current {
      let old = Disk.contents(of: file.path)
      let patch = try old.map {
        UnifiedDiff.text(of: file.path, from: $0, to: try file.contents.bytes())
      }
      let shown: State = state == .missing ? .missing : state == .stale ? .stale : .edited
      differences.append(OutputDifference(path: file.path, state: shown, patch: patch))
    }
    for (path, _) in directory.orphans {
      differences.append(OutputDifference(path: path, state: .orphaned))
    }
    if let manifest = try manifest(of: directory) { differences.append(manifest) }
    return differences
  }

  private static func manifest(of directory: DirectoryInventory) throws -> OutputDifference? {
    guard directory.before != directory.after else { return nil }
    let path = RecordPlace.path(of: Manifest.name, about: directory.path)
    guard let old = Disk.contents(of: path) else {
      return OutputDifference(path: path, state: .missing)
    }
    let new = Array(try directory.after.text().utf8)
    return OutputDifference(
      path: path, state: .stale, patch: UnifiedDiff.text(of: path, from: old, to: new))
  }
}
