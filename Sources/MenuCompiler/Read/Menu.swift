/// A menu as it was declared: typed, with the document's defaults filled in, and with nil for keys
/// that an item does not set.
public struct Menu: Sendable {
  /// The document's place, for problems of the menu as a whole.
  public var place: SourcePlace
  /// Words of letters and digits, from which type names are derived.
  public var name: String
  public var title: String
  /// The language that the document is written in, if it declares it.
  public var language: LanguageTag?
  /// The paths of catalogs, as written.
  public var translations: [TranslationPath] = []
  /// The catalogs that were found, in the order of their paths.
  public var catalogs: [MenuCatalog] = []
  /// The texts to translate; nil if the menu has no translations.
  var texts: MenuTexts?
  public var settings: Settings
  /// The initial state of categories that do not set it.
  public var collapsed: Bool
  /// Whether categories that do not set it can be collapsed.
  public var collapsible: Bool
  /// The rule of the top-level group, and of every group that does not set it.
  public var expansion: ExpansionMode
  public var keepOpen: Bool
  /// Whether the top-level items are check items, and how many can be checked.
  public var choice: ChoiceMode?
  /// The declared actions, by name; nil if the document has no `actions`, so that items may use
  /// any.
  public var actions: [Action]?
  /// The declared conditions, by name.
  public var conditions: [Condition]
  /// Whether some declarations of conditions could not be read, so that more conditions may exist.
  var conditionsAreUnknown = false
  /// See ``ValueReader/wordsOfUnreadTerms``.
  var wordsOfUnreadTerms: Set<String> = []
  /// The declared columns, by name.
  public var columns: [Column]
  public var generate: [GenerateEntry]
  public var items: [Item]

  /// The settings of the menu as a whole.
  public struct Settings: Sendable, Equatable {
    private var plain: [DocumentSetting: ScalarValue] = [:]
    public var indicator = Indicator.standard
    public var animation = Animation()
    public var scroll = Scroll()
    /// Seconds before the spinner appears; nil for no spinner.
    public var busyDelay: Double? = 0.5

    public init() {}

    /// The value of a setting, or its default; nil if it has neither.
    public subscript(setting: DocumentSetting) -> ScalarValue? {
      get { plain[setting] ?? setting.description.defaultValue }
      set { plain[setting] = newValue }
    }

    public var layout: Layout { self[.layout].flatMap { Layout(rawValue: $0.printed) } ?? .rows }

    public var hitArea: HitArea {
      self[.hitArea].flatMap { HitArea(rawValue: $0.printed) } ?? .both
    }
  }

  public struct Animation: Sendable, Equatable {
    public var insert = AnimationPreset.automatic
    public var delete = AnimationPreset.automatic
    /// Seconds.
    public var duration = 0.3
  }

  public struct Scroll: Sendable, Equatable {
    public var to = ScrollTarget.none
    public var rows = 5
  }
}

extension Menu {
  /// An empty menu, at a document's place.
  static func empty(at place: SourcePlace) -> Menu {
    Menu(
      place: place, name: "", title: "", language: nil, settings: Menu.Settings(), collapsed: false,
      collapsible: true, expansion: .multiple, keepOpen: false, choice: nil, actions: nil,
      conditions: [], columns: [], generate: [], items: [])
  }
}

/// An item of a menu. Properties that few items have are in ``details``.
public struct Item: Sendable {
  public var place: SourcePlace
  public var title = ""
  /// The id: as declared, or derived from the parent's id and the title; empty if none can be
  /// derived, and for separators.
  public var id = ""
  public var idIsDeclared = false
  /// Whether the id is unknown because the key that it comes from was rejected.
  public var idIsUnknown = false
  /// Whether the title is unknown because it was rejected.
  public var titleIsUnknown = false
  /// Whether the item is written as a string, its title.
  public var isString = false
  public var isSeparator = false
  /// Whether the item has `items`, even none.
  public var hasItems = false
  /// Whether the program provides the item's rows.
  public var isSlot = false
  /// Whether some of the children were rejected.
  public var childrenAreUnknown = false
  /// Whether the values of columns may be under a misspelled key.
  var valuesAreUnknown = false
  public var enabled = true
  public var hidden = false
  public var collapsed: Bool?
  public var collapsible: Bool?
  public var expansion: ExpansionMode?
  public var keepOpen: Bool?
  /// Whether the item starts checked, if it sets `checked`, which makes it a check item; otherwise
  /// nil.
  public var checked: Bool?
  /// Whether the children are check items, and how many can be checked.
  public var choice: ChoiceMode?
  public var details: ItemDetails?
  public var children: [Item] = []

