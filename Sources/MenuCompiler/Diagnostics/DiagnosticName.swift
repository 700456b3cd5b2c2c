/// The stable name of a problem. Its meaning never changes.
///
/// A name is declared once, next to the code that detects the problem. All other information about
/// the problem, such as its default severity, is read from its page: see ``Rule``.
public struct DiagnosticName: RawRepresentable, Hashable, Sendable, Codable {
  /// The name as users write it, such as `duplicate-id`.
  public let rawValue: String

  /// Returns nil if no diagnostic has the name.
  public init?(rawValue: String) {
    guard Self.defaults[rawValue] != nil else { return nil }
    self.rawValue = rawValue
  }

  /// Declares a name.
  init(_ rawValue: StaticString) { self.rawValue = rawValue.description }

  /// The default severity; nil if the rule is off by default.
  public var severity: Severity? { (Self.defaults[rawValue] ?? .error).severity }

  // Tests report a page that is missing or can't be read.
  private static let defaults = RulePages.texts.mapValues { RulePage.severity(of: $0) ?? .error }
}

extension DiagnosticName: CaseIterable {
  /// All names, sorted: first errors, then warnings, then rules that are off by default.
  public static let allCases: [DiagnosticName] = DefaultSeverity.allCases.flatMap { severity in
    defaults.filter { $0.value == severity }.keys.sorted().compactMap(Self.init(rawValue:))
  }
}

/// The default severity of a rule, as spelled on its page.
enum DefaultSeverity: String, CaseIterable {
  case error
  case warning
  case off = "warning, off by default"

  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .off: nil
    }
  }
}
