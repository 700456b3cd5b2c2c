@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Font: Hashable, Sendable {
  let name: String
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let footnote = Font(name: "footnote")
}

@available(iOS 15, macOS 10.15, visionOS 1, *)
public enum ControlSize: Hashable, Sendable {
  case mini, small, regular
  @available(iOS 15, macOS 11, visionOS 1, *)
  case large
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension View {
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let isNone = length == 0
    let text = "padding \(edges.rawValue) \(length.map { "\($0)" } ?? "default")"
    return Noted(self, note: { if !isNone { $0.notes.append(text) } })
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    noted("frame \(width ?? -1)×\(height ?? -1)")
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let parts = [
      minWidth.map { "at least \($0) wide" }, maxWidth.map { _ in "as wide as can be" },
      minHeight.map { "at least \($0) high" },
    ]
    return noted(parts.compactMap { $0 }.joined(separator: ", "))
  }

  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    let color = style as? Color
    let name = color == .clear ? nil : color?.name
    return Noted(
      self,
      note: { element in
        if let name { element.notes.append("on \(name)") }
      })
  }

  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    noted("on a \(T.self) of \((style as? Color)?.name ?? "?")")
  }

  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let behind = Unchecked(content())
    let front = Unchecked(self)
    return Drawing { canvas in
      canvas.draw(front.value, at: "front")
      canvas.add("background") { $0.draw(behind.value, at: "background") }
    }
  }

  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let over = Unchecked(content())
    let under = Unchecked(self)
    return Drawing { canvas in
      let element = canvas.add("overlaid") { canvas in
        canvas.draw(under.value, at: "under")
        canvas.add("") { $0.draw(over.value, at: "over") }
      }
      // A cover is no text to read, and a clear one is not drawn.
      let cover = element.children.removeLast()
      element.notes += cover.all.filter { !$0.name.isEmpty && $0.notes != ["opacity 0.0"] }
        .map { "under \($0.name) \($0.notes.joined(separator: " "))" }
    }
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    noted("clipped to \(shape.path(in: CGRect(x: 0, y: 0, width: 320, height: 44)).text)")
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func font(_ font: Font?) -> some View { noted(font?.name ?? "no font") }
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    noted(number.map { "\($0) lines" } ?? "any lines")
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func layoutPriority(_ value: Double) -> some View { self }

  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    let name = (style as? Color)?.name ?? (style as? HierarchicalShapeStyle)?.name ?? "?"
    return Noted(self, note: { if name != "primary" { $0.notes.append("in \(name)") } })
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func opacity(_ opacity: Double) -> some View {
    Noted(self, note: { if opacity != 1 { $0.notes.append("opacity \(opacity)") } })
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    Noted(self, note: { if x != 1 || y != 1 { $0.notes.append("scaled \(x),\(y)") } })
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    Noted(self, note: { if enabled { $0.notes.append("mirrors") } })
  }

  @available(iOS 15, macOS 10.15, visionOS 1, *)
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    let id = Unchecked(id)
    return Noted(self, prepare: { $0.host.identifiers.insert(id.value) })
  }
}

struct Drawing: View, Primitive {
  typealias Body = Never
  let content: @MainActor (Canvas) -> Void
  nonisolated init(_ content: @escaping @MainActor (Canvas) -> Void) { self.content = content }
  func draw(_ canvas: Canvas) { content(canvas) }
}
