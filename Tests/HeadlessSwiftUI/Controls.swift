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

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}
public struct VerticalAlignment: Sendable { public static let center = VerticalAlignment() }
public struct Alignment: Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct HStack<Content> {
  let content: Content
}

extension HStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("HStack") { $0.draw(content, at: "h") } }
}

public struct VStack<Content> {
  let content: Content
}

extension VStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("VStack") { $0.draw(content, at: "v") } }
}

public struct LazyVStack<Content> {
  let content: Content
}

extension LazyVStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("LazyVStack") { $0.draw(content, at: "v") } }
}

public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func draw(_ canvas: Canvas) { canvas.add("ZStack") { $0.draw(content, at: "z") } }
}

public struct List<SelectionValue: Hashable, Content> {
  let content: Content
}

extension List: View, Primitive where Content: View {
  public typealias Body = Never

  func draw(_ canvas: Canvas) { canvas.add("List") { $0.draw(content, at: "list") } }
}

extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Axis: Sendable {
  public struct Set: Sendable {
    public static let vertical = Set()
  }
}

public struct ScrollView<Content> {
  public var content: Content
}

extension ScrollView: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("ScrollView") { $0.draw(content, at: "scroll") } }
}

public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  func draw(_ canvas: Canvas) {
    canvas.draw(content(ScrollViewProxy(host: canvas.host)), at: "reader")
  }
}

@MainActor public struct ScrollViewProxy {
  let host: HeadlessHost
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let place = anchor.map { " at \($0.name)" } ?? ", as little as possible"
    let isThere = host.identifiers.contains(id) ? "" : " WHICH IS NOT THERE"
    HeadlessHost.log.append("scrolls to \(HeadlessHost.names(id))\(place)\(isThere)")
  }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

extension ForEach: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }

  func draw(_ canvas: Canvas) {
    var seen: Set<ID> = []
    for element in data {
      let id = element[keyPath: id]
      if !seen.insert(id).inserted { HeadlessHost.log.append("TWICE \(id)") }
      canvas.host.identifiers.insert(id)
      canvas.draw(content(element), at: "\(id)")
    }
  }
}

public struct Section<Parent, Content, Footer> {
  let parent: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, Primitive where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.content = content()
    parent = header()
    self.footer = footer()
  }

  func draw(_ canvas: Canvas) {
    canvas.add("Section") { canvas in
      let header = canvas.add("header") { $0.draw(parent, at: "header") }
      canvas.draw(content, at: "rows")
      let footer = canvas.add("footer") { $0.draw(self.footer, at: "footer") }
      canvas.element.children.removeAll {
        ($0 === header || $0 === footer) && $0.children.isEmpty
      }
    }
  }
}
