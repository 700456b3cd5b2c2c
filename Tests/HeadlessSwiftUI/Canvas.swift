/// A drawn element, such as a text, a button or a stack, with its attributes.
@MainActor public final class HeadlessElement {
  public let name: String
  public let path: String
  public internal(set) var notes: [String] = []
  public internal(set) var children: [HeadlessElement] = []
  public internal(set) var press: (() -> Void)?
  public internal(set) var write: ((String) -> Void)?
  /// Handles a key that is pressed while the element has the focus, and returns whether it was
  /// handled.
  public internal(set) var key: ((KeyEquivalent) -> Bool)?
  public internal(set) var label: String?
  public internal(set) var actions: [(name: String, perform: () -> Void)] = []
  public internal(set) var isEnabled = true
  var tag: AnyHashable?
  var swipe: ((Canvas) -> Void)?
  var transition: ((TransitionPhase) -> [String])?

  init(_ name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// The element and all elements below it.
  public var all: [HeadlessElement] { [self] + children.flatMap(\.all) }

  /// The text that can be read on the element.
  public var text: String {
    (children.isEmpty ? [name] : children.map(\.text)).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The texts on the element.
  public var texts: [String] {
    all.map(\.name).filter { $0.hasPrefix("“") }.map { String($0.dropFirst().dropLast()) }
  }

  /// The texts that VoiceOver reads on the element, and the names of images.
  var spoken: [String] {
    if notes.contains("not spoken") { return [] }
    let isRead = ["“", "[", "<"].contains { name.hasPrefix($0) }
    return (isRead ? [String(name.dropFirst().dropLast())] : []) + children.flatMap(\.spoken)
  }

  public var tree: String { lines("").joined(separator: "\n") }

  private func lines(_ indent: String) -> [String] {
    let notes = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    return [indent + name + notes] + children.flatMap { $0.lines(indent + "  ") }
  }
}

/// The context in which views are drawn: an element, a place in the structure of views, and an
/// environment.
@MainActor struct Canvas {
  let host: HeadlessHost
  let element: HeadlessElement
  var path: String
  var environment: EnvironmentValues

  func draw(_ view: any View, at step: String) {
    var canvas = self
    canvas.path += "/" + step
    if let view = view as? any Primitive { return view.draw(canvas) }
    canvas.path += ":\(type(of: view))".prefix { $0 != "<" }
    canvas.connect(view)
    canvas.drawBody(of: view)
  }

  private func drawBody(of view: some View) { draw(view.body, at: "body") }

  /// Connects a view or modifier to its state and its environment.
  func connect(_ view: Any) {
    for child in Mirror(reflecting: view).children {
      (child.value as? any DynamicProperty)?.connect(self, "\(path).\(child.label ?? "")")
    }
  }

  /// Draws an element and its contents.
  @discardableResult
  func add(_ name: String, _ content: (Canvas) -> Void = { _ in }) -> HeadlessElement {
    let added = HeadlessElement(name, path: path)
    added.isEnabled = environment.isEnabled
    element.children.append(added)
    content(Canvas(host: host, element: added, path: path, environment: environment))
    return added
  }

  /// Draws content, and gives each element of it to `note`.
  func draw(_ content: any View, noting note: (HeadlessElement) -> Void) {
    let first = element.children.count
    draw(content, at: "content")
    for drawn in element.children[first...] { note(drawn) }
  }
}

/// A view with an attribute.
struct Noted<Content> {
  let content: Content
  let prepare: @MainActor (inout Canvas) -> Void
  let note: @MainActor (HeadlessElement) -> Void

  init(
    _ content: Content, prepare: @escaping @MainActor (inout Canvas) -> Void = { _ in },
    note: @escaping @MainActor (HeadlessElement) -> Void = { _ in }
  ) {
    self.content = content
    self.prepare = prepare
    self.note = note
  }
}

extension Noted: View, Primitive where Content: View {
  typealias Body = Never

  func draw(_ canvas: Canvas) {
    var canvas = canvas
    prepare(&canvas)
    canvas.draw(content, noting: note)
  }
}

extension View {
  nonisolated func noted(_ text: String) -> some View {
    Noted(self, note: { $0.notes.append(text) })
  }
}
