/// What the caller asked for can't be: a target or a parameter that does not exist.
public struct UsageError: Error, CustomStringConvertible, Sendable {
  public let description: String
  /// What to write instead.
  public let help: String?

  public init(_ description: String, help: String? = nil) {
    self.description = description
    self.help = help
  }
}
