/// A problem of a document: what is wrong, where, and what to do about it.
public struct Diagnostic: Sendable {
  public let name: DiagnosticName
  /// The problem, in the user's words: `'fruits' is already the id of another item`.
  public let message: String
  public let anchor: SourceAnchor
  /// The label after the mark under the line, if the message is not enough.
  public let label: String?
  /// A second place that the problem concerns, with the label after its mark.
  public let related: Related?
  /// What to write instead.
  public let help: String?
  /// The text to write, which is printed at the end of ``help``.
  let proposal: Proposal?
  /// The automatic fix of the problem; nil if there is none.
  public let fix: Fix?

  public struct Related: Sendable {
    public let anchor: SourceAnchor
    public let label: String

    public init(_ anchor: SourceAnchor, _ label: String) {
      self.anchor = anchor
      self.label = label
    }
  }
}

/// How serious a problem is.
public enum Severity: String, Sendable, Codable {
  case error
  case warning
  case note
}

/// The problems found so far. Every stage adds the problems that it finds and continues, so that
/// one run reports every problem.
public struct Diagnostics: Sendable {
  public private(set) var all: [Diagnostic] = []
  /// The severities of problems. Problems that are allowed are not kept.
  public let severities: SeveritySettings

  public init(_ severities: SeveritySettings = SeveritySettings()) {
    self.severities = severities
  }

  /// Whether a problem was found that no setting or comment can lower.
  public var hasErrors: Bool { all.contains { $0.name.severity == .error } }

  /// Whether a rule is checked.
  func isOn(_ name: DiagnosticName) -> Bool { severities.isOn(name) }

  mutating func report(
    _ name: DiagnosticName, _ message: String, at anchor: SourceAnchor, label: String? = nil,
    related: Diagnostic.Related? = nil, help: String? = nil, proposal: Proposal? = nil,
    fix: Fix? = nil
  ) {
    guard isOn(name) else { return }
    all.append(
      Diagnostic(
        name: name, message: message.readable, anchor: anchor, label: label, related: related,
        help: help?.readable, proposal: proposal, fix: fix))
  }

  /// Appends problems that were found elsewhere with the same severities.
  mutating func append(_ others: Diagnostics) { all += others.all }
}

extension Diagnostics {
  /// The length, in bytes, of the longest message that is shown whole.
  static let longestMessage = 600
}

extension String {
  /// The text without its middle if it is too long to read: a title that a message quotes may have
  /// 64 KiB.
  var readable: String {
    utf8.count <= Diagnostics.longestMessage ? self : "\(prefix(300)) … \(suffix(100))"
  }
}
