/// One property of a node other than its id and title.
struct RecordField {
  let key: String
  let value: String
  /// Whether the value is a number that need not be an integer.
  var isNumber = false
}

/// A node's properties, packed into one line that can be read in place, without parsing other
/// lines: `id title{ key value}`, where ids, titles and values are written `LENGTH:BYTES`, with the
/// length in the target's units.
///
/// Most keys are the item's keys in the menu language. Other keys are `label` and `hint` for
/// accessibility, keys such as `detail.one` for the forms of texts with a number, `indicator.…` if
/// the item's indicator differs from the document's, `@.name` for arguments of the action, and
/// `@name` for columns. Booleans are `1` and `0`.
struct RecordText {
  private(set) var bytes: String = ""
  private let units: TextUnits

  init(of node: Int, in menu: LoweredMenu, units: TextUnits) {
    self.units = units
    bytes.reserveCapacity(menu.ids[node].utf8.count + menu.titles[node].utf8.count + 8)
    append(menu.ids[node])
    bytes += " "
    append(menu.titles[node])
    visitFields(of: node, in: menu) { field in
      bytes += " \(field.key) "
      append(field.value)
    }
  }

  private mutating func append(_ text: String) {
    bytes += String(units.count(text))
    bytes += ":"
    bytes += text
  }
}

/// Visits a node's properties other than its id and title, in the order of records.
func visitFields(of node: Int, in menu: LoweredMenu, _ visit: (RecordField) -> Void) {
  guard let fields = menu.details[node]?.fields else { return }
  func text(_ key: String, _ value: String?) {
    if let value { visit(RecordField(key: key, value: value)) }
  }
  fields.visitScalars { visit(RecordField(key: $0.key, value: $1.printed, isNumber: $1.isNumber)) }
  text("keywords", fields.keywords.isEmpty ? nil : fields.keywords.joined(separator: "\n"))
  text(
    "was", fields.formerIDs.isEmpty ? nil : fields.formerIDs.map(\.id).joined(separator: " "))
  text("label", fields.accessibilityLabel)
  text("hint", fields.accessibilityHint)
  for plural in fields.plurals {
    for (form, value) in plural.ordered { text("\(plural.field.rawValue).\(form.rawValue)", value) }
  }
  if fields.indicator != nil {
    let shared = menu.settings.indicator
    let own = menu.indicator(of: node)
    func glyph(_ state: String, _ own: Glyph?, over shared: Glyph?) {
      if own?.text != shared?.text { text("indicator.\(state)", own?.text ?? "") }
      if own?.image != shared?.image { text("indicator.\(state).image", own?.image ?? "") }
    }
    glyph("collapsed", own.collapsed, over: shared.collapsed)
    glyph("expanded", own.expanded, over: shared.expanded)
    glyph("empty", own.empty, over: shared.empty)
    glyph("leaf", own.leaf, over: shared.leaf)
    if own.color != shared.color { text("indicator.color", own.color?.text ?? "") }
    if own.highlight != shared.highlight { text("indicator.highlight", own.highlight?.text ?? "") }
    if own.hideWhenEmpty != shared.hideWhenEmpty {
      text("indicator.hide-when-empty", own.hideWhenEmpty ? "1" : "0")
    }
  }
  for (argument, value) in menu.arguments(of: node) {
    visit(RecordField(key: "@.\(argument.name)", value: value.printed, isNumber: value.isNumber))
  }
  for (name, value) in fields.values.sorted(by: { $0.key.utf8Precedes($1.key) }) {
    visit(RecordField(key: "@\(name)", value: value.printed, isNumber: value.isNumber))
  }
}
