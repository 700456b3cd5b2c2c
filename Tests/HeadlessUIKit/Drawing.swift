public final class CGColor: Hashable, Sendable {
  public let text: String
  init(_ text: String) { self.text = text }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.text == other.text }
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A colour, by its name or its parts.
public final class UIColor: NSObject, Sendable {
  public let text: String
  init(text: String) { self.text = text }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    text = "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  public static let clear = UIColor(text: "clear")
  public static let black = UIColor(text: "black")
  public static let label = UIColor(text: "label")
  public static let secondaryLabel = UIColor(text: "secondaryLabel")
  public static let tertiaryLabel = UIColor(text: "tertiaryLabel")
  public static let separator = UIColor(text: "separator")
  public static let systemRed = UIColor(text: "systemRed")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(text: "tint")

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(text: "\(text) \(alpha)") }

  public var cgColor: CGColor { CGColor(text) }

  @MainActor public func setStroke() { UIBezierPath.strokeColor = text }
}

/// An image, by its name: the tests say which names there are.
public final class UIImage: NSObject, Sendable {
  public let name: String
  public let size = CGSize(width: 20, height: 20)

  @MainActor public static var names: Set<String> = []
  @MainActor public static var symbols: Set<String> = []

  private init(name: String) { self.name = name }

  public class Configuration: NSObject {}

  /// Its name begins with that of the bundle's directory, unless that is the app.
  @MainActor public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    let prefix = bundle.map { $0.bundleURL.lastPathComponent + "/" } ?? ""
    if !UIImage.names.contains(prefix + name) { return nil }
    self.init(name: prefix + name)
  }

  @MainActor public convenience init?(systemName name: String) {
    if !UIImage.symbols.contains(name) { return nil }
    self.init(name: "system " + name)
  }
}

public final class UIFont: NSObject, Sendable {
  public enum TextStyle: Sendable { case body, headline, subheadline, footnote }
  public let style: TextStyle
  init(_ style: TextStyle) { self.style = style }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style) }
}

public enum CGLineCap { case butt, round, square }
public enum CGLineJoin { case miter, round, bevel }

/// Strokes are noted, not drawn.
@MainActor public final class UIBezierPath: NSObject {
  static var strokeColor = ""
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  private var points: [CGPoint] = []

  nonisolated public override init() {}

  public func move(to point: CGPoint) { points.append(point) }
  public func addLine(to point: CGPoint) { points.append(point) }
  public func stroke() {
    let path = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    HeadlessLog.note(
      "stroke \(path) width \(lineWidth) \(lineCapStyle) \(lineJoinStyle) \(UIBezierPath.strokeColor)"
    )
  }
}
