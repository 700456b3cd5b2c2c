/// The severities of problems as set by the user, with flags or in the project's configuration.
public struct SeveritySettings: Sendable, Equatable {
  /// The setting of a rule.
  public enum Level: String, Choice {
    case error
    case warn
    case allow

    /// The resulting severity; nil if the problem is not reported.
    public var severity: Severity? {
      switch self {
      case .error: .error
      case .warn: .warning
      case .allow: nil
      }
    }
  }

  /// The names that a project's configuration can set: the names of diagnostics and of changes.
  static let names =
    DiagnosticName.allCases.map(\.rawValue) + ChangeKind.allCases.map(\.rawValue)

  private var chosen: [DiagnosticName: Level] = [:]
  /// Whether every warning is an error.
  public var isStrict = false
  /// Whether the findings of a ``DiagnosticGroup`` are reported one by one, however many there are.
  public var listsAll = false

  /// The default severities.
  public init() {}

  /// Sets the severity of a rule; the last setting for a name counts.
  ///
  /// - Throws: ``UsageError`` for a name that does not exist, and for lowering an error.
  public mutating func set(_ name: String, to level: Level) throws {
    guard let rule = DiagnosticName(rawValue: name) else {
      throw UsageError.unknownDiagnostic(name)
    }
    if rule.severity == .error, level != .error {
      throw UsageError(
        "'\(name)' is an error, and can't be lowered", help: "only warnings can be changed")
    }
    chosen[rule] = level
  }

  /// Makes a rule a warning, regardless of its default.
  mutating func turnOn(_ name: DiagnosticName) { chosen[name] = .warn }

  /// The severity of a problem; nil if it is not reported.
  public func severity(of name: DiagnosticName) -> Severity? {
    switch chosen[name] {
    case .error: .error
    case .warn: isStrict ? .error : .warning
    case .allow: nil
    case nil: isStrict && name.severity == .warning ? .error : name.severity
    }
  }

  /// Whether a rule is checked.
  func isOn(_ name: DiagnosticName) -> Bool { severity(of: name) != nil }
}

extension UsageError {
  /// The error for a name that no diagnostic has.
  static func unknownDiagnostic(_ name: String) -> UsageError {
    if ChangeKind(rawValue: name) != nil {
      return UsageError(
        "'\(name)' is the name of a change, not of a diagnostic",
        help: "`menuc diff` reports changes, and takes this flag")
    }
    return UsageError(
      "there is no diagnostic '\(name)'",
      help: Suggestion.nearest(to: name, among: SeveritySettings.names)
        .map { "did you mean '\($0)'?" } ?? "`menuc explain` lists them all")
  }
}
