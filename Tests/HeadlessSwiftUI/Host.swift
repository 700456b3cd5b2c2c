import Observation

/// A window, which keeps the state of views, draws them again when values that they read have
/// changed, and reports elements that appear and disappear.
@MainActor public final class HeadlessHost {
  /// Names for the identities of views.
  public static var names: (AnyHashable) -> String = { "\($0)" }
  public static var log: [String] = []
  /// The path of the button that a finger is on.
  public var pressed = ""
  public private(set) var root = HeadlessElement("", path: "")
  public var environment = EnvironmentValues() { didSet { invalidate() } }
  var states: [String: AnyObject] = [:]
  var identifiers: Set<AnyHashable> = []
  var pending: [() -> Void] = []
  private let dirty = Flag()
  private let content: any View

  public init(@ViewBuilder _ content: () -> some View) {
    self.content = content()
    environment.host = self
    update()
  }

  public static func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The value that a scene keeps under a name.
  public func kept(_ key: String) -> Any? { (states[key] as? Cell<String>)?.value }

  func invalidate() { dirty.isSet = true }

  /// Draws until the result no longer changes.
  public func update() {
    let before = root
    var rounds = 0
    repeat {
      let old = root.tree
      let wasDirty = dirty.isSet || rounds == 0 && before.path.isEmpty
      draw()
      if !wasDirty, rounds == 0, old != root.tree { Self.log.append("STALE") }
      let actions = pending
      pending = []
      for action in actions { action() }
      rounds += 1
    } while dirty.isSet && rounds < 10
    if rounds == 10 { Self.log.append("RESTLESS") }
    reportMoves(from: before, to: root)
  }

  private func draw() {
    dirty.isSet = false
    identifiers = []
    let flag = dirty
    withObservationTracking {
      let element = HeadlessElement("window", path: "window")
      Canvas(host: self, element: element, path: "", environment: environment)
        .draw(content, at: "window")
      root = element
    } onChange: {
      flag.isSet = true
    }
  }

  /// Reports the transitions of elements that disappeared and appeared.
  private func reportMoves(from old: HeadlessElement, to new: HeadlessElement) {
    if old.path.isEmpty { return }
    func moving(_ root: HeadlessElement) -> [HeadlessElement] {
      root.all.filter { $0.transition != nil }
    }
    let before = moving(old)
    let after = moving(new)
    let oldPaths = Set(before.map(\.path))
    let newPaths = Set(after.map(\.path))
    for element in before where !newPaths.contains(element.path) {
      report("goes", element, .didDisappear)
    }
    for element in after where !oldPaths.contains(element.path) {
      report("comes", element, .willAppear)
    }
  }

  private func report(_ word: String, _ element: HeadlessElement, _ phase: TransitionPhase) {
    let effects = element.transition?(phase).joined(separator: ", ") ?? ""
    // A text that is drawn twice is reported once.
    let name = element.label ?? element.all.last { $0.children.isEmpty }?.name ?? ""
    Self.log.append("\(name) \(word): \(effects)")
  }
}

private final class Flag: @unchecked Sendable {
  var isSet = false
}
