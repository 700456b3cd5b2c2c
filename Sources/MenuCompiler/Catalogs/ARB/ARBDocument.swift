/// The texts of an Application Resource Bundle, as Flutter uses them: JSON with `"key"` and, for its attributes,
/// `"@key"`.
///
/// Keys are written as ``ResourceName`` says. The attributes `description` and `source_text` keep the note and the
/// source; menuc's own `x-state` marks texts that await review or are gone.
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

  private let file: SourceFile
  private let outline: TextMapOutline
  private(set) var units: [CatalogUnit] = []
  /// The nodes of the texts, and of their attributes.
  private var places: [(text: Int, attributes: Int?)] = []
  private(set) var language: UnitText?

  var bytes: [UInt8] { file.bytes }

  static func empty(language: String, sourceLanguage: String, project: String) -> String {
    let tag = LiteralText.doubleQuoted(language.replacing("-", with: "_"))
    return "{\n  \"@@locale\": \(tag)\n}\n"
  }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    file = SourceFile(name: "", format: .json, bytes: bytes)
    var diagnostics = Diagnostics()
    let parsed = parse(file, as: 0, into: &diagnostics, keepsOwnKeys: true)
    if let problem = diagnostics.all.first {
      guard case .bytes(_, let range) = problem.anchor else {
        throw UnitProblem(problem.message, 0..<0)
      }
      throw UnitProblem(problem.message, range)
    }
    guard case .table? = parsed.root?.value else {
      throw UnitProblem("the file must be a table", 0..<min(1, bytes.count))
    }
    outline = TextMapOutline(file)
    let root = outline.nodes[TextMapOutline.root]
    for name in root.names {
      guard let node = root.children[name], let text = text(node) else { continue }
      if name == "@@locale" {
        language = UnitText(
          text: text.replacing("_", with: "-"), place: outline.nodes[node].value)
      } else if !name.hasPrefix("@") {
        read(name, node, text, root.children["@\(name)"])
      }
    }
  }

  private mutating func read(_ name: String, _ node: Int, _ text: String, _ attributes: Int?) {
    let source = attributes.flatMap { self.text(Attribute.source, of: $0) }
    let mark = attributes.flatMap { self.text(Attribute.state, of: $0) }.flatMap(State.init)
    let state: CatalogState =
      switch mark {
      case .obsolete, .obsoleteForReview: .obsolete
      case _ where text.isEmpty: .untranslated
      case .review: .needsReview
      case nil: .translated
      }
    units.append(
      CatalogUnit(
        key: UnitText(text: name, place: outline.nodes[node].key),
        source: source, translation: UnitText(text: text, place: outline.nodes[node].value),
        state: state, note: attributes.flatMap { self.text(Attribute.description, of: $0) },
        isForReviewIfRestored: mark == .obsoleteForReview))
    places.append((node, attributes))
  }

  private func text(_ name: String, of node: Int) -> String? {
    outline.nodes[node].children[name].flatMap(text)
  }

  private func text(_ node: Int) -> String? {
    let value = outline.nodes[node].value
    guard bytes[value].first == .quotationMark else { return nil }
    return TextLiteral(yaml: bytes, value, isInFlow: true)?.text
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    let place = unit.map { outline.nodes[places[$0].text].start }
    let entries = texts.flatMap { text -> [String] in
      let name = text.name
      var attributes = [(Attribute.source, text.source)]
      if !text.note.isEmpty { attributes.insert((Attribute.description, text.note), at: 0) }
      let indent = indent(editor)
      let lines = attributes.map { "\(indent)  \(Self.member($0, $1))" }
      return [
        Self.member(name, text.translation),
        ["\"@\(name)\": {", lines.joined(separator: "," + editor.lineBreak), indent + "}"]
          .joined(separator: editor.lineBreak),
      ]
    }
    insert(entries, before: place, into: TextMapOutline.root, &editor)
  }

  /// The indentation of the texts.
  private func indent(_ editor: UnitEditor) -> String {
    let root = outline.nodes[TextMapOutline.root]
    let first = root.names.first.flatMap { root.children[$0] }
    return first.flatMap { editor.indent(at: outline.nodes[$0].start) } ?? "  "
  }

  /// Inserts members into an object: before a place or, if it is nil, behind the last member.
  private func insert(
    _ members: [String], before place: Int?, into node: Int, _ editor: inout UnitEditor
  ) {
    let object = outline.nodes[node]
    let outer =
      editor.indent(at: object.start) ?? (node == TextMapOutline.root ? "" : indent(editor))
    let children = object.names.compactMap { object.children[$0] }
    let inner =
      children.first.flatMap { editor.indent(at: outline.nodes[$0].start) } ?? outer + "  "
    if let place {
      editor.insert(members.map { $0 + "," }, above: place)
    } else if let last = children.map({ outline.nodes[$0].end }).max() {
      editor.insert(
        members.map { "," + editor.lineBreak + inner + $0 }.joined(), at: last)
    } else {
      let content = members.map { editor.lineBreak + inner + $0 }.joined(separator: ",")
      editor.replace(
        object.value.lowerBound + 1..<object.value.upperBound - 1,
        by: content + editor.lineBreak + outer)
    }
  }

  private static func member(_ name: String, _ text: String) -> String {
    "\(LiteralText.doubleQuoted(name)): \(LiteralText.doubleQuoted(text))"
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
    if let source = changes.source { values.append((Attribute.source, source)) }
    if let state = changes.state { values.append((Attribute.state, mark(state, of: unit))) }
    guard !values.isEmpty else { return }
    guard let attributes else {
      let name = changes.key ?? self.name(of: text)
      let members = values.map { Self.member($0.name, $0.text) }.joined(separator: ", ")
      return editor.insert(
        ",\(editor.lineBreak)\(indent(editor))\(LiteralText.doubleQuoted("@\(name)")): { \(members) }",
        at: outline.nodes[text].end)
    }
    var new: [String] = []
    for (name, text) in values {
      if let node = outline.nodes[attributes].children[name] {
        editor.replace(outline.nodes[node].value, by: LiteralText.doubleQuoted(text))
      } else {
        new.append(Self.member(name, text))
      }
    }
    if !new.isEmpty { insert(new, before: nil, into: attributes, &editor) }
  }

  private func name(of node: Int) -> String {
    TextLiteral(yaml: bytes, outline.nodes[node].key, isInFlow: true)?.text ?? ""
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
