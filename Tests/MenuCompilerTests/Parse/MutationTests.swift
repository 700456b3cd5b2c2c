import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// Broken documents give problems with places inside the text, never a crash.
@Suite struct MutationTests {
  static let samples = ["accordion", "collapsable-table-view", "tour"]

  @Test(arguments: samples, ["toml", "yaml"])
  func brokenSample(sample: String, format: String) throws {
    let file = Repository.samples.appending(path: "\(sample)/menu.\(format)")
    let original = Array(try Repository.text(file).utf8)
    for seed in 0..<Rounds.atLeast(20) {
      var random = Dice(seed: UInt64(seed))
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, using: &random) }
      try check(bytes, format, "seed \(seed)")
    }
  }

  /// Every prefix of a document is a document, too. In CI, each is tried.
  @Test(arguments: ["toml", "yaml"])
  func everyPrefix(format: String) throws {
    let file = Repository.samples.appending(path: "accordion/menu.\(format)")
    let original = Array(try Repository.text(file).utf8)
    for length in stride(from: 0, to: original.count, by: Rounds.factor == 1 ? 3 : 1) {
      try check(Array(original[..<length]), format, "length \(length)")
    }
  }

  @Test func noise() throws {
    for seed in 0..<Rounds.atLeast(20) {
      var random = Dice(seed: UInt64(seed))
      let length = Int.random(in: 0..<200, using: &random)
      let bytes = (0..<length).map { _ in
        seed % 2 == 0
          ? UInt8.random(in: 0...255, using: &random)
          : Array("[]{}\"'=:,-#&*!|>%@\n \t.0a\\".utf8).randomElement(using: &random) ?? 0
      }
      for format in ["toml", "yaml", "json"] { try check(bytes, format, "seed \(seed)") }
    }
  }

  private func mutate(_ bytes: inout [UInt8], using random: inout Dice) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    let end = min(bytes.count, index + Int.random(in: 1...40, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 3: bytes.removeSubrange(index..<end)
    case 4:
      let mark = Array("[]{}\"'=:,-#&*\n\t\\".utf8).randomElement(using: &random) ?? 0
      bytes.insert(mark, at: index)
    default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
    }
  }

  private func check(_ bytes: [UInt8], _ format: String, _ hint: Comment) throws {
    let format = try #require(SourceFormat(rawValue: format))
    let file = SourceFile(name: "menu", format: format, bytes: bytes)
    let compiled = try compileMenu(file, goal: .files(BuildRequest()), input: .none)
    // The tour names a template, and there are no files here.
    if compiled.failure != nil { return }
    #expect((compiled.menu == nil) == compiled.diagnostics.contains { $0.severity == .error }, hint)
    var text = DiagnosticText(compiled.sources)
    for diagnostic in compiled.diagnostics {
      if let range = diagnostic.range {
        #expect(range.bytes.lowerBound >= 0 && range.bytes.upperBound <= bytes.count, hint)
        #expect(range.startLine >= 1 && range.startColumn >= 1, hint)
      }
      #expect(text.render(diagnostic).hasPrefix("menu:"), hint)
    }
  }
}
