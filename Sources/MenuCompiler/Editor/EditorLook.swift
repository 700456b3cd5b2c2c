/// Describes the look of a value in an indicator, in Markdown.
struct EditorLook {
  /// - Parameters:
  ///   - place: The place of the value, or of its key.
  ///   - written: The string at that place.
  /// - Returns: Nil for a value that is not a preset with glyphs, a color or a glyph.
  static func description(of written: String, at place: EditorPlace) -> String? {
    guard let level = place.keyLevel, let name = level.name, let type = level.type else {
      return nil
    }
    if let preset = IndicatorPreset(rawValue: written), type.words == IndicatorPreset.names {
      return preset.look.map { "**\(written)**: \($0)" }
    }
    switch level.owner {
    case .table(.color)?,
      .table(.indicator)? where [IndicatorKey.color, .highlight].map(\.rawValue).contains(name):
      return EditorOutline.channels(of: written).map { "**\(written)**: \(color(of: $0))" }
    case .table(.indicator)? where type.table == .glyph,
      .table(.glyph)? where name == GlyphKey.glyph.rawValue:
      let points = written.unicodeScalars.prefix(16).map(\.codePoint)
      return "**\(written.markdown)**: \(points.joined(separator: " "))"
    default: return nil
    }
  }

  private static func color(of channels: [Double]) -> String {
    let parts = channels.map { Int(($0 * 255).rounded()) }
    let names = ["red", "green", "blue"]
    let mixed = zip(names, parts).map { "\($0) \($1)" }.joined(separator: ", ")
    let opacity = Int(((channels.last ?? 1) * 100).rounded())
    return opacity == 100 ? mixed : "\(mixed), opacity \(opacity) %"
  }
}

extension IndicatorPreset {
  /// A description of the glyphs; nil for a preset without glyphs.
  var look: String? { glyphs.map { "\($0.collapsed) collapsed, \($0.expanded) expanded" } }
}
