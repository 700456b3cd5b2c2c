@available(iOS 13, macOS 10.15, visionOS 1, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let cell = Cell<Value?>(nil)

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { cell.value ?? EnvironmentValues()[keyPath: keyPath] }

  /// Headless: reads the value.
  public func connect(_ canvas: HeadlessCanvas, _ path: String) {
    cell.value = canvas.environment[keyPath: keyPath]
  }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

@available(iOS 13, macOS 10.15, visionOS 1, *)
public enum ColorScheme: Hashable, Sendable { case light, dark }

@available(iOS 15, macOS 12, visionOS 1, *)
public enum DynamicTypeSize: Hashable, Sendable {
  case large, accessibility3
  public var isAccessibilitySize: Bool { self == .accessibility3 }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

@available(iOS 13, macOS 10.15, visionOS 1, *)
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public var isEnabled = true
  @available(iOS 14, macOS 11, visionOS 1, *)
  public var openURL = OpenURLAction { _ in .systemAction }
  /// Headless: whether the user has asked for less motion.
  public var reducesMotion = false
  public var accessibilityReduceMotion: Bool { reducesMotion }
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  @available(iOS 15, macOS 12, visionOS 1, *)
  public var dynamicTypeSize = DynamicTypeSize.large
  /// Whether there is a navigation bar, which holds search fields and buttons.
  var hasNavigationBar = false
  /// The navigation stack around a view.
  var screens: NavigationScreens?
  weak var host: HeadlessHost?

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(iOS 14, macOS 11, visionOS 1, *)
public struct OpenURLAction {
  @available(iOS 15, macOS 12, visionOS 1, *)
  public struct Result: Sendable {
    let isHandled: Bool
    public static let handled = Result(isHandled: true)
    public static let systemAction = Result(isHandled: false)
  }

  private let handler: (URL) -> Result

  @available(iOS 15, macOS 12, visionOS 1, *)
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor public func callAsFunction(_ url: URL) {
    if !handler(url).isHandled { HeadlessHost.log.append("the system opens \(url)") }
  }
}

extension View {
  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    let change = Unchecked { (values: inout EnvironmentValues) in values[keyPath: keyPath] = value }
    return Noted(self, prepare: { change.value(&$0.environment) })
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    let change = Unchecked { (values: inout EnvironmentValues) in
      transform(&values[keyPath: keyPath])
    }
    return Noted(self, prepare: { change.value(&$0.environment) })
  }

  @available(iOS 13, macOS 10.15, visionOS 1, *)
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    Noted(
      self, prepare: { $0.environment.isEnabled = $0.environment.isEnabled && !disabled },
      note: { if disabled { $0.notes.append("disabled") } })
  }
}
