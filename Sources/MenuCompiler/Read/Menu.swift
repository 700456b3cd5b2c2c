/// A menu as declared. Its values are typed, the document's defaults are filled in, and keys that
/// an item does not set are nil.
package struct Menu: Sendable {
  /// The document's place, for problems of the menu as a whole.
  package var place: SourcePlace
  /// The name: words of letters and digits, from which type names are derived.
  package var name: String
  package var title: String
  /// Whether the document sets the title. Otherwise, the title is the name.
  package var titleIsDeclared = false
  /// The language in which the document is written; nil if it does not declare one.
  package var language: LanguageTag?
  /// The place of the language in the document.
  var languagePlace: SourcePlace?
  /// The paths of catalogs, as written.
  package var translations: [TranslationPath] = []
  /// The catalogs that were found, in the order of their paths.
  package var catalogs: [MenuCatalog] = []
  /// The texts to translate; nil if the menu has no translations.
  var texts: MenuTexts?
  package var settings: Settings
  /// Whether categories that do not set `collapsed` start collapsed.
  package var collapsed: Bool
  /// Whether categories that do not set `collapsible` can be collapsed.
  package var collapsible: Bool
  /// The expansion mode of the top-level group, and of every group that does not set its own.
  package var expansion: ExpansionMode
  package var keepOpen: Bool
  /// Whether the top-level items are check items, and how many can be checked.
  package var choice: ChoiceMode?
  /// The declared actions, sorted by name; nil if the document has no `actions`, so that items may
  /// use any action.
  package var actions: [Action]?
  /// The declared conditions, sorted by name.
  package var conditions: [Condition]
  /// Whether some declarations of conditions could not be read, so that more conditions may exist.
  var conditionsAreUnknown = false
  /// The words that keep unused conditions from being reported; see
  /// ``ValueReader/wordsOfUnreadTerms``.
  var wordsOfUnreadTerms: Set<String> = []
  /// The declared columns, sorted by name.
  package var columns: [Column]
  package var generate: [GenerateEntry]
  package var items: [Item]

  /// The settings of the menu as a whole.
  package struct Settings: Sendable, Equatable {
    private var plain: [DocumentSetting: ScalarValue] = [:]
    package var indicator = Indicator.standard
    package var animation = Animation()
    package var scroll = Scroll()
    /// The delay in seconds before the spinner appears; nil for no spinner.
    package var busyDelay: Double? = 0.5

    package init() {}

    /// The value of a setting, or else its default; nil if it has neither.
    package subscript(setting: DocumentSetting) -> ScalarValue? {
      get { plain[setting] ?? setting.description.defaultValue }
      set { plain[setting] = newValue }
    }

    package var layout: Layout { self[.layout].flatMap { Layout(rawValue: $0.printed) } ?? .rows }

    package var hitArea: HitArea {
      self[.hitArea].flatMap { HitArea(rawValue: $0.printed) } ?? .both
    }
  }

  package struct Animation: Sendable, Equatable {
    package var insert = AnimationPreset.automatic
    package var delete = AnimationPreset.automatic
    /// The duration in seconds.
    package var duration = 0.3
  }

  package struct Scroll: Sendable, Equatable {
    package var to = ScrollTarget.none
    package var rows = 5
  }
}

extension Menu {
  /// An empty menu at a document's place.
  static func empty(at place: SourcePlace) -> Menu {
    Menu(
      place: place, name: "", title: "", language: nil, settings: Menu.Settings(), collapsed: false,
      collapsible: true, expansion: .multiple, keepOpen: false, choice: nil, actions: nil,
      conditions: [], columns: [], generate: [], items: [])
  }
}

/// The separators and the footer that a category's keys add.
package enum ItemBorder: Sendable {
  /// The separator before an inline group.
  case first
  /// The separator after an inline group.
  case last
  /// The footer after the children of a category.
  case footer
}

