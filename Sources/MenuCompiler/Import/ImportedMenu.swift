/// A menu as a document of another format declares it, before it is checked and written.
struct ImportedMenu {
  /// The name that the document gives the menu; nil if it gives none.
  var name: String?
  /// The title that users see; nil if it is the name.
  var title: String?
  /// The language of the texts; nil if the document does not state one.
  var language: LanguageTag?
  /// Keys of the new document, such as `collapsed`.
  var settings = ImportedKeys()
  /// The declarations of conditions, sorted by name.
  var conditions: [ImportedValue.Entry] = []
  var items: [ImportedItem] = []
}

/// An item of an ``ImportedMenu``.
struct ImportedItem {
  var title = ""
  /// The identity that the document gives the item; nil if it gives none.
  var id: String?
  /// The item's other keys.
  var keys = ImportedKeys()
  /// The items below the item; nil for an item that can't be opened.
  var children: [ImportedItem]?
  /// Titles in other languages.
  var translations: [LanguageTag: String] = [:]
  /// The letters that choose the item in other languages.
  var mnemonics: [LanguageTag: String] = [:]
  /// The place where the document declares the item.
  var anchor: SourceAnchor

  init(_ title: String, at anchor: SourceAnchor) {
    self.title = title
    self.anchor = anchor
  }

  /// A line between items.
  static func separator(at anchor: SourceAnchor) -> ImportedItem {
    var item = ImportedItem("", at: anchor)
    item.keys[.separator] = .boolean(true)
    return item
  }

  /// A group whose rows are among those of its siblings.
  static func inlineGroup(
    _ title: String, _ items: [ImportedItem], at anchor: SourceAnchor
  ) -> ImportedItem {
    var group = ImportedItem(title, at: anchor)
    group.keys[.inline] = .boolean(true)
    group.children = items
    return group
  }

  /// The name of the item's action; nil if it has none.
  var action: String? {
    get {
      switch keys[.field(.action)] {
      case .string(let name)?: name
      case .table(let entries)?: entries.first?.key
      default: nil
      }
    }
    set {
      guard let newValue, case .table(let entries)? = keys[.field(.action)] else {
        keys[.action] = newValue
        return
      }
      keys[.field(.action)] = .table(entries.map { .init(key: newValue, value: $0.value) })
    }
  }

  /// The names of the arguments that the item gives its action.
  var argumentNames: [String] {
    guard case .table(let entries)? = keys[.field(.action)],
      case .table(let arguments)? = entries.first?.value
    else { return [] }
    return arguments.map(\.key)
  }

  var isSeparator: Bool { keys[.separator] != nil }

  var isInline: Bool { keys[.inline] != nil }

  /// Whether the item has the key `checked`.
  var isCheckable: Bool { keys[.checked] != nil }

  /// The number of items, including this item and all items below it, but not separators and groups
  /// without a row.
  var itemCount: Int {
    (isSeparator || isInline && title.isEmpty ? 0 : 1)
      + (children ?? []).reduce(0) { $0 + $1.itemCount }
  }
}

/// Keys of a menuc document, with their values.
struct ImportedKeys {
  private var values: [String: ImportedValue] = [:]

  subscript(key: ItemKey) -> ImportedValue? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  subscript(document key: DocumentKey) -> ImportedValue? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }

  subscript(field: ItemField) -> String? {
    get {
      guard case .string(let text)? = values[field.key] else { return nil }
      return text
    }
    set { values[field.key] = newValue.map(ImportedValue.string) }
  }

  var isEmpty: Bool { values.isEmpty }

  /// The keys of an item, in the order of the reference.
  var ofItem: [(key: String, value: ImportedValue)] {
    ItemKey.allCases.compactMap { key in values[key.rawValue].map { (key.rawValue, $0) } }
  }

  /// The keys of a document, in the order of the reference.
  var ofDocument: [(key: String, value: ImportedValue)] {
    DocumentKey.allCases.compactMap { key in values[key.rawValue].map { (key.rawValue, $0) } }
  }
}

/// The value of a key in an imported menu.
indirect enum ImportedValue: Equatable {
  case string(String)
  case strings([String])
  case array([ImportedValue])
  case boolean(Bool)
  case table([Entry])

  struct Entry: Equatable {
    let key: String
    let value: ImportedValue
  }

  /// Calls a function for each string of the value, except those in tables.
  func visitStrings(_ visit: (String) -> Void) {
    switch self {
    case .string(let text): visit(text)
    case .strings(let texts): texts.forEach(visit)
    case .array(let values): for value in values { value.visitStrings(visit) }
    case .boolean, .table: break
    }
  }
}
