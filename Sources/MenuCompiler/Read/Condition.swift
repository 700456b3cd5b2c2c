/// A declared condition, on which items depend (ExpansionRules.md, section 18).
public struct Condition: Sendable {
  public var place: SourcePlace
  public var name: String
  /// The values, in the order in which they are declared; nil if the condition is true or false.
  public var choices: [String]?
  /// The number of the value at first.
  public var defaultValue: Int
  public var summary: String?

  /// The values as they are written, by their numbers.
  public var values: [String] { choices ?? ["false", "true"] }
}

/// An entry of a `when`, which holds if one of its terms holds.
public struct WhenEntry: Sendable, Equatable {
  public var terms: [WhenTerm]
}

/// A term about a condition, such as `signed-in`, `!device=phone`.
public struct WhenTerm: Sendable, Equatable {
  public var condition: String
  /// The choice that the term names; nil for a condition that is true or false.
  public var choice: String?
  public var isNegated: Bool
  public var place: SourcePlace

  /// The form of a term, as a regular expression.
  static let pattern =
    "^!?[A-Za-z][A-Za-z0-9]*([_-][A-Za-z0-9]+)*(=[A-Za-z0-9]+([_-][A-Za-z0-9]+)*)?$"

  init(_ text: String, at place: SourcePlace) {
    var rest = Substring(text)
    isNegated = rest.hasPrefix("!")
    if isNegated { rest = rest.dropFirst() }
    let parts = rest.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    condition = parts.first.map(String.init) ?? ""
    choice = parts.count == 2 ? String(parts[1]) : nil
    self.place = place
  }

  /// The term as it is written.
  public var text: String {
    (isNegated ? "!" : "") + condition + (choice.map { "=" + $0 } ?? "")
  }

  /// The place of a term does not matter for equality.
  public static func == (left: WhenTerm, right: WhenTerm) -> Bool {
    left.condition == right.condition && left.choice == right.choice
      && left.isNegated == right.isNegated
  }
}

/// A value of a condition that is fixed in an output.
public struct Define: Sendable, Equatable {
  public var condition: String
  /// The value as it is written: `true`, `false`, or a choice.
  public var value: String
  /// The place in the document or the project's configuration; nil for the command line.
  public var place: SourcePlace?

  public init(condition: String, value: String, place: SourcePlace? = nil) {
    self.condition = condition
    self.value = value
    self.place = place
  }

  /// The place of a value does not matter for equality.
  public static func == (left: Define, right: Define) -> Bool {
    left.condition == right.condition && left.value == right.value
  }
}
