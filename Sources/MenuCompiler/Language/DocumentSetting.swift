/// Document keys that each set one plain value for the menu as a whole.
///
/// In the compiler, such a key needs only its entry here. Reading, the names in templates, the
/// table as JSON, `menuc diff`, the schema and the reference are derived from it. To add a key, add
/// a case and its description here, and an accessor to the engines. A test reports engines that
/// lack the accessor.
package enum DocumentSetting: String, CaseIterable, Sendable {
  case layout
  case hitArea = "hit-area"
  case rowHeight = "row-height"
  case headerHeight = "header-height"
  case titleLines = "title-lines"
  case selection

  var description: DocumentSettingDescription {
    switch self {
    case .layout:
      .init(
        .choice(Layout.names), default: .string("rows"), behind: .title,
        role: .behavior(.layoutChanged, "sections and rows have different numbers"),
        "How visible items are placed in a table.")
    case .hitArea:
      .init(
        .choice(HitArea.names), default: .string("both"), behind: .indicator,
        "The part of a row on which a tap toggles a category.")
    case .rowHeight:
      .init(.number(isPositive: true), "The default height of rows, in points.")
    case .headerHeight:
      .init(.number(isPositive: true), "The height of all section headers, in points.")
    case .titleLines:
      .init(
        .integer(0...Limits.count), default: .integer(1),
        "How many lines a title may take; 0 for as many as it needs.")
    case .selection:
      .init(
        .choice(SelectionMode.names), default: .string("none"),
        "Whether a chosen row stays highlighted.")
    }
  }

  /// The setting that a key sets; nil if there is none.
  init?(key: String) { self.init(rawValue: key) }

  package var key: String { rawValue }

  /// The setting's name in templates and JSON: `titleLines` for `title-lines`.
  package var name: String { key.camelCased }
}

extension String {
  /// A key in camel case: `titleLines` for `title-lines`.
  var camelCased: String {
    let words = split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// The type and meaning of a document setting.
struct DocumentSettingDescription: Sendable {
  let key: KeyDescription
  /// The value in a menu that does not set the key; nil if there is none.
  let defaultValue: ScalarValue?
  let role: DocumentSettingRole
  /// The key that the setting follows in lists of all keys.
  let place: DocumentKey.Structure

  init(
    _ type: KeyType, default defaultValue: ScalarValue? = nil,
    behind place: DocumentKey.Structure = .scroll, role: DocumentSettingRole = .look,
    _ summary: String
  ) {
    key = KeyDescription(type, default: defaultValue?.json, summary)
    self.defaultValue = defaultValue
    self.role = role
    self.place = place
  }
}

/// The purpose of a document setting.
enum DocumentSettingRole: Sendable {
  /// The setting concerns the look and feel of the menu.
  case look
  /// The setting changes the behavior of the menu. A different value is a change of the given kind
  /// for existing users, with the given effect.
  case behavior(ChangeKind, String)
}
