import Observation

@available(iOS 13, macOS 10.15, visionOS 1, *)
public protocol DynamicProperty {
  /// Headless: finds the value in a canvas.
  @MainActor func connect(_ canvas: HeadlessCanvas, _ path: String)
}

/// A property that reads its value from a canvas.
@MainActor public struct HeadlessCanvas {
  let host: HeadlessHost
  let environment: EnvironmentValues
}

extension DynamicProperty {
  @MainActor func connect(_ canvas: Canvas, _ path: String) {
    connect(HeadlessCanvas(host: canvas.host, environment: canvas.environment), path)
  }
}

/// A reference to a value that views share.
final class Cell<Value>: @unchecked Sendable {
  var value: Value
  weak var host: HeadlessHost?
  init(_ value: Value) { self.value = value }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let cell: Cell<Cell<Value>>

  public init(wrappedValue value: Value) { cell = Cell(Cell(value)) }
  public init(initialValue value: Value) { cell = Cell(Cell(value)) }

  public var wrappedValue: Value {
    get { cell.value.value }
    nonmutating set {
      cell.value.value = newValue
      let host = cell.value.host
      MainActor.assumeIsolated { host?.invalidate() }
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Headless: the first view in a place provides the state; later ones find it.
  public func connect(_ canvas: HeadlessCanvas, _ path: String) {
    if let kept = canvas.host.states[path] as? Cell<Value> { cell.value = kept }
    cell.value.host = canvas.host
    canvas.host.states[path] = cell.value
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = set
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// A value that the window keeps under a unique name.
@available(iOS 14, macOS 11, visionOS 1, *)
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let state: State<Value>

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.key = key
    state = State(wrappedValue: wrappedValue)
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }

  /// Headless: finds the state by its name.
  public func connect(_ canvas: HeadlessCanvas, _ path: String) { state.connect(canvas, key) }
}

@available(iOS 17, macOS 14, visionOS 1, *)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }
  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension View {
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    let action = Unchecked(action)
    return Noted(
      self,
      prepare: { canvas in
        let path = canvas.path + ".onAppear"
        if canvas.host.states[path] != nil { return }
        canvas.host.states[path] = Cell(true)
        canvas.host.pending.append { action.value?() }
      })
  }

  @available(iOS 17, macOS 14, visionOS 1, *)
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    let change = Unchecked { (old: V?) in
      guard let old else { return initial ? action(value, value) : () }
      if old != value { action(old, value) }
    }
    let current = Unchecked(value)
    return Noted(
      self,
      prepare: { canvas in
        let path = canvas.path + ".onChange"
        let old = Unchecked((canvas.host.states[path] as? Cell<V>)?.value)
        canvas.host.states[path] = Cell(current.value)
        canvas.host.pending.append { change.value(old.value) }
      })
  }
}

/// A value that stays on the main actor, whatever the compiler knows.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
