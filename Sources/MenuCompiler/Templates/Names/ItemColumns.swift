/// The columns of items that do not depend on the order of the rows.
extension TemplateContext {
  static let itemColumns: [TemplateColumn<TemplateContext, Int>] =
    [
      .numbers("number", "The item's number.") { Int32($1) },
      .texts("id", "The id; empty for separators.") { $0.menu.ids[$1] },
      .texts("title", "The title.") { $0.menu.titles[$1] },
      .numbers("parent", "The parent's number; −1 at top level.") { $0.menu.parents[$1] },
      .numbers("depth", "The item's depth; 0 at top level.") { Int32($0.menu.depths[$1]) },
      .column(
        "flags",
        "Sixteen letters, one for each flag, or `-` if the flag is not set: \(NodeFlags.legend)."
      ) {
        context, nodes in .flags(nodes.map { context.menu.flags[$0] })
      },
      .numbers(
        "flagBits",
        "`flags` as an integer, with the first flag as the lowest bit. A letter used instead of another letter also sets a bit above the sixteen bits of the flags."
      ) {
        Int32($0.menu.flags[$1].rawValue)
      },
    ]
    + fields.map { field in
      .texts(field.name, field.summary) { context, node in
        context.menu.details[node].flatMap { field.text($0.fields) } ?? ""
      }
    } + [
      .texts(
        "shownDetail",
        "The `detail` or, if it is `checked`, the title of the item that starts checked."
      ) { $0.menu.shownDetail(of: $1) ?? "" },
      .keyed(
        "values.NAME",
        "The value in a custom column, or the column's default. Only for `{% each %}`."
      ) {
        context, nodes, name in
        context.menu.columns.first { $0.name == name }.map { column in
          .texts(nodes.map { context.value(of: $0, in: column) })
        }
      },
      .keyed(
        "has.NAME",
        "Whether the item has the key NAME, one of the keys above or `indicator`, even if its text is empty. False for a text with forms, and for `detail` if it is `checked`. Only for `{% each %}`."
      ) { context, nodes, key in
        has[key].map { has in
          .truths(nodes.map { context.menu.details[$0].map { has($0.fields) } ?? false })
        }
      },
    ] + indicatorColumns + stateColumns

  /// An item key with a text value.
  private struct Field {
    let name: String
    let summary: String
    let text: @Sendable (ItemDetails.Fields) -> String?
  }

  private static let fields: [Field] =
    ItemField.allCases.map { field in
      Field(
        name: field.name, summary: "\(field.description.key.summary) Empty if the item has none."
      ) { $0.text(field) }
    } + [
      Field(name: "label", summary: "The text spoken in place of the title, or nothing.") {
        $0.accessibilityLabel
      },
      Field(name: "hint", summary: "The text spoken after the title, or nothing.") {
        $0.accessibilityHint
      },
      Field(
        name: "keywords",
        summary: "The item's keywords with line breaks between them, or nothing."
      ) { $0.keywords.isEmpty ? nil : $0.keywords.joined(separator: "\n") },
      Field(
        name: "when",
        summary: "The item's own `when` as words, such as `signed-in and (staff or owner)`."
      ) { $0.when.isEmpty ? nil : $0.when.words },
      Field(
        name: "enabled", summary: "The conditions of the item's `enabled` as words, as in `when`."
      ) {
        $0.enabledWhen.isEmpty ? nil : $0.enabledWhen.words
      },
    ]

  /// Functions that report whether an item has a key, by key.
  private static let has: [String: @Sendable (ItemDetails.Fields) -> Bool] =
    fields.reduce(into: ["indicator": { $0.indicator != nil }]) { has, field in
      has[field.name] = { field.text($0) != nil }
    }

