/// The texts of a program in nested JSON, as i18next reads them: objects of objects and texts.
///
/// The key of a text is its path, with dots; the menu's rule determines the path of each of its
/// texts. The forms of a text with a number are texts whose names end in `_one`, `_other` and the
/// like, in which `{{count}}` is the number. The file keeps neither sources nor states. A file can
/// also be flat: one object of texts, whose names are the whole paths.
struct NestedJSON: UnitDocument {
  static let name = "JSON"
  private static let number = NumberPlaceholder.doubleBraces

  private let json: JSONTexts
  private(set) var units: [CatalogUnit] = []
  /// The nodes on the path of each unit; for a text with forms, those on the path of its first
  /// form.
  private var chains: [[Int]] = []

  /// Whether the file is flat. A file without texts is not flat.
  private let isFlat: Bool

  var bytes: [UInt8] { json.outline.bytes }
  var language: UnitText? { nil }

  static func empty(language: String, sourceLanguage: String, project: String) -> String { "{}\n" }

  init(_ bytes: [UInt8]) throws(UnitProblem) {
    json = try JSONTexts(bytes)
    let nodes = json.outline.nodes
    let names = nodes[TextMapOutline.root].children
    isFlat =
      names.keys.contains { $0.contains(".") } && names.values.allSatisfy { nodes[$0].isText }
    // The last node of the list is read next, so that texts are in the order of the file.
    var open: [(node: Int, path: String, chain: [Int])] = [(TextMapOutline.root, "", [])]
    var numbers: [String: Int] = [:]
    while let (node, path, chain) = open.popLast() {
      let start = chain.isEmpty ? "" : path + "."
      let object = json.outline.nodes[node]
      for name in object.names {
        guard let child = object.children[name], let text = json.text(child) else { continue }
        guard let (stem, form) = Self.form(name), object.children["\(stem)_other"] != nil else {
          // If there are forms, the text without a suffix is for older programs.
          if object.children["\(name)_other"] == nil {
            add(chain + [child], start + name, text)
          }
          continue
        }
        let number = numbers[start + stem] ?? units.count
        numbers[start + stem] = number
        if number == units.count { add(chain + [child], start + stem, "") }
        add(form, text, at: child, to: number)
      }
      open += object.names.reversed().compactMap { name in
        object.children[name].map { ($0, start + name, chain + [$0]) }
      }
    }
  }

  private mutating func add(_ chain: [Int], _ path: String, _ text: String) {
    guard let place = chain.last.map({ json.outline.nodes[$0] }) else { return }
    units.append(
      CatalogUnit(
        key: UnitText(text: path, place: place.key),
        translation: UnitText(text: text, place: place.value), nil))
    chains.append(chain)
  }

  private mutating func add(_ form: PluralForm, _ text: String, at node: Int, to unit: Int) {
    let text = UnitText(text: Self.number.read(text), place: json.outline.nodes[node].value)
    units[unit].forms.append((form.rawValue, text))
    guard let general = CatalogUnit.general(units[unit].forms) else { return }
    units[unit].translation = general
    units[unit].state = general.text.isEmpty ? .untranslated : .translated
  }

  /// The stem and the form of a name that ends in a form: `detail_one`.
  private static func form(_ name: String) -> (stem: String, form: PluralForm)? {
    guard let mark = name.lastIndex(of: "_"),
      let form = PluralForm(rawValue: String(name[name.index(after: mark)...]))
    else { return nil }
    return (String(name[..<mark]), form)
  }

  func add(_ texts: [CatalogText], before unit: Int?, to editor: inout UnitEditor) {
    edit(UnitEdits(added: [(unit, texts)]), in: &editor)
  }

  func change(_ unit: Int, _ changes: UnitChanges, in editor: inout UnitEditor) {
    edit(UnitEdits(changes: [(unit, changes)]), in: &editor)
  }

  /// Makes all edits in one step, because several texts can be in the same new or renamed object.
  func edit(_ edits: UnitEdits, in editor: inout UnitEditor) {
    var new: [Int: JSONMember] = [:]
    let renamed = rename(edits.changes, &editor)
    for (unit, changes) in edits.changes where changes.state != .obsolete {
      change(unit, changes, renamed, &new, &editor)
    }
    for (before, texts) in edits.added {
      let place = before.flatMap { chains[$0].last }
      for text in texts {
        let forms = text.plural == nil ? [] : PluralForm.allCases.filter { text.forms[$0] != nil }
        let members =
          forms.isEmpty
          ? [(text.name, text.translation)]
          : forms.map {
            (Self.name(text.name, $0), Self.number.written(text.forms[$0] ?? ""))
          }
        for (path, text) in members { put(path, text, before: place, renamed, &new, &editor) }
      }
    }
    for (node, object) in new.sorted(by: { $0.key < $1.key }) {
      for (before, members) in object.groups {
        json.insert(members, before: before, into: node, &editor)
      }
    }
  }

