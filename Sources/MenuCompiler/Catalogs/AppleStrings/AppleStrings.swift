/// The texts of a `.strings` file of Apple's systems: `"key" = "text";`.
///
/// Source, note and state are in a comment above, see ``UnitComment``.
struct AppleStrings: UnitDocument {
  static let name = "strings files"

  private struct Place {
    let key: Range<Int>
    /// The text of menuc's comment above; nil if there is none.
    let comment: Range<Int>?
    /// The start of the unit, with the comment.
    let start: Int
    /// The end of the unit, with its semicolon.
    let end: Int
  }

  let bytes: [UInt8]
  private(set) var units: [CatalogUnit] = []
  private var places: [Place] = []

  var language: UnitText? { nil }

  static func empty(language: String, sourceLanguage: String, project: String) -> String { "" }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    self.bytes = bytes
    var tokens = AppleStringsTokens(bytes)
    while let key = try tokens.nextText() {
      let comment = tokens.comment
      try tokens.expect(.equals, orEnd: true)
      // `key;` is short for `key = key;`.
      let value = tokens.isAtEnd ? key : try tokens.text()
      try tokens.expect(.semicolon)
      add(key, value, comment, end: tokens.position)
    }
  }

  private mutating func add(
    _ key: Range<Int>, _ value: Range<Int>, _ comment: Range<Int>?, end: Int
  ) {
    let own = comment.flatMap { UnitComment(bytes[$0]) }
    let name = AppleStringsText.decoded(bytes[key])
    var unit = CatalogUnit(
      key: UnitText(text: name, place: key),
      translation: UnitText(text: AppleStringsText.decoded(bytes[value]), place: value), own)
    // Programs use their texts as keys.
    if own == nil, TranslationKey(name) == nil { unit.source = name }
    units.append(unit)
    let start = own == nil ? nil : comment.map { $0.lowerBound - 2 }
    places.append(
      Place(
        key: key, comment: own == nil ? nil : comment, start: start ?? key.lowerBound, end: end))
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    let lines = texts.map { text in
      let key = AppleStringsText.encoded(text.name)
      return "/* \(UnitComment(text).written) */\(editor.lineBreak)"
        + "\(key) = \(AppleStringsText.encoded(text.translation));"
    }
    if let unit {
      editor.insert(lines.map { $0 + editor.lineBreak }, above: places[unit].start)
    } else {
      let isFirst = units.isEmpty && bytes.allSatisfy(\.isBlankOrBreak)
      let separated = lines.enumerated().map { index, line in
        index == 0 && isFirst ? line : editor.lineBreak + line
      }
      editor.insert(separated, below: places.last?.end ?? bytes.count)
    }
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let place = places[unit]
    if let key = changes.key {
      editor.replace(place.key, by: AppleStringsText.encoded(key))
    }
    if let range = place.comment, var comment = UnitComment(bytes[range]) {
      comment.change(changes)
      editor.replace(range, by: " \(comment.written) ")
    } else if changes.state == .obsolete {
      let comment = UnitComment(obsolete: units[unit].source ?? "")
      editor.insert(["/* \(comment.written) */"], above: place.start)
    }
  }
}