  private static let indicatorColumns: [TemplateColumn<TemplateContext, Int>] = [
    .indicator("collapsedGlyph", "The item's glyph while it is closed, or nothing.") {
      $0.collapsed?.text
    },
    .indicator("expandedGlyph", "The item's glyph while it is open, or nothing.") {
      $0.expanded?.text
    },
    .indicator("emptyGlyph", "The item's glyph while it has nothing to show, or nothing.") {
      $0.empty?.text
    },
    .indicator("leafGlyph", "The item's glyph if it can't be opened, or nothing.") {
      $0.leaf?.text
    },
    .indicator(
      "collapsedImage", "The name of the image in place of `collapsedGlyph`, or nothing."
    ) { $0.collapsed?.image },
    .indicator("expandedImage", "The name of the image in place of `expandedGlyph`, or nothing.") {
      $0.expanded?.image
    },
    .indicator("emptyImage", "The name of the image in place of `emptyGlyph`, or nothing.") {
      $0.empty?.image
    },
    .indicator("leafImage", "The name of the image in place of `leafGlyph`, or nothing.") {
      $0.leaf?.image
    },
    .indicator(
      "glyphColor",
      "The color of the item's glyphs: `#rrggbbaa`, `light-dark(#rrggbbaa, #rrggbbaa)`, a name such as `accent`, or nothing."
    ) { $0.color?.text },
    .indicator(
      "glyphHighlight", "The color of the glyphs while the row is highlighted, or nothing."
    ) {
      $0.highlight?.text
    },
    .truths("hidesWhenEmpty", "Whether no glyph is drawn while the item has nothing to show.") {
      $0.menu.indicator(of: $1).hideWhenEmpty
    },
  ]

  private static let stateColumns: [TemplateColumn<TemplateContext, Int>] = [
    .truths(
      "canOpen",
      "Whether the item, if it were opened in the initial state, would show a body or a row."
    ) {
      $0.menu.canOpen($1)
    },
    .flag("isOpen", "Whether the item starts open.", .open),
    .flag("isFixed", "Whether the item can't be collapsed.", .fixed),
    .flag("isHidden", "Whether the item is declared as hidden.", .hidden),
    .truths(
      "isShown",
      "Whether neither the item nor an ancestor starts hidden, by `hidden` or `when`."
    ) { $0.menu.isShown($1) },
    .flag(
      "isDisabled", "Whether it starts disabled, so that taps on it have no effect.", .disabled),
    .flag(
      "isSeparator", "Whether it is a line between items or, if `isFooter`, the footer of a group.",
      .separator),
    .flag(
      "isFooter", "Whether it is the row after the items of a group that shows its footer.", .footer
    ),
    .flag(
      "isCategory", "Whether the item is a category: written with `items`, or a slot.", .category),
    .truths("isTopLevel", "Whether it is at the top level.") { $0.menu.parents[$1] < 0 },
    .flag("isSingle", "Whether at most one of its children may be open.", .single),
    .flag("keepsOpen", "Whether its last open child can't be collapsed.", .keepOpen),
    .flag("isCheckItem", "Whether it can be checked; also true of summary checks.", .checkItem),
    .truths(
      "isChecked",
      "Whether the item starts checked; for a summary check, whether all of its items start checked."
    ) {
      $0.menu.flags[$1].contains(.checked) || $0.summaryChecks[$1]?.isChecked == true
    },
    .truths(
      "isMixed", "Whether it is a summary check of which some items start checked, but not all."
    ) {
      $0.summaryChecks[$1]?.isMixed == true
    },
    .flag(
      "choosesOne",
      "Whether at most one of its children, or of its rows if it is a slot, can be checked.",
      .choosesOne),
    .flag(
      "choosesAny", "Whether it is a slot in which any number of rows can be checked.", .choosesAny),
    .truths("showsChecked", "Whether its row shows the checked child as its detail.") {
      $0.menu.flags[$1].contains(.showsChecked) && !$0.menu.flags[$1].contains(.separator)
    },
    .flag("isPage", "Whether its items are on a separate page.", .page),
    .flag("isSlot", "Whether the program provides its rows.", .slot),
    .flag(
      "isInline",
      "Whether the item's rows are among the rows of its siblings; for a separator, whether it shows only with an inline item after it.",
      .inline),
    .flag(
      "isRowless",
      "Whether the item is inline without a heading; for a separator, whether it shows only with an inline item before it.",
      .rowless),
    .truths("isInSingleGroup", "Whether at most one item of its group may be open.") {
      $0.menu.isInSingleGroup($1)
    },
    .truths("isLink", "Whether a tap on the item's row, as opposed to its glyph, follows its URL.")
    {
      $0.menu.isLink($1, titlesLead: $0.isDisclosure)
    },
    .truths("isExternal", "Whether the `url` begins with `http:`, `https:` or `//`.") {
      let url = $0.menu.details[$1]?.fields.text(.url)?.lowercased() ?? ""
      return ["http:", "https:", "//"].contains { url.hasPrefix($0) }
    },
    .texts(
      "iconAddress",
      "The address of the image that the item's `icon` names, according to the parameter `images`; empty if either is missing."
    ) {
      guard let icon = $0.menu.details[$1]?.fields.text(.icon) else { return "" }
      return imageAddress(of: icon, $0.job.text(WellKnownParameter.images) ?? "")
    },
    .truths("isUpper", "Whether the item is one of the first `upperCount` items.") {
      $0.drawing.isUpper($1)
    },
    .truths("isCurrent", "Whether the parameter `current` names the item, by its id or its URL.") {
      $0.drawing.isCurrent($1)
    },
    .truths("containsCurrent", "Whether the item contains the current item, at any level.") {
      $0.drawing.containsCurrent($1)
    },
    .truths("isRevealed", "Whether the item starts open if the current item is revealed.") {
      $0.drawing.isRevealed($1)
    },
  ]