  /// The renamed objects.
  private struct Renamed {
    /// The units that have moved with their objects.
    var units: Set<Int> = []
    /// For each containing object, the renamed objects by their new names.
    var nodes: [Int: [String: Int]] = [:]
  }

  /// Gives objects their new names, if all of their texts move with them.
  private func rename(
    _ changes: [(unit: Int, changes: UnitChanges)], _ editor: inout UnitEditor
  ) -> Renamed {
    var names: [Int: (name: String, units: Set<Int>)] = [:]
    for (unit, changes) in changes where changes.state != .obsolete {
      guard let key = changes.key else { continue }
      let new = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      let old = chains[unit].map(json.name)
      guard new.count == old.count else { continue }
      let places = new.indices.dropLast().filter { new[$0] != old[$0] }
      guard places.count == 1, let node = places.first.map({ chains[unit][$0] }),
        names[node].map({ $0.name == new[places[0]] }) ?? true
      else { continue }
      names[node, default: (new[places[0]], [])].units.insert(unit)
    }
    guard !names.isEmpty else { return Renamed() }
    // The number of units in each object.
    var counts: [Int: Int] = [:]
    for node in chains.joined() { counts[node, default: 0] += 1 }
    var renamed = Renamed()
    for (node, (name, units)) in names where units.count == counts[node] {
      guard let chain = units.first.map({ chains[$0] }), let depth = chain.firstIndex(of: node)
      else { continue }
      let parent = depth == 0 ? TextMapOutline.root : chain[depth - 1]
      guard json.outline.nodes[parent].children[name] == nil else { continue }
      editor.replace(json.outline.nodes[node].key, by: LiteralText.doubleQuoted(name))
      renamed.units.formUnion(units)
      renamed.nodes[parent, default: [:]][name] = node
    }
    return renamed
  }

  private static func name(_ path: String, _ form: PluralForm) -> String {
    "\(path)_\(form.rawValue)"
  }

  /// Sets the text at a path: replaces the text of a member or adds a new member under the object
  /// of the file to which it belongs. The text of a member stays if the given text is empty.
  ///
  /// - Parameter before: The member of the file before which the text belongs, if both are in one
  ///   object.
  private func put(
    _ path: String, _ text: String, before: Int?, _ renamed: Renamed,
    _ new: inout [Int: JSONMember], _ editor: inout UnitEditor
  ) {
    var path =
      isFlat
      ? [path][...]
      : path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...]
    var node = TextMapOutline.root
    while let name = path.first,
      let child = renamed.nodes[node]?[name] ?? json.outline.nodes[node].children[name]
    {
      path.removeFirst()
      if path.isEmpty, json.text(child) != nil {
        if text.isEmpty { return }
        return editor.replace(json.outline.nodes[child].value, by: LiteralText.doubleQuoted(text))
      }
      node = child
    }
    let isSibling = before.map { json.outline.nodes[node].children[json.name(of: $0)] == $0 }
    new[node, default: JSONMember("")].put(path, text, before: isSibling == true ? before : nil)
  }

  /// Changes a unit. A text that can't move with its object is copied to its new place.
  private func change(
    _ unit: Int, _ changes: UnitChanges, _ renamed: Renamed, _ new: inout [Int: JSONMember],
    _ editor: inout UnitEditor
  ) {
    let old = units[unit]
    let key = renamed.units.contains(unit) ? nil : changes.key
    if let key {
      if old.forms.isEmpty, changes.forms.isEmpty {
        put(key, old.translation.text, before: nil, renamed, &new, &editor)
      }
      for (name, text) in old.forms {
        guard let form = PluralForm(rawValue: name) else { continue }
        put(
          Self.name(key, form), Self.number.written(text.text), before: nil, renamed, &new, &editor)
      }
    }
    for form in changes.forms {
      guard old.forms.isEmpty, form == .other else {
        put(Self.name(key ?? old.key.text, form), "", before: nil, renamed, &new, &editor)
        continue
      }
      // A text without forms becomes the general form.
      if let key {
        put(Self.name(key, .other), old.translation.text, before: nil, renamed, &new, &editor)
      } else if let node = chains[unit].last {
        editor.replace(
          json.outline.nodes[node].key,
          by: LiteralText.doubleQuoted(Self.name(json.name(of: node), .other)))
      }
    }
  }
}
