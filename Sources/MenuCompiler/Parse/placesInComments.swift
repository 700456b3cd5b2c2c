import TOMLKit
import Yams

/// Which stretches of a file lie in comments: the file is parsed once more with something else in
/// their places, and those that then turn up in a value or a key are text. No reading of the text by
/// hand knows all forms of strings, anchors and tags as the parsers do.
///
/// - Parameter places: In order, without overlaps, each of at least 11 bytes.
func placesInComments(_ places: [Range<Int>], of file: SourceFile) -> [Range<Int>] {
  guard !places.isEmpty, file.format != .json else { return [] }
  var bytes = file.bytes
  for (number, place) in places.enumerated() {
    let digits = String(number)
    let tag = "\(tagStart)" + String(repeating: "0", count: tagDigits - digits.count) + digits
    bytes.replaceSubrange(place.lowerBound..<place.lowerBound + tagLength, with: tag.utf8)
  }
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  guard let texts = texts(of: String(decoding: bytes[start...], as: UTF8.self), as: file.format)
  else { return [] }
  var found: Set<Int> = []
  for text in texts where text.contains(tagStart) {
    for piece in text.split(separator: tagStart, omittingEmptySubsequences: false).dropFirst() {
      if let number = Int(piece.prefix(tagDigits)) { found.insert(number) }
    }
  }
  return places.indices.filter { !found.contains($0) }.map { places[$0] }
}

/// The bytes of a tag: a letter that nobody writes, and a number.
private let tagLength = 11
private let tagStart: Character = "Ꝙ"
private let tagDigits = 8

/// All keys and texts of a document, in no order; nil if it can't be parsed, or if aliases make it
/// many times as large as it is.
private func texts(of text: String, as format: SourceFormat) -> [String]? {
  var collector = TextCollector()
  switch format {
  case .toml:
    guard let table = try? TOMLTable(string: text) else { return nil }
    collector.add(table)
  case .yaml, .json:
    guard case .success(let composed) = composeYAML(CharacterShift(in: text).text) else {
      return nil
    }
    if let node = composed.node { collector.add(node) }
  }
  return collector.isFull ? nil : collector.texts
}

private struct TextCollector {
  private(set) var texts: [String] = []
  private var budget = Limits.values
  var isFull: Bool { budget <= 0 }

  mutating func add(_ table: TOMLTable) {
    for (key, value) in zip(table.keys, table.values) {
      texts.append(key)
      add(value)
    }
  }

  private mutating func add(_ value: TOMLValue) {
    switch value.type {
    case .string: texts.append(value.string ?? "")
    case .table: if let table = value.table { add(table) }
    case .array:
      guard let array = value.array else { return }
      for index in 0..<array.count { add(array[index].tomlValue) }
    case .int, .double, .bool, .date, .time, .dateTime: break
    }
  }

  mutating func add(_ node: Node) {
    budget -= 1
    guard !isFull else { return }
    switch node {
    case .scalar(let scalar): texts.append(scalar.string)
    case .mapping(let mapping):
      for (key, value) in mapping {
        add(key)
        add(value)
      }
    case .sequence(let sequence): for element in sequence { add(element) }
    case .alias: break
    }
  }
}
