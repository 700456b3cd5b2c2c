import MenuCompiler

/// The reports about some menus, one for each way in which they were asked for, as a file.
///
/// The first line names what the reports are about, and a hash of the rest, so that a file that was
/// changed or cut off is not used.
struct KeptReports {
  /// A hash of what the reports are about.
  let inputs: String
  private(set) var reports: [Kept] = []

  struct Kept {
    /// A hash of what it was asked for with.
    let request: String
    let report: PrintedReport
  }

  private static let mark = "menuc-reports-1"
  /// How many reports are kept: a terminal, an editor and a script each ask for another one.
  static let limit = 4

  init(about inputs: String) { self.inputs = inputs }

  func report(of request: String) -> PrintedReport? {
    reports.first { $0.request == request }?.report
  }

  /// Adds a report, or replaces the one of the same request; the oldest one goes.
  mutating func add(_ report: PrintedReport, of request: String) {
    reports.removeAll { $0.request == request }
    reports.insert(Kept(request: request, report: report), at: 0)
    reports = Array(reports.prefix(Self.limit))
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var rest: [UInt8] = []
    for one in reports {
      let texts = one.report.texts.map { Array($0.utf8) }
      rest += "\(one.request) \(texts.map { "\($0.count)" }.joined(separator: " "))\n".utf8
      for text in texts { rest += text }
    }
    return Array("\(Self.mark) \(inputs) \(SHA256.hex(rest))\n".utf8) + rest
  }

  /// Nil if the bytes are not those of such a file, to the last one.
  init?(_ bytes: [UInt8]) {
    var reader = LineReader(bytes[...])
    guard let head = reader.words(), head.count == 3, head[0] == Self.mark,
      SHA256.hex(Array(reader.rest)) == head[2]
    else { return nil }
    inputs = head[1]
    while !reader.rest.isEmpty {
      guard let words = reader.words(), let request = words.first else { return nil }
      var texts: [String] = []
      for word in words.dropFirst() {
        guard let count = Int(word), let text = reader.text(count) else { return nil }
        texts.append(text)
      }
      guard let report = PrintedReport(texts) else { return nil }
      reports.append(Kept(request: request, report: report))
    }
  }
}

extension PrintedReport {
  fileprivate var texts: [String] { [text, summary ?? "", omission ?? ""] }

  fileprivate init?(_ texts: [String]) {
    guard texts.count == 3 else { return nil }
    self.init(
      text: texts[0], summary: texts[1].isEmpty ? nil : texts[1],
      omission: texts[2].isEmpty ? nil : texts[2])
  }
}

private struct LineReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The words of the next line.
  mutating func words() -> [String]? {
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    let line = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }

  /// The next bytes as a text.
  mutating func text(_ count: Int) -> String? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return String(validating: rest.prefix(count), as: UTF8.self)
  }
}
