import Foundation

@testable import menuc

/// A stream of any bytes is split into the same messages however it arrives. A session of any messages,
/// a line each, ends with one answer a request.
func checkEditor(_ bytes: [UInt8]) throws {
  try checkFrames(bytes)
  var server = LanguageServer()
  server.receive([Array(start.utf8)])
  let lines = bytes.split(separator: 10).map(Array.init)
  for line in lines {
    server.receive([line])
    server.runChecks()
  }
  for message in server.takeOutput() {
    _ = try JSONSerialization.jsonObject(with: Data(message))
  }
}

private let start =
  #"{"jsonrpc":"2.0","id":-1,"method":"initialize","params":{"capabilities":{}}}"#

private func checkFrames(_ bytes: [UInt8]) throws {
  let whole = frames(bytes, piece: max(bytes.count, 1))
  try require(frames(bytes, piece: 3) == whole, "other messages if the bytes arrive in pieces")
}

private func frames(_ bytes: [UInt8], piece: Int) -> [MessageFrames.Frame] {
  var frames = MessageFrames()
  var all: [MessageFrames.Frame] = []
  for start in stride(from: 0, to: bytes.count, by: piece) {
    frames.append(bytes[start..<min(start + piece, bytes.count)])
    do { while let frame = try frames.next() { all.append(frame) } } catch { return all }
  }
  return all
}
