/// The hints for editors in a schema, in addition to its rules: snippets, labels for keys that
/// authors choose, and the version of TOML.
enum SchemaHints {
  /// The TOML version for Tombi, which supports newer TOML versions than menuc.
  static let tomlVersion = ("x-tombi-toml-version", JSONValue.string("v1.0.0"))

  /// The keys that an editor writes at the start of a new table, for editors with built-in Taplo.
  static func firstKeys(_ keys: [String]) -> (String, JSONValue) {
    ("x-taplo", .members([("initKeys", .strings(keys))]))
  }

  /// The label that Tombi shows for the keys that authors choose in a table.
  static func label(ofKeysOf element: KeyType) -> (String, JSONValue?) {
    let label: String? =
      switch element {
      case .table(.action): "action"
      case .table(.column): "column"
      case .table(.condition): "condition"
      default: nil
      }
    return ("x-tombi-additional-key-label", label.map { .string($0) })
  }

  /// A snippet for VS Code and for the YAML language server; `$1` is the first placeholder.
  private struct Snippet {
    let label: String
    let description: String
    let body: JSONValue

    var value: JSONValue {
      .members([
        ("label", .string(label)), ("description", .string(description)), ("body", body),
      ])
    }
  }

  /// Snippets for a whole document.
  static var ofDocuments: (String, JSONValue) {
    list([
      Snippet(
        label: "menu", description: "A menu with a category.",
        body: .members([
          (DocumentKey.menu.rawValue, .string("$1")),
          (DocumentKey.items.rawValue, .array([category(from: 2)])),
        ]))
    ])
  }

  /// Snippets for an item.
  static var ofItems: (String, JSONValue) {
    let options = [item(2, (.checked, .boolean(true))), item(3)]
    return list([
      Snippet(
        label: "item", description: "An item with an action.",
        body: item(1, (.field(.action), .string("$2")))),
      Snippet(
        label: "link", description: "An item that leads to an address.",
        body: item(1, (.field(.url), .string("$2")))),
      Snippet(
        label: "category", description: "An item with items below it.", body: category(from: 1)),
      Snippet(
        label: "choice", description: "A category with a choice of one.",
        body: item(
          1, (.choice, .string(ChoiceMode.one.rawValue)), (.items, .array(options)))),
      Snippet(
        label: "separator", description: "A line between items.",
        body: .members([(ItemKey.separator.rawValue, .boolean(true))])),
      Snippet(
        label: "include", description: "The items of another document.",
        body: .members([(IncludeKey.include.rawValue, .string("$1"))])),
    ])
  }

  private static func list(_ snippets: [Snippet]) -> (String, JSONValue) {
    ("defaultSnippets", .array(snippets.map(\.value)))
  }

  /// - Parameter place: The number of the title's placeholder.
  private static func item(_ place: Int, _ others: (ItemKey, JSONValue)...) -> JSONValue {
    .members(
      [(ItemKey.title.rawValue, .string("$\(place)"))] + others.map { ($0.rawValue, $1) })
  }

  private static func category(from place: Int) -> JSONValue {
    item(place, (.items, .array([item(place + 1)])))
  }
}

extension JSONValue {
  /// An equivalent schema in which each condition and each branch explicitly allows further keys,
  /// unless it lists all keys. Otherwise Tombi would warn about keys that a branch does not
  /// mention.
  func allowingOtherKeys() -> JSONValue {
    switch self {
    case .object(let members):
      .object(
        members.map { member in
          let value = member.value.allowingOtherKeys()
          switch member.key {
          case "if", "then", "else": return Member(key: member.key, value: value.open)
          case "allOf":
            guard case .array(let branches) = value else { return member }
            return Member(key: member.key, value: .array(branches.map(\.open)))
          default: return Member(key: member.key, value: value)
          }
        })
    case .array(let values): .array(values.map { $0.allowingOtherKeys() })
    case .null, .boolean, .number, .string: self
    }
  }

  private var open: JSONValue {
    guard case .object(let members) = self else { return self }
    let type = members.first { $0.key == "type" }?.value
    let isTable = type == nil || type == .string("object")
    let known = ["additionalProperties", "$ref"]
    guard isTable, !members.contains(where: { known.contains($0.key) }) else { return self }
    return .object(members + [Member(key: "additionalProperties", value: .boolean(true))])
  }
}
