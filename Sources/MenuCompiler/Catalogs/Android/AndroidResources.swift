/// The strings of an Android resource file, such as `res/values-de/strings.xml`.
///
/// The key of a text is its name; see ``ResourceName``. Its source, note and state are in a comment
/// above it; see ``UnitComment``. Strings with `translatable="false"` are excluded. The forms of a
/// text with a number are the items of an element `plurals`, in which `%d` is the number. Arrays
/// stay as they are.
struct AndroidResources: UnitDocument {
  static let name = "Android resources"
  private static let number = NumberPlaceholder.format

  private struct Place {
    let element: Int
    let comment: CommentPlace
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
    where ["string", "plurals"].contains(element.name) && element.parent == 0 {
      read(index)
    }
  }

  private mutating func read(_ element: Int) {
    guard let name = xml.attribute("name", of: element) else { return }
    let comment = CommentPlace(
      xml.comment(before: element), above: xml.elements[element].range.lowerBound, in: bytes, .xml)
    let written = xml.value(name)
    let isExcluded = xml.attribute("translatable", of: element).map(xml.value) == "false"
    let forms = forms(of: element)
    let text = UnitText(
      text: AndroidText.decoded(xml.text(of: element)), place: xml.textPlace(of: element))
    if forms.isEmpty, xml.elements[element].name == "plurals" { return }
    var unit = CatalogUnit(
      key: UnitText(text: written, place: name.value),
      translation: CatalogUnit.general(forms) ?? text,
      comment.comment, isExcluded: isExcluded)
    unit.forms = forms
    units.append(unit)
    places.append(Place(element: element, comment: comment))
  }

  private func forms(of plurals: Int) -> [(name: String, text: UnitText)] {
    guard xml.elements[plurals].name == "plurals" else { return [] }
    return xml.children(of: plurals).compactMap { item in
      guard let quantity = xml.attribute("quantity", of: item) else { return nil }
      let text = Self.number.read(AndroidText.decoded(xml.text(of: item)))
      return (xml.value(quantity), UnitText(text: text, place: xml.textPlace(of: item)))
    }
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    var writer = XMLEditor(xml, editor)
    func written(_ xml: XMLEditor, indent: String) -> [String] {
      texts.flatMap { text in
        let string =
          text.plural == nil
          ? xml.element(
            "string", [("name", text.name)], text: AndroidText.encoded(text.translation))
          : Self.plurals(text.name, text.forms, xml, indent: indent)
        return [CommentPlace.Marks.xml.around(UnitComment(text)), string]
      }
    }
    if let unit {
      writer.insert(above: places[unit].comment.start, written)
    } else {
      writer.append(to: 0, written)
    }
    editor = writer.editor
  }

  private static func plurals(
    _ name: String, _ forms: [PluralForm: String], _ xml: XMLEditor, indent: String
  ) -> String {
    let items = PluralForm.allCases.compactMap { form in
      forms[form].map { item(form, $0, xml) }
    }
    return xml.element("plurals", [("name", name)], items, indent: indent)
  }

  private static func item(_ form: PluralForm, _ text: String, _ xml: XMLEditor) -> String {
    xml.element(
      "item", [("quantity", form.rawValue)], text: AndroidText.encoded(number.written(text)))
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let place = places[unit]
    var writer = XMLEditor(xml, editor)
    if !changes.forms.isEmpty, units[unit].forms.isEmpty {
      var forms = Dictionary(uniqueKeysWithValues: changes.forms.map { ($0, "") })
      forms[.other] = units[unit].translation.text
      let element = xml.elements[place.element].range
      editor.replace(
        element,
        by: Self.plurals(
          changes.key ?? units[unit].key.text, forms, writer,
          indent: editor.indent(at: element.lowerBound) ?? ""))
    } else {
      if let key = changes.key { writer.set("name", key, of: place.element) }
      if !changes.forms.isEmpty {
        writer.append(to: place.element) { xml, _ in
          changes.forms.map { Self.item($0, "", xml) }
        }
      }
      editor = writer.editor
    }
    place.comment.change(changes, of: units[unit], in: &editor)
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
