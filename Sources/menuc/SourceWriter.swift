import Foundation
import MenuCompiler

/// Writes files that people edit. A file is replaced atomically, and only if it is unchanged since
/// it was read.
struct SourceWriter {
  static func replace(_ fixed: FixedFile) throws {
    try replace(fixed.file, with: fixed.bytes, orElse: "not fixed")
  }

  /// - Parameter failure: The part of error messages that states what failed.
  static func replace(_ file: SourceFile, with bytes: [UInt8], orElse failure: String) throws {
    func error(_ reason: String) -> DiskError {
      DiskError(description: "\(file.name): \(failure): \(reason)")
    }
    // The file itself, if the document was named through a link.
    let path = file.identity
    var status = stat()
    guard lstat(path, &status) == 0, let present = Disk.contents(of: path) else {
      throw error("it no longer exists, or is no longer a file")
    }
    // A read-only file could be replaced by a new file, but must not be.
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw error("it is read-only")
    }
    guard present == file.bytes else {
      throw error("it has changed in the meantime; run the command again")
    }
    do { try OutputWriter.write(bytes, to: path, like: status) } catch let cause {
      let reason = "\(cause)".components(separatedBy: ": ").last ?? "it can't be written"
      throw error(reason)
    }
  }

  /// Writes a file that does not exist yet, and the directories that it needs.
  static func create(_ file: SourceFile, with bytes: [UInt8]) throws {
    let path = file.identity
    try OutputWriter.createDirectory(Disk.parent(of: path))
    guard !Disk.exists(path) else {
      throw DiskError(
        description: "\(file.name): not written: "
          + (Disk.isLink(path)
            ? "there is a link in its place, which leads nowhere"
            : "it has been created in the meantime; run the command again"))
    }
    try OutputWriter.write(bytes, to: path)
  }
}
