/// The contents of one file while it is rendered. With a sink, the contents are passed on in parts.
final class RenderedText {
  /// The bytes that have not been passed on yet.
  private var bytes: [UInt8] = []
  private let sink: GeneratedFileSink?
  private var hash = SHA256()

  /// The minimum number of bytes to pass on at once.
  private static let part = 1 << 20

  init(to sink: GeneratedFileSink?) { self.sink = sink }

  func append(_ text: String) throws {
    var text = text
    try text.withUTF8 { text in
      var rest = text[...]
      while !rest.isEmpty {
        bytes += rest.prefix(Self.part)
        rest = rest.dropFirst(Self.part)
        try handOnIfFull()
      }
    }
  }

  /// Appends the output of a printer for each row.
  func append(rows: Range<Int>, _ print: (_ row: Int, _ bytes: inout [UInt8]) -> Void) throws {
    for row in rows {
      print(row, &bytes)
      try handOnIfFull()
    }
  }

  /// Passes on the remaining bytes.
  func finish() throws -> (hash: String, text: String) {
    hash.add(bytes)
    guard let sink else { return (hash.hex(), String(decoding: bytes, as: UTF8.self)) }
    if !bytes.isEmpty { try hand(bytes, to: sink) }
    return (hash.hex(), "")
  }

  private func handOnIfFull() throws {
    guard let sink, bytes.count >= Self.part else { return }
    hash.add(bytes)
    try hand(bytes, to: sink)
    bytes.removeAll(keepingCapacity: true)
  }

  private func hand(_ bytes: [UInt8], to sink: GeneratedFileSink) throws {
    do { try sink(.bytes(bytes)) } catch { throw SinkError(reason: error) }
  }
}

/// An error from a sink. It is not reported as an error in the template.
struct SinkError: Error {
  let reason: any Error
}
