@available(iOS 15, macOS 12, visionOS 1, *)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper public struct Binding {
    let state: State<Value>
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  public init() where Value == Bool { state = State(initialValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(initialValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(state: state) }

  /// Headless: finds the state of the view in its place.
  public func connect(_ canvas: HeadlessCanvas, _ path: String) { state.connect(canvas, path) }
}

extension View {
  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let isFocused = Unchecked { binding.wrappedValue == value }
    return Noted(self, note: { if isFocused.value() { $0.notes.append("has the focus") } })
  }

  @available(iOS 15, macOS 12, visionOS 1, *)
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = Unchecked(content())
    return Noted(
      self,
      note: { element in
        element.swipe = { canvas in canvas.draw(actions.value, at: "swipe") }
      })
  }
}

@available(iOS 15, macOS 12, visionOS 1, *)
public enum HorizontalEdge: Int8, Sendable { case leading, trailing }

extension HeadlessHost {
  /// The buttons that a swipe over a row reveals.
  public func swipe(_ row: HeadlessElement) -> [HeadlessElement] {
    let element = HeadlessElement("actions", path: row.path)
    row.swipe?(Canvas(host: self, element: element, path: row.path, environment: environment))
    return element.children
  }
}
