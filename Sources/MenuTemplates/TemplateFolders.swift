/// The folders of the built-in targets, which are part of the program.
///
/// A folder in `Templates` is a target. All files in it and in the folders below belong to it; a
/// link to another target's folder shares that one's files.
package enum TemplateFolders {
  /// The names of the folders, sorted.
  package static let names: [String] = entries.keys.sorted()

  /// The files of a folder, by their names; nil if there is no such folder.
  package static func files(of folder: String) -> [String: String]? {
    entries[folder].map { files in
      let texts = UnsafeBufferPointer(
        start: embeddedTexts.utf8Start, count: embeddedTexts.utf8CodeUnitCount)
      return files.mapValues { String(decoding: texts[$0], as: UTF8.self) }
    }
  }

  /// Where each file lies among the texts, by the names of its folder and itself.
  private static let entries: [String: [String: Range<Int>]] = {
    var entries: [String: [String: Range<Int>]] = [:]
    var start = 0
    for line in embeddedIndex.description.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 3, let length = Int(words[2]) else { continue }
      entries[String(words[0]), default: [:]][String(words[1])] = start..<start + length
      start += length
    }
    return entries
  }()
}
