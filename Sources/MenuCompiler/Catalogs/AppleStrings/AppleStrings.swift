/// The texts of a `.strings` file for Apple's systems: `"key" = "text";`.
///
/// The source, note and state of a text are in a comment above it; see ``UnitComment``.
struct AppleStrings: UnitDocument {
  static let name = "strings files"

  private struct Place {
    let key: Range<Int>
    let comment: CommentPlace
    /// The end of the unit, including its semicolon.
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
    let comment = CommentPlace(comment, above: key.lowerBound, in: bytes, .strings)
    let name = AppleStringsText.decoded(bytes[key])
    var unit = CatalogUnit(
      key: UnitText(text: name, place: key),
      translation: UnitText(text: AppleStringsText.decoded(bytes[value]), place: value),
      comment.comment)
    // Programs use their source texts as keys.
    if comment.comment == nil, TranslationKey(name) == nil { unit.source = name }
    units.append(unit)
    places.append(Place(key: key, comment: comment, end: end))
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    let lines = texts.map { text in
      let key = AppleStringsText.encoded(text.name)
      return "\(CommentPlace.Marks.strings.around(UnitComment(text)))\(editor.lineBreak)"
        + "\(key) = \(AppleStringsText.encoded(text.translation));"
    }
    if let unit {
      editor.insert(lines.map { $0 + editor.lineBreak }, above: places[unit].comment.start)
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
    place.comment.change(changes, of: units[unit], in: &editor)
  }
}
