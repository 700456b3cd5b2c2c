/// The messages of a Qt Linguist `.ts` file.
///
/// The key of a message is its disambiguation (the element `comment`) or, without one, its id; a
/// message with neither has an empty key. A translation that is `unfinished` is untranslated or
/// awaits review. A translation that is `vanished` or `obsolete` belongs to a removed text. The
/// note is the `extracomment`. The forms of a text with a number are those of ``QtNumerus``, in
/// which `%n` is the number. Messages with other elements in their texts stay as they are.
struct QtTranslations: UnitDocument {
  static let name = "Qt's ts"
  static let keepsSingular = false
  private static let number = NumberPlaceholder.qt

  private struct Place {
    let element: Int
    let source: Int
    /// The element with the key; nil if the key is the message's id or missing.
    let key: Int?
    let note: Int?
    let translation: Int
  }

  private let xml: XMLElements
  private(set) var units: [CatalogUnit] = []
  private var places: [Place] = []
  private(set) var language: UnitText?
  private(set) var sourceLanguage: String?
  private(set) var pluralForms: POPluralForms?
  /// The first context with a text of the menu; nil if there is none.
  private var context: Int?
  private var contextNames: [Int: String?] = [:]

  var bytes: [UInt8] { xml.bytes }

  static func empty(language: String, sourceLanguage: String, project: String) -> String {
    func attribute(_ text: String) -> String {
      XMLCharacters.escaped(text.replacing("-", with: "_"), inAttribute: true)
    }
    let target = language.isEmpty ? "" : " language=\"\(attribute(language))\""
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1"\(target) sourcelanguage="\(attribute(sourceLanguage))">
      <context>
          <name>\(XMLCharacters.escaped(project))</name>
      </context>
      </TS>

      """
  }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    xml = try XMLElements(units: bytes, root: "TS", hasDoctype: true)
    language = xml.attribute("language", of: 0).map {
      UnitText(text: POLanguage.tag(of: xml.value($0)), place: $0.value)
    }
    pluralForms = language.flatMap { LanguageTag($0.text) }.flatMap(QtNumerus.forms)
    sourceLanguage = xml.attribute("sourcelanguage", of: 0).map {
      POLanguage.tag(of: xml.value($0))
    }
    for (index, element) in xml.elements.enumerated()
    where element.name == "message" && element.parent > 0 {
      read(index)
    }
  }

  private mutating func read(_ message: Int) {
    guard let source = xml.child("source", of: message), xml.isPlain(source),
      let translation = xml.child("translation", of: message)
    else { return }
    let isNumerus = xml.attribute("numerus", of: message).map(xml.value) == "yes"
    let forms = isNumerus ? xml.children(of: translation) : []
    guard (forms + (isNumerus ? [] : [translation])).allSatisfy(xml.isPlain) else { return }
    let comment = xml.child("comment", of: message)
    let id = xml.attribute("id", of: message)
    let key =
      comment.map { UnitText(text: xml.text(of: $0), place: xml.textPlace(of: $0)) }
      ?? id.map { UnitText(text: xml.value($0), place: $0.value) }
      ?? UnitText(text: "", place: xml.textPlace(of: source))
    if TranslationKey(key.text) != nil, context == nil { context = xml.elements[message].parent }
    let note = xml.child("extracomment", of: message)
    let texts = forms.enumerated().map { (name: "\($0)", text: form($1)) }
    let general =
      CatalogUnit.general(texts)
      ?? UnitText(text: xml.text(of: translation), place: xml.textPlace(of: translation))
    let text = general.text
    let written = xml.text(of: source)
    let type = xml.attribute("type", of: translation).map(xml.value)
    let isGone = type == "vanished" || type == "obsolete"
    let state: CatalogState =
      if isGone { .obsolete } else if text.isEmpty { .untranslated } else {
        type == "unfinished" ? .needsReview : .translated
      }
    var unit = CatalogUnit(
      key: key, source: isNumerus ? Self.number.read(written) : written,
      translation: general,
      state: state, note: note.map(xml.text),
      context: contextName(of: xml.elements[message].parent),
      isForReviewIfRestored: type == "obsolete" && !text.isEmpty)
    unit.forms = texts
    units.append(unit)
    places.append(
      Place(
        element: message, source: source, key: comment, note: note, translation: translation))
  }

  /// The name of a context, which is looked up once for all of its messages.
  private mutating func contextName(of context: Int) -> String? {
    if let known = contextNames[context] { return known }
    let name = xml.child("name", of: context).map(xml.text)
    contextNames[context] = .some(name)
    return name
  }

  private func form(_ element: Int) -> UnitText {
    UnitText(text: Self.number.read(xml.text(of: element)), place: xml.textPlace(of: element))
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    var writer = XMLEditor(xml, editor)
    func messages(_ xml: XMLEditor, _ indent: String) -> [String] {
      texts.map { message($0, xml, indent: indent) }
    }
    if let unit {
      writer.insert(above: xml.elements[places[unit].element].range.lowerBound, messages)
    } else if let context = context ?? xml.child("context", of: 0) {
      writer.append(to: context, messages)
    } else {
      writer.append(to: 0) { xml, indent in
        let name = xml.element("name", text: "menu")
        return [
          xml.element("context", [], [name] + messages(xml, indent + xml.step), indent: indent)
        ]
      }
    }
    editor = writer.editor
  }

  private func message(_ text: CatalogText, _ xml: XMLEditor, indent: String) -> String {
    let isNumerus = text.plural != nil
    var parts = [
      xml.element("source", text: isNumerus ? Self.number.written(text.source) : text.source),
      xml.element("comment", text: text.name),
    ]
    if !text.note.isEmpty { parts.append(xml.element("extracomment", text: text.note)) }
    let forms = forms(text.forms)
    let isEmpty = isNumerus ? forms.allSatisfy(\.isEmpty) : text.translation.isEmpty
    let type = isEmpty ? [("type", "unfinished")] : []
    parts.append(
      isNumerus
        ? xml.element(
          "translation", type, Self.elements(forms, xml), indent: indent + xml.step)
        : xml.element("translation", type, text: text.translation))
    return xml.element("message", isNumerus ? [("numerus", "yes")] : [], parts, indent: indent)
  }

  /// The texts of the forms, in Qt's order.
  private func forms(_ texts: [PluralForm: String]) -> [String] {
    let rule = language.flatMap { LanguageTag($0.text) }?.pluralRule
    let count = pluralForms?.count ?? 2
    return (0..<count).map { index in
      let form = rule?.needed.first { form in
        form.examples.last.flatMap { pluralForms?.index(of: $0) } == index
      }
      return texts[form?.form ?? .other] ?? ""
    }
  }

  private static func elements(_ forms: [String], _ xml: XMLEditor) -> [String] {
    forms.map { xml.element("numerusform", text: number.written($0)) }
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let place = places[unit]
    var writer = XMLEditor(xml, editor)
    if let key = changes.key {
      if let comment = place.key {
        writer.setText(of: comment, key)
      } else if xml.attribute("id", of: place.element) != nil {
        writer.set("id", key, of: place.element)
      } else {
        writer.insert(writer.element("comment", text: key), behind: place.source)
      }
    }
    let isNumerus = !units[unit].forms.isEmpty || !changes.forms.isEmpty
    if let source = changes.source {
      writer.setText(of: place.source, isNumerus ? Self.number.written(source) : source)
    }
    if !changes.forms.isEmpty {
      // The new forms are empty, except the last one, the general form, which is the old
      // translation.
      let texts = forms([:]).dropLast() + [units[unit].translation.text]
      let elements = Self.elements(Array(texts), writer).joined()
      writer.set("numerus", "yes", of: place.element)
      writer.setContent(of: place.translation, elements)
    }
    if let last = xml.children(of: place.translation).last {
      for element in Self.elements(Array(repeating: "", count: changes.missing), writer) {
        writer.insert(element, behind: last)
      }
    }
    if let note = changes.note {
      if let old = place.note {
        writer.setText(of: old, note)
      } else {
        writer.insert(writer.element("extracomment", text: note), behind: place.key ?? place.source)
      }
    }
    if let state = changes.state {
      let isFinished = units[unit].state == .translated
      let type: String? =
        switch state {
        case .translated, .excluded: nil
        case .untranslated, .needsReview: "unfinished"
        case .obsolete: isFinished ? "vanished" : "obsolete"
        }
      writer.set("type", type, of: place.translation)
    }
    editor = writer.editor
  }
}
