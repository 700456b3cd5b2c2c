import Foundation
import MenuCompiler

/// Writes documents that people edit: completely or not at all, and only over the text that was
/// read.
struct SourceWriter {
  static func replace(_ fixed: FixedFile) throws {
    // The file itself, if the document was named through a link.
    let path = fixed.file.identity
    var status = stat()
    guard lstat(path, &status) == 0, let present = Disk.contents(of: path) else {
      throw failure(fixed, "it no longer exists, or is no longer a file")
    }
    // A read-only file could be replaced by a new one, but must not be.
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw failure(fixed, "it is read-only")
    }
    guard present == fixed.file.bytes else {
      throw failure(fixed, "it has changed in the meantime; run the command again")
    }
    do { try OutputWriter.write(fixed.bytes, to: path, like: status) } catch {
      let reason = "\(error)".components(separatedBy: ": ").last ?? "it can't be written"
      throw failure(fixed, reason)
    }
  }

  private static func failure(_ fixed: FixedFile, _ reason: String) -> DiskError {
    DiskError(description: "\(fixed.file.name): not fixed: \(reason)")
  }
}
