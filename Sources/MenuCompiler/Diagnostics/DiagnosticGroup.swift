/// Findings of one rule that, if there are more than ``limit``, are reported as a single finding
/// with their number.
package struct DiagnosticGroup: Hashable, Sendable {
  /// The problem in the words that follow the number: `texts are not translated in 'de'`.
  let message: String
  /// The place of the report.
  let anchor: SourceAnchor
  /// The largest number of findings that are reported one by one.
  let limit: Int
}

extension Diagnostic {
  /// A diagnostic's contribution to a group.
  struct Membership: Sendable {
    let group: DiagnosticGroup
    /// The first subjects of the findings, such as text keys.
    let subjects: [String]
    /// The number of findings that the diagnostic represents.
    var count = 1
    /// The help for the group.
    let help: String
  }
}
