@available(iOS 14, macOS 11, visionOS 1, *)
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension Menu: View, Primitive where Label: View, Content: View {
  public typealias Body = Never

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  func draw(_ canvas: Canvas) {
    canvas.add("Menu") { canvas in
      canvas.add("label") { $0.draw(label, at: "label") }
      canvas.draw(content, at: "items")
    }
  }
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension Menu where Label == Text, Content: View {
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(verbatim: String(title)) }
  }
}

@available(iOS 14, macOS 11, visionOS 1, *)
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}

/// A menu of the menu bar that draws itself.
@MainActor protocol CommandPrimitive {
  func draw(_ canvas: Canvas)
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension Never: Commands {
  public var body: Never { fatalError("it has no value") }
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension Commands where Body == Never {
  public var body: Never { fatalError("a primitive menu has no body") }
}

@available(iOS 14, macOS 11, visionOS 1, *)
extension Optional: Commands where Wrapped: Commands {}

extension Optional: CommandPrimitive where Wrapped: Commands {
  func draw(_ canvas: Canvas) {
    if let self { canvas.draw(commands: self) }
  }
}

@available(iOS 14, macOS 11, visionOS 1, *)
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }
  public static func buildBlock<C0: Commands, C1: Commands>(
    _ c0: C0, _ c1: C1
  ) -> some Commands { HeadlessCommands([c0, c1]) }
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }
}

/// Several menus.
struct HeadlessCommands: Commands, CommandPrimitive {
  typealias Body = Never
  let parts: Unchecked<[any Commands]>
  nonisolated init(_ parts: [any Commands]) { self.parts = Unchecked(parts) }
  func draw(_ canvas: Canvas) { for part in parts.value { canvas.draw(commands: part) } }
}

extension Canvas {
  func draw(commands: any Commands) {
    if let commands = commands as? any CommandPrimitive { return commands.draw(self) }
    connect(commands)
    drawBody(of: commands)
  }

  private func drawBody(of commands: some Commands) { draw(commands: commands.body) }
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct CommandMenu<Content: View>: Commands, CommandPrimitive {
  public typealias Body = Never
  let name: Text
  let content: Content

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  func draw(_ canvas: Canvas) {
    canvas.add("Menu") { canvas in
      canvas.add("label") { $0.draw(name, at: "label") }
      canvas.draw(content, at: "\(name.text)")
    }
  }
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct CommandGroupPlacement: Sendable {
  let name: String
  public static let newItem = CommandGroupPlacement(name: "new item")
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct CommandGroup<Content: View>: Commands, CommandPrimitive {
  public typealias Body = Never
  let place: String
  let content: Content

  public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    place = "after \(group.name)"
    content = addition()
  }

  func draw(_ canvas: Canvas) { canvas.add(place) { $0.draw(content, at: place) } }
}

extension HeadlessHost {
  /// A menu bar.
  public convenience init(commands: @escaping @MainActor () -> some Commands) {
    self.init { Drawing { $0.draw(commands: commands()) } }
  }
}
