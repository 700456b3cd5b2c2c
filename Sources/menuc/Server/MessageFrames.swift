/// Splits a stream of bytes into the messages of the base protocol: a header with the length of the
/// content, an empty line, and the content.
struct MessageFrames {
  /// A part of the stream.
  enum Frame: Equatable {
    case message([UInt8])
    /// A message that is too long. Its content was skipped.
    case tooLong(Int)
  }

  /// The stream can't be read any further, because nothing shows where the next message starts.
  struct Failure: Error, Equatable {
    let description: String
  }

  /// The maximum length of the content in bytes: twice that of the longest document, because JSON
  /// escapes lengthen its text.
  static let longestContent = 256 << 20
  private static let longestHeader = 1 << 13

  private var bytes: [UInt8] = []
  /// The index of the first byte that was not taken.
  private var start = 0
  /// The length of the content that is being read.
  private var length: Int?
  /// The number of bytes of skipped content that are still to come.
  private var skipped = 0

  /// Whether all bytes were taken.
  var isEmpty: Bool { start == bytes.count }

  mutating func append(_ piece: some Sequence<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += piece
  }

  /// The next complete message; nil if more bytes are needed.
  mutating func next() throws(Failure) -> Frame? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - start)
      start += count
      skipped -= count
      guard skipped == 0 else { return nil }
    }
    if length == nil { length = try readHeader() }
    guard let length else { return nil }
    if length > Self.longestContent {
      self.length = nil
      skipped = length
      return .tooLong(length)
    }
    guard bytes.count - start >= length else { return nil }
    defer {
      start += length
      self.length = nil
    }
    return .message(Array(bytes[start..<start + length]))
  }

  /// The length that a complete header states; nil if the header is not complete.
  private mutating func readHeader() throws(Failure) -> Int? {
    let end: [UInt8] = [13, 10, 13, 10]
    guard let empty = bytes[start...].prefix(Self.longestHeader).firstRange(of: end) else {
      guard bytes.count - start < Self.longestHeader else {
        throw Failure(description: "the header of a message is too long")
      }
      return nil
    }
    let header = String(decoding: bytes[start..<empty.lowerBound], as: UTF8.self)
    start = empty.upperBound
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length",
        let length = Int(parts[1].filter { $0 != " " }), length >= 0
      else { continue }
      return length
    }
    throw Failure(description: "a message has no Content-Length")
  }

  /// The content of a message with its header.
  static func framed(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }
}
