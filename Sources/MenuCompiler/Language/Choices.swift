/// How visible items are placed in a table.
package enum Layout: String, Choice {
  /// One section, in which every visible item is a row.
  case rows
  /// A section for each top-level item; the item is row 0 of its section.
  case sectionRows = "section-rows"
  /// A section for each top-level item; the item is the header of its section.
  case sectionHeaders = "section-headers"
}

/// How many items of a group may be open at once.
package enum ExpansionMode: String, Choice {
  case multiple
  case single
}

/// How many of a group's check items may be checked at once.
package enum ChoiceMode: String, Choice {
  case any
  case one
}

/// How many check items of a choice can be checked. The form determines the type of the choice's
/// property in generated code.
package enum ChoiceForm: Sendable {
  /// At most one item.
  case optional
  /// Always one item, because one starts checked.
  case one
  /// Any number of items.
  case any
}

/// Where a category shows its items, if not below its row.
package enum OpenMode: String, Choice {
  /// On a separate page.
  case page
}

/// The meaning of a badge, indicated by its color.
package enum BadgeVariant: String, Choice {
  case normal
  case note
  case success
  case caution
  case danger
}

/// The part of a row on which a tap toggles a category.
package enum HitArea: String, Choice {
  case row
  case indicator
  case both
  /// The indicator, plus the title if a tap on the title has no other effect.
  case auto

  /// Whether a tap on a category's title triggers its action or opens its URL.
  package var reachesTitles: Bool { self == .indicator || self == .auto }
}

/// Whether a chosen row stays highlighted.
package enum SelectionMode: String, Choice {
  case none
  case keep
}

/// The mark at the end of a leaf's row.
package enum Accessory: String, Choice {
  case none
  case disclosure
  case detail
  case checkmark
}

/// How rows appear and disappear.
package enum AnimationPreset: String, Choice {
  case automatic
  case none
  case fade
  case top
  case bottom
  case left
  case right
  case middle
  /// `top` or `bottom`, depending on the positions of the opened node and the closed node.
  case directional
  /// Bodies fold; rows fade.
  case fold
}

/// The part of the menu that is scrolled into view after a category is opened.
package enum ScrollTarget: String, Choice {
  case none
  /// The opened category is scrolled to the top.
  case top
  /// Some of the category's children are scrolled into view, with as little movement as possible.
  case reveal
}

/// The types of columns.
package enum ColumnType: String, Choice {
  case string
  case integer
  case number
  case boolean
}

/// Pairs of glyphs for collapsed and expanded categories.
package enum IndicatorPreset: String, Choice {
  case triangle
  case chevron
  case arrow
  case caret
  case plusMinus = "plus-minus"
  case none

  /// The glyphs of a collapsed and an expanded category; nil for `none`.
  package var glyphs: (collapsed: String, expanded: String)? {
    switch self {
    case .triangle: ("▸", "▾")
    case .chevron: ("›", "⌄")
    case .arrow: ("⌄", "⌃")
    case .caret: ("▶", "▼")
    case .plusMinus: ("+", "–")
    case .none: nil
    }
  }
}
