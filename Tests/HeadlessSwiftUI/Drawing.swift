@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct UnitPoint: Hashable, Sendable {
  let name: String
  public static let center = UnitPoint(name: "center")
  public static let top = UnitPoint(name: "top")
  public static let bottom = UnitPoint(name: "bottom")
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Angle: Sendable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public protocol ShapeStyle: Sendable {}

@available(iOS 15, macOS 12, visionOS 1, *)
public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(name: "red") }
}

@available(iOS 15, macOS 12, visionOS 1, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "tertiary") }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Color: ShapeStyle, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB }
  let name: String
  public static let clear = Color(name: "clear")
  public static let black = Color(name: "black")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let green = Color(name: "green")
  public static let orange = Color(name: "orange")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(name: "accent")

  nonisolated init(name: String) { self.name = name }

  nonisolated public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    name = String(format: "%.2f/%.2f/%.2f/%.2f", red, green, blue, opacity)
  }

  nonisolated public func opacity(_ opacity: Double) -> Color {
    Color(name: "\(name) \(opacity)")
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Color: View, Primitive {
  public typealias Body = Never
  func draw(_ canvas: Canvas) { canvas.add("") }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct LinearGradient: ShapeStyle, View, Primitive {
  public typealias Body = Never
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    name = "\(colors.map(\.name).joined(separator: "–")) \(startPoint.name)–\(endPoint.name)"
  }
  let name: String
  func draw(_ canvas: Canvas) { canvas.add(name) }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Path: Equatable, Sendable {
  var points: [CGPoint] = []
  public init() {}
  public init(_ rect: CGRect) {
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  var text: String { points.map { "\($0.x),\($0.y)" }.joined(separator: " ") }
}

@available(iOS 2, macOS 10.0, visionOS 1, *)
public enum CGLineCap: Int32, Sendable { case butt, round, square }
@available(iOS 2, macOS 10.0, visionOS 1, *)
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct StrokeStyle: Equatable, Sendable {
  let text: String
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    text = "\(lineWidth) \(lineCap) \(lineJoin)"
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Shape {
  /// Headless: shapes are drawn in 15 points.
  public var body: some View { ShapeView(shape: self, style: nil) }

  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }
}

struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  var body: some View { ShapeView(shape: shape, style: style) }
}

struct ShapeView<Base: Shape>: View, Primitive {
  typealias Body = Never
  let shape: Base
  let style: StrokeStyle?
  func draw(_ canvas: Canvas) {
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 15, height: 15))
    canvas.add("\(shape)").notes = ["path \(path.text)", "stroke \(style?.text ?? "none")"]
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Capsule: Shape {
  public var style: RoundedCornerStyle
  nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
