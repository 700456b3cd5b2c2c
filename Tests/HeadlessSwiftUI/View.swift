// A stand-in for SwiftUI without a screen, with the declarations that generated menus use. It draws
// views as elements that tests read and press.
@_exported import Foundation

@available(iOS 13, macOS 10.15, visionOS 1, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that draws itself.
@MainActor protocol Primitive {
  func draw(_ canvas: Canvas)
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Never: View {
  public typealias Body = Never
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension View where Body == Never {
  public var body: Never { fatalError("a primitive view has no body") }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct EmptyView: View, Primitive {
  public typealias Body = Never
  nonisolated public init() {}
  func draw(_ canvas: Canvas) {}
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct TupleView<Contents> {
  public var value: Contents
  init(_ value: Contents) { self.value = value }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension TupleView: View, Primitive {
  public typealias Body = Never

  func draw(_ canvas: Canvas) {
    for (index, part) in Mirror(reflecting: value).children.enumerated() {
      if let view = part.value as? any View { canvas.draw(view, at: "\(index)") }
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
@available(iOS 13, macOS 10.15, visionOS 1, *)
public enum _ConditionalContent<First: View, Second: View>: View, Primitive {
  public typealias Body = Never
  case first(First)
  case second(Second)

  func draw(_ canvas: Canvas) {
    switch self {
    case .first(let view): canvas.draw(view, at: "if")
    case .second(let view): canvas.draw(view, at: "else")
    }
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: Primitive where Wrapped: View {
  func draw(_ canvas: Canvas) {
    if let self { canvas.draw(self, at: "some") }
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseUpperCamelCase
@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct _ViewModifier_Content<Modifier: ViewModifier>: View, Primitive {
  public typealias Body = Never
  let content: @MainActor (Canvas) -> Void
  func draw(_ canvas: Canvas) { content(canvas) }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension ModifiedContent: View, Primitive where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  func draw(_ canvas: Canvas) {
    canvas.connect(modifier)
    let view = content
    canvas.draw(
      modifier.body(content: _ViewModifier_Content { $0.draw(view, at: "content") }),
      at: "modifier")
  }
}

extension View {
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view of any type.
@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct AnyView: View, Primitive {
  public typealias Body = Never
  let view: Unchecked<any View>
  nonisolated public init<V: View>(_ view: V) { self.view = Unchecked(view) }
  func draw(_ canvas: Canvas) { canvas.draw(view.value, at: "any") }
}
