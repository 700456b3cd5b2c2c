import Foundation
import MenuCompiler

/// A new temporary directory, which only its owner can read.
struct PreviewDirectory {
  private let directory: String

  init() throws {
    let start = Disk.join(Disk.absolute(NSTemporaryDirectory()), "menuc-preview-")
    var template = Array("\(start)XXXXXX".utf8CString)
    // The result of `mkdtemp` points into the template.
    let made = template.withUnsafeMutableBufferPointer { template in
      template.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    guard let made else { throw DiskError(description: "\(start): \(Disk.reason(errno))") }
    directory = made
  }

  func path(of name: String) -> String { Disk.join(directory, name) }

  /// Removes the directory with these files in it.
  func remove(_ names: [String]) {
    for name in names { unlink(path(of: name)) }
    rmdir(directory)
  }
}
