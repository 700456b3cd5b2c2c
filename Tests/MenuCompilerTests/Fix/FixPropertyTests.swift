import Foundation
import TestSupport
import Testing

@testable import MenuCompiler
@testable import MenuOracle

/// Properties that hold for every fix of every document.
@Suite struct FixPropertyTests {
  static let corpus: [URL] = ["Diagnostics", "Fixes"].flatMap { folder in
    let directory = Repository.fixtures.appending(path: folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? [])
      // Documents beyond the limits have nothing to fix, and take most of a second each.
      .filter { SourceFormat(path: $0) != nil && !$0.hasPrefix("too-large") }.sorted().map {
        directory.appending(path: $0)
      }
  }

  /// Each single fix leaves a readable document and removes its problem, unless all fixes together
  /// refuse it.
  @Test(arguments: corpus)
  func aFixTakesItsProblemAway(url: URL) throws {
    let document = try Fixing.document(url)
    let compiled = try Fixing.compile(document)
    let left = try Fixing.fix(document, as: .unsafe).menus[0].get()
    for diagnostic in compiled.diagnostics {
      guard let fix = diagnostic.fix, diagnostic.file == 0 else { continue }
      let script = EditScript(fix.edits.map { ByteEdit($0.range.bytes, $0.text) })
      let changed = SourceFile(
        name: document.name, identity: document.identity, format: document.format,
        bytes: script.applied(to: document.bytes))
      let after = try Fixing.compile(changed)
      let places = ProblemPlace(diagnostic, in: compiled.sources)
        .moved([document.identity: script])
      let remains = after.diagnostics.contains {
        places.contains(ProblemPlace($0, in: after.sources)) && $0.message == diagnostic.message
      }
      if remains || after.sources.files[0].root == nil {
        let isReported = left.diagnostics.contains { $0.message == diagnostic.message }
        #expect(isReported, "\(url.lastPathComponent): \(fix.title): \(diagnostic.message)")
      }
    }
  }

  /// The documents with safe fixes and with all fixes; in CI, each document with both.
  static let fixings: [(URL, Fix.Safety)] = corpus.enumerated().flatMap { number, url in
    Rounds.some(of: [Fix.Safety.safe, .unsafe], every: 2, from: number % 2).map { (url, $0) }
  }

  /// Fixing twice changes nothing, comments stay, and there are no new errors.
  @Test(arguments: fixings)
  func fixingSettles(url: URL, safety: Fix.Safety) throws {
    let document = try Fixing.document(url)
    let fixed = try Fixing.fixed(document, as: safety)
    let changed = SourceFile(
      name: document.name, identity: document.identity, format: document.format, bytes: fixed)
    #expect(try Fixing.fixed(changed, as: safety) == fixed)
    #expect(
      Self.comments(fixed) == Self.comments(document.bytes), "\(url.lastPathComponent)")
    let before = try Fixing.compile(document).diagnostics.count { $0.severity == .error }
    let compiled = try Fixing.compile(changed)
    let after = compiled.diagnostics.count { $0.severity == .error }
    #expect(after <= before)
    if fixed != document.bytes { #expect(compiled.sources.files[0].root != nil) }
  }

  /// The lines that contain only comments, except comments that menuc reads.
  private static func comments(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.drop(while: \.isWhitespace).hasPrefix("#") && !$0.contains("menuc:allow") }
  }

  static let words = [
    "collapsed", "collapsible", "expansion", "title", "detail", "indicator", "animation", "layout",
    "scroll", "action", "accessory", "icon",
  ]

  /// Keys of a valid sample are misspelled at random. Fixing restores the sample, to the byte.
  @Test(
    arguments: ["accordion", "category-list", "collapsable-table-view", "expando-sections"],
    SourceFormat.documents)
  func misspelledKeysAreCorrected(sample: String, format: SourceFormat) throws {
    let url = Repository.samples.appending(path: "\(sample)/menu.\(format.rawValue)")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    let original = try Fixing.document(url)
    // Restated defaults in the sample stay.
    let severities = SeveritySettings()
    for seed in 0..<Rounds.atLeast(2) {
      var random = Dice(seed: UInt64(seed))
      let bytes = Self.misspelling(original.bytes, using: &random)
      let document = SourceFile(
        name: "menu", identity: url.path, format: format, bytes: bytes)
      let fixed = fixMenus([document], .safe, severities: severities, input: Fixing.input)
      let text = fixed.files.first?.bytes ?? bytes
      #expect(bytes != original.bytes, "seed \(seed)")
      #expect(Self.text(text) == Self.text(original.bytes), "seed \(seed)")
    }
  }

  /// Swaps two letters in some of the keys at the starts of lines.
  private static func misspelling(
    _ bytes: [UInt8], using random: inout Dice
  ) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    var places: [(line: Int, start: Int, word: String)] = []
    for (number, line) in lines.enumerated() {
      let start = line.firstIndex { $0 != 0x20 && $0 != UInt8(ascii: "-") } ?? line.endIndex
      let key = String(decoding: line[start...].prefix { (97...122).contains($0) }, as: UTF8.self)
      let rest = line[(start + key.utf8.count)...].drop { $0 == 0x20 }
      let isKey = rest.first == UInt8(ascii: ":") || rest.first == UInt8(ascii: "=")
      if isKey, words.contains(key) { places.append((number, start, key)) }
    }
    for place in places.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)) {
      let letters = Array(place.word.utf8)
      let swappable = (1..<letters.count - 1).filter { letters[$0] != letters[$0 + 1] }
      guard let index = swappable.randomElement(using: &random) else { continue }
      lines[place.line].swapAt(place.start + index, place.start + index + 1)
    }
    return Array(lines.joined(separator: [0x0A]))
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self) + "\n"
  }

  /// Random edits of the documents (in CI, of all documents). Fixing never crashes, and comes to an
  /// end.
  @Test(arguments: Rounds.some(of: corpus, every: 2))
  func brokenDocumentsAreFixedToo(url: URL) throws {
    let original = try Fixing.document(url)
    guard original.bytes.count < 4_000 else { return }
    for seed in 0..<Rounds.atLeast(1) {
      var random = Dice(seed: UInt64(seed))
      var bytes = original.bytes
      for _ in 0..<2 {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = Array("\"'{}[]:=,# \nae".utf8).randomElement(using: &random) ?? 0
        default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
        }
      }
      let document = SourceFile(
        name: "menu", identity: url.path, format: original.format, bytes: bytes)
      let fixed = try Fixing.fixed(document, as: .unsafe)
      let changed = SourceFile(
        name: "menu", identity: url.path, format: original.format, bytes: fixed)
      let again = try Fixing.fixed(changed, as: .unsafe)
      #expect(Self.text(again) == Self.text(fixed), "seed \(seed): \(Self.text(bytes))")
      if try Fixing.compile(document).sources.files[0].root != nil {
        #expect(try Fixing.compile(changed).sources.files[0].root != nil, "seed \(seed)")
      }
    }
  }
}
