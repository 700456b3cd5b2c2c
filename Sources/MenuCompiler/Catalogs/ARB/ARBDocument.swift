/// The texts of an Application Resource Bundle, as Flutter uses them: JSON with `"key"` and, for
/// its attributes, `"@key"`.
///
/// Keys are written as ``ResourceName`` specifies. The attributes `description` and `source_text`
/// keep the note and the source; menuc's own `x-state` marks texts that await review or are
/// obsolete. The forms of a text with a number are one ICU message; see ``ICUPlural``.
struct ARBDocument: UnitDocument {
  static let name = "ARB"

  private enum Attribute {
    static let description = "description"
    static let source = "source_text"
    static let state = "x-state"
  }

  private enum State: String {
    case review = "needs-review"
    case obsolete
    case obsoleteForReview = "obsolete-needs-review"
  }

  private let json: JSONTexts
  private(set) var units: [CatalogUnit] = []
  /// The nodes of the texts, and of their attributes.
  private var places: [(text: Int, attributes: Int?)] = []
  private(set) var language: UnitText?

  private var outline: TextMapOutline { json.outline }
  var bytes: [UInt8] { json.bytes }

  static func empty(language: String, sourceLanguage: String, project: String) -> String {
    let tag = LiteralText.doubleQuoted(language.replacing("-", with: "_"))
    return "{\n  \"@@locale\": \(tag)\n}\n"
  }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    json = try JSONTexts(bytes)
    let root = outline.nodes[TextMapOutline.root]
    for name in root.names {
      guard let node = root.children[name], let text = json.text(node) else { continue }
      if name == "@@locale" {
        language = UnitText(
          text: text.replacing("_", with: "-"), place: outline.nodes[node].value)
      } else if !name.hasPrefix("@") {
        read(name, node, text, root.children["@\(name)"])
      }
    }
  }

  private mutating func read(_ name: String, _ node: Int, _ text: String, _ attributes: Int?) {
    let plural = ICUPlural(text)
    let text = plural?.general ?? text
    let place = outline.nodes[node].value
    let source = attributes.flatMap { json.text(Attribute.source, of: $0) }
    let mark = attributes.flatMap { json.text(Attribute.state, of: $0) }.flatMap(State.init)
    let state: CatalogState =
      switch mark {
      case .obsolete, .obsoleteForReview: .obsolete
      case _ where text.isEmpty: .untranslated
      case .review: .needsReview
      case nil: .translated
      }
    var unit = CatalogUnit(
      key: UnitText(text: name, place: outline.nodes[node].key),
      source: source, translation: UnitText(text: text, place: place),
      forms: (plural?.forms ?? []).map { ($0.name, UnitText(text: $0.text, place: place)) },
      state: state, note: attributes.flatMap { json.text(Attribute.description, of: $0) },
      isForReviewIfRestored: mark == .obsoleteForReview)
    if let sources = source.flatMap(ICUPlural.init) {
      unit.source = sources.general
      unit.singular = sources.forms.first { $0.name == "one" }?.text
    }
    units.append(unit)
    places.append((node, attributes))
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    let members = texts.flatMap { text in
      let note = text.note.isEmpty ? [] : [JSONMember(Attribute.description, text.note)]
      let source = JSONMember(Attribute.source, Self.source(text.source, text.singular))
      let message = text.plural == nil ? text.translation : ICUPlural.written(text.forms)
      return [
        JSONMember(text.name, message), JSONMember("@\(text.name)", members: note + [source]),
      ]
    }
    json.insert(members, before: unit.map { places[$0].text }, into: TextMapOutline.root, &editor)
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    let (text, attributes) = places[unit]
    if let name = changes.key {
      editor.replace(outline.nodes[text].key, by: LiteralText.doubleQuoted(name))
      if let attributes {
        editor.replace(outline.nodes[attributes].key, by: LiteralText.doubleQuoted("@\(name)"))
      }
    }
    var values: [(name: String, text: String)] = []
    if let note = changes.note { values.append((Attribute.description, note)) }
    if let source = changes.source {
      values.append((Attribute.source, Self.source(source, changes.singular)))
    }
    // A malformed message stays as it is; the placeholder check reports it.
    if !changes.forms.isEmpty, !hasBrokenForms(unit) {
      editor.replace(
        outline.nodes[text].value, by: LiteralText.doubleQuoted(message(unit, changes.forms)))
    }
    if let state = changes.state { values.append((Attribute.state, mark(state, of: unit))) }
    guard !values.isEmpty else { return }
    guard let attributes else {
      let name = changes.key ?? json.name(of: text)
      let members = values.map { JSONMember($0.name, $0.text) }
      return json.insert([JSONMember("@\(name)", members: members)], behind: text, &editor)
    }
    var new: [JSONMember] = []
    for (name, text) in values {
      if let node = outline.nodes[attributes].children[name] {
        editor.replace(outline.nodes[node].value, by: LiteralText.doubleQuoted(text))
      } else {
        new.append(JSONMember(name, text))
      }
    }
    if !new.isEmpty { json.insert(new, before: nil, into: attributes, &editor) }
  }

  /// Whether the text of a unit has forms that can't be read.
  private func hasBrokenForms(_ unit: Int) -> Bool {
    units[unit].forms.isEmpty
      && units[unit].translation.text.contains(/\{\s*\w+\s*,\s*plural\b/)
  }

  private static func source(_ general: String, _ singular: String?) -> String {
    singular.map { ICUPlural.written([.one: $0, .other: general]) } ?? general
  }

  /// The message of a unit after the given forms are added.
  private func message(_ unit: Int, _ new: [PluralForm]) -> String {
    var texts = Dictionary(new.map { ($0, "") }, uniquingKeysWith: { $1 })
    for (name, text) in units[unit].forms {
      if let form = PluralForm(rawValue: name) { texts[form] = text.text }
    }
    if units[unit].forms.isEmpty { texts[.other] = units[unit].translation.text }
    return ICUPlural.written(texts)
  }

  private func mark(_ state: CatalogState, of unit: Int) -> String {
    switch state {
    case .obsolete:
      (units[unit].state == .needsReview ? State.obsoleteForReview : .obsolete).rawValue
    case .needsReview: State.review.rawValue
    case .translated, .untranslated, .excluded: "translated"
    }
  }
}
