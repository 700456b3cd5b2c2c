import Foundation

/// The documents of Fixtures/Diagnostics, and the expectations in their comments. See the README
/// there.
public enum DiagnosticFixtures {
  public static let directory = Repository.fixtures.appending(path: "Diagnostics")

  public static let documents: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
    .filter { $0.hasSuffix(".toml") || $0.hasSuffix(".yaml") }.sorted()

  /// The flags that the first line of a document names: `#! --warn leaf-without-action`.
  public static func flags(of document: String) throws -> [String] {
    let line = try lines(of: document).first ?? ""
    guard line.hasPrefix("#! --") else { return [] }
    return line.split(separator: " ").dropFirst().map(String.init)
  }

  /// The expectations in the comments of a document, in order.
  public static func marks(in document: String) throws -> [DiagnosticMark] {
    var marks: [DiagnosticMark] = []
    var line = 0
    for (index, text) in try lines(of: document).enumerated() {
      if let mark = DiagnosticMark(comment: text, below: line) { marks.append(mark) }
      if !DiagnosticMark.isMark(text) { line = index + 1 }
    }
    return marks
  }

  /// The number of lines from one line to another, not counting lines of marks.
  public static func distance(from start: Int, to end: Int, in document: String) throws -> Int {
    try lines(of: document)[start..<max(start, end)].count { !DiagnosticMark.isMark($0) }
  }

  /// With `MENUC_RECORD=1`, rewrites the marks of a document.
  public static func record(_ marks: [DiagnosticMark], in document: String) throws {
    guard Repository.recordsGoldens else { return }
    var text: [UInt8] = []
    for (index, line) in try byteLines(of: document).enumerated()
    where !DiagnosticMark.isMark(String(decoding: line, as: UTF8.self)) {
      if !text.isEmpty { text.append(0x0A) }
      text += line
      let own = marks.filter { $0.line == index + 1 }
      for mark in own { text += Array("\n\(mark.comment)".utf8) }
    }
    try Repository.record(Data(text), to: directory.appending(path: document))
  }

  private static func lines(of document: String) throws -> [String] {
    try byteLines(of: document).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func byteLines(of document: String) throws -> [[UInt8]] {
    try [UInt8](Data(contentsOf: directory.appending(path: document)))
      .split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
  }
}

/// A range of a line that a diagnostic marks: `#! duplicate-id 6-14`, below the line. The mark of a
/// related place begins with `#~`.
public struct DiagnosticMark: Equatable, Hashable, Comparable, CustomStringConvertible {
  public let line: Int
  public let name: String
  /// The columns from the first character to the position after the last one.
  public let columns: String
  public let isRelated: Bool

  public init(line: Int, name: String, columns: String, isRelated: Bool = false) {
    self.line = line
    self.name = name
    self.columns = columns
    self.isRelated = isRelated
  }

  init?(comment: String, below line: Int) {
    let words = comment.split(separator: " ").map(String.init)
    guard Self.isMark(comment), words.count == 3 else { return nil }
    self.init(line: line, name: words[1], columns: words[2], isRelated: words[0] == "#~")
  }

  static func isMark(_ line: String) -> Bool {
    (line.hasPrefix("#! ") || line.hasPrefix("#~ ")) && !line.hasPrefix("#! --")
  }

  var comment: String { "\(isRelated ? "#~" : "#!") \(name) \(columns)" }
  public var description: String { "line \(line): \(comment)" }

  public static func < (first: DiagnosticMark, second: DiagnosticMark) -> Bool {
    (first.line, first.comment) < (second.line, second.comment)
  }
}
