/// A color, by its name or its parts.
@available(macOS 10.10, *)
public final class NSColor: Hashable, Sendable {
  /// Headless: the color's name or parts.
  public let text: String
  init(text: String) { self.text = text }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    text = "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
  /// Headless: a color for each appearance is shown as both.
  @available(macOS 10.15, *)
  public convenience init(
    name: String?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    let texts = [NSAppearance.Name.aqua, .darkAqua].map { dynamicProvider(NSAppearance($0)).text }
    self.init(text: texts[0] == texts[1] ? texts[0] : "\(texts[0]), in the dark \(texts[1])")
  }
  public static func == (one: NSColor, other: NSColor) -> Bool { one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let disabledControlTextColor = NSColor(text: "disabled")
  public static let clear = NSColor(text: "clear")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let labelColor = NSColor(text: "label")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let secondaryLabelColor = NSColor(text: "secondaryLabel")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let quaternaryLabelColor = NSColor(text: "quaternaryLabel")
  public static let systemRed = NSColor(text: "systemRed")
  public static let systemGreen = NSColor(text: "systemGreen")
  public static let systemOrange = NSColor(text: "systemOrange")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  @available(macOS 10.14, *)
  public static let controlAccentColor = NSColor(text: "tint")

  public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(text: "\(text) \(alpha)") }
  public func setFill() { HeadlessPaint.color = self }
}

@available(macOS 10.9, *)
public final class NSAppearance: NSObject, Sendable {
  @available(macOS 10.9, *)
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    @available(macOS 10.14, *)
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
  }
  private let name: Name
  init(_ name: Name) { self.name = name }
  @available(macOS 10.14, *)
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.contains(name) ? name : appearances.first
  }
}

/// An image, by its name. The tests define the names that exist.
@available(macOS 10.10, *)
public final class NSImage: Sendable {
  public typealias Name = String
  /// Headless: the image's name.
  public let text: String
  /// Headless: the names of the app's images.
  nonisolated(unsafe) public static var names: Set<String> = []
  /// Headless: the names of the system's images.
  nonisolated(unsafe) public static var symbols: Set<String> = []

  init(text: String) { self.text = text }

  public convenience init?(named name: Name) {
    if !NSImage.names.contains(name) { return nil }
    self.init(text: name)
  }
  @available(macOS 11, *)
  public convenience init?(systemSymbolName name: String, accessibilityDescription: String?) {
    if !NSImage.symbols.contains(name) { return nil }
    self.init(text: "system " + name)
  }
}

extension Bundle {
  /// An image from a bundle, whose name begins with that of the bundle's directory.
  @available(macOS 10.10, *)
  public func image(forResource name: NSImage.Name) -> NSImage? {
    NSImage(named: bundleURL.lastPathComponent + "/" + name)
  }
}

@available(macOS 10.10, *)
public final class NSFont: Sendable {
  @available(macOS 11, *)
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let body = TextStyle(rawValue: "body")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
  }
  /// Headless: the style that the font was asked for by.
  public let style: TextStyle
  init(_ style: TextStyle) { self.style = style }
  @available(macOS 11, *)
  public static func preferredFont(forTextStyle style: TextStyle) -> NSFont { NSFont(style) }
}

@available(macOS 10.10, *)
public final class NSBezierPath {
  public init(rect: NSRect) {}
  public init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {}
  public func fill() { HeadlessPaint.filled.append(HeadlessPaint.color) }
}

/// The drawing operations.
enum HeadlessPaint {
  nonisolated(unsafe) static var color = NSColor.clear
  nonisolated(unsafe) static var filled: [NSColor] = []
}
