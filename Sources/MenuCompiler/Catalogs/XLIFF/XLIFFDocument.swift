/// The translation units of an XLIFF file that menuc understands, with their places.
///
/// Units with inline elements, such as `<g>` or `<x/>`, and units that are not to be translated are
/// excluded. Units that belong to a plural stay as they are.
struct XLIFFDocument {
  struct File {
    let element: Int
    let sourceLanguage: String?
    let targetLanguage: String?
    /// The element `body`; nil if the file has none.
    var body: Int?
    /// The ids of all units of the file.
    var ids: Set<String> = []
  }

  struct Unit {
    /// The index of the unit's file.
    let file: Int
    let element: Int
    let key: String
    /// The attribute that the key was read from.
    let keyAttribute: XMLTag.Attribute
    let source: Int
    let target: Int?
    /// The note that menuc wrote.
    let note: Int?
    /// The element after which to insert a note: the last source or target.
    let beforeNote: Int
    let state: CatalogState
    /// The parts that menus can't show; nil if there are none.
    let unsupported: String?
  }

  let xml: XMLElements
  private(set) var files: [File] = []
  /// The units, in the order of the file.
  private(set) var units: [Unit] = []

  init(_ bytes: [UInt8]) throws(XMLProblem) {
    xml = try XMLElements(bytes)
    let root = xml.elements[0]
    guard root.name == "xliff" else {
      throw XMLProblem("this is not XLIFF: its root element is '\(root.name)'", root.tag.name)
    }
    if let version = xml.attribute("version", of: 0), !xml.value(version).hasPrefix("1.") {
      throw XMLProblem(
        "XLIFF \(xml.value(version)) is not supported: use 1.2", version.value)
    }
    readFiles()
  }

  private mutating func readFiles() {
    var pluralEnd = 0
    for (index, element) in xml.elements.enumerated() where element.namespace == namespace {
      switch element.name {
      case "file":
        files.append(
          File(
            element: index,
            sourceLanguage: xml.attribute("source-language", of: index).map(xml.value),
            targetLanguage: xml.attribute("target-language", of: index).map(xml.value)))
      case "body" where files.last?.body == nil && files.last?.element == element.parent:
        files[files.count - 1].body = index
      case "group":
        if xml.attribute("restype", of: index).map(xml.value) == "x-gettext-plurals" {
          pluralEnd = element.range.upperBound
        }
      case "trans-unit" where !files.isEmpty:
        if let id = xml.attribute("id", of: index) {
          files[files.count - 1].ids.insert(xml.value(id))
        }
        if element.range.lowerBound >= pluralEnd, let unit = unit(index) { units.append(unit) }
      default: break
      }
    }
  }

  var namespace: String { xml.elements[0].namespace }

  private func unit(_ element: Int) -> Unit? {
    let id = xml.attribute("id", of: element)
    let name = xml.attribute("resname", of: element)
    let named = name.flatMap { TranslationKey(xml.value($0)) == nil ? nil : $0 }
    guard let attribute = named ?? id else { return nil }
    var parts: [String: Int] = [:]
    var note: Int?
    var beforeNote: Int?
    for child in xml.children(of: element) where xml.elements[child].namespace == namespace {
      let name = xml.elements[child].name
      if ["source", "seg-source", "target"].contains(name) { beforeNote = child }
      if name == "note", xml.attribute("from", of: child).map(xml.value) == XLIFFNote.origin {
        note = note ?? child
      }
      if parts[name] == nil { parts[name] = child }
    }
    guard let source = parts["source"], let beforeNote else { return nil }
    let unsupported = xml.unsupported(in: [source, parts["target"]])
    var state = state(of: parts["target"])
    let isExcluded = xml.attribute("translate", of: element).map(xml.value) == "no"
    if unsupported != nil || isExcluded && state != .obsolete { state = .excluded }
    return Unit(
      file: files.count - 1, element: element, key: xml.value(attribute), keyAttribute: attribute,
      source: source, target: parts["target"], note: note, beforeNote: beforeNote, state: state,
      unsupported: unsupported)
  }

  private func state(of target: Int?) -> CatalogState {
    guard let target else { return .untranslated }
    let state = xml.attribute("state", of: target).map(xml.value)
    if let state, XLIFFState.gone.contains(state) { return .obsolete }
    guard !xml.text(of: target).isEmpty else { return .untranslated }
    return state.map { XLIFFState.finished.contains($0) } ?? true ? .translated : .needsReview
  }

  /// The units of each language that the file declares, in the order of its elements `file`.
  var catalogs: [(language: String?, file: Int, units: [Unit])] {
    var catalogs: [(language: String?, file: Int, units: [Unit])] = []
    var numbers: [String?: Int] = [:]
    for (index, file) in files.enumerated() where numbers[file.targetLanguage] == nil {
      numbers[file.targetLanguage] = catalogs.count
      catalogs.append((file.targetLanguage, index, []))
    }
    for unit in units {
      if let number = numbers[files[unit.file].targetLanguage] {
        catalogs[number].units.append(unit)
      }
    }
    return catalogs
  }
}

/// States of targets.
enum XLIFFState {
  static let finished: Set<String> = ["translated", "final", "signed-off"]
  static let translated = "translated"
  static let needsReview = "needs-review-translation"
  static let needsTranslation = "needs-translation"
  static let obsolete = "x-obsolete"
  /// The unit is obsolete, and needs review if its text returns to the menu.
  static let obsoleteForReview = "x-obsolete-needs-review"
  static let gone: Set<String> = [obsolete, obsoleteForReview]
}

/// Notes for translators.
enum XLIFFNote {
  /// The value of `from` in notes that menuc writes.
  static let origin = "menuc"
}

extension XMLElements {
  func attribute(_ name: String, of element: Int) -> XMLTag.Attribute? {
    elements[element].tag.attributes.first { bytes[$0.name].elementsEqual(name.utf8) }
  }

  func value(_ attribute: XMLTag.Attribute) -> String {
    XMLCharacters.decoded(attribute.value, in: bytes, isAttribute: true)
  }

  func children(of element: Int) -> [Int] {
    let end = elements[element].range.upperBound
    return elements[(element + 1)...].indices
      .prefix { elements[$0].range.lowerBound < end }
      .filter { elements[$0].parent == element }
  }

  /// Whether an element contains no other elements.
  func isPlain(_ element: Int) -> Bool {
    let next = element + 1
    return next == elements.count
      || elements[next].range.lowerBound >= elements[element].range.upperBound
  }

  /// The parts of texts that menus can't show; nil if there are none.
  func unsupported(in texts: [Int?]) -> String? {
    texts.allSatisfy { $0.map(isPlain) ?? true } ? nil : "inline elements"
  }

  /// The text of an element, without comments and instructions.
  func text(of element: Int) -> String {
    var text = ""
    let (first, last) = (elements[element].first, elements[element].last)
    guard last > first else { return "" }
    for token in tokens[first + 1..<last] {
      switch token.kind {
      case .text: text += XMLCharacters.decoded(token.range, in: bytes)
      case .cdata:
        text += XMLCharacters.decoded(
          token.range.lowerBound + 9..<token.range.upperBound - 3, in: bytes, hasReferences: false)
      default: break
      }
    }
    return text
  }
}
