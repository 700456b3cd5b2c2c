import TestSupport
import Testing

@testable import MenuCompiler
@testable import menuc

/// Generated files are kept in memory only up to a limit, and are read back unchanged from wherever
/// they are stored.
@Suite struct OutputStoreTests {
  private func part(_ number: Int, count: Int = 1_000) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
  }

  @Test func memoryIsBounded() throws {
    let store = OutputStore(memory: 4_500)
    let pieces = try (0..<100).map { try store.add(part($0)) }
    #expect(store.held == 4_000)
    for (number, piece) in pieces.enumerated() {
      #expect(try store.bytes(of: piece) == part(number))
    }
    let contents = OutputContents(hash: "", pieces: pieces, in: store)
    let all = (0..<100).flatMap { part($0) }
    #expect(try contents.bytes() == all)
    var largest = 0
    try contents.forEachPart { largest = max(largest, $0.count) }
    #expect(largest == 1_000, "no more than a part is held at once")
  }

  @Test func nothingIsWrittenWithinTheLimit() throws {
    let store = OutputStore(memory: 1_000)
    guard case .memory(let bytes) = try store.add(part(0)) else {
      Issue.record("it is in a file")
      return
    }
    #expect(bytes == part(0))
    guard case .file(0, 1) = try store.add([1]) else {
      Issue.record("it is in memory, or elsewhere in the file")
      return
    }
  }

  /// A runtime that ten thousand menus share is stored once.
  @Test func whatMenusShareIsKeptOnce() throws {
    let store = OutputStore()
    for menu in 0..<10 {
      var collector = OutputCollector(store)
      let runtime = GeneratedFile(
        directory: .workingDirectory("out"), name: "Runtime", isShared: true, hash: "r", text: "")
      let table = GeneratedFile(
        directory: .workingDirectory("out"), name: "Menu\(menu)", isShared: false, hash: "m\(menu)",
        text: "")
      try collector.take(.bytes(part(0)))
      try collector.take(.file(runtime))
      try collector.take(.bytes(part(menu, count: 10)))
      try collector.take(.bytes(part(menu, count: 20)))
      try collector.take(.file(table))
      #expect(try collector.contents(of: runtime).bytes() == part(0))
      #expect(
        try collector.contents(of: table).bytes() == part(menu, count: 10) + part(menu, count: 20))
    }
    #expect(store.held == 1_000 + 10 * 30)
  }
}
