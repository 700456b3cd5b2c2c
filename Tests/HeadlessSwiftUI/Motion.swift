@available(iOS 13, macOS 10.15, visionOS 1, *)
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static let zero = EmptyAnimatableData()
  public static func + (left: Self, right: Self) -> Self { left }
  public static func - (left: Self, right: Self) -> Self { left }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Animation: Hashable, Sendable {
  let name: String
  public static let `default` = Animation(name: "default")
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(name: "easeInOut \(duration) s")
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  MainActor.assumeIsolated { HeadlessHost.log.append("animates: \(animation?.name ?? "no")") }
  return try body()
}

@available(iOS 17, macOS 14, visionOS 1, *)
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

@available(iOS 17, macOS 14, visionOS 1, *)
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

@available(iOS 17, macOS 14, visionOS 1, *)
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  static var properties: TransitionProperties { get }
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

@available(iOS 17, macOS 14, visionOS 1, *)
public struct PlaceholderContentView<Value>: View, Primitive {
  public typealias Body = Never
  let content: @MainActor (Canvas) -> Void
  func draw(_ canvas: Canvas) { content(canvas) }
}

extension View {
  /// Draws content as it looks while it is present; its look before and after a transition is only
  /// queried.
  @available(iOS 17, macOS 14, visionOS 1, *)
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    Transitioning(content: self, transition: transition)
  }
}

struct Transitioning<Content, T> {
  let content: Content
  let transition: T
}

extension Transitioning: View, Primitive where Content: View, T: Transition {
  typealias Body = Never

  func draw(_ canvas: Canvas) {
    let placed = body(canvas, .identity) { $0.draw(content, at: "content") }
    for element in placed.children {
      canvas.element.children.append(element)
      element.transition = { phase in
        if canvas.environment.accessibilityReduceMotion, T.properties.hasMotion {
          return ["opacity 0.0, as motion is reduced"]
        }
        return body(canvas, phase) { $0.add("it") }.all.flatMap(\.notes)
      }
    }
  }

  @MainActor private func body(
    _ canvas: Canvas, _ phase: TransitionPhase, _ content: @escaping @MainActor (Canvas) -> Void
  ) -> HeadlessElement {
    let scratch = HeadlessElement("", path: canvas.path)
    let inner = Canvas(
      host: canvas.host, element: scratch, path: canvas.path, environment: canvas.environment)
    inner.connect(transition)
    inner.draw(
      transition.body(content: PlaceholderContentView(content: content), phase: phase),
      at: "transition")
    return scratch
  }
}

@available(iOS 17, macOS 14, visionOS 1, *)
public protocol VisualEffect: Animatable, Sendable {
  /// Headless: the effects of the transition, in words.
  var effects: [String] { get }
}

@available(iOS 17, macOS 14, visionOS 1, *)
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  /// Headless: no effects.
  public var effects: [String] { [] }
}

struct SomeVisualEffect: VisualEffect {
  let effects: [String]
}

@available(iOS 17, macOS 14, visionOS 1, *)
extension VisualEffect {
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    SomeVisualEffect(effects: effects + (x == 0 && y == 0 ? [] : ["offset \(x),\(y)"]))
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    let text = "turns \(angle.degrees)° about \(axis), \(anchor.name), perspective \(perspective)"
    return SomeVisualEffect(effects: effects + (angle.degrees == 0 ? [] : [text]))
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct GeometryProxy: Sendable {
  public var size: CGSize { CGSize(width: 320, height: 44) }
}

extension View {
  @available(iOS 17, macOS 14, visionOS 1, *)
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    Noted(self, note: { $0.notes += effect(EmptyVisualEffect(), GeometryProxy()).effects })
  }
}
