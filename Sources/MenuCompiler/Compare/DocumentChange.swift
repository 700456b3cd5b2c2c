/// A change of a menu, as seen by those who shipped with the menu before.
public struct DocumentChange: Sendable {
  public let kind: ChangeKind
  /// What the change weighs; see ``ChangeSettings``.
  public internal(set) var severity: Severity
  /// The id of the item, the old one if it changed or is gone; for what is no item, the name of the
  /// column, type, target or document key.
  public let id: String
  /// Further ids that the same change touches: those below the item, or of the same group.
  public let alsoIDs: [String]
  /// What changed, in the user's words.
  public let message: String
  /// What to write to keep what shipped whole, if there is a way.
  public let help: String?
  /// The value before, where there is one to tell.
  public let before: String?
  /// The value now, where there is one to tell.
  public let after: String?
  /// Where it is in the new menu; for what is gone, near where it stood.
  let anchor: SourceAnchor
  let label: String?
  /// Where it was in the old menu.
  let oldAnchor: SourceAnchor?
  let oldLabel: String

  init(
    _ kind: ChangeKind, _ id: String, _ message: String, at anchor: SourceAnchor,
    label: String? = nil, old oldAnchor: SourceAnchor? = nil, oldLabel: String = "before",
    before: String? = nil, after: String? = nil, also alsoIDs: [String] = [], help: String? = nil
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
  }
}

/// What changes weigh, as the user sets it by their names.
public struct ChangeSettings: Sendable {
  private var levels: [ChangeKind: Severity?] = [:]
  /// What the project says; a setting wins over it.
  private let project: [ChangeKind: Severity?]
  /// Whether warnings that no setting names are errors.
  public var isStrict = false

  /// - Parameter configuration: The project's, if there is one.
  public init(_ configuration: ProjectConfiguration? = nil) {
    project = Dictionary(
      (configuration?.changes ?? []).map { ($0.kind, $0.choice.value.severity) }
    ) { $1 }
  }

  /// Sets what a kind weighs; nil for nothing at all. Answers false if it was set before.
  public mutating func set(_ kind: ChangeKind, to severity: Severity?) -> Bool {
    guard levels[kind] == nil else { return false }
    levels.updateValue(severity, forKey: kind)
    return true
  }

  /// The changes that are told, the heaviest first, then by kind and in the order of the document.
  public func applied(to changes: [DocumentChange]) -> [DocumentChange] {
    var kinds: [ChangeKind: [DocumentChange]] = [:]
    for change in changes { kinds[change.kind, default: []].append(change) }
    var told: [DocumentChange] = []
    for severity in [Severity.error, .warning, .note] {
      for kind in ChangeKind.allCases where self.severity(of: kind) == severity {
        for var change in kinds[kind] ?? [] {
          change.severity = severity
          told.append(change)
        }
      }
    }
    return told
  }

  private func severity(of kind: ChangeKind) -> Severity? {
    if let level = levels[kind] ?? project[kind] { return level }
    return isStrict && kind.severity == .warning ? .error : kind.severity
  }
}

extension ChangeKind {
  /// The kind of a name, or an error that says which was meant.
  public static func named(_ name: String) throws -> ChangeKind {
    guard let kind = ChangeKind(rawValue: name) else {
      let nearest = Suggestion.nearest(to: name, among: allCases.map(\.rawValue))
      throw UsageError(
        "there is no change '\(name)'",
        help: nearest.map { "did you mean '\($0)'?" }
          ?? "the names stand in brackets behind each change, and in 'menuc diff --help'")
    }
    return kind
  }
}
