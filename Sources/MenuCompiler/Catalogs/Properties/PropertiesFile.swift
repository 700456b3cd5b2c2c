/// The texts of a Java `.properties` file: `key=text`.
///
/// The source, note and state of a text are in a comment above it; see ``UnitComment``. New texts
/// are written in ASCII, because some programs read the files as Latin-1.
struct PropertiesFile: UnitDocument {
  static let name = "properties files"

  private struct Place {
    let key: Range<Int>
    let comment: CommentPlace
  }

  let bytes: [UInt8]
  private(set) var units: [CatalogUnit] = []
  private var places: [Place] = []

  var language: UnitText? { nil }

  static func empty(language: String, sourceLanguage: String, project: String) -> String { "" }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    self.bytes = bytes
    var position = bytes.startOfText
    var comment: Range<Int>?
    while position < bytes.count {
      let start = bytes.endOfSpace(from: position)
      guard start < bytes.count, !bytes[start].isBreak else {
        position = bytes.endOfBreak(from: start)
        continue
      }
      if bytes[start] == .hash || bytes[start] == UInt8(ascii: "!") {
        let end = bytes.endOfLine(from: start)
        comment = start + 1..<end
        position = bytes.endOfBreak(from: end)
        continue
      }
      position = read(from: start, comment)
      comment = nil
    }
  }

  /// Reads an entry, and returns the position after it.
  private mutating func read(from start: Int, _ comment: Range<Int>?) -> Int {
    let end = bytes.endOfLogicalLine(from: start)
    var index = start
    while index < end, !bytes[index].isPropertySeparator {
      index += bytes[index] == .backslash ? 2 : 1
    }
    let key = start..<min(index, end)
    var value = bytes.endOfSpace(from: key.upperBound)
    if value < end, bytes[value] == .equals || bytes[value] == .colon {
      value = bytes.endOfSpace(from: value + 1)
    }
    let text = min(value, end)..<end
    let comment = CommentPlace(comment, above: start, in: bytes, .properties)
    units.append(
      CatalogUnit(
        key: UnitText(text: PropertiesText.decoded(bytes[key]), place: key),
        translation: UnitText(text: PropertiesText.decoded(bytes[text]), place: text),
        comment.comment))
    places.append(Place(key: key, comment: comment))
    return bytes.endOfBreak(from: end)
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    let lines = texts.flatMap { text in
      [
        CommentPlace.Marks.properties.around(UnitComment(text)),
        PropertiesText.encoded(text.name, isKey: true) + "="
          + PropertiesText.encoded(text.translation),
      ]
    }
    if let unit {
      editor.insert(lines, above: places[unit].comment.start)
    } else {
      editor.insert(lines, below: bytes.count)
    }
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let place = places[unit]
    if let key = changes.key {
      editor.replace(place.key, by: PropertiesText.encoded(key, isKey: true))
    }
    place.comment.change(changes, of: units[unit], in: &editor)
  }
}

extension [UInt8] {
  /// The end of the blanks and form feeds at a position.
  fileprivate func endOfSpace(from position: Int) -> Int {
    var end = position
    while end < count, self[end].isBlank || self[end] == 0x0C { end += 1 }
    return end
  }

  /// The end of a line and of the lines that continue it, without the last line break.
  fileprivate func endOfLogicalLine(from start: Int) -> Int {
    var end = start
    while end < count, !self[end].isBreak {
      guard self[end] == .backslash, end + 1 < count else {
        end += 1
        continue
      }
      end += 1
      end = self[end].isBreak ? endOfBreak(from: end) : end + 1
    }
    return end
  }
}

extension UInt8 {
  fileprivate var isPropertySeparator: Bool {
    isBlank || self == 0x0C || self == .equals || self == .colon
  }
}
