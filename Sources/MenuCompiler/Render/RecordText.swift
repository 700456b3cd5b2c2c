/// What a node says, packed into one line that can be read in place, without parsing the others:
/// `id title{ key value}`, where ids, titles and values are written `LENGTH:BYTES`, the length in the
/// units that the target counts.
///
/// Keys are those of the language where an item gives one; `label` and `hint` of its
/// accessibility; `indicator.…` for what its indicator does not share with the document's; and
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
    guard let fields = menu.details[node]?.fields else { return }
    append("detail", fields.detail)
    append("body", fields.body)
    append("footer", fields.footer)
    append("icon", fields.icon)
    append("accessory", fields.accessory.flatMap { $0 == .none ? nil : $0.rawValue })
    append("action", fields.action)
    append("url", fields.url)
    append("shortcut", fields.shortcut?.description)
    append("tag", fields.tag.map { String($0) })
    append("height", fields.height.map(NumberText.of))
    append("label", fields.accessibilityLabel)
    append("hint", fields.accessibilityHint)
    if fields.indicator != nil {
      append(menu.indicator(of: node), over: menu.settings.indicator)
    }
    for (name, value) in fields.values.sorted(by: { $0.key.utf8Precedes($1.key) }) {
      append("@\(name)", value.printed)
    }
  }

  private mutating func append(_ text: String) {
    bytes += String(units.count(text))
    bytes += ":"
    bytes += text
  }

  private mutating func append(_ key: String, _ value: String?) {
    guard let value else { return }
    bytes += " \(key) "
    append(value)
  }

  private mutating func append(_ own: Indicator, over shared: Indicator) {
    append("collapsed", own.collapsed, over: shared.collapsed)
    append("expanded", own.expanded, over: shared.expanded)
    append("empty", own.empty, over: shared.empty)
    append("leaf", own.leaf, over: shared.leaf)
    if own.color != shared.color { append("indicator.color", own.color ?? "") }
    if own.highlight != shared.highlight { append("indicator.highlight", own.highlight ?? "") }
    if own.hideWhenEmpty != shared.hideWhenEmpty {
      append("indicator.hide-when-empty", own.hideWhenEmpty ? "1" : "0")
    }
  }

  private mutating func append(_ state: String, _ own: Glyph?, over shared: Glyph?) {
    if own?.text != shared?.text { append("indicator.\(state)", own?.text ?? "") }
    if own?.image != shared?.image { append("indicator.\(state).image", own?.image ?? "") }
  }
}

extension ColumnValue {
  /// The value as records hold it.
  var printed: String {
    switch self {
    case .string(let text): text
    case .integer(let integer): String(integer)
    case .number(let number): NumberText.of(number)
    case .boolean(let flag): flag ? "1" : "0"
    }
  }
}

/// Numbers as every language reads them: `44`, `0.5`, `1e+21`.
enum NumberText {
  static func of(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    return number.description
  }
}
