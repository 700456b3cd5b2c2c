/// The complete glyphs of a menu or of an item.
package struct Indicator: Sendable, Equatable {
  package var collapsed: Glyph?
  package var expanded: Glyph?
  package var empty: Glyph?
  package var leaf: Glyph?
  package var color: ColorValue?
  package var highlight: ColorValue?
  package var hideWhenEmpty = true

  /// The glyphs of a preset.
  package init(_ preset: IndicatorPreset) { apply(preset) }

  /// The indicator of a document that does not set one.
  package static let standard = Indicator(.triangle)

  /// This indicator with the settings of an item or a document merged over it. A preset replaces
  /// only the glyphs.
  package func merged(with overlay: IndicatorOverlay) -> Indicator {
    var merged = self
    if let preset = overlay.preset { merged.apply(preset) }
    merged.collapsed = overlay.collapsed ?? merged.collapsed
    merged.expanded = overlay.expanded ?? merged.expanded
    merged.empty = overlay.empty ?? merged.empty
    merged.leaf = overlay.leaf ?? merged.leaf
    merged.color = overlay.color ?? merged.color
    merged.highlight = overlay.highlight ?? merged.highlight
    merged.hideWhenEmpty = overlay.hideWhenEmpty ?? merged.hideWhenEmpty
    return merged
  }

  private mutating func apply(_ preset: IndicatorPreset) {
    collapsed = preset.glyphs.map { Glyph(text: $0.collapsed) }
    expanded = preset.glyphs.map { Glyph(text: $0.expanded) }
    empty = nil
    leaf = nil
  }
}

/// A glyph: a string, an image, or an image with a string to show where the image is not available.
package struct Glyph: Sendable, Equatable {
  /// A string of 1 to 16 grapheme clusters.
  package var text: String?
  /// The name of an image.
  package var image: String?
}

/// An indicator as declared, to be merged over another indicator.
package struct IndicatorOverlay: Sendable, Equatable {
  package var preset: IndicatorPreset?
  package var collapsed: Glyph?
  package var expanded: Glyph?
  package var empty: Glyph?
  package var leaf: Glyph?
  package var color: ColorValue?
  package var highlight: ColorValue?
  package var hideWhenEmpty: Bool?
}
