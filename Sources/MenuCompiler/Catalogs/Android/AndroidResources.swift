/// The strings of an Android resource file, such as `res/values-de/strings.xml`.
///
/// The key of a text is its name, see ``ResourceName``. Source, note and state are in a comment above, see
/// ``UnitComment``. Strings with `translatable="false"` are excluded. Arrays and plurals stay as they are.
struct AndroidResources: UnitDocument {
  static let name = "Android resources"

  private struct Place {
    let element: Int
    /// The text of menuc's comment above; nil if there is none.
    let comment: Range<Int>?
    /// The start of the unit, with the comment.
    let start: Int
  }

  private let xml: XMLElements
  private(set) var units: [CatalogUnit] = []
  private var places: [Place] = []

  var bytes: [UInt8] { xml.bytes }
  var language: UnitText? { nil }

  static func empty(language: String, sourceLanguage: String, project: String) -> String {
    "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n</resources>\n"
  }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    xml = try XMLElements(units: bytes, root: "resources")
    for (index, element) in xml.elements.enumerated()
    where element.name == "string" && element.parent == 0 {
      read(index)
    }
  }

  private mutating func read(_ element: Int) {
    guard let name = xml.attribute("name", of: element) else { return }
    let range = xml.comment(before: element)
    let comment = range.flatMap { UnitComment(bytes[$0]) }
    let written = xml.value(name)
    let isExcluded = xml.attribute("translatable", of: element).map(xml.value) == "false"
    let text = AndroidText.decoded(xml.text(of: element))
    units.append(
      CatalogUnit(
        key: UnitText(
          text: written, place: name.value),
        translation: UnitText(text: text, place: xml.textPlace(of: element)), comment,
        isExcluded: isExcluded))
    let start = comment == nil ? nil : range.map { $0.lowerBound - 4 }
    places.append(
      Place(
        element: element, comment: comment == nil ? nil : range,
        start: start ?? xml.elements[element].range.lowerBound))
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    var writer = XMLEditor(xml, editor)
    func written(_ xml: XMLEditor, _: String) -> [String] {
      texts.flatMap { text in
        let attributes = [("name", text.name)]
        let string = xml.element("string", attributes, text: AndroidText.encoded(text.translation))
        return ["<!-- \(UnitComment(text).written) -->", string]
      }
    }
    if let unit {
      writer.insert(above: places[unit].start, written)
    } else {
      writer.append(to: 0, written)
    }
    editor = writer.editor
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let place = places[unit]
    var writer = XMLEditor(xml, editor)
    if let key = changes.key {
      writer.set("name", key, of: place.element)
    }
    editor = writer.editor
    if let range = place.comment, var comment = UnitComment(bytes[range]) {
      comment.change(changes)
      editor.replace(range, by: " \(comment.written) ")
    } else if changes.state == .obsolete {
      let comment = UnitComment(obsolete: units[unit].source ?? "")
      editor.insert(["<!-- \(comment.written) -->"], above: place.start)
    }
  }
}

extension XMLElements {
  /// The text of the comment directly before an element, without its marks; nil if there is none.
  func comment(before element: Int) -> Range<Int>? {
    var index = elements[element].first - 1
    if index >= 0, tokens[index].kind == .text,
      bytes[tokens[index].range].allSatisfy(\.isBlankOrBreak)
    {
      index -= 1
    }
    guard index >= 0, tokens[index].kind == .comment else { return nil }
    let range = tokens[index].range
    return range.lowerBound + 4..<range.upperBound - 3
  }
}
