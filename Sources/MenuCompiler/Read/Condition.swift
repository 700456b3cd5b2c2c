/// A declared condition, on which items depend (ExpansionRules.md, section 18).
package struct Condition: Sendable {
  package var place: SourcePlace
  package var name: String
  /// The values, in the order in which they are declared; nil if the condition is true or false.
  /// Those of a condition that follows a choice are the last parts of the ids of its items.
  package var choices: [String]?
  /// The number of the default value; the number of values if the condition has none at first.
  package var defaultValue: Int
  package var summary: String?
  /// The item that the condition follows; nil if the program sets the condition.
  package var followed: FollowedItem?
  /// Whether the condition is the built-in one, whose values are the languages of the menu.
  package var followsLanguage = false
  /// Whether the document declares the condition.
  var isDeclared = true

  /// Whether the program sets the condition.
  package var isSettable: Bool { followed == nil && !followsLanguage }

  /// The name of the condition that menus have without declaring it.
  package static let languageName = "language"

  /// The values as written, by their numbers.
  package var values: [String] { choices ?? ["false", "true"] }

  /// The value at first, as written; nil if there is none.
  package var defaultText: String? {
    values.indices.contains(defaultValue) ? values[defaultValue] : nil
  }

  /// Whether the condition can have no value: a choice in which no item starts checked.
  var canBeNone: Bool { defaultText == nil }
}

extension [Condition] {
  /// The conditions that the program sets. Programs ask for those that follow items as checks.
  package var settable: [Condition] { filter(\.isSettable) }
}

/// The item whose check, or whose checked item, sets a condition.
package struct FollowedItem: Sendable, Equatable {
  package var id: String
  /// The place of the id in the declaration.
  package var place: SourcePlace
  /// The choice of one that the item has, or belongs to; nil if its check depends on no other item.
  package var choice: FollowedChoice?

  /// The place of the id does not matter for equality.
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
