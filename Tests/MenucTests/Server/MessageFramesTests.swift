import Testing

@testable import menuc

/// The base protocol: headers and contents in a stream of bytes.
@Suite struct MessageFramesTests {
  @Test func messagesArriveInAnyPieces() throws {
    let stream = MessageFrames.framed(Array("{}".utf8)) + MessageFrames.framed(Array("[1]".utf8))
    for size in 1...stream.count {
      var frames = MessageFrames()
      var found: [MessageFrames.Frame] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        frames.append(stream[start..<min(start + size, stream.count)])
        while let frame = try frames.next() { found.append(frame) }
      }
      #expect(found == [.message(Array("{}".utf8)), .message(Array("[1]".utf8))])
    }
  }

  @Test func otherHeadersAreIgnored() throws {
    var frames = MessageFrames()
    frames.append("Content-Type: application/json\r\ncontent-length:2\r\n\r\n{}".utf8)
    let frame = try frames.next()
    #expect(frame == .message(Array("{}".utf8)))
  }

  @Test func aMessageThatIsTooLongIsSkipped() throws {
    var frames = MessageFrames()
    let length = MessageFrames.longestContent + 1
    frames.append("Content-Length: \(length)\r\n\r\n".utf8)
    let first = try frames.next()
    #expect(first == .tooLong(length))
    let piece = [UInt8](repeating: 32, count: 1 << 24)
    for _ in 0..<16 {
      frames.append(piece)
      let frame = try frames.next()
      #expect(frame == nil)
    }
    frames.append([32] + MessageFrames.framed(Array("{}".utf8)))
    let last = try frames.next()
    #expect(last == .message(Array("{}".utf8)))
  }

  @Test(arguments: ["X: 1\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: a\r\n\r\n"])
  func aHeaderWithoutALengthEndsTheStream(header: String) {
    var frames = MessageFrames()
    frames.append(header.utf8)
    #expect(throws: MessageFrames.Failure.self) { try frames.next() }
  }

  @Test func anEndlessHeaderEndsTheStream() {
    var frames = MessageFrames()
    frames.append([UInt8](repeating: 65, count: 10_000))
    #expect(throws: MessageFrames.Failure.self) { try frames.next() }
  }
}
