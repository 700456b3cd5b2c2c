/// The keys of an item that each have one plain value.
///
/// In the compiler, such a key needs only its entry here. Reading, records, columns in templates,
/// the table as JSON, `menuc diff`, the schema and the reference are derived from it. To add a key,
/// add a case and its description here, and an accessor to the engines. A test reports engines that
/// lack the accessor.
package enum ItemField: String, CaseIterable, Sendable {
  case detail
  case body
  case footer
  case icon
  case accessory
  case action
  case url
  case shortcut
  case mnemonic
  case tag
  case height
  case badge
  case badgeVariant = "badge-variant"
  case role
  case help
  case disabledReason = "disabled-reason"
  case placeholder
  case loading

  var description: ItemFieldDescription {
    switch self {
    case .detail:
      .init(
        .anyOf([.text(), .table(.plural)]), .prose,
        "Text to the right of the title; a table contains its plural forms. On a category with `choice = \"one\"`, `checked` is the title of its checked item."
      )
    case .body:
      .init(.text(), .prose, "Longer text that is shown in the item's own row while it is open.")
    case .footer:
      .init(
        .text(), .prose,
        "Text under a section, or under the items of a category; below the top level, only categories with `items` can have one."
      )
    case .icon:
      .init(.text(), .look, "The name of an image or symbol.")
    case .accessory:
      .init(
        .choice(Accessory.names), .look, default: "\"none\"", "The mark at the end of a leaf's row."
      )
    case .action:
      .init(
        .anyOf([.text(), .entry(of: .map(of: .scalar))]), .behavior(.actionChanged),
        "The program's action when a leaf is chosen, or when a category is chosen that only its indicator toggles: the name of an action, or a table with its name and its arguments."
      )
    case .url:
      .init(.text(), .behavior(.urlChanged), "The address that the item leads to.")
    case .shortcut:
      .init(
        .anyOf([.shortcut, .array(of: .shortcut), .table(.shortcuts)]),
        .behavior(.shortcutChanged),
        "Keyboard shortcut: modifiers, each at most once, and a key, such as `Mod+Shift+K` or `F5`. The modifiers are Mod, Ctrl, Alt, Shift and Cmd; Mod is Cmd on Apple platforms and Ctrl elsewhere. If there are several shortcuts, the first is shown."
      )
    case .mnemonic:
      .init(
        .text(), .prose,
        "The letter of the title that chooses the item in an open menu, on platforms that underline such letters."
      )
    case .tag:
      .init(
        .integer(-Limits.integer...Limits.integer), .behavior(.tagChanged),
        "A number for the program's own use.")
    case .height:
      .init(.number(isPositive: true), .look, "Row height in points.")
    case .badge:
      .init(
        .anyOf([.text(), .table(.plural)]), .prose,
        "Short text in a capsule, such as a count; `0` is shown, an empty string is not. A table contains its plural forms."
      )
    case .badgeVariant:
      .init(
        .choice(BadgeVariant.names), .look, default: "\"normal\"",
        "What the badge is about; views on the web show it as the badge's color.")
    case .role:
      .init(
        .choice(ItemRole.names), .behavior(.roleChanged), default: "\"normal\"",
        "Marks the item as destructive, so that it looks destructive, or as a standard item of an app, such as `copy` or `quit`; AppKit and GTK give standard items the system's action and keys."
      )
    case .help:
      .init(
        .text(), .prose,
        "What the item does, in one sentence: its tooltip and, unless it sets one, its `accessibility.hint`."
      )
    case .disabledReason:
      .init(
        .text(), .prose,
        "Why taps have no effect, shown and spoken while the item is disabled.")
    case .placeholder:
      .init(.text(), .prose, "Shown in a slot that has no rows; for items with `slot`.")
    case .loading:
      .init(
        .text(), .prose,
        "Shown at the end of a slot while the program is loading its rows; for items with `slot`.")
    }
  }

  /// The value of `detail` that makes a category show its checked item.
  static let checkedWord = "checked"

  /// The field that a key sets; nil if there is none.
  init?(key: String) { self.init(rawValue: key) }

  /// The key, which is also the field's name in records.
  package var key: String { rawValue }

  /// The field's name in templates and JSON: `disabledReason` for `disabled-reason`.
  package var name: String { key.camelCased }

  /// Whether catalogs translate the field: it is text that users read, or an address.
  var isTranslatable: Bool { description.role.isProse || self == .url }

  /// The field's position in the table.
  var index: Int { Self.indices[self] ?? 0 }

  private static let indices = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}

/// The type and meaning of an item's field.
struct ItemFieldDescription: Sendable {
  let key: KeyDescription
  let role: ItemFieldRole

  init(
    _ type: KeyType, _ role: ItemFieldRole, default defaultValue: String? = nil, _ summary: String
  ) {
    key = KeyDescription(type, default: defaultValue, summary)
    self.role = role
  }
}

/// The purpose of an item's field.
enum ItemFieldRole: Sendable {
  /// Text that users read.
  case prose
  /// Other aspects of the row's look.
  case look
  /// The behavior of the item. A different value is a change of the given kind for existing users.
  case behavior(ChangeKind)

  /// Whether a different value only changes the look of the item.
  var isLook: Bool {
    switch self {
    case .prose, .look: true
    case .behavior: false
    }
  }

  var isProse: Bool {
    switch self {
    case .prose: true
    case .look, .behavior: false
    }
  }
}
