import Yams

/// Characters that YAML 1.2 and JSON allow in quoted texts, and only there, and that libyaml refuses
/// everywhere: U+007F to U+009F, U+FFFE and U+FFFF. Others, from a plane that the text does not use,
/// stand in for them.
struct RawCharacters {
  /// The first character of the plane.
  private let base: UInt32

  private static let planes: ClosedRange<UInt32> = 4...11

  /// Nil if the text has no such character.
  init?(in text: String) {
    guard text.unicodeScalars.contains(where: Self.isRaw) else { return nil }
    let used = Set(text.unicodeScalars.lazy.map { $0.value >> 16 })
    let bytes = Array(text.utf8)
    let plane = Self.planes.first { plane in
      let digit = String(plane, radix: 16)
      let escapes = [#"\U000\#(digit)"#, #"\U000\#(digit.uppercased())"#]
      return !used.contains(plane)
        && escapes.allSatisfy { ByteSearch.first(Array($0.utf8), in: bytes) == nil }
    }
    guard let plane else { return nil }
    base = plane << 16
  }

  static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x7F...0x84, 0x86...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The text with the stand-ins, of as many characters.
  func shift(_ text: String) -> String {
    map(text) { Self.isRaw($0) ? Unicode.Scalar(base | $0.value & 0xFF) ?? $0 : $0 }
  }

  func restore(_ text: String) -> String {
    guard contains(text) else { return text }
    return map(text) { scalar in
      guard isStandIn(scalar) else { return scalar }
      let low = scalar.value & 0xFF
      return Unicode.Scalar(low >= 0xFE ? 0xFF00 | low : low) ?? scalar
    }
  }

  private func isStandIn(_ scalar: Unicode.Scalar) -> Bool { scalar.value & ~0xFF == base }

  private func contains(_ text: String) -> Bool { text.unicodeScalars.contains(where: isStandIn) }

  private func map(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(change(scalar)) }
    return String(result)
  }

  /// The first such character of a file that stands in no quotes.
  ///
  /// - Parameter composed: What was made of the text with the stand-ins.
  func firstOutsideQuotes(_ composed: ComposedYAML, in bytes: [UInt8]) -> Int? {
    var quoted = QuotedScalars(composed: composed, bytes: bytes, contains: contains)
    if let node = composed.node { quoted.add(node) }
    let ranges = quoted.ranges.sorted { $0.lowerBound < $1.lowerBound }[...]
    var rest = ranges
    for index in bytes.indices where Self.isRaw(at: index, in: bytes) {
      while let range = rest.first, range.upperBound <= index { rest = rest.dropFirst() }
      if rest.first?.contains(index) != true { return index }
    }
    return nil
  }

  /// Whether such a character starts at an offset.
  private static func isRaw(at index: Int, in bytes: [UInt8]) -> Bool {
    switch bytes[index] {
    case 0x7F: true
    case 0xC2 where index + 1 < bytes.count: bytes[index + 1] < 0xA0 && bytes[index + 1] != 0x85
    case 0xEF where index + 2 < bytes.count: bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
    default: false
    }
  }
}

/// Where the quoted scalars of a document stand that have something in them; each once, however many
/// aliases it has.
private struct QuotedScalars {
  let bytes: [UInt8]
  private let composed: ComposedYAML
  private let lines: LineIndex
  private let contains: (String) -> Bool
  private(set) var ranges: [Range<Int>] = []
  private var known: Set<[Int]> = []

  init(composed: ComposedYAML, bytes: [UInt8], contains: @escaping (String) -> Bool) {
    self.composed = composed
    self.bytes = bytes
    self.contains = contains
    lines = LineIndex(bytes)
  }

  mutating func add(_ node: Node) {
    switch node {
    case .scalar(let scalar):
      guard scalar.style == .doubleQuoted || scalar.style == .singleQuoted,
        contains(scalar.string), let mark = scalar.mark
      else { return }
      let place = composed.columns.original(line: mark.line, column: mark.column)
      let extent = YAMLExtent(bytes: bytes)
      let start = extent.contentStart(
        from: lines.offset(line: place.line, column: place.column))
      if let end = extent.endOfQuoted(at: start) { ranges.append(start..<end) }
    case .mapping(let mapping):
      guard isNew(mapping.mark, 0) else { return }
      for (key, value) in mapping {
        add(key)
        add(value)
      }
    case .sequence(let sequence):
      guard isNew(sequence.mark, 1) else { return }
      for element in sequence { add(element) }
    case .alias: break
    }
  }

  private mutating func isNew(_ mark: Mark?, _ kind: Int) -> Bool {
    guard let mark else { return true }
    return known.insert([mark.line, mark.column, kind]).inserted
  }
}
