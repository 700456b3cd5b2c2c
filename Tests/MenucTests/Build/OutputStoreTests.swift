import TestSupport
import Testing

@testable import MenuCompiler
@testable import menuc

/// Generated files are kept until all are known to be valid, and come back to the byte.
@Suite struct OutputStoreTests {
  private func part(_ number: Int, count: Int = 1_000) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ number) }
  }

  /// Ten thousand menus with the same runtime keep it once.
  @Test func whatMenusShareIsKeptOnce() throws {
    let store = OutputStore()
    var engines: Set<UnsafeRawPointer?> = []
    for menu in 0..<10 {
      var collector = OutputCollector(store)
      let runtime = GeneratedFile(
        directory: .workingDirectory("out"), name: "Runtime", isShared: true, hash: "r", text: "")
      let table = GeneratedFile(
        directory: .workingDirectory("out"), name: "Menu\(menu)", isShared: false, hash: "m\(menu)",
        text: "")
      collector.take(.bytes(part(0)))
      collector.take(.file(runtime))
      collector.take(.bytes(part(menu, count: 10)))
      collector.take(.bytes(part(menu, count: 20)))
      collector.take(.file(table))
      try collector.contents(of: runtime).forEachPart { engine in
        #expect(engine == part(0))
        engine.withUnsafeBytes { _ = engines.insert($0.baseAddress) }
      }
      #expect(
        try collector.contents(of: table).bytes() == part(menu, count: 10) + part(menu, count: 20))
    }
    #expect(engines.count == 1, "the engine is in memory once")
  }
}
