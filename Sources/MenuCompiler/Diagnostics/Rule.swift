/// What the name of a diagnostic stands for. `menuc explain` prints it, and the documentation has a
/// page of it.
public struct Rule: Sendable {
  public let name: DiagnosticName
  /// What it weighs unless a setting says otherwise; nil for a rule that is off.
  public let severity: Severity?
  /// What is wrong, in one sentence.
  public let summary: String
  /// Why it matters, and what to do.
  public let reason: String
  /// A menu that breaks this rule, and no other.
  public let bad: Example
  /// The same menu as it should be.
  public let good: Example

  /// A menu in both spellings.
  public struct Example: Sendable {
    /// How a text becomes bytes.
    public enum Encoding: Sendable {
      case utf8
      /// ISO 8859-1, a byte a character.
      case latin1
    }

    public let toml: String
    public let yaml: String
    /// The documents beside the menu, by their paths.
    public let files: [String: String]
    /// How the menu itself is saved.
    public let encoding: Encoding

    public init(
      toml: String, yaml: String, files: [String: String] = [:], encoding: Encoding = .utf8
    ) {
      self.toml = toml
      self.yaml = yaml
      self.files = files
      self.encoding = encoding
    }
  }

  init(
    _ name: DiagnosticName, _ severity: Severity?, _ summary: String, reason: String, bad: Example,
    good: Example
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.reason = reason
    self.bad = bad
    self.good = good
  }
}
