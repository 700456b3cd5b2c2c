/// The caller requested something that does not exist, such as a target or a parameter.
public struct UsageError: Error, CustomStringConvertible, Sendable {
  public let description: String
  /// Advice on what to write instead.
  public let help: String?

  public init(_ description: String, help: String? = nil) {
    self.description = description
    self.help = help
  }
}
