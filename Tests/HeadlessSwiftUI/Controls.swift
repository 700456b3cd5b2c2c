public struct Text: View, Primitive {
  public typealias Body = Never
  let text: String
  nonisolated public init(verbatim content: String) { text = content }
  func draw(_ canvas: Canvas) { canvas.add("“\(text)”") }
}

public struct Image: View, Primitive {
  public typealias Body = Never
  let name: String
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = "[\(name)]" }
  nonisolated public init(systemName: String) { name = "<\(systemName)>" }
  func draw(_ canvas: Canvas) { canvas.add(name) }
}

public struct Divider: View, Primitive {
  public typealias Body = Never
  nonisolated public init() {}
  func draw(_ canvas: Canvas) { canvas.add("────") }
}

public struct Spacer: View, Primitive {
  public typealias Body = Never
  nonisolated public init(minLength: CGFloat? = nil) {}
  func draw(_ canvas: Canvas) { canvas.add("…") }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: View, Primitive {
  public typealias Body = Never
  func draw(_ canvas: Canvas) { canvas.add("(busy)") }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() {}
}
