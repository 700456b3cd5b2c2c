import Foundation

/// Writes the files of a directory as one Swift file, so that `menuc` is a single program.
///
/// Two string literals contain everything: an index with a line for each file, and the files one
/// after another. Such literals compile instantly, whatever their length. One literal per file, or
/// an array of bytes as written by `.embedInCode`, takes most of a minute.
///
/// A file belongs to the folder of the directory that it is in, at any depth. Files beside the
/// folders belong to the folder `.`.
@main struct FileEmbedder {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else {
      throw EmbeddingError("usage: FileEmbedder DIRECTORY OUTPUT")
    }
    let root = URL(fileURLWithPath: arguments[1], isDirectory: true)
    var index = ""
    var texts = ""
    for name in try names(in: root) {
      let entry = root.appendingPathComponent(name).resolvingSymlinksInPath()
      let isFolder = try isDirectory(entry)
      for file in isFolder ? try files(below: entry) : [entry] {
        let text = try String(contentsOf: file, encoding: .utf8)
        // A literal ends each line with a line feed, and a delimiter must not occur in it.
        guard !text.contains("\r"), !text.contains(delimiter), !text.contains("\0") else {
          throw EmbeddingError("\(file.path): holds a carriage return, NUL or \(delimiter)")
        }
        index += "\(isFolder ? name : ".") \(file.lastPathComponent) \(text.utf8.count)\n"
        texts += text
      }
    }
    let source = """
      /// A line for each file: its folder, its name and its length in bytes.
      let embeddedIndex: StaticString = ###\"""
      \(index)
      \"""###

      /// The files, one after another.
      let embeddedTexts: StaticString = ###\"""
      \(texts)
      \"""###

      """
    let output = URL(fileURLWithPath: arguments[2])
    // A file with a new date would be compiled again, and all that depends on it.
    guard (try? String(contentsOf: output, encoding: .utf8)) != source else { return }
    try source.write(to: output, atomically: true, encoding: .utf8)
  }

  private static let delimiter = "\"\"\"###"

  private static func names(in directory: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The files of a folder and of its subfolders, following links, in the order of their names.
  private static func files(below folder: URL) throws -> [URL] {
    try names(in: folder).flatMap { name -> [URL] in
      let file = folder.appendingPathComponent(name).resolvingSymlinksInPath()
      return try isDirectory(file) ? try files(below: file) : [file]
    }
  }

  private static func isDirectory(_ file: URL) throws -> Bool {
    try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
  }
}

private struct EmbeddingError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
