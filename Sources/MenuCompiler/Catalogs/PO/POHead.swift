/// The comments of an entry, each with the bytes up to the next comment.
struct POHead {
  private struct Part {
    let kind: POToken.Kind
    /// The text after the first two characters of the comment, such as `#.`.
    let text: ArraySlice<UInt8>
    var flags: [String] = []
    var bytes: [UInt8]
  }

  private var parts: [Part] = []
  private let lineBreak: [UInt8]

  init(of entry: POEntry, in document: PODocument) {
    lineBreak = document.lineBreak
    let comments = document.comments[entry.comments]
    let ends = comments.dropFirst().map(\.start) + [entry.body.lowerBound]
    for (comment, end) in zip(comments, ends) {
      parts.append(
        Part(
          kind: comment.kind, text: document.bytes[comment.range].dropFirst(2),
          flags: comment.kind == .flags ? document.flags(of: comment) : [],
          bytes: Array(document.bytes[comment.start..<end])))
    }
  }

  var bytes: [UInt8] { parts.flatMap(\.bytes) }

  /// The note of an entry, with a line for each comment that contains it; nil if there is none.
  static func note(of entry: POEntry, in document: PODocument) -> String? {
    let lines = document.comments[entry.comments].filter { $0.kind == .extractedComment }
    guard !lines.isEmpty else { return nil }
    return lines.map { line in
      String(
        decoding: document.bytes[line.range].dropFirst(2).drop(while: \.isBlank), as: UTF8.self)
    }.joined(separator: "\n")
  }

  /// Returns the comments with a new note, unless it is nil, and with or without the flag `fuzzy`.
  /// Returns nil if nothing changes.
  func changed(note: String?, isFuzzy: Bool) -> [UInt8]? {
    var head = self
    let hasNewNote = note.map { head.setNote($0) } ?? false
    let hasNewFlag = head.setFuzzy(isFuzzy)
    return hasNewNote || hasNewFlag ? head.bytes : nil
  }

  private func part(_ kind: POToken.Kind, _ line: [UInt8]) -> Part {
    Part(kind: kind, text: line.dropFirst(2), bytes: line + lineBreak)
  }

  private mutating func setNote(_ note: String) -> Bool {
    let lines = POLines.note(note).map { part(.extractedComment, $0) }
    let old = parts.filter { $0.kind == .extractedComment }
    guard !lines.map(\.text).elementsEqual(old.map(\.text)) else { return false }
    let place =
      parts.firstIndex { $0.kind == .extractedComment }
      ?? parts.firstIndex { $0.kind != .comment } ?? parts.count
    parts.removeAll { $0.kind == .extractedComment }
    parts.insert(contentsOf: lines, at: place)
    return true
  }

  private mutating func setFuzzy(_ isFuzzy: Bool) -> Bool {
    guard parts.contains(where: { $0.flags.contains("fuzzy") }) != isFuzzy else { return false }
    if !isFuzzy {
      for index in parts.indices where parts[index].flags.contains("fuzzy") {
        setFlags(parts[index].flags.filter { $0 != "fuzzy" }, at: index)
      }
    } else if let index = parts.firstIndex(where: { $0.kind == .flags }) {
      setFlags(["fuzzy"] + parts[index].flags, at: index)
    } else {
      parts.append(part(.flags, Array("#, fuzzy".utf8)))
    }
    return true
  }

  private mutating func setFlags(_ flags: [String], at index: Int) {
    let line = Array("#, \(flags.joined(separator: ", "))".utf8)
    parts[index].bytes = flags.isEmpty ? [] : line + lineBreak
  }
}
