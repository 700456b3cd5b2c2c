import Foundation
import MenuCompiler

/// The places of the records that menuc keeps about an output directory: its manifest and its
/// cache.
///
/// They are in the directory itself, unless it or a directory above it has the folder `.menuc`.
/// In that case, they are in the nearest such folder, and the output directory contains nothing but
/// outputs.
enum RecordPlace {
  static let folder = ".menuc"

  /// The path of a record. In the folder `.menuc`, the path of the output directory precedes the
  /// record's name: `site%2Fmenus.menuc-manifest.json`.
  ///
  /// - Parameters:
  ///   - name: The record's name in the directory, which begins with a dot.
  ///   - directory: The output directory, which need not exist.
  static func path(of name: String, about directory: String) -> String {
    let absolute = Disk.resolved(Disk.absolute(directory))
    guard let root = root(of: absolute) else { return Disk.join(directory, name) }
    let spelled = Disk.relative(absolute, to: root)
      .replacing("%", with: "%25").replacing("/", with: "%2F")
    // File systems limit the length of names.
    let place = spelled.utf8.count > 150 ? SHA256.hex(Array(spelled.utf8)) : spelled
    return Disk.join(Disk.join(root, folder), place + name)
  }

  /// The path of a record that was written before there was a folder; nil if there is no such
  /// record.
  static func formerPath(of name: String, about directory: String) -> String? {
    let former = Disk.join(directory, name)
    return Disk.exists(former) && path(of: name, about: directory) != former ? former : nil
  }

  /// The nearest directory, from an output directory upward, that has the folder; nil if there is
  /// none, or if the folder is a link or belongs to another user.
  private static func root(of directory: String) -> String? {
    var existing = directory
    var candidate = directory
    while true {
      let folder = Disk.join(candidate, folder)
      if Disk.exists(folder) {
        // A link could lead elsewhere, and a folder above a user's directory could belong to
        // somebody else.
        let isOwn = Disk.kind(of: folder) == S_IFDIR && owner(of: folder) == owner(of: existing)
        return isOwn ? candidate : nil
      }
      let parent = Disk.parent(of: candidate)
      guard candidate.isAbsolutePath, parent != candidate else { return nil }
      if !Disk.exists(existing) { existing = parent }
      candidate = parent
    }
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_uid : nil
  }
}
