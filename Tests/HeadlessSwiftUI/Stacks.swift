@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}
@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct VerticalAlignment: Sendable { public static let center = VerticalAlignment() }
@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Alignment: Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct HStack<Content> {
  let content: Content
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension HStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("HStack") { $0.draw(content, at: "h") } }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct VStack<Content> {
  let content: Content
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension VStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("VStack") { $0.draw(content, at: "v") } }
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct LazyVStack<Content> {
  let content: Content
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension LazyVStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("LazyVStack") { $0.draw(content, at: "v") } }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct ZStack<Content> {
  let content: Content
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension ZStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func draw(_ canvas: Canvas) { canvas.add("ZStack") { $0.draw(content, at: "z") } }
}
