/// The keys of an item: the keys that are read individually, and those of ``ItemField``.
enum ItemKey: LanguageKey {
  case structure(Structure)
  case field(ItemField)

  /// The keys that are read individually.
  enum Structure: String, CaseIterable {
    case title
    case id
    case enabled
    case hidden
    case separator
    case collapsed
    case collapsible
    case expansion
    case keepOpen = "keep-open"
    case indicator
    case accessibility
    case values
    case checked
    case choice
    case keywords
    case was
    case translate
    case when
    case slot
    case inline
    case separators
    case opens
    case items
  }

  /// The names of the item texts that catalogs translate, except column values.
  static let translatedNames =
    [ItemKey.title.rawValue] + ItemField.allCases.filter(\.isTranslatable).map(\.key)
    + [ItemKey.keywords.rawValue, "accessibility.label", "accessibility.hint"]

  /// The value of `checked` that makes a category a summary check.
  static let summaryWord = "items"

  static let title = ItemKey.structure(.title)
  static let id = ItemKey.structure(.id)
  static let enabled = ItemKey.structure(.enabled)
  static let hidden = ItemKey.structure(.hidden)
  static let separator = ItemKey.structure(.separator)
  static let collapsed = ItemKey.structure(.collapsed)
  static let collapsible = ItemKey.structure(.collapsible)
  static let expansion = ItemKey.structure(.expansion)
  static let keepOpen = ItemKey.structure(.keepOpen)
  static let indicator = ItemKey.structure(.indicator)
  static let accessibility = ItemKey.structure(.accessibility)
  static let values = ItemKey.structure(.values)
  static let checked = ItemKey.structure(.checked)
  static let choice = ItemKey.structure(.choice)
  static let keywords = ItemKey.structure(.keywords)
  static let was = ItemKey.structure(.was)
  static let translate = ItemKey.structure(.translate)
  static let when = ItemKey.structure(.when)
  static let slot = ItemKey.structure(.slot)
  static let inline = ItemKey.structure(.inline)
  static let separators = ItemKey.structure(.separators)
  static let opens = ItemKey.structure(.opens)
  static let items = ItemKey.structure(.items)

  static let owner = "an item"
  static let foreignKeys = ForeignKey.ofItems

  /// The keys, in the order of the reference.
  static let allCases: [ItemKey] =
    [.title, .id] + ItemField.allCases.map(ItemKey.field)
    + Structure.allCases.map(ItemKey.structure).filter { $0 != .title && $0 != .id }

  init?(rawValue: String) {
    if let structure = Structure(rawValue: rawValue) {
      self = .structure(structure)
    } else if let field = ItemField(key: rawValue) {
      self = .field(field)
    } else {
      return nil
    }
  }

  var rawValue: String {
    switch self {
    case .structure(let key): key.rawValue
    case .field(let field): field.key
    }
  }

  var description: KeyDescription {
    switch self {
    case .structure(let key): key.description
    case .field(let field): field.description.key
    }
  }

  /// The keys that apply only to items that can be opened: categories that are not pages, and items
  /// with a body.
  static let expandableOnly: [ItemKey] = [.collapsed, .collapsible]
}

extension ItemKey.Structure {
  fileprivate var description: KeyDescription {
    switch self {
    case .title:
      .init(
        .text(),
        "The title shown to users; may be empty. Required, except in an item with `inline` and `id`."
      )
    case .id:
      .init(
        .text(),
        "Stable identity, unique in the menu, of letters, digits, `.`, `_` and `-`; by default the parent's id, a dot and the title's slug."
      )
    case .enabled:
      .init(
        .booleanOrWhen, default: "true",
        "Whether taps have an effect, or the conditions under which they do, written as in `when`; events from code work either way."
      )
    case .hidden:
      .init(.boolean, default: "false", "Whether the item has no row until the program shows it.")
    case .separator:
      .init(
        .boolean, default: "false",
        "A line between items; it takes no other key, and can't be at the top level in layouts with sections."
      )
    case .collapsed:
      .init(.boolean, "Whether the item starts collapsed; by default as in the document.")
    case .collapsible:
      .init(.boolean, "Whether the item can be collapsed; by default as in the document.")
    case .expansion:
      .init(
        .choice(ExpansionMode.names),
        "How many of the item's children may be open at once; by default as in the document.")
    case .keepOpen:
      .init(
        .boolean,
        "Whether the last open child can't be collapsed; by default as in the document.")
    case .indicator:
      .init(
        .preset(IndicatorPreset.names, .indicator), "The item's glyphs, merged over the document's."
      )
    case .accessibility: .init(.table(.accessibility), "The texts for screen readers.")
    case .values: .init(.map(of: .scalar), "Values of the declared columns, by name.")
    case .checked:
      .init(
        .anyOf([.boolean, .choice([ItemKey.summaryWord])]),
        "Whether the item starts checked; an item that sets it is a check item. Only for items without children or a body. On a category, `items` means that the category is checked if all check items below it are, and mixed if only some are."
      )
    case .choice:
      .init(
        .choice(ChoiceMode.names),
        "Makes the item's children, or the rows of a slot, check items, of which any number, or at most one, can be checked."
      )
    case .keywords:
      .init(.array(of: .text()), "Words by which searches find the item; they are never shown.")
    case .was:
      .init(
        .array(of: .text()),
        "Ids that the item had before; saved states that contain them still apply.")
    case .translate:
      .init(
        .anyOf([.boolean, .array(of: .choice(ItemKey.translatedNames))]), default: "true",
        "Whether catalogs translate the item's texts; set it to `false` for names and numbers. An array lists the only texts to translate, by their names in catalogs."
      )
    case .when:
      .init(
        .when,
        "The conditions under which the item is visible. All must hold; in a nested array, at least one must hold. `!` negates."
      )
    case .slot:
      .init(
        .boolean, default: "false",
        "Makes the item a category whose rows the program provides while it runs.")
    case .inline:
      .init(
        .boolean, default: "false",
        "Puts the rows of a category among those of its siblings, one level up. The category itself has a row, a heading, only if it has a title."
      )
    case .separators:
      .init(
        .boolean, default: "false",
        "Puts a separator before and after the rows of an item with `inline`.")
    case .opens:
      .init(
        .choice(OpenMode.names),
        "Where a category shows its items: with `page`, on a separate page instead of in rows below its row."
      )
    case .items: .init(.array(of: .item), "The children; an item that has them is a category.")
    }
  }
}

/// The key of an item that is replaced by the items of another document.
enum IncludeKey: String, LanguageKey {
  case include

  static let owner = "an include"

  var description: KeyDescription {
    .init(
      .text(), isRequired: true,
      "The path of a menu document, relative to this one, whose items replace this table.")
  }
}
