/// The names that templates can use, and what they mean. Templates are checked against it before
/// they are rendered, because Stencil prints nothing for a name that it does not know; the
/// reference of templates is generated from it.
public indirect enum Vocabulary: Sendable {
  case value(String)
  /// Named members.
  case record(String, [(name: String, Vocabulary)])
  /// Elements for `{% for %}`.
  case list(String, of: Vocabulary)
  /// Rows for `{% each %}`: members, and columns.
  case rows(String, members: [(name: String, summary: String)], columns: [(String, String)])
  /// Members that the target itself names.
  case parameters(String)

  /// All top-level names.
  public static let all: [(name: String, Vocabulary)] = [
    ("menu", menu),
    ("type", .value("The name of the type that is generated from the menu.")),
    ("snakeType", .value("The same in snake case: `side_bar_menu` for `SideBarMenu`.")),
    ("upperSnakeType", .value("The same in upper snake case.")),
    (
      "elementName",
      .value("The name of a custom element: the parameter `tag`, or `side-bar-menu`.")
    ),
    ("items", items),
    ("details", details),
    ("numbers", numbers),
    ("outline", outline),
    ("constants", constants),
    ("formerConstants", formerConstants),
    ("formerIDs", formerIDs),
    ("choices", choices),
    ("actions", actions),
    ("conditions", conditions),
    ("conditionCount", .value("The number of `conditions`.")),
    ("whenClauses", whenClauses),
    ("whenCount", .value("The number of different `when`s.")),
    ("conditionalItems", conditionalItems),
    ("languages", languages),
    ("languageCount", .value("The number of `languages`.")),
    ("actionCount", .value("The number of `actions`; 0 if actions remain strings.")),
    ("columns", columns),
    ("parameters", .parameters("The target's parameters, by name.")),
    ("json", .value("The lowered table as JSON, as `menuc dump` prints it; not escaped.")),
    ("assets", .list("The contents of the file's assets.", of: .value("A text, as it is."))),
  ]

  /// What the name means, in one sentence.
  public var summary: String {
    switch self {
    case .value(let summary), .record(let summary, _), .list(let summary, _),
      .rows(let summary, _, _), .parameters(let summary):
      summary
    }
  }

  private static let menu = Vocabulary.record(
    "The settings of the menu as a whole.",
    [("name", .value("The menu's name."))] + DocumentKey.allCases.flatMap(menuNames) + [
      ("keepsSelection", .value("Whether `selection` is `keep`."))
    ])

  /// What templates find of a key of the document.
  private static func menuNames(_ key: DocumentKey) -> [(String, Vocabulary)] {
    switch key {
    case .setting(let setting): [(setting.name, .value(setting.vocabulary))]
    case .structure(let key):
      switch key {
      case .title: [("title", .value("The title shown to users."))]
      case .expansion: [("isSingle", .value("Whether at most one top-level item may be open."))]
      case .keepOpen:
        [("keepsOpen", .value("Whether the last open top-level item can't be collapsed."))]
      case .choice:
        [("choosesOne", .value("Whether at most one top-level check item can be checked."))]
      case .indicator: [("indicator", indicator)]
      case .animation:
        [
          ("insertAnimation", .value("The animation of rows that appear.")),
          ("deleteAnimation", .value("The animation of rows that disappear.")),
          ("duration", .value("Seconds.")),
        ]
      case .scroll:
        [
          ("scroll", .value("`none`, `top` or `reveal`.")),
          ("scrollRows", .value("How many children `reveal` shows.")),
        ]
      case .busy: [("busyDelay", .value("Seconds before the spinner appears, or nothing."))]
      case .language:
        [
          ("language", .value("The tag of the language that the menu is written in, or nothing.")),
          ("direction", .value("The direction of its text: `ltr` or `rtl`.")),
          ("isRightToLeft", .value("Whether that is `rtl`.")),
        ]
      case .schema, .version, .menu, .translations, .collapsed, .collapsible, .actions, .conditions,
        .columns,
        .generate, .items:
        []
      }
    }
  }

  private static let indicator = Vocabulary.record(
    "The glyphs that show whether a category is open.",
    [
      (
        "glyphs",
        .list(
          "The glyphs that the indicator has.",
          of: .record(
            "A glyph.",
            [
              ("name", .value("Which glyph it is: `collapsed`, `expanded`, `empty` or `leaf`.")),
              ("text", .value("The glyph, or nothing.")),
              ("image", .value("The name of an image, or nothing.")),
            ]))
      ),
      ("color", .value("`#rrggbbaa`, or nothing.")),
      ("highlight", .value("`#rrggbbaa`, or nothing.")),
      ("hidesWhenEmpty", .value("Whether a category without children shows no glyph.")),
    ])

  private static let items = Vocabulary.rows(
    "The items, breadth-first: their numbers are 0, 1, 2, …, and siblings are adjacent.",
    members: [
      ("count", "The number of items."), ("topLevelCount", "The number of top-level items."),
      (
        "upperCount",
        "How many items the upper levels have that together have at most 10,000; these come first."
      ),
      ("digits", "How many digits the largest number has, in any column except `recordOffset`."),
      ("recordDigits", "How many digits the largest `recordOffset` has."),
    ],
    columns: [
      ("firstChild", "The first child's number; 0 without children."),
      ("childCount", "The number of children."),
      (
        "sizeTree",
        "A Fenwick tree for each group of siblings, of their visible rows in the initial state."
      ),
      ("shownRows", "The rows that opening the item shows in the initial state."),
      ("nodeByID", "The items' numbers in the order of their ids' UTF-8 bytes; separators last."),
      ("idRank", "The rank of the id in the order of UTF-8 bytes, from 0; separators come last."),
      ("record", "The item's texts, packed: `id title{ key value}`, each `LENGTH:TEXT`."),
      ("texts", "The item's texts with NULs between: `id title{ key value}` as in `record`."),
      ("recordOffset", "Where `record` starts if all are joined with a line break after each."),
    ] + itemColumns)

  /// The columns that items have in any order.
  private static let itemColumns: [(String, String)] =
    [
      ("number", "The item's number."), ("id", "The id; empty for separators."),
      ("title", "The title."), ("parent", "The parent's number; −1 at top level."),
      ("depth", "0 at top level."),
      ("flags", "Fifteen letters, `-` where one is not set: \(NodeFlags.legend)."),
      ("flagBits", "`flags` as an integer, the first flag as its lowest bit."),
    ]
    + ItemField.allCases.map {
      ($0.key, "\($0.description.key.summary) Empty if the item has none.")
    } + [
      ("label", "The text spoken in place of the title, or nothing."),
      ("hint", "The text spoken after the title, or nothing."),
      ("keywords", "The item's keywords with line breaks between them, or nothing."),
      ("when", "The item's own `when` as words, such as `signed-in and (staff or owner)`."),
      ("values.NAME", "The value in a custom column, or the column's default."),
      (
        "has.NAME",
        "Whether the item has one of the keys above, even if its text is empty, or an `indicator`."
      ),
      ("collapsedGlyph", "The item's glyph while it is closed, or nothing."),
      ("expandedGlyph", "The item's glyph while it is open, or nothing."),
      ("emptyGlyph", "The item's glyph while it has nothing to show, or nothing."),
      ("leafGlyph", "The item's glyph if it can't be opened, or nothing."),
      ("collapsedImage", "The name of the image in place of `collapsedGlyph`, or nothing."),
      ("expandedImage", "The same for `expandedGlyph`."),
      ("emptyImage", "The same for `emptyGlyph`."), ("leafImage", "The same for `leafGlyph`."),
      ("glyphColor", "The color of the item's glyphs as `#rrggbbaa`, or nothing."),
      ("glyphHighlight", "Their color while the row is highlighted, or nothing."),
      ("hidesWhenEmpty", "Whether no glyph is drawn while the item has nothing to show."),
      ("canOpen", "Whether opening it shows something at first: a body or a row."),
      ("isOpen", "Whether it starts open."), ("isFixed", "Whether it can't be collapsed."),
      ("isHidden", "Whether it is declared as hidden."),
      (
        "isShown",
        "Whether neither it nor any of its ancestors starts hidden, by `hidden` or `when`."
      ),
      ("isDisabled", "Whether taps on it have no effect."),
      ("isSeparator", "Whether it is a line between items."),
      ("isCategory", "Whether it was written with `items`."),
      ("isTopLevel", "Whether it is at the top level."),
      ("isSingle", "Whether at most one of its children may be open."),
      ("keepsOpen", "Whether its last open child can't be collapsed."),
      ("isCheckItem", "Whether it can be checked."),
      ("isChecked", "Whether it starts checked."),
      ("choosesOne", "Whether at most one of its children can be checked."),
      ("isSlot", "Whether the program provides its rows."),
      ("isInSingleGroup", "Whether at most one item of its group may be open."),
      ("isLink", "Whether a tap on its row, as opposed to its glyph, follows its URL."),
      ("isUpper", "Whether it is one of the first `upperCount` items."),
      ("isCurrent", "Whether the parameter `current` names it, by its id or its URL."),
      ("containsCurrent", "Whether that is an item in it, at any level."),
      ("isRevealed", "Whether it starts open if the current item is revealed."),
    ]

  private static let details = Vocabulary.rows(
    "The items that say more than a title and values in custom columns, in the order of `items`.",
    members: [("count", "Their number.")], columns: itemColumns)

  private static let numbers = Vocabulary.rows(
    "The items' heights, and values in columns of type `number`, in the order of `items`.",
    members: [("count", "Their number.")],
    columns: [
      ("item", "The item's number."), ("key", "The key, as in `record`."),
      ("value", "The number."),
    ])

  private static let outline = Vocabulary.rows(
    "The items in the order of the document.", members: [("count", "The number of items.")],
    columns: [("indent", "Two spaces per level.")] + itemColumns)

  private static let constants = Vocabulary.rows(
    "The items that get constants, in the order of the document.",
    members: [("count", "Their number."), ("firstName", "The name of the first, or nothing.")],
    columns: [
      ("name", "The constant's name."), ("number", "The item's number."), ("id", "The id."),
      ("title", "The title, or the id if that is empty."),
    ])

  private static let formerConstants = Vocabulary.rows(
    "The constants that the items with constants had before, by the keys `was`.",
    members: [("count", "Their number.")],
    columns: [
      ("name", "The former constant's name."), ("newName", "The constant's name."),
      ("number", "The item's number."), ("id", "The former id."),
    ])

  private static let formerIDs = Vocabulary.rows(
    "The ids that items had before, in the order of their UTF-8 bytes.",
    members: [("count", "Their number.")],
    columns: [("id", "The former id."), ("number", "The item's number.")])

  private static let choices = Vocabulary.list(
    "The items with a declared id and `choice = \"one\"`, whose children become an enumeration.",
    of: .record(
      "A choice.",
      [
        ("type", .value("The name of the enumeration, without the menu's name.")),
        ("snakeType", .value("The same in snake case.")),
        ("upperSnakeType", .value("The same in upper snake case.")),
        ("identifier", .value("The item's id as an identifier.")), ("id", .value("The item's id.")),
        ("number", .value("The item's number.")), ("title", .value("The item's title.")),
        (
          "cases",
          .list(
            "The children that can be checked.",
            of: .record(
              "A case.",
              [
                ("name", .value("The case's name.")), ("id", .value("The child's id.")),
                ("number", .value("The child's number.")), ("title", .value("The child's title.")),
              ]))
        ),
      ]))

  private static let actions = Vocabulary.list(
    "The actions that the menu declares or uses.",
    of: .record(
      "An action.",
      [
        ("name", .value("The name of its case.")),
        ("text", .value("The action, as items name it.")),
        ("summary", .value("What it does.")),
      ]))

  private static let conditions = Vocabulary.list(
    "The conditions that the program sets, in the order of their numbers.",
    of: .record(
      "A condition.",
      [
        ("name", .value("Its name, as in the menu.")), ("number", .value("Its number.")),
        ("identifier", .value("Its name in the language.")),
        ("type", .value("The name of the enumeration of its choices; empty for booleans.")),
        ("snakeType", .value("The same in snake case.")),
        ("upperSnakeType", .value("The same in upper snake case.")),
        ("summary", .value("What it means.")),
        ("isBoolean", .value("Whether it is true or false.")),
        ("default", .value("The number of its value at first; 0 for false and 1 for true.")),
        ("defaultName", .value("The name of the case of that value; empty for booleans.")),
        ("bit", .value("Its first bit; a boolean has one, which is set if it is true.")),
        ("valueCount", .value("The number of its values, 2 for booleans.")),
        (
          "cases",
          .list(
            "The choices; none for booleans.",
            of: .record(
              "A choice.",
              [
                ("name", .value("The name of its case.")),
                ("text", .value("The choice, as in the menu.")),
                ("number", .value("The number of the value, from 0.")),
              ]))
        ),
      ]))

  private static let whenClauses = Vocabulary.rows(
    "The clauses of each different `when`. With `bits` as the bits of all conditions, a clause holds"
      + " if `bits & any` or `~bits & not` is not 0; a `when` holds if all its clauses do.",
    members: [("count", "Their number.")],
    columns: [
      ("when", "The number of the `when`, from 0; ascending."),
      ("anyLow", "The lower 32 bits of `any`."), ("anyHigh", "The upper 32 bits of `any`."),
      ("notLow", "The lower 32 bits of `not`."), ("notHigh", "The upper 32 bits of `not`."),
    ])

  private static let conditionalItems = Vocabulary.rows(
    "The items with a `when`, in the order of `when`s, and then of their numbers.",
    members: [("count", "Their number.")],
    columns: [("item", "The item's number."), ("when", "The number of its `when`.")])

  private static let columns = Vocabulary.list(
    "The custom columns.",
    of: .record(
      "A column.",
      [
        ("name", .value("Its name.")), ("identifier", .value("Its name in the language.")),
        ("type", .value("`string`, `integer`, `number` or `boolean`.")),
        ("default", .value("The default, or nothing.")), ("summary", .value("What it holds.")),
        ("isTranslated", .value("Whether its values are translated.")),
        (
          "values",
          .rows(
            "The items that give a value of their own, in the order of `items`.",
            members: [("count", "Their number.")],
            columns: [
              ("item", "The item's number."),
              ("value", "The value; `1` or `0` in a column of type `boolean`."),
              ("isTrue", "Whether the value is not `0`."),
            ])
        ),
      ]))
}

extension DocumentSetting {
  /// What templates find: the summary, with the words of a choice, or that there may be nothing.
  fileprivate var vocabulary: String {
    let summary = description.key.summary
    if case .choice(let words) = description.key.type {
      return summary.dropLast() + ": \(words.map { "`\($0)`" }.joined(separator: ", "))."
    }
    return description.defaultValue == nil ? "\(summary) Empty if the menu has none." : summary
  }
}

extension NodeFlags {
  static let legend =
    "`c` category, `b` body, `o` open, `f` fixed, `h` hidden, `d` disabled, `s` separator,"
    + " `1` single, `k` keep-open, `m` check item, `x` checked, `r` chooses one, `l` slot,"
    + " `p` has a placeholder, `w` has a loading row"
}
