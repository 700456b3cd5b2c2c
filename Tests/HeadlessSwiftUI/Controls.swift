@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Text: View, Primitive {
  public typealias Body = Never
  let text: String
  nonisolated public init(verbatim content: String) { text = content }
  nonisolated public init<S: StringProtocol>(_ content: S) { text = String(content) }
  func draw(_ canvas: Canvas) { canvas.add("“\(text)”") }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Image: View, Primitive {
  public typealias Body = Never
  let name: String
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = "[\(name)]" }
  @available(iOS 13, macOS 11, visionOS 1, *)
  nonisolated public init(systemName: String) { name = "<\(systemName)>" }
  func draw(_ canvas: Canvas) { canvas.add(name) }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Divider: View, Primitive {
  public typealias Body = Never
  nonisolated public init() {}
  func draw(_ canvas: Canvas) { canvas.add("────") }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Spacer: View, Primitive {
  public typealias Body = Never
  nonisolated public init(minLength: CGFloat? = nil) {}
  func draw(_ canvas: Canvas) { canvas.add("…") }
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
  public typealias Body = Never
  func draw(_ canvas: Canvas) { canvas.add("(busy)") }
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() {}
}
