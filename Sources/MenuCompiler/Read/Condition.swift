/// A condition on which items can depend (ExpansionRules.md, section 18).
package struct Condition: Sendable {
  package var place: SourcePlace
  package var name: String
  /// The values, in the order in which they are declared; nil if the condition is true or false. If
  /// the condition follows a choice, its values are the last parts of the ids of the choice's
  /// items.
  package var choices: [String]?
  /// The index of the default value; the count of values if the condition has no value in the
  /// initial state.
  package var defaultValue: Int
  package var summary: String?
  /// The item that the condition follows; nil if it does not follow an item.
  package var followed: FollowedItem?
  /// Whether this is the built-in condition whose values are the languages of the menu.
  package var followsLanguage = false
  /// Whether the document declares the condition.
  var isDeclared = true

  /// Whether the program sets the condition.
  package var isSettable: Bool { followed == nil && !followsLanguage }

  /// The name of the built-in condition.
  package static let languageName = "language"

  /// The values as written, indexed by their numbers.
  package var values: [String] { choices ?? ["false", "true"] }

  /// The initial value as written; nil if there is none.
  package var defaultText: String? {
    values.indices.contains(defaultValue) ? values[defaultValue] : nil
  }

  /// Whether the condition may have no value, because it follows a choice in which no item starts
  /// checked.
  var canBeNone: Bool { defaultText == nil }
}

extension [Condition] {
  /// The conditions that the program sets. Programs read conditions that follow items from the
  /// checks of these items instead.
  package var settable: [Condition] { filter(\.isSettable) }
}

/// The item whose check, or whose checked item, sets a condition.
package struct FollowedItem: Sendable, Equatable {
  package var id: String
  /// The place of the id in the declaration.
  package var place: SourcePlace
  /// The choice of one that the item has or belongs to; nil if its check does not depend on other
  /// items.
  package var choice: FollowedChoice?

  /// Only the id matters for equality.
  package static func == (left: FollowedItem, right: FollowedItem) -> Bool { left.id == right.id }
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

  /// The term as written.
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
  /// The place in the document or the project's configuration; nil for a value from the command
  /// line.
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
