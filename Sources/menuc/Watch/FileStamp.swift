import Foundation
import MenuCompiler

/// The state of a path when it was checked.
enum FileStamp: Equatable, Codable {
  case missing(Int32)
  case directory(Status)
  case file(Status)

  struct Status: Equatable, Codable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    let modified: Moment
    /// The time of the last change of the file's status. It distinguishes a file from a replacement
    /// with the same times. It also changes with the permissions.
    let changed: Moment
  }

  struct Moment: Equatable, Codable {
    let seconds: Int
    let nanoseconds: Int
  }

  /// Reads the stamp of a path, following links.
  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing(errno)
      return
    }
    self.init(status)
  }

  init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    let values = Status(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
      size: Int64(status.st_size),
      modified: Moment(seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec)),
      changed: Moment(seconds: Int(changed.tv_sec), nanoseconds: Int(changed.tv_nsec)))
    self = status.st_mode & S_IFMT == S_IFDIR ? .directory(values) : .file(values)
  }

  /// Whether two stamps show the same state. All states of directories count as the same.
  func isSame(as other: FileStamp) -> Bool {
    if case .directory = self, case .directory = other { return true }
    return self == other
  }

  var isEmpty: Bool {
    switch self {
    case .missing: true
    case .directory: false
    case .file(let status): status.size == 0
    }
  }

  /// Whether a later change may leave the stamp the same, because the file system's clock has not
  /// advanced since the last change. The coarsest clocks tick every two seconds.
  var isFresh: Bool {
    let status: Status
    switch self {
    case .missing: return false
    case .directory(let values), .file(let values): status = values
    }
    let now = Int(Date().timeIntervalSince1970)
    return abs(now - max(status.modified.seconds, status.changed.seconds)) <= 3
  }
}