  private func value(of node: Int, in column: Column) -> String {
    if menu.flags[node].contains(.separator) { return "" }
    let value = menu.details[node]?.fields.values[column.name] ?? column.defaultValue
    return value?.printed ?? ""
  }
}

/// The address of an image: the pattern with `%` replaced by the name, which is encoded as in the
/// scripts of pages.
private func imageAddress(of name: String, _ pattern: String) -> String {
  let encoded = name.utf8.map { byte in
    let character = UnicodeScalar(byte)
    if byte < 0x80, Character(character).isLetter || Character(character).isNumber {
      return String(character)
    }
    if "-_.!~*'()".utf8.contains(byte) { return String(character) }
    return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
  }
  return pattern.replacing("%", with: encoded.joined())
}

extension TemplateColumn<TemplateContext, Int> {
  fileprivate static func flag(_ name: String, _ summary: String, _ flag: NodeFlags) -> Self {
    truths(name, summary) { $0.menu.flags[$1].contains(flag) }
  }

  fileprivate static func indicator(
    _ name: String, _ summary: String, _ text: @escaping @Sendable (Indicator) -> String?
  ) -> Self {
    texts(name, summary) { text($0.menu.indicator(of: $1)) ?? "" }
  }
}

extension LoweredMenu {
  /// Whether the item is shown initially: neither the item nor any of its ancestors starts hidden.
  fileprivate func isShown(_ node: Int) -> Bool {
    var node = node
    while node >= 0 {
      if isAbsentAtFirst[node] { return false }
      node = Int(parents[node])
    }
    return true
  }

  fileprivate func canOpen(_ node: Int) -> Bool {
    flags[node].contains(.body) || hasSlotRowAtFirst(node)
      || children(of: node).contains { !isAbsentAtFirst[$0] }
  }

  /// Whether a tap on the row, outside its glyph, can follow a link.
  ///
  /// - Parameter titlesLead: Whether titles of categories are links regardless of the hit area.
  fileprivate func isLink(_ node: Int, titlesLead: Bool) -> Bool {
    guard let fields = details[node]?.fields, fields.text(.url)?.isEmpty == false,
      fields.text(.action) == nil
    else { return false }
    if flags[node].contains(.page) { return false }
    let opens = flags[node].contains(.category) || flags[node].contains(.body)
    return !opens || titlesLead || settings.hitArea.reachesTitles
  }

  fileprivate func isInSingleGroup(_ node: Int) -> Bool {
    let parent = Int(parents[node])
    return parent < 0 ? topLevelIsSingle : flags[parent].contains(.single)
  }
}
