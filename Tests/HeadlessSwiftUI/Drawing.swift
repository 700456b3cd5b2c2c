public struct UnitPoint: Hashable, Sendable {
  let name: String
  public static let center = UnitPoint(name: "center")
  public static let top = UnitPoint(name: "top")
  public static let bottom = UnitPoint(name: "bottom")
}

public struct Angle: Sendable {
  public var degrees: Double
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

public protocol ShapeStyle: Sendable {}

public struct HierarchicalShapeStyle: ShapeStyle {
  let name: String
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(name: "red") }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "primary") }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "secondary") }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(name: "tertiary") }
}

public struct Color: ShapeStyle, Hashable {
  public enum RGBColorSpace: Sendable { case sRGB }
  let name: String
  public static let clear = Color(name: "clear")
  public static let black = Color(name: "black")
  public static let secondary = Color(name: "secondary")
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

extension Color: View, Primitive {
  public typealias Body = Never
  func draw(_ canvas: Canvas) { canvas.add("") }
}

public struct LinearGradient: ShapeStyle, View, Primitive {
  public typealias Body = Never
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    name = "\(colors.map(\.name).joined(separator: "–")) \(startPoint.name)–\(endPoint.name)"
  }
  let name: String
  func draw(_ canvas: Canvas) { canvas.add(name) }
}

public struct Path: Equatable, Sendable {
  var points: [CGPoint] = []
  public init() {}
  public init(_ rect: CGRect) {
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  public mutating func addLines(_ lines: [CGPoint]) { points += lines }
  var text: String { points.map { "\($0.x),\($0.y)" }.joined(separator: " ") }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Equatable, Sendable {
  let text: String
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    text = "\(lineWidth) \(lineCap) \(lineJoin)"
  }
}

nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: some View { ShapeView(shape: self, style: nil) }

  nonisolated public func stroke(style: StrokeStyle) -> some Shape & View {
    StrokedShape(shape: self, style: style)
  }
}

struct StrokedShape<Base: Shape>: Shape {
  let shape: Base
  let style: StrokeStyle
  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  var body: some View { ShapeView(shape: shape, style: style) }
}

/// Shapes are drawn in 15 points.
struct ShapeView<Base: Shape>: View, Primitive {
  typealias Body = Never
  let shape: Base
  let style: StrokeStyle?
  func draw(_ canvas: Canvas) {
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 15, height: 15))
    canvas.add("\(shape)").notes = ["path \(path.text)", "stroke \(style?.text ?? "none")"]
  }
}

public struct Capsule: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct Rectangle: Shape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}