/// An item of a menu. Properties that few items have are in ``details``.
package struct Item: Sendable {
  package var place: SourcePlace
  package var title = ""
  /// The id, either declared or derived from the parent's id and the title. Empty for separators,
  /// and if no id can be derived.
  package var id = ""
  package var idIsDeclared = false
  /// Whether the id is unknown because the key that determines it was rejected.
  package var idIsUnknown = false
  /// Whether the title is unknown because it was rejected.
  package var titleIsUnknown = false
  /// Whether the item is written as a string, which is its title.
  package var isString = false
  package var isSeparator = false
  /// Whether the item has `items`, even if empty.
  package var hasItems = false
  /// Whether the program provides the item's rows.
  package var isSlot = false
  /// Whether the rows of the category are among those of its siblings.
  package var isInline = false
  /// Whether the inline group has separators at its borders.
  package var hasBorders = false
  /// The border of an inline group that the separator marks, or `footer` for a footer; nil for
  /// other items.
  package var border: ItemBorder?
  /// Where a category shows its items; nil if they are rows below its own row.
  package var opens: OpenMode?
  /// Whether some of the children were rejected.
  package var childrenAreUnknown = false
  /// Whether the values of columns may be under a misspelled key.
  var valuesAreUnknown = false
  /// Whether taps can have an effect. ``ItemDetails/Fields/enabledWhen`` determines when they do.
  package var enabled = true
  package var hidden = false
  package var collapsed: Bool?
  package var collapsible: Bool?
  package var expansion: ExpansionMode?
  package var keepOpen: Bool?
  /// Whether the item starts checked; nil if it does not set `checked`. An item that sets `checked`
  /// is a check item.
  package var checked: Bool?
  /// Whether `checked` is `items`: the item shows whether the check items below it are checked.
  package var isSummaryCheck = false
  /// Whether `detail` is `checked`: the item's row shows the title of its checked child.
  package var showsChecked = false
  /// Whether the children are check items, and how many can be checked.
  package var choice: ChoiceMode?
  package var details: ItemDetails?
  package var children: [Item] = []

  /// Whether the item has `items`, even if empty, or is a slot.
  package var isCategory: Bool { hasItems || isSlot }

  /// The item's name in messages: its title or, for an inline group without a heading, its id.
  var name: String { isInline && title.isEmpty ? id : title }

  /// Whether the item's children are on a separate page.
  package var isPage: Bool { opens == .page && hasItems && !isSlot }

  /// Whether the item's footer is a row after its children. The footer of a section or page is not
  /// a row: the view shows it below the rows.
  ///
  /// - Parameter isSection: Whether the item is a section.
  func hasFooterRow(isSection: Bool) -> Bool {
    !isSection && !isPage && !isSlot && !children.isEmpty
      && details?.fields.text(.footer)?.isEmpty == false
  }

  /// Whether opening the item shows anything: children or a body.
  package var isExpandable: Bool { isCategory || details?.fields[.body] != nil }

  /// Whether the item can be checked (ExpansionRules.md, section 14).
  ///
  /// - Parameter choice: The choice of the group that contains the item.
  func isCheckItem(in choice: ChoiceMode?) -> Bool {
    !isExpandable && !isSeparator && (checked != nil || choice != nil)
  }

  /// How many of the children can be checked; nil for a slot, and without `choice`.
  var choiceForm: ChoiceForm? {
    switch isSlot ? nil : choice {
    case .any: .any
    case .one:
      children.contains { $0.checked == true && $0.isCheckItem(in: .one) } ? .one : .optional
    case nil: nil
    }
  }
}

extension Item {
  /// The conditions of `when` or `enabled`.
  func conditions(of key: ItemKey) -> [WhenEntry] {
    (key == .enabled ? details?.fields.enabledWhen : details?.fields.when) ?? []
  }

  /// The keys that depend on conditions, with their entries.
  var conditionKeys: [(key: ItemKey, entries: [WhenEntry])] {
    guard let fields = details?.fields else { return [] }
    return [(.when, fields.when), (.enabled, fields.enabledWhen)].filter { !$0.1.isEmpty }
  }
}

/// Properties that few items have. This is a class so that items without these properties stay
/// small.
package final class ItemDetails: Sendable {
  package let fields: Fields

  package struct Fields: Sendable, Equatable {
    /// The values of fields, in the order of ``ItemField``.
    private var scalars: [Scalar] = []
    /// The texts with a number.
    package var plurals: [PluralText] = []
    package var accessibilityLabel: String?
    package var accessibilityHint: String?
    package var indicator: IndicatorOverlay?
    package var keywords: [String] = []
    /// The item's former ids.
    package var formerIDs: [FormerID] = []
    /// The conditions under which the item is visible; empty if it is always visible.
    package var when: [WhenEntry] = []
    /// The conditions under which taps have an effect; empty if the effect does not depend on
    /// conditions.
    package var enabledWhen: [WhenEntry] = []
    /// The values of declared columns, by the column's name.
    package var values: [String: ScalarValue] = [:]
    /// Whether catalogs translate the item's texts.
    package var isTranslated = true
    /// The only texts, apart from the values of columns, that catalogs translate; nil if catalogs
    /// translate all texts.
    package var translatedTexts: Set<TranslatedField>?
    /// The arguments that the item gives to its action; nil if it only names the action.
    package var arguments: GivenArguments?

    private struct Scalar: Sendable, Equatable {
      let field: ItemField
      let value: ScalarValue
    }

    /// The value of a field; nil if the item does not set it or restates the default.
    package subscript(field: ItemField) -> ScalarValue? {
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
    package func text(_ field: ItemField) -> String? { self[field]?.printed }
  }

  init(_ fields: Fields) { self.fields = fields }
}

/// A former id of an item.
package struct FormerID: Sendable, Equatable {
  package var id: String
  package var place: SourcePlace

  /// The place of a former id does not matter for equality.
  package static func == (left: FormerID, right: FormerID) -> Bool { left.id == right.id }
}

/// A custom column.
package struct Column: Sendable {
  package var place: SourcePlace
  package var name: String
  package var type: ColumnType
  package var defaultValue: ScalarValue?
  /// Whether catalogs translate the values.
  package var isTranslated = false
  package var summary: String?
}

/// An entry of `generate`.
package struct GenerateEntry: Sendable {
  package var place: SourcePlace
  /// The name of a built-in target; nil if the entry does not name a target.
  package var target: String?
  /// The path of a template, as written.
  package var template: String?
  /// The output directory, relative to the document or configuration that contains the entry.
  package var output: String
  /// The project's configuration, if it contains the entry.
  package var origin: SourceFile?
  /// The values of conditions that are fixed in this output.
  package var defines: [Define] = []
  /// The languages of this output.
  package var languages = LanguageSelection.all
  /// The target's own parameters, as written.
  package var parameters: [SourceEntry]
}
