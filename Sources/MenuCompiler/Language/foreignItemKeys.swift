extension ForeignKey {
  /// The foreign keys of items.
  static let ofItems = table([
    (
      "text label caption name heading header navText linkText displayName displayTitle"
        + " sidebarLabel titleText menuTitle",
      .key("title")
    ),
    (
      "children subitems entries submenu submenus childItems childNodes nodes pages sections"
        + " nav contents toc routes sidebar elements",
      .key("items")
    ),
    (
      // A string is the name of the menu, misplaced below the first `[[items]]` of a TOML file.
      "menu",
      .byValue(["an array": .key("items")], otherwise: .key("menu"))
    ),
    ("identifier uid uuid itemId menuId", .key("id")),
    ("subtitle sublabel secondaryText subheading", .key("detail")),
    ("description content desc longDescription helpText", .key("body")),
    (
      "image symbol symbolName systemImage systemName iconName drawable img picture fontIcon",
      .key("icon")
    ),
    (
      "command cmd onclick click handler onselect selector callback onActivate onTap onPress"
        + " oncommand method function event",
      .key("action")
    ),
    ("path permalink pageRef route address uri slug page doc to", .key("url")),
    (
      "href link",
      .byValue(
        ["a table": .nothing("write the address of the page as a string under 'url'")],
        otherwise: .key("url"))
    ),
    (
      "key keys accelerator accel hotkey keybinding keyEquivalent alphabeticShortcut keycombination"
        + " numericShortcut shortcutKey keyboardShortcut shortcuts",
      .key("shortcut")
    ),
    ("accessKey underline", .key("mnemonic")),
    ("tooltip tooltipText statusTip whatsThis toolTip", .key("help")),
    ("hint accessibilityHint", .within(table: "accessibility", key: "hint")),
    ("translatable localize localizable", .key("translate")),
    (
      "ariaLabel contentDescription accessibilityLabel",
      .within(table: "accessibility", key: "label")
    ),
    ("visible isVisible show shown", .opposite("hidden")),
    ("isHidden hide invisible draft", .key("hidden")),
    ("disabled isDisabled", .opposite("enabled")),
    ("isEnabled sensitive", .key("enabled")),
    ("expanded open isOpen isExpanded defaultOpen initiallyOpen", .opposite("collapsed")),
    (
      "closed isCollapsed defaultCollapsed collapsedByDefault initiallyCollapsed", .key("collapsed")
    ),
    ("collapsibleByDefault isCollapsible", .key("collapsible")),
    ("selected isChecked toggled", .key("checked")),
    (
      "checkable isCheckable",
      .byValue(
        ["true": .entries(.entry("checked", .boolean(false)))],
        otherwise: .nothing("an item without 'checked' can't be checked"))
    ),
    ("divider isSeparator isDivider hr", .key("separator")),
    (
      "if showIf visibleWhen visibleIf condition displayIf showWhen",
      .key("when")
    ),
    (
      "enablement enabledWhen enableWhen enabledIf",
      .key("enabled")
    ),
    (
      "disabledWhen disabledIf",
      .nothing("'enabled' takes the conditions under which taps have an effect")
    ),
    (
      "disabledTooltip disabledHint disabledText disabledMessage",
      .key("disabled-reason")
    ),
    ("aliases formerIds oldIds redirectFrom", .key("was")),
    ("searchTerms tags searchKeywords", .key("keywords")),
    ("count counter badgeText badgeCount", .key("badge")),
    ("customValues columns data meta userInfo", .key("values")),
    ("mark trailing accessoryType", .key("accessory")),
    ("emptyText emptyMessage", .key("placeholder")),
    ("loadingText", .key("loading")),
    ("rowHeight", .key("height")),
    ("import extends ref", .key("include")),
    (
      "destructive isDestructive danger dangerous",
      .byValue(
        ["true": destructive], otherwise: .nothing("an item without 'role' is not destructive"))
    ),
    (
      "style",
      .byValue(
        [
          "destructive": destructive, "danger": destructive, "separator": separator,
          "checkbox": checkItem, "toggle": checkItem, "radio": radio,
        ],
        otherwise: look)
    ),
    ("type kind", type),
    (
      "checkableBehavior",
      .byValue(
        [
          "single": .entries(.entry("choice", .string("one"))),
          "all": .entries(.entry("choice", .string("any"))),
        ], otherwise: .nothing("items can't be checked unless their category has a 'choice'"))
    ),
    (
      "radioGroup exclusive",
      .byValue(
        ["false": .nothing("without 'choice', any number of check items can be checked")],
        otherwise: .entries(
          .entry("choice", .string("one")), "if the item is a category of check items,"))
    ),
    (
      "order weight position orderInCategory sortOrder sidebarPosition sortKey",
      .nothing("items keep the order of the document")
    ),
    (
      "class className cssClass css color colour tint tintColor background backgroundColor font"
        + " iconColor theme attrs attributes classes size width",
      look
    ),
    (
      "showAsAction actionViewClass actionLayout iconTint titleCondensed orientation rel"
        + " menuCategory before after beforeGroupContaining afterGroupContaining group registerAccelerator"
        + " checkedIcon iconVisibleInMenu",
      .nothing("menuc has no equivalent")
    ),
    (
      "arguments args params parameters payload",
      .nothing(
        "the arguments of an action are a table in 'action', under its name; other data goes into a"
          + " column, under 'values'")
    ),
    (
      "i18n translations locales translation",
      .byValue(
        // The document's own `translations`, misplaced below the first `[[items]]` of a TOML file.
        [DocumentKey.languagePlaceholder: .key("translations")],
        otherwise: .nothing(
          "catalogs contain the texts in other languages; see 'translations' of the document"))
    ),
  ])

  private static let destructive = entries(.entry("role", .string("destructive")))
  private static let separator = entries(.entry("separator", .boolean(true)))
  private static let checkItem = entries(.entry("checked", .boolean(false)))
  private static let radio = entries(
    .entry("checked", .boolean(false)),
    "set 'choice' of the category to 'one', and in this item")
  private static let look = nothing(
    "the program draws the rows; what it needs to know goes into a column, under 'values'")

  /// The kind of an item in other formats.
  private static let type = byValue(
    [
      "separator": separator, "divider": separator, "hr": separator, "line": separator,
      "checkbox": checkItem, "check": checkItem, "toggle": checkItem, "switch": checkItem,
      "radio": radio, "destructive": destructive,
      "submenu": .nothing("an item with 'items' is a category"),
      "category": .nothing("an item with 'items' is a category"),
      "group": .nothing("an item with 'items' is a category"),
      "folder": .nothing("an item with 'items' is a category"),
      "link": .nothing("an item with a 'url' is a link"),
    ],
    otherwise: .nothing("an item's other keys determine its kind"))
}
