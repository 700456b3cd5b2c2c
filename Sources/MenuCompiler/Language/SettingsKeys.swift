/// The keys of an indicator.
enum IndicatorKey: String, LanguageKey {
  case preset
  case collapsed
  case expanded
  case empty
  case leaf
  case color
  case highlight
  case hideWhenEmpty = "hide-when-empty"

  static let owner = "an indicator"
  static let foreignKeys = ForeignKey.ofIndicators

  var description: KeyDescription {
    switch self {
    case .preset: .init(.choice(IndicatorPreset.names), "The preset that the other keys refine.")
    case .collapsed: .init(.textOrTable(.glyph), "The glyph of a collapsed category.")
    case .expanded: .init(.textOrTable(.glyph), "The glyph of an expanded category.")
    case .empty: .init(.textOrTable(.glyph), "The glyph of a category without visible children.")
    case .leaf: .init(.textOrTable(.glyph), "The glyph of an item that can't be opened.")
    case .color:
      .init(
        ColorKey.type,
        "The glyphs' color: `#rgb`, `#rrggbb`, `#rrggbbaa`, a table with a color for each appearance, or the platform's color for "
          + ColorName.names.map { "`\($0)`" }.joined(separator: ", ") + ".")
    case .highlight:
      .init(
        ColorKey.type, "The glyphs' color while their row is pressed, in the same form as `color`.")
    case .hideWhenEmpty:
      .init(.boolean, default: "true", "Whether a category without children shows no glyph.")
    }
  }
}

/// The keys of a glyph.
enum GlyphKey: String, LanguageKey {
  case glyph
  case image

  static let owner = "a glyph"
  static let foreignKeys = ForeignKey.ofGlyphs

  var description: KeyDescription {
    switch self {
    case .glyph: .init(.text(), "1 to 16 characters.")
    case .image: .init(.text(), "The name of an image.")
    }
  }
}

/// The keys of an animation.
enum AnimationKey: String, LanguageKey {
  case insert
  case delete
  case duration

  static let owner = "an animation"

  var description: KeyDescription {
    switch self {
    case .insert:
      .init(.choice(AnimationPreset.names), default: "\"automatic\"", "How rows appear.")
    case .delete:
      .init(.choice(AnimationPreset.names), default: "\"automatic\"", "How rows disappear.")
    case .duration:
      .init(
        .number(isPositive: false), default: "0.3",
        "The duration in seconds, where the platform allows it.")
    }
  }
}

/// The keys of a scroll policy.
enum ScrollKey: String, LanguageKey {
  case to
  case rows

  static let owner = "a scroll policy"

  var description: KeyDescription {
    switch self {
    case .to:
      .init(.choice(ScrollTarget.names), default: "\"none\"", "The rows to scroll into view.")
    case .rows:
      .init(.integer(1...Limits.count), default: "5", "How many children `reveal` shows.")
    }
  }
}

/// The keys of the busy spinner.
enum BusyKey: String, LanguageKey {
  case show
  case delay

  static let owner = "`busy`"

  var description: KeyDescription {
    switch self {
    case .show:
      .init(.boolean, default: "true", "Whether a spinner is shown while an item is slow to open.")
    case .delay:
      .init(.number(isPositive: false), default: "0.5", "Seconds before the spinner appears.")
    }
  }
}

/// The keys of spoken text.
enum AccessibilityKey: String, LanguageKey {
  case label
  case hint

  static let owner = "`accessibility`"

  var description: KeyDescription {
    switch self {
    case .label:
      .init(
        .anyOf([.text(), .table(.plural)]),
        "Spoken in place of the title; a table contains its plural forms.")
    case .hint: .init(.text(), "The effect of choosing the item, spoken after the title.")
    }
  }
}
