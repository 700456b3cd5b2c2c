/// The name of a method. No methods have such names here; tests define their effects.
@available(iOS 2, macOS 10.10, tvOS 9, visionOS 1, *)
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  /// Headless: the method's name.
  public let name: String
  public init(stringLiteral name: String) { self.name = name }
  public init(_ name: String) { self.name = name }
}
