import MenuFiles

/// The files of a directory that are part of the program: see `Sources/MenuFiles`.
///
/// Clang embeds them almost instantly, and reports to the build system that it has read them. A
/// plugin can't do this: SwiftPM runs no plugins for programs that plugins run, and MenucPlugin
/// runs menuc.
package struct EmbeddedFolders: Sendable {
  // Safe to share: the texts are constants of the program.
  private nonisolated(unsafe) let texts: UnsafeBufferPointer<UInt8>
  /// The range of each file in the texts, by the name of its folder and its own name.
  private let entries: [String: [String: Range<Int>]]

  /// - Parameters:
  ///   - files: Files that live as long as the program.
  ///   - directory: The directory of the files, relative to `Sources`.
  package init(_ files: menu_files, in directory: String) {
    let texts = UnsafeBufferPointer(start: files.texts, count: files.texts_size)
    let list = UnsafeBufferPointer(start: files.list, count: files.list_size)
    var entries: [String: [String: Range<Int>]] = [:]
    var start = 0
    let prefix = Array("#embed \"../\(directory)/".utf8)
    for line in list.split(separator: UInt8(ascii: "\n")) where line.starts(with: prefix) {
      let end = start + menu_file_size(files.texts + start)
      let path = line.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "\"") }
        .split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      entries[path.dropLast().first ?? ".", default: [:]][path.last ?? ""] = start..<end
      start = end + 1
    }
    self.texts = texts
    self.entries = entries
  }

  /// The names of the folders, sorted.
  package var names: [String] { entries.keys.sorted() }

  /// The files of a folder, by their names; nil if there is no such folder. The folder `.` has the
  /// files that are in no folder.
  package func files(of folder: String) -> [String: String]? {
    entries[folder].map { files in
      files.mapValues { String(decoding: texts[$0], as: UTF8.self) }
    }
  }
}
