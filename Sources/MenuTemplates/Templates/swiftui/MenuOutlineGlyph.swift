/// The glyph for an item's state: a drawn arrow, an image, a string, or a spinner.
private struct MenuOutlineGlyph: View {
  let model: MenuModel
  let node: MenuNode
  @Environment(\.isMenuRowPressed) private var isPressed
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    if model.busy.contains(node) {
      ProgressView().controlSize(.small)
    } else if let glyph = model.state.glyph(of: node) {
      picture(glyph).foregroundStyle(color)
    }
  }

  @ViewBuilder private func picture(_ glyph: MenuGlyph) -> some View {
    if let image = glyph.image.flatMap({ Image(menuName: $0, bundle: model.imageBundle) }) {
      image
    } else if let arrow = glyph.text.flatMap({ MenuOutlineArrow(glyph: $0) }) {
      arrow
        .stroke(style: StrokeStyle(lineWidth: 3, lineCap: .square, lineJoin: .miter))
        .frame(width: 15, height: 15)
    } else if let text = glyph.text {
      Text(verbatim: text)
        .flipsForRightToLeftLayoutDirection(text == "▸" || text == "▶")
    }
  }

  private var color: Color {
    let indicator = model.table.indicator(of: node)
    let highlight = isPressed ? indicator.highlight : nil
    return (highlight ?? indicator.color).map { .shown($0, in: colorScheme) } ?? .secondary
  }
}

/// An arrowhead of two strokes in a square of 15 points. SwiftUI mirrors shapes in right-to-left
/// text.
private enum MenuOutlineArrow: Shape {
  case right
  case up
  case down

  /// The arrow for a glyph's text; nil for any other text.
  init?(glyph: String) {
    switch glyph {
    case "›": self = .right
    case "⌃": self = .up
    case "⌄": self = .down
    default: return nil
    }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let reach: CGFloat = 4.5
    let tip: CGPoint
    let ends: [CGPoint]
    switch self {
    case .right:
      tip = CGPoint(x: rect.maxX - 3, y: rect.midY)
      ends = [-reach, reach].map { CGPoint(x: tip.x - reach, y: tip.y + $0) }
    case .up:
      tip = CGPoint(x: rect.maxX - 7, y: rect.minY + 5)
      ends = [-reach, reach].map { CGPoint(x: tip.x + $0, y: tip.y + reach) }
    case .down:
      tip = CGPoint(x: rect.maxX - 7, y: rect.maxY - 5)
      ends = [-reach, reach].map { CGPoint(x: tip.x + $0, y: tip.y - reach) }
    }
    var path = Path()
    path.addLines([ends[0], tip, ends[1]])
    return path
  }
}

extension Image {
  /// One of the program's images, or a system symbol; nil if there is neither.
  fileprivate init?(menuName name: String, bundle: Bundle?) {
    if Self.isImage(name, bundle) {
      self.init(name, bundle: bundle)
    } else if Self.isSymbol(name) {
      self.init(systemName: name)
    } else {
      return nil
    }
  }

  private static func isImage(_ name: String, _ bundle: Bundle?) -> Bool {
    #if canImport(UIKit)
      UIImage(named: name, in: bundle, with: nil) != nil
    #else
      (bundle ?? .main).image(forResource: name) != nil
    #endif
  }

  private static func isSymbol(_ name: String) -> Bool {
    #if canImport(UIKit)
      UIImage(systemName: name) != nil
    #else
      NSImage(systemSymbolName: name, accessibilityDescription: nil) != nil
    #endif
  }
}

extension Color {
  /// A color of the menu.
  fileprivate static func shown(_ color: MenuColor, in scheme: ColorScheme) -> Color {
    switch color {
    case .accent: .accentColor
    case .text: .primary
    case .quiet: .secondary
    case .success: .green
    case .caution: .orange
    case .danger: .red
    case .rgba(let light, let dark): Color(rgba: scheme == .dark ? dark : light)
    }
  }

  /// A color as `0xRRGGBBAA`.
  private init(rgba value: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}
