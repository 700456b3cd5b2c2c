/// A declared condition, on which items depend (ExpansionRules.md, section 18).
package struct Condition: Sendable {
  package var place: SourcePlace
  package var name: String
  /// The values, in the order in which they are declared; nil if the condition is true or false.
  package var choices: [String]?
  /// The number of the default value.
  package var defaultValue: Int
  package var summary: String?

  /// The values as written, by their numbers.
  package var values: [String] { choices ?? ["false", "true"] }
}

/// An entry of a `when`, which holds if one of its terms holds.
package struct WhenEntry: Sendable, Equatable {
  package var terms: [WhenTerm]
}

/// A term about a condition, such as `signed-in` or `!device=phone`.
package struct WhenTerm: Sendable, Equatable {
  package var condition: String
  /// The choice that the term names; nil for a condition that is true or false.
  package var choice: String?
  package var isNegated: Bool
  package var place: SourcePlace

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
  package var text: String {
    (isNegated ? "!" : "") + condition + (choice.map { "=" + $0 } ?? "")
  }

  /// The place of a term does not matter for equality.
  package static func == (left: WhenTerm, right: WhenTerm) -> Bool {
    left.condition == right.condition && left.choice == right.choice
      && left.isNegated == right.isNegated
  }
}

/// A value of a condition that is fixed in an output.
package struct Define: Sendable, Equatable {
  package var condition: String
  /// The value as written: `true`, `false`, or a choice.
  package var value: String
  /// The place in the document or the project's configuration; nil for the command line.
  package var place: SourcePlace?

  package init(condition: String, value: String, place: SourcePlace? = nil) {
    self.condition = condition
    self.value = value
    self.place = place
  }

  /// The place of a value does not matter for equality.
  package static func == (left: Define, right: Define) -> Bool {
    left.condition == right.condition && left.value == right.value
  }
}
