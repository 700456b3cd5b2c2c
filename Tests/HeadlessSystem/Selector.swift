/// The name of a method. There are no methods with such names here: tests say what they do.
@available(iOS 2, macOS 10.10, tvOS 9, visionOS 1, *)
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  /// Headless: the method's name.
  public let name: String
  public init(stringLiteral name: String) { self.name = name }
  public init(_ name: String) { self.name = name }
}
