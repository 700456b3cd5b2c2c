import MenuFiles

/// The files of a directory that are part of the program: see `Sources/MenuFiles`.
///
/// Clang embeds them in no time, and tells the build system that it has read them. A plugin can't do
/// it: SwiftPM runs no plugins for programs that plugins run, as MenucPlugin does with menuc.
package struct EmbeddedFolders: Sendable {
  // They are constants of the program.
  private nonisolated(unsafe) let texts: UnsafeBufferPointer<UInt8>
  /// Where each file lies among the texts, by the names of its folder and itself.
  private let entries: [String: [String: Range<Int>]]

  /// - Parameters:
  ///   - files: Files that live as long as the program.
  ///   - directory: The directory of the files, relative to `Sources`.
  package init(_ files: menu_files, in directory: String) {
    let texts = UnsafeBufferPointer(start: files.texts, count: files.texts_size)
    let list = UnsafeBufferPointer(start: files.list, count: files.list_size)
    var entries: [String: [String: Range<Int>]] = [:]
    var start = 0
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard words.count == 3, words[0] == "#embed ", words[1].hasPrefix("../\(directory)/")
      else { continue }
      let end = start + menu_file_size(files.texts + start)
      let path = words[1].dropFirst("../\(directory)/".count).split(separator: "/")
      let folder = path.count == 1 ? "." : String(path[0])
      entries[folder, default: [:]][path.last.map(String.init) ?? ""] = start..<end
      start = end + 1
    }
    self.texts = texts
    self.entries = entries
  }

  /// The names of the folders, sorted.
  package var names: [String] { entries.keys.sorted() }

  /// The files of a folder, by their names; nil if there is no such folder. Files that are in no
  /// folder are in the folder `.`.
  package func files(of folder: String) -> [String: String]? {
    entries[folder].map { files in
      files.mapValues { String(decoding: texts[$0], as: UTF8.self) }
    }
  }
}
