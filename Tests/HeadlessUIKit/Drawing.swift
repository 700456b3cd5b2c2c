@available(iOS 2, tvOS 9, visionOS 1, *)
public final class CGColor: Hashable, Sendable {
  /// Headless: the color's name or parts.
  public let text: String
  init(_ text: String) { self.text = text }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A color, by its name or its parts.
@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIColor: NSObject, Sendable {
  /// Headless: the color's name or parts.
  public let text: String
  init(text: String) { self.text = text }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    text = "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Headless: a color for each appearance is shown as both.
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    let texts = [UIUserInterfaceStyle.light, .dark].map {
      dynamicProvider(UITraitCollection(userInterfaceStyle: $0)).text
    }
    self.init(text: texts[0] == texts[1] ? texts[0] : "\(texts[0]), in the dark \(texts[1])")
  }

  public static let clear = UIColor(text: "clear")
  public static let black = UIColor(text: "black")
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public static let label = UIColor(text: "label")
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public static let secondaryLabel = UIColor(text: "secondaryLabel")
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public static let tertiaryLabel = UIColor(text: "tertiaryLabel")
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public static let separator = UIColor(text: "separator")
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public static let systemRed = UIColor(text: "systemRed")
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public static let systemGreen = UIColor(text: "systemGreen")
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public static let systemOrange = UIColor(text: "systemOrange")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  @available(iOS 15, tvOS 15, visionOS 1, *)
  public static let tintColor = UIColor(text: "tint")

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(text: "\(text) \(alpha)") }

  public var cgColor: CGColor { CGColor(text) }

  public func setStroke() { UIBezierPath.strokeColor = text }
}

/// An image, by its name. The tests define the names that exist.
@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIImage: NSObject, Sendable {
  /// Headless: the image's name.
  public let name: String
  public let size = CGSize(width: 20, height: 20)

  /// Headless: the names of the app's images.
  nonisolated(unsafe) public static var names: Set<String> = []
  /// Headless: the names of the system's images.
  nonisolated(unsafe) public static var symbols: Set<String> = []

  private init(name: String) { self.name = name }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public class Configuration: NSObject {}

  /// An image from a bundle, whose name begins with that of the bundle's directory, unless the
  /// bundle is the app.
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let prefix = bundle.map { $0.bundleURL.lastPathComponent + "/" } ?? ""
    if !UIImage.names.contains(prefix + name) { return nil }
    self.init(name: prefix + name)
  }

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public convenience init?(systemName name: String) {
    if !UIImage.symbols.contains(name) { return nil }
    self.init(name: "system " + name)
  }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIFont: NSObject, Sendable {
  @available(iOS 7, tvOS 9, visionOS 1, *)
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
  @available(iOS 7, tvOS 9, visionOS 1, *)
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style) }
}

@available(iOS 2, tvOS 9, visionOS 1, *)
public enum CGLineCap: Int32, Sendable { case butt, round, square }
@available(iOS 2, tvOS 9, visionOS 1, *)
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

/// Strokes are noted, not drawn.
@available(iOS 3.2, tvOS 9, visionOS 1, *)
public final class UIBezierPath: NSObject {
  nonisolated(unsafe) static var strokeColor = ""
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  private var points: [CGPoint] = []

  public override init() {}

  public func move(to point: CGPoint) { points.append(point) }
  public func addLine(to point: CGPoint) { points.append(point) }
  public func stroke() {
    let path = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let line =
      "stroke \(path) width \(lineWidth) \(lineCapStyle) \(lineJoinStyle) \(UIBezierPath.strokeColor)"
    MainActor.assumeIsolated { HeadlessLog.note(line) }
  }
}
