@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct List<SelectionValue: Hashable, Content> {
  let content: Content
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension List: View, Primitive where Content: View {
  public typealias Body = Never

  func draw(_ canvas: Canvas) { canvas.add("List") { $0.draw(content, at: "list") } }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension List where SelectionValue == Never, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public enum Axis: Int8, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct ScrollView<Content> {
  public var content: Content
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension ScrollView: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func draw(_ canvas: Canvas) { canvas.add("ScrollView") { $0.draw(content, at: "scroll") } }
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct ScrollViewReader<Content> {
  public var content: (ScrollViewProxy) -> Content
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension ScrollViewReader: View, Primitive where Content: View {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  func draw(_ canvas: Canvas) {
    canvas.draw(content(ScrollViewProxy(host: canvas.host)), at: "reader")
  }
}

@available(iOS 14, macOS 11, visionOS 1, *)
@MainActor public struct ScrollViewProxy {
  let host: HeadlessHost
  /// Scrolls to a view. If it was not drawn, that is noted.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let place = anchor.map { " at \($0.name)" } ?? ", as little as possible"
    let isThere = host.identifiers.contains(id) ? "" : " WHICH IS NOT THERE"
    HeadlessHost.log.append("scrolls to \(HeadlessHost.names(id))\(place)\(isThere)")
  }
}

/// Draws a view for each element. If two have the same identity, that is noted.
@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: KeyPath<Data.Element, ID>
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
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

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct Section<Parent, Content, Footer> {
  let parent: Parent
  let content: Content
  let footer: Footer
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
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

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}
