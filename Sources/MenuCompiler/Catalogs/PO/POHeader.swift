/// The declarations in the header of a PO file.
struct POHeader: Sendable {
  /// The language as written; nil if it is missing or empty.
  private(set) var language: (text: String, place: Range<Int>)?
  private(set) var charset: (text: String, place: Range<Int>)?
  /// How the file numbers the forms of texts with a number; nil if the declaration is missing or
  /// malformed.
  private(set) var pluralForms: POPluralForms?
  /// Whether the header has a declaration of forms, even a malformed one.
  private(set) var hasPluralForms = false

  init(of document: PODocument) {
    guard let field = document.header?.general else { return }
    let decoded = document.decoded(field)
    language = Self.value(of: "Language:", in: decoded).map {
      (String(decoding: decoded[$0], as: UTF8.self), document.place(of: $0, in: field))
    }
    if let forms = Self.value(of: "Plural-Forms:", in: decoded) {
      hasPluralForms = true
      pluralForms = POPluralForms(String(decoding: decoded[forms], as: UTF8.self))
    }
    if let content = Self.value(of: "Content-Type:", in: decoded),
      let name = Self.charset(in: decoded[content])
    {
      let place = document.place(of: name, in: field)
      charset = (String(decoding: decoded[name], as: UTF8.self), place)
    }
  }

  /// The range of the value of a header line, without blanks around it; nil if the line is missing
  /// or has no value.
  private static func value(of name: String, in text: [UInt8]) -> Range<Int>? {
    for line in text.split(separator: .lineFeed) where line.starts(with: name.utf8) {
      var value = line.dropFirst(name.utf8.count)
      while let first = value.first, first.isBlankOrBreak { value.removeFirst() }
      while let last = value.last, last.isBlankOrBreak { value.removeLast() }
      return value.isEmpty ? nil : value.startIndex..<value.endIndex
    }
    return nil
  }

  private static func charset(in value: ArraySlice<UInt8>) -> Range<Int>? {
    for part in value.split(separator: UInt8(ascii: ";")) {
      let parameter = part.drop { $0.isBlank }
      guard parameter.starts(with: "charset=".utf8) else { continue }
      let name = parameter.dropFirst(8).prefix { !$0.isBlank }
      return name.isEmpty ? nil : name.startIndex..<name.endIndex
    }
    return nil
  }
}

extension PODocument {
  /// The place in the file where part of a field's text is written.
  fileprivate func place(of range: Range<Int>, in field: POField) -> Range<Int> {
    var (start, end) = (0, 0)
    for (index, character) in POCharacters(strings[field.strings], of: bytes).enumerated() {
      guard index < range.upperBound else { break }
      if index == range.lowerBound { start = character.place.lowerBound }
      end = character.place.upperBound
    }
    return start..<max(start, end)
  }
}
