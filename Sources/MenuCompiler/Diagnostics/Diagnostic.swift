/// A problem in a document, its place, and advice on how to correct it.
package struct Diagnostic: Sendable {
  package let name: DiagnosticName
  /// The problem, in the user's terms: `'fruits' is already the id of another item`.
  package let message: String
  package let anchor: SourceAnchor
  /// The label after the mark under the line; nil if the message is sufficient.
  package let label: String?
  /// A second place that the problem concerns, with the label after its mark.
  package let related: Related?
  /// Advice on what to write instead.
  package let help: String?
  /// What to write, printed at the end of ``help``; nil if ``help`` is complete without it.
  let proposal: Proposal?
  /// The automatic fix for the problem; nil if there is none.
  package let fix: Fix?
  /// The group that the problem belongs to; nil if it is always reported by itself.
  let membership: Membership?

  package struct Related: Sendable {
    package let anchor: SourceAnchor
    package let label: String

    package init(_ anchor: SourceAnchor, _ label: String) {
      self.anchor = anchor
      self.label = label
    }
  }
}

/// The severity of a problem.
public enum Severity: String, Sendable, Codable {
  case error
  case warning
  case note
}

/// The problems found so far. Every stage adds the problems that it finds and continues, so that
/// one run reports every problem.
package struct Diagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []
  /// The severities of problems. Allowed problems are not stored.
  package let severities: SeveritySettings

  package init(_ severities: SeveritySettings = SeveritySettings()) {
    self.severities = severities
  }

  /// Whether a problem was found whose severity no setting or comment can lower.
  package var hasErrors: Bool { all.contains { $0.name.severity == .error } }

  /// Whether a rule is checked.
  func isOn(_ name: DiagnosticName) -> Bool { severities.isOn(name) }

  mutating func report(
    _ name: DiagnosticName, _ message: String, at anchor: SourceAnchor, label: String? = nil,
    related: Diagnostic.Related? = nil, help: String? = nil, proposal: Proposal? = nil,
    fix: Fix? = nil, membership: Diagnostic.Membership? = nil
  ) {
    guard isOn(name) else { return }
    all.append(
      Diagnostic(
        name: name, message: message.readable, anchor: anchor, label: label, related: related,
        help: help?.readable, proposal: proposal, fix: fix, membership: membership))
  }

  /// Appends problems that were collected separately with the same severities.
  mutating func append(_ others: Diagnostics) { all += others.all }
}

extension Diagnostics {
  /// The length, in bytes, of the longest message that is not shortened.
  static let longestMessage = 600
}

extension String {
  /// The string, without its middle if it is too long to read. A message can quote a title of up to
  /// 64 KiB.
  var readable: String {
    utf8.count <= Diagnostics.longestMessage ? self : "\(prefix(300)) … \(suffix(100))"
  }
}
