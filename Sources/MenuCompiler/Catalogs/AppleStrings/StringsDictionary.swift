/// The texts of a `.stringsdict` file for Apple's systems: a property list with the forms of texts
/// with a number.
///
/// A text is understood if its format consists of one variable, as in `%#@count@`, whose forms have
/// `%d` for the number. Other texts stay as they are. The source, note and state of a text are in a
/// comment above it; see ``UnitComment``.
struct StringsDictionary: UnitDocument {
  static let name = "stringsdict files"
  private static let number = NumberPlaceholder.format
  private static let format = "NSStringLocalizedFormatKey"
  private static let variable = "count"

  private struct Place {
    let key: Int
    /// The element `dict` with the forms.
    let forms: Int
    let comment: CommentPlace
  }

  private let xml: XMLElements
  /// The element `dict` with all texts.
  private let texts: Int
  private(set) var units: [CatalogUnit] = []
  private var places: [Place] = []

  var bytes: [UInt8] { xml.bytes }
  var language: UnitText? { nil }

  static func empty(language: String, sourceLanguage: String, project: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    </dict>
    </plist>

    """
  }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    xml = try XMLElements(units: bytes, root: "plist", hasDoctype: true)
    guard let texts = xml.child("dict", of: 0) else {
      throw UnitProblem("the property list must be a 'dict'", xml.elements[0].tag.name)
    }
    self.texts = texts
    for (key, value) in entries(of: texts) { read(key, value) }
  }

  /// The keys and values of a dictionary.
  private func entries(of dictionary: Int) -> [(key: Int, value: Int)] {
    guard xml.elements[dictionary].name == "dict" else { return [] }
    var key: Int?
    var entries: [(key: Int, value: Int)] = []
    for child in xml.children(of: dictionary) {
      if xml.elements[child].name == "key" {
        key = child
      } else if let last = key {
        entries.append((last, child))
        key = nil
      }
    }
    return entries
  }

  private mutating func read(_ key: Int, _ value: Int) {
    let parts = entries(of: value).map { (name: xml.text(of: $0.key), value: $0.value) }
    let format = parts.first { $0.name == Self.format }.map { xml.text(of: $0.value) } ?? ""
    guard
      format.hasPrefix("%#@"), format.hasSuffix("@"),
      let forms = parts.first(where: { $0.name == format.dropFirst(3).dropLast() })?.value
    else { return }
    let comment = CommentPlace(
      xml.comment(before: key), above: xml.elements[key].range.lowerBound, in: bytes, .xml)
    let texts = entries(of: forms).compactMap { key, value -> (name: String, text: UnitText)? in
      let name = xml.text(of: key)
      guard PluralForm(rawValue: name) != nil else { return nil }
      let text = Self.number.read(xml.text(of: value))
      return (name, UnitText(text: text, place: xml.textPlace(of: value)))
    }
    var unit = CatalogUnit(
      key: UnitText(text: xml.text(of: key), place: xml.textPlace(of: key)),
      translation: CatalogUnit.general(texts)
        ?? UnitText(text: "", place: xml.textPlace(of: forms)), comment.comment)
    unit.forms = texts
    units.append(unit)
    places.append(Place(key: key, forms: forms, comment: comment))
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    var writer = XMLEditor(xml, editor)
    func written(_ xml: XMLEditor, indent: String) -> [String] {
      texts.flatMap { text in
        [
          CommentPlace.Marks.xml.around(UnitComment(text)), xml.element("key", text: text.name),
          Self.entry(text, xml, indent: indent),
        ]
      }
    }
    if let unit {
      writer.insert(above: places[unit].comment.start, written)
    } else {
      writer.append(to: self.texts, written)
    }
    editor = writer.editor
  }

  private static func entry(_ text: CatalogText, _ xml: XMLEditor, indent: String) -> String {
    let forms = PluralForm.allCases.flatMap { form in
      text.forms[form].map { pair(form.rawValue, number.written($0), xml) } ?? []
    }
    let rule =
      pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType", xml)
      + pair("NSStringFormatValueTypeKey", "d", xml)
    let variable = [
      xml.element("key", text: Self.variable),
      xml.element("dict", [], rule + forms, indent: indent + xml.step),
    ]
    return xml.element(
      "dict", [], pair(format, "%#@\(Self.variable)@", xml) + variable, indent: indent)
  }

  private static func pair(_ key: String, _ text: String, _ xml: XMLEditor) -> [String] {
    [xml.element("key", text: key), xml.element("string", text: text)]
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let place = places[unit]
    var writer = XMLEditor(xml, editor)
    if let key = changes.key { writer.setText(of: place.key, key) }
    if !changes.forms.isEmpty {
      writer.append(to: place.forms) { xml, _ in
        changes.forms.flatMap { Self.pair($0.rawValue, "", xml) }
      }
    }
    editor = writer.editor
    place.comment.change(changes, of: units[unit], in: &editor)
  }
}
