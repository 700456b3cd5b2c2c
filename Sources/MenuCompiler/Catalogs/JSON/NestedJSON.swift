/// The texts of a program in nested JSON, as i18next reads them: objects of objects and texts.
///
/// The key of a text is its path, with dots; the rule of the menu says which path each text of the menu has. The forms of
/// a text with a number are texts whose names end in `_one`, `_other` and the like, in which `{{count}}` is the number.
/// The file keeps neither sources nor states.
struct NestedJSON: UnitDocument {
  static let name = "JSON"
  private static let number = NumberPlaceholder.doubleBraces

  private let json: JSONTexts
  private(set) var units: [CatalogUnit] = []
  /// The nodes of the units; of a text with forms, that of the first one.
  private var nodes: [Int] = []

  var bytes: [UInt8] { json.outline.bytes }
  var language: UnitText? { nil }

  static func empty(language: String, sourceLanguage: String, project: String) -> String { "{}\n" }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    json = try JSONTexts(bytes)
    // The last node of the list is read next, so that texts are in the order of the file.
    var open: [(node: Int, path: String)] = [(TextMapOutline.root, "")]
    var numbers: [String: Int] = [:]
    while let (node, path) = open.popLast() {
      let start = path.isEmpty ? "" : path + "."
      let object = json.outline.nodes[node]
      for name in object.names {
        guard let child = object.children[name], let text = json.text(child) else { continue }
        guard let (stem, form) = Self.form(name), object.children["\(stem)_other"] != nil else {
          // Beside forms, the text without a number is that of older programs.
          if object.children["\(name)_other"] == nil { add(child, start + name, text) }
          continue
        }
        let number = numbers[start + stem] ?? units.count
        numbers[start + stem] = number
        if number == units.count { add(child, start + stem, "") }
        add(form, text, at: child, to: number)
      }
      open += object.names.reversed().compactMap { name in
        object.children[name].map { ($0, start + name) }
      }
    }
  }

  private mutating func add(_ node: Int, _ path: String, _ text: String) {
    let place = json.outline.nodes[node]
    units.append(
      CatalogUnit(
        key: UnitText(text: path, place: place.key),
        translation: UnitText(text: text, place: place.value), nil))
    nodes.append(node)
  }

  private mutating func add(_ form: PluralForm, _ text: String, at node: Int, to unit: Int) {
    let text = UnitText(text: Self.number.read(text), place: json.outline.nodes[node].value)
    units[unit].forms.append((form.rawValue, text))
    guard form == .other else { return }
    units[unit].translation = text
    units[unit].state = text.text.isEmpty ? .untranslated : .translated
  }

  /// The stem and the form of a name that ends in one: `detail_one`.
  private static func form(_ name: String) -> (stem: String, form: PluralForm)? {
    guard let mark = name.lastIndex(of: "_"),
      let form = PluralForm(rawValue: String(name[name.index(after: mark)...]))
    else { return nil }
    return (String(name[..<mark]), form)
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    add([(unit, texts)], to: &editor)
  }

  /// Adds all texts in one step, because texts of different places can be in one new object.
  func add(_ groups: [(before: Int?, texts: [CatalogText])], to editor: inout UnitEditor) {
    var new: [Int: JSONMember] = [:]
    for (before, texts) in groups {
      let place = before.map { nodes[$0] }
      for text in texts {
        let forms = text.plural == nil ? [] : PluralForm.allCases.filter { text.forms[$0] != nil }
        let members =
          forms.isEmpty
          ? [(text.name, text.translation)]
          : forms.map {
            (Self.name(text.name, $0), Self.number.written(text.forms[$0] ?? ""))
          }
        for (path, text) in members { put(path, text, before: place, &new, &editor) }
      }
    }
    insert(new, &editor)
  }

  private static func name(_ path: String, _ form: PluralForm) -> String {
    "\(path)_\(form.rawValue)"
  }

  /// Gives a path its text: a new one, by the object of the file to which it is added, or that of a member.
  ///
  /// - Parameter before: The member of the file before which the text belongs, if both are in one object.
  private func put(
    _ path: String, _ text: String, before: Int?, _ new: inout [Int: JSONMember],
    _ editor: inout UnitEditor
  ) {
    var path = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    var node = TextMapOutline.root
    while let name = path.first, let child = json.outline.nodes[node].children[name] {
      path.removeFirst()
      if path.isEmpty, json.text(child) != nil {
        return editor.replace(json.outline.nodes[child].value, by: LiteralText.doubleQuoted(text))
      }
      node = child
    }
    let isSibling = before.map { json.outline.nodes[node].children[json.name(of: $0)] == $0 }
    new[node, default: JSONMember("")].put(path, text, before: isSibling == true ? before : nil)
  }

  private func insert(_ new: [Int: JSONMember], _ editor: inout UnitEditor) {
    for (node, object) in new.sorted(by: { $0.key < $1.key }) {
      for (before, members) in object.groups {
        json.insert(members, before: before, into: node, &editor)
      }
    }
  }

  /// A text with a new key is copied to its place, because the program may use the old one. A text that is gone
  /// stays.
  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    guard changes.state != .obsolete else { return }
    let old = units[unit]
    let forms = old.forms.compactMap { name, text in
      PluralForm(rawValue: name).map { ($0, text.text) }
    }
    var new: [Int: JSONMember] = [:]
    if let key = changes.key {
      if forms.isEmpty, changes.forms.isEmpty {
        put(key, old.translation.text, before: nil, &new, &editor)
      }
      for (form, text) in forms {
        put(Self.name(key, form), Self.number.written(text), before: nil, &new, &editor)
      }
    }
    let path = changes.key ?? old.key.text
    for form in changes.forms {
      guard old.forms.isEmpty, form == .other else {
        put(Self.name(path, form), "", before: nil, &new, &editor)
        continue
      }
      // A text without forms becomes the general one.
      if changes.key == nil {
        let name = Self.name(json.name(of: nodes[unit]), .other)
        editor.replace(
          json.outline.nodes[nodes[unit]].key, by: LiteralText.doubleQuoted(name))
      } else {
        put(Self.name(path, .other), old.translation.text, before: nil, &new, &editor)
      }
    }
    insert(new, &editor)
  }
}
