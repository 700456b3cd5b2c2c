/// A color of a document.
package enum ColorValue: Sendable, Equatable {
  /// A color that each platform provides under its own name.
  case named(ColorName)
  /// Two colors, one for light and one for dark appearances, often identical; each as `#rrggbbaa`
  /// in lower case.
  case hex(light: String, dark: String)

  /// The text in tables, which is CSS except for names: `#rrggbbaa`,
  /// `light-dark(#rrggbbaa, #rrggbbaa)`, or a name.
  package var text: String {
    switch self {
    case .named(let name): name.rawValue
    case .hex(let light, let dark):
      light == dark ? light : "light-dark(\(light), \(dark))"
    }
  }

  /// The name of the color; nil for a color that the document defines.
  package var name: ColorName? { if case .named(let name) = self { name } else { nil } }

  /// The digits `rrggbbaa` of the colors that the document defines; nil for a named color.
  package var digits: (light: String, dark: String)? {
    guard case .hex(let light, let dark) = self else { return nil }
    return (String(light.dropFirst()), String(dark.dropFirst()))
  }

  /// The color in CSS. A named color is a custom property that the page defines.
  package var css: String {
    if case .named(let name) = self { return "var(--menuc-\(name.rawValue))" }
    return text
  }
}
