/// A change to a menu, from the point of view of existing users.
package struct DocumentChange: Sendable {
  package let kind: ChangeKind
  /// The severity of the change; see ``ChangeSettings``.
  package internal(set) var severity: Severity
  /// The id of the item; its old id if the id changed or the item was removed. If the change does
  /// not concern an item, the name of what changed, such as a column, condition, target or document
  /// key.
  package let id: String
  /// The ids of further items that the change affects: items below the item, or in the same group.
  package let alsoIDs: [String]
  /// A description of the change in the user's terms.
  package let message: String
  /// Advice on what to write so that nothing breaks for existing users; nil if there is none.
  package let help: String?
  /// The value before the change, if there is one.
  package let before: String?
  /// The value after the change, if there is one.
  package let after: String?
  /// The place of the change in the new menu; for a removed item, a place near its former position.
  let anchor: SourceAnchor
  let label: String?
  /// The place of the change in the old menu.
  let oldAnchor: SourceAnchor?
  let oldLabel: String
  /// The entries of `was` that keep the changed ids.
  let formerIDs: [LostID]

  init(
    _ kind: ChangeKind, _ id: String, _ message: String, at anchor: SourceAnchor,
    label: String? = nil, old oldAnchor: SourceAnchor? = nil, oldLabel: String = "before",
    before: String? = nil, after: String? = nil, also alsoIDs: [String] = [], help: String? = nil,
    formerIDs: [LostID] = []
  ) {
    self.kind = kind
    severity = kind.severity
    self.id = id
    self.alsoIDs = alsoIDs
    self.message = message
    self.help = help
    self.before = before
    self.after = after
    self.anchor = anchor
    self.label = label
    self.oldAnchor = oldAnchor
    self.oldLabel = oldLabel
    self.formerIDs = formerIDs
  }

  /// Whether ``addingFormerIDs(of:to:)`` may undo the change.
  package var isUndoable: Bool { !formerIDs.isEmpty }
}

/// The severities of changes, as set by the user for each kind of change.
package struct ChangeSettings: Sendable {
  private var levels: [ChangeKind: Severity?] = [:]
  /// The project's settings; the command line takes precedence over them.
  private let project: [ChangeKind: Severity?]
  /// Whether warnings without a separate setting are errors.
  package var isStrict = false

  /// - Parameter configuration: The project's configuration, if there is one.
  package init(_ configuration: ProjectConfiguration? = nil) {
    project = Dictionary(
      (configuration?.changes ?? []).map { ($0.kind, $0.choice.value.severity) }
    ) { $1 }
  }

  /// Sets the severity of a kind of change; nil means that it is not reported. Returns false if the
  /// kind was set before.
  package mutating func set(_ kind: ChangeKind, to severity: Severity?) -> Bool {
    guard levels[kind] == nil else { return false }
    levels.updateValue(severity, forKey: kind)
    return true
  }

  /// The changes to report, sorted by severity (the most severe first), by kind and in document
  /// order.
  package func applied(to changes: [DocumentChange]) -> [DocumentChange] {
    var kinds: [ChangeKind: [DocumentChange]] = [:]
    for change in changes { kinds[change.kind, default: []].append(change) }
    var reported: [DocumentChange] = []
    for severity in [Severity.error, .warning, .note] {
      for kind in ChangeKind.allCases where self.severity(of: kind) == severity {
        for var change in kinds[kind] ?? [] {
          change.severity = severity
          reported.append(change)
        }
      }
    }
    return reported
  }

  private func severity(of kind: ChangeKind) -> Severity? {
    if let level = levels[kind] ?? project[kind] { return level }
    return isStrict && kind.severity == .warning ? .error : kind.severity
  }
}

extension ChangeKind {
  /// The kind with the given name. If there is none, throws an error that suggests a similar name.
  package static func named(_ name: String) throws -> ChangeKind {
    guard let kind = ChangeKind(rawValue: name) else {
      let nearest = Suggestion.nearest(to: name, among: allCases.map(\.rawValue))
      throw UsageError(
        "there is no change '\(name)'",
        help: nearest.map { "did you mean '\($0)'?" }
          ?? "the names are in brackets after each change, and in 'menuc diff --help'")
    }
    return kind
  }
}
