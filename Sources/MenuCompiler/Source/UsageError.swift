/// The caller requested something that does not exist, such as a target or a parameter.
public struct UsageError: Error, CustomStringConvertible, Sendable {
  /// What was requested in vain, in one sentence.
  public let description: String
  /// Advice on what to write instead.
  public let help: String?

  /// - Parameters:
  ///   - description: What was requested in vain, in one sentence.
  ///   - help: What to write instead.
  public init(_ description: String, help: String? = nil) {
    self.description = description
    self.help = help
  }
}
