import Foundation
import TestSupport

@testable import MenuCompiler
@testable import MenuOracle

/// All documents of the samples and fixtures.
enum TokenDocuments {
  static func all(_ format: SourceFormat) -> [SourceFile] {
    [Repository.samples, Repository.fixtures].flatMap { folder in
      ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
        .compactMap { path in
          let file = folder.appending(path: path)
          guard SourceFormat(path: path) == format, let data = try? Data(contentsOf: file)
          else { return nil }
          return SourceFile(name: file.path, format: format, bytes: Array(data))
        }
    }
  }

  static let marks: [SourceFormat: [String]] = [
    .toml: [
      "[", "[[", "]", "]]", "{", "}", "\"", "'", "\"\"\"", "'''", "=", ".", ",", "#", "\\", "\n",
      "\r\n", "\r", " ", "1979-05-27 ", "\u{FEFF}", "é",
    ],
    .yaml: [
      "[", "]", "{", "}", "\"", "'", ",", ": ", ":", "- ", "-", "? ", "?", "#", " # ", "&a ", "*a",
      "!b ", "|\n", ">2-\n", "\\", "\n", "\r\n", "\r", " ", "\t", "---\n", "...\n", "%Y ", "@", "é",
      "\u{FEFF}",
    ],
  ]

  /// A text with some ranges deleted, doubled, or replaced by significant characters.
  static func mutated(
    _ bytes: [UInt8], _ format: SourceFormat, using random: inout Dice
  ) -> [UInt8] {
    var bytes = bytes
    let marks = marks[format == .toml ? .toml : .yaml] ?? []
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...30, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
      default:
        let mark = marks.randomElement(using: &random) ?? ""
        bytes.insert(contentsOf: Array(mark.utf8), at: start)
      }
    }
    return bytes
  }
}
