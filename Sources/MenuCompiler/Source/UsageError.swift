/// An error for a request that names something that does not exist, such as a target or a
/// parameter.
public struct UsageError: Error, CustomStringConvertible, Sendable {
  /// A description of the error, in one sentence.
  public let description: String
  /// Advice on what to write instead.
  public let help: String?

  /// - Parameters:
  ///   - description: A description of the error, in one sentence.
  ///   - help: Advice on what to write instead.
  public init(_ description: String, help: String? = nil) {
    self.description = description
    self.help = help
  }
}
