extension ValueReader {
  /// Reads an indicator: the name of a preset, or a table that refines a preset.
  mutating func indicator(_ name: String, _ node: SourceNode) -> IndicatorOverlay? {
    var overlay = IndicatorOverlay()
    guard case .table = node.value else {
      guard let preset = choice(name, node, IndicatorPreset.self) else { return nil }
      overlay.preset = preset
      return overlay
    }
    for (key, value) in entries(of: node, as: IndicatorKey.self) {
      let name = key.rawValue
      switch key {
      case .preset: overlay.preset = choice(name, value, IndicatorPreset.self)
      case .collapsed: overlay.collapsed = glyph(name, value)
      case .expanded: overlay.expanded = glyph(name, value)
      case .empty: overlay.empty = glyph(name, value)
      case .leaf: overlay.leaf = glyph(name, value)
      case .color: overlay.color = color(name, value)
      case .highlight: overlay.highlight = color(name, value)
      case .hideWhenEmpty: overlay.hideWhenEmpty = boolean(name, value)
      }
    }
    return overlay
  }

  private mutating func glyph(_ name: String, _ node: SourceNode) -> Glyph? {
    guard case .table = node.value else {
      return glyphText(name, node).map { Glyph(text: $0) }
    }
    var glyph = Glyph()
    // A misspelled key was already reported.
    var isWhole = KeyHelp.meant(in: node, as: GlyphKey.self).isEmpty
    for (key, value) in entries(of: node, as: GlyphKey.self) {
      switch key {
      case .glyph:
        glyph.text = glyphText(key.rawValue, value)
        isWhole = isWhole && glyph.text != nil
      case .image:
        glyph.image = text(key.rawValue, value)
        isWhole = isWhole && glyph.image != nil
      }
    }
    if glyph == Glyph(), isWhole {
      emptyGlyph(name, node)
    }
    return glyph == Glyph() ? nil : glyph
  }

  private mutating func glyphText(_ name: String, _ node: SourceNode) -> String? {
    guard let text = text(name, node) else { return nil }
    if (1...16).contains(text.count) { return text }
    invalidGlyph(text, node)
    return nil
  }
}
