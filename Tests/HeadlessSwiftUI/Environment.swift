@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let cell = Cell<Value?>(nil)

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { cell.value ?? EnvironmentValues()[keyPath: keyPath] }

  public func connect(_ canvas: CanvasReference, _ path: String) {
    cell.value = canvas.environment[keyPath: keyPath]
  }
}

public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public var isEnabled = true
  public var openURL = OpenURLAction { _ in .systemAction }
  public var accessibilityReduceMotion = false
  public var layoutDirection = LayoutDirection.leftToRight
  /// Whether there is a navigation bar, which holds search fields and buttons.
  var hasNavigationBar = false
  weak var host: HeadlessHost?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public struct OpenURLAction {
  public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
  }

  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor public func callAsFunction(_ url: URL) {
    if !handler(url).isHandled { HeadlessHost.log.append("the system opens \(url)") }
  }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    let change = Unchecked { (values: inout EnvironmentValues) in values[keyPath: keyPath] = value }
    return Noted(self, prepare: { change.value(&$0.environment) })
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    let change = Unchecked { (values: inout EnvironmentValues) in
      transform(&values[keyPath: keyPath])
    }
    return Noted(self, prepare: { change.value(&$0.environment) })
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Noted(
      self, prepare: { $0.environment.isEnabled = $0.environment.isEnabled && !disabled },
      note: { if disabled { $0.notes.append("disabled") } })
  }
}
