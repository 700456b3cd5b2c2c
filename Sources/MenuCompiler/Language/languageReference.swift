/// The article "The menu language, key by key", a reference for all keys. It is generated from the
/// registry of keys. A test compares it with the article in the documentation.
func languageReference() -> String {
  var text = """
    # The menu language, key by key

    Every key of a menu document, what it takes and what it means.

    This page is generated from the registry of keys; <doc:TheLanguage> explains how the keys work together. Examples
    are in TOML. An example that begins with a brace is an item; any other example is a line of a document or of the
    project configuration.


    """
  text += section("Document", TableKind.list(DocumentKey.self))
  text += "Document keys that start with `\(DocumentKey.ownPrefix)` are free for custom data.\n\n"
  for kind in TableKind.allCases {
    text += section(kind.title, kind.keys)
    if kind == .generate {
      text += "Every other key is a parameter of the target; `menuc template list` lists them.\n\n"
    }
  }
  text += section("Project configuration", TableKind.list(ConfigurationKey.self))
  return text + shortcutReference() + interfaceReference()
}

/// The modifiers and keys of shortcuts, and how they are shown.
private func shortcutReference() -> String {
  var text = """
    ## Keys of shortcuts

    A shortcut consists of modifiers and a key, joined with `+`; see <doc:KeyboardShortcuts>.

    | modifier | on Apple's systems | elsewhere |
    | --- | --- | --- |

    """
  for modifier in ShortcutModifier.allCases {
    text += "| `\(modifier.rawValue)` | \(modifier.appleText) | \(modifier.otherText) |\n"
  }
  text += """

    | key | on Apple's systems | elsewhere | without a modifier |
    | --- | --- | --- | --- |
    | a letter, a digit, or another character of a keyboard | the character | the character | |

    """
  for key in NamedKey.all {
    let isAlone = key.standsAlone ? "yes " : ""
    text += "| `\(key.name)` | \(key.appleText) | \(key.otherText) | \(isAlone)|\n"
  }
  return text + "\n"
}

private func section(
  _ title: String, _ keys: [(name: String, description: KeyDescription)]
) -> String {
  var text =
    "## \(title)\n\n| key | takes | default | meaning | example |\n| --- | --- | --- | --- | --- |\n"
  for (name, key) in keys {
    let example = key.example.map { "`\($0)`" } ?? ""
    let standard = key.isRequired ? "required" : key.defaultValue.map { "`\($0)`" } ?? ""
    text += "| `\(name)` | \(key.type.reference) | \(standard) | \(key.summary) | \(example) |\n"
  }
  return text + "\n"
}

extension TableKind {
  fileprivate var title: String {
    switch self {
    case .item: "Item"
    case .include: "Include"
    case .indicator: "Indicator"
    case .color: "Color"
    case .glyph: "Glyph"
    case .animation: "Animation"
    case .scroll: "Scroll"
    case .busy: "Busy"
    case .accessibility: "Accessibility"
    case .plural: "Text with a number"
    case .shortcuts: "Shortcuts"
    case .action: "Action"
    case .argument: "Argument"
    case .condition: "Condition"
    case .column: "Column"
    case .generate: "Generate"
    }
  }
}

extension KeyType {
  /// The type as it appears in a table cell.
  fileprivate var reference: String {
    switch self {
    case .text: "string"
    case .shortcut: "string: [keys of shortcuts](#Keys-of-shortcuts)"
    case .boolean: "boolean"
    case .integer(let range):
      range.lowerBound == range.upperBound
        ? "`\(range.lowerBound)`" : "integer, \(range.lowerBound) to \(range.upperBound)"
    case .number(let isPositive): isPositive ? "number > 0" : "number ≥ 0"
    case .choice(let values): values.map { "`\($0)`" }.joined(separator: ", ")
    case .table(let kind): "table: \(kind.title)"
    case .preset(let values, let kind):
      values.map { "`\($0)`" }.joined(separator: ", ") + ", or a table: \(kind.title)"
    case .textOrTable(let kind): "string, or a table: \(kind.title)"
    case .array(let element): "array of \(element.reference)"
    case .oneOrMore(let element): "\(element.reference), or array of \(element.reference)"
    case .map(.table(let kind)): "table of tables by name: \(kind.title)"
    case .map(let element): "table of values by name: \(element.reference)"
    case .entry(let value): "table with one key and a \(value.reference)"
    case .anyOf(let types): types.map(\.reference).joined(separator: ", or ")
    case .scalar: "string, number or boolean"
    case .item: "Item, Include or string"
    case .when: "string, or array of strings and arrays of strings"
    case .booleanOrWhen: "boolean, \(KeyType.when.reference)"
    }
  }
}
