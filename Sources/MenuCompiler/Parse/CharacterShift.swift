/// Characters that libyaml or Yams would spoil, put in the place of others before they read a text and
/// brought back in the values that come out:
///
/// - JSON writes an emoji as two escapes, `\ud83d\ude00`, which libyaml refuses.
/// - Yams takes U+FEFF at the start of a value for the byte-order mark of a file and drops it.
/// - libyaml breaks lines at U+0085, U+2028 and U+2029, which YAML 1.2 and JSON do not.
/// - libyaml refuses some control characters that both allow in quotes: see ``RawCharacters``.
///
/// A stand-in has as many characters as what it stands for, and does not occur in the text itself, so
/// every position stays true and nothing else is changed.
struct CharacterShift {
  /// The text for libyaml.
  private(set) var text = ""
  private var standIns: [Unicode.Scalar: Unicode.Scalar] = [:]
  /// The first digit that stands for the `d` of escaped surrogates, in lower case.
  private var surrogateDigit: UInt8?
  /// Control characters that may stand in quotes only.
  let rawCharacters: RawCharacters?

  init(in source: String) {
    // Nearly every text has no such character, nor a backslash.
    let suspects: Set<UInt8> = [.backslash, 0xEF, 0xE2, 0xC2, 0x7F]
    guard source.utf8.contains(where: { suspects.contains($0) }) else {
      rawCharacters = nil
      text = source
      return
    }
    rawCharacters = RawCharacters(in: source)
    let source = rawCharacters?.shift(source) ?? source
    var bytes = Array(source.utf8)
    var isChanged = false
    for (original, candidates) in Self.originals {
      guard let standIn = Self.replace(original, byOneOf: candidates, in: &bytes) else { continue }
      standIns[standIn] = original
      isChanged = true
    }
    let escapes = Self.suspiciousEscapes(in: bytes)
    if !escapes.isEmpty {
      surrogateDigit = SurrogateEscapes.shift(in: &bytes, escapes: escapes)
      replaceMarkEscapes(in: &bytes, escapes: escapes)
      isChanged = true
    }
    text = isChanged ? String(decoding: bytes, as: UTF8.self) : source
  }

  /// The text of a scalar as it was meant. In a double-quoted one libyaml has read the escapes.
  func restore(_ scalar: String, isDoubleQuoted: Bool) -> String {
    var restored = rawCharacters?.restore(scalar) ?? scalar
    if let digit = surrogateDigit, isDoubleQuoted {
      restored = SurrogateEscapes.join(restored, digit)
    }
    guard !standIns.isEmpty else { return restored }
    let scalars = restored.unicodeScalars.map { standIns[$0] ?? $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  /// What is replaced, and noncharacters or unassigned characters of the same length.
  private static let originals: [(Unicode.Scalar, [UInt32])] = [
    ("\u{FEFF}", [0xFDD0, 0xFDD1, 0xFDD2, 0xFDD3]), ("\u{2028}", [0xFDD4, 0xFDD5, 0xFDD6]),
    ("\u{2029}", [0xFDD7, 0xFDD8, 0xFDD9]), ("\u{85}", [0x7FC, 0x7FB, 0x58C, 0x58B]),
  ]

  private static func replace(
    _ original: Unicode.Scalar, byOneOf candidates: [UInt32], in bytes: inout [UInt8]
  ) -> Unicode.Scalar? {
    let old = Array(UTF8.encode(original) ?? .init())
    guard ByteSearch.first(old, in: bytes) != nil else { return nil }
    for candidate in candidates.compactMap(Unicode.Scalar.init) {
      let new = Array(UTF8.encode(candidate) ?? .init())
      guard ByteSearch.first(new, in: bytes) == nil else { continue }
      ByteSearch.replace(old, by: new, in: &bytes)
      return candidate
    }
    return nil
  }

  /// The escapes of double-quoted scalars, if some of the text may be of surrogates or U+FEFF.
  private static func suspiciousEscapes(in bytes: [UInt8]) -> [Int] {
    let isSuspicious = [#"\ud"#, #"\uD"#, "FEFF", "feff"].contains { mark in
      ByteSearch.first(Array(mark.utf8), in: bytes) != nil
    }
    guard isSuspicious else { return [] }
    return YAMLTokens(bytes).filter { $0.kind == .doubleQuoted || $0.kind == .unclosedQuote }
      .filter { bytes[$0.range.lowerBound] == .quotationMark }
      .flatMap { bytes.escapes(in: $0.range) }
  }

  /// `\uFEFF` becomes another escape, which libyaml reads as a character that Yams keeps.
  private mutating func replaceMarkEscapes(in bytes: inout [UInt8], escapes: [Int]) {
    for original in [#"\uFEFF"#, #"\ufeff"#, #"\U0000FEFF"#, #"\U0000feff"#] {
      let places = escapes.filter { bytes[$0...].starts(with: original.utf8) }
      guard !places.isEmpty else { continue }
      for candidate in [0xFDDA, 0xFDDB, 0xFDDC] as [UInt32] {
        guard let scalar = Unicode.Scalar(candidate) else { continue }
        let digits = String(candidate, radix: 16, uppercase: !original.hasSuffix("f"))
        let standIn = Array((original.dropLast(4) + digits).utf8)
        guard ByteSearch.first(standIn, in: bytes) == nil,
          ByteSearch.first(Array(String(scalar).utf8), in: bytes) == nil
        else { continue }
        for place in places { bytes.replaceSubrange(place..<place + standIn.count, with: standIn) }
        standIns[scalar] = "\u{FEFF}"
        break
      }
    }
  }
}

/// Searching and replacing in bytes.
enum ByteSearch {
  static func first(_ needle: [UInt8], in bytes: [UInt8], from start: Int = 0) -> Int? {
    guard let head = needle.first, bytes.count >= needle.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + needle.count <= bytes.count {
        if bytes[index] == head, bytes[index..<index + needle.count].elementsEqual(needle) {
          return index
        }
        index += 1
      }
      return nil
    }
  }

  /// Puts `new`, which is as long as `old`, in its place everywhere.
  static func replace(_ old: [UInt8], by new: [UInt8], in bytes: inout [UInt8]) {
    var start = 0
    while let index = first(old, in: bytes, from: start) {
      for (offset, byte) in new.enumerated() { bytes[index + offset] = byte }
      start = index + old.count
    }
  }
}