  /// Whether the item has `items`, even none, or is a slot.
  public var isCategory: Bool { hasItems || isSlot }

  /// Whether opening the item shows something: children or a body.
  public var isExpandable: Bool { isCategory || details?.fields[.body] != nil }

  /// Whether the item can be checked (ExpansionRules.md, section 14).
  ///
  /// - Parameter choice: The choice of the group that the item is in.
  func isCheckItem(in choice: ChoiceMode?) -> Bool {
    !isExpandable && !isSeparator && (checked != nil || choice != nil)
  }
}

/// Properties that few items have. This is a class so that an item without such properties stays
/// small.
public final class ItemDetails: Sendable {
  public let fields: Fields

  public struct Fields: Sendable, Equatable {
    /// The values of fields, in the order of ``ItemField``.
    private var scalars: [Scalar] = []
    public var accessibilityLabel: String?
    public var accessibilityHint: String?
    public var indicator: IndicatorOverlay?
    public var keywords: [String] = []
    /// The ids that the item had before.
    public var formerIDs: [FormerID] = []
    /// The conditions under which the item shows; empty if it always does.
    public var when: [WhenEntry] = []
    /// The values of declared columns, by the column's name.
    public var values: [String: ScalarValue] = [:]

    private struct Scalar: Sendable, Equatable {
      let field: ItemField
      let value: ScalarValue
    }

    /// The value of a field; nil if the item does not have it, or restates its default.
    public subscript(field: ItemField) -> ScalarValue? {
      get { scalars.first { $0.field == field }?.value }
      set {
        scalars.removeAll { $0.field == field }
        guard let newValue else { return }
        let place = scalars.firstIndex { $0.field.index > field.index } ?? scalars.endIndex
        scalars.insert(Scalar(field: field, value: newValue), at: place)
      }
    }

    /// Whether any field has a value.
    var hasScalars: Bool { !scalars.isEmpty }

    /// Calls a function for each value, in the order of ``ItemField``.
    func visitScalars(_ visit: (ItemField, ScalarValue) -> Void) {
      for scalar in scalars { visit(scalar.field, scalar.value) }
    }

    /// The text of a field; nil if there is none.
    public func text(_ field: ItemField) -> String? { self[field]?.printed }
  }

  init(_ fields: Fields) { self.fields = fields }
}

/// An id that an item had before.
public struct FormerID: Sendable, Equatable {
  public var id: String
  public var place: SourcePlace

  /// The place of a former id does not matter for equality.
  public static func == (left: FormerID, right: FormerID) -> Bool { left.id == right.id }
}

/// A custom column.
public struct Column: Sendable {
  public var place: SourcePlace
  public var name: String
  public var type: ColumnType
  public var defaultValue: ScalarValue?
  /// Whether catalogs translate the values.
  public var isTranslated = false
  public var summary: String?
}

/// A declared action.
public struct Action: Sendable {
  public var place: SourcePlace
  public var name: String
  public var summary: String?
}

/// An entry of `generate`.
public struct GenerateEntry: Sendable {
  public var place: SourcePlace
  /// The name of a built-in target; nil if the entry names a template, or neither.
  public var target: String?
  /// The path of a template, as written.
  public var template: String?
  /// A directory, relative to the document, or to the configuration that the entry comes from.
  public var output: String
  /// The project's configuration, if the entry comes from there.
  public var origin: SourceFile?
  /// The values of conditions that are fixed in this output.
  public var defines: [Define] = []
  /// The languages of this output.
  public var languages = LanguageSelection.all
  /// The target's own parameters, as written.
  public var parameters: [SourceEntry]
}
