/// The files of a directory that are part of the program: see the plugin `EmbedFiles`.
package struct EmbeddedFolders: Sendable {
  private let texts: StaticString
  /// Where each file lies among the texts, by the names of its folder and itself.
  private let entries: [String: [String: Range<Int>]]

  /// - Parameters:
  ///   - index: A line for each file: its folder, its name and its length in bytes.
  ///   - texts: The files, one after another.
  package init(index: StaticString, texts: StaticString) {
    var entries: [String: [String: Range<Int>]] = [:]
    var start = 0
    for line in index.description.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let length = Int(words[2]) else { continue }
      entries[String(words[0]), default: [:]][String(words[1])] = start..<start + length
      start += length
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
      let texts = UnsafeBufferPointer(start: texts.utf8Start, count: texts.utf8CodeUnitCount)
      return files.mapValues { String(decoding: texts[$0], as: UTF8.self) }
    }
  }
}
