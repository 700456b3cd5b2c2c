/// A menu to be written in another format: a document with everything that it includes.
struct ExportedMenu {
  let name: String
  let title: String
  /// Whether the document has a title in addition to the name.
  let hasTitle: Bool
  /// Whether items that can be opened start closed by default.
  let isCollapsed: Bool
  /// The choice of the items at the top level: `one` or `any`; nil if there is none.
  let choice: String?
  let items: [ExportedItem]
  let texts: ExportedTexts
  let anchor: SourceAnchor

  /// Reads a document without errors. Keys that no format supports are reported, unless they only
  /// concern generated code.
  ///
  /// - Parameter hasTranslations: Whether the format supports texts in several languages.
  init(
    _ root: SourceNode, _ texts: ExportedTexts, hasTranslations: Bool,
    in context: inout ImportContext
  ) {
    var table = ForeignTable(root)
    anchor = .value(root.place)
    let name = table?.text(DocumentKey.menu.rawValue)
    let title = table?.text(DocumentKey.title.rawValue)
    self.name = name ?? ""
    self.title = title ?? name ?? ""
    self.texts = texts
    hasTitle = title != nil
    isCollapsed = table?.flag(DocumentKey.collapsed.rawValue) ?? false
    choice = table?.text(DocumentKey.choice.rawValue)
    items = (table?.array(DocumentKey.items.rawValue) ?? []).map { ExportedItem($0) }
    if hasTranslations {
      table?.skip(DocumentKey.language.rawValue, DocumentKey.translations.rawValue)
    }
    table?.skip("$schema", "version", "generate", "hit-area", "actions", "columns")
    _ = table?.entries { $0.hasPrefix(DocumentKey.ownPrefix) }
    table?.reportRest(to: &context)
  }
}

/// An item to be written in another format. The keys that its writer does not take are reported.
struct ExportedItem {
  private(set) var title = ""
  /// The id that the document gives the item; nil if it gives none.
  private(set) var id: String?
  private(set) var isSeparator = false
  private(set) var isInline = false
  /// The items below the item; nil for an item that can't be opened.
  private(set) var children: [ExportedItem]?
  let place: SourcePlace
  private var table: ForeignTable?

  var anchor: SourceAnchor { .value(place) }

  init(_ node: SourceNode) {
    place = node.place
    guard var table = ForeignTable(node) else {
      title = node.foreignText ?? ""
      return
    }
    title = table.text(ItemKey.title.rawValue) ?? ""
    id = table.text(ItemKey.id.rawValue)
    isSeparator = table.flag(ItemKey.separator.rawValue) ?? false
    isInline = table.flag(ItemKey.inline.rawValue) ?? false
    children = table.array(ItemKey.items.rawValue)?.map { ExportedItem($0) }
    self.table = table
  }

  mutating func text(_ field: ItemField) -> String? { table?.text(field.key) }
  mutating func text(_ key: ItemKey) -> String? { table?.text(key.rawValue) }
  mutating func flag(_ key: ItemKey) -> Bool? { table?.flag(key.rawValue) }

  mutating func strings(_ key: ItemKey) -> [String]? {
    table?.array(key.rawValue)?.compactMap(\.foreignText)
  }

  /// Takes the name of the action, and its arguments.
  mutating func action() -> (name: String, arguments: [SourceEntry])? {
    guard let node = table?.take(ItemField.action.key) else { return nil }
    if let name = node.foreignText { return (name, []) }
    return node.entries.first.map { ($0.key, $0.value.entries) }
  }

  /// Takes the first shortcut for systems other than Apple's. The other shortcuts are reported.
  mutating func shortcut(in context: inout ImportContext) -> Shortcut? {
    guard let node = table?.take(ItemField.shortcut.key) else { return nil }
    if node["apple"] != nil {
      context.lose("the shortcuts for Apple platforms are left out", at: anchor)
    }
    let general = node["default"] ?? node
    let texts =
      general.elements.isEmpty ? [general.foreignText] : general.elements.map(\.foreignText)
    if texts.count > 1 { context.lose("all shortcuts but the first are left out", at: anchor) }
    return texts.first?.flatMap { Shortcut($0) }
  }

  var isCheckItem: Bool { table?.keys.contains(ItemKey.checked.rawValue) ?? false }

  /// Takes the keys without reporting their loss.
  mutating func skip(_ keys: ItemKey...) { for key in keys { table?.skip(key.rawValue) } }

  /// Reports the keys that were not taken.
  func reportRest(to context: inout ImportContext) { table?.reportRest(to: &context) }
}
