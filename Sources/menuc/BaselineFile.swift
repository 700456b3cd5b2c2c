import Foundation
import MenuCompiler

/// A baseline on disk. Its paths are relative to its directory, so that it is the same on every
/// machine.
struct BaselineFile {
  let path: String
  private let directory: String

  init(_ path: String) {
    self.path = path
    directory = Disk.parent(of: Disk.normalized(path))
  }

  /// The filter that removes the known findings.
  func filter() throws -> BaselineFilter {
    guard Disk.exists(path) else {
      throw DiskError(
        description: "\(path): \(Disk.reason(ENOENT)); `menuc lint --write-baseline` writes one")
    }
    guard !Disk.isLink(path) else { throw DiskError(description: "\(path): it is a link") }
    let bytes = try Disk.bytes(of: path)
    do {
      return BaselineFilter(try Baseline(text: bytes)) { [directory] file in
        Self.path(of: file, from: directory)
      }
    } catch {
      throw DiskError(description: "\(path): \(error)")
    }
  }

  /// Writes the findings of menus, and returns their number.
  func write(_ menus: [CompiledMenu]) throws -> Int {
    let baseline = Baseline(of: menus) { Self.path(of: $0, from: directory) }
    try OutputWriter.replace(Array(baseline.text.utf8), at: path)
    return baseline.counts.values.reduce(0, +)
  }

  /// Reports the number of hidden findings, and the known findings that no longer occur.
  func report(_ filter: BaselineFilter) {
    if filter.hidden > 0 {
      let findings = filter.hidden == 1 ? "1 finding is" : "\(filter.hidden) findings are"
      Console.note("\(findings) in the baseline '\(path)'")
    }
    let shown = 20
    let stale = filter.stale
    if stale.count > shown {
      Console.note(
        "'\(path)' lists \(stale.count) findings that no longer occur; the first \(shown) are:")
    }
    for entry in stale.prefix(shown) {
      let item = entry.item.isEmpty ? "" : " of '\(entry.item)'"
      Console.note(
        "'\(path)' lists a '\(entry.name)'\(item) in \(entry.file) that no longer occurs")
    }
  }

  private static func path(of file: SourceFile, from directory: String) -> String {
    guard file.identity.isAbsolutePath, file.name != "<stdin>" else { return file.name }
    return Disk.relative(file.identity, to: directory)
  }
}
