/// A declared action.
package struct Action: Sendable {
  package var place: SourcePlace
  package var name: String
  /// The arguments, sorted by name.
  package var arguments: [ActionArgument] = []
  /// Whether some declarations of arguments could not be read, so that more arguments may exist.
  var argumentsAreUnknown = false
  package var summary: String?
}

/// A declared argument of an action.
package struct ActionArgument: Sendable {
  package var place: SourcePlace
  package var name: String
  package var type: ArgumentType
  /// The value for items that don't give a value; nil if every item must give a value.
  package var defaultValue: ScalarValue?
  package var summary: String?
}

/// The type of an argument.
package enum ArgumentType: Sendable, Equatable {
  case plain(ColumnType)
  /// One of several declared words.
  case choice([String])

  /// The name of the type in messages.
  var name: String {
    switch self {
    case .plain(let type): type.rawValue
    case .choice(let choices): choices.map { "'\($0)'" }.joined(separator: " or ")
    }
  }

  /// The choices; empty for a plain type.
  package var choices: [String] {
    switch self {
    case .plain: []
    case .choice(let choices): choices
    }
  }

  /// The type of the values, disregarding any choices.
  var plain: ColumnType {
    switch self {
    case .plain(let type): type
    case .choice: .string
    }
  }

  /// The substitute for a value that could not be read.
  var zero: ScalarValue {
    switch self {
    case .plain(let type): type.zero
    case .choice(let choices): .string(choices.first ?? "")
    }
  }
}

/// The arguments that an item gives to its action.
package struct GivenArguments: Sendable, Equatable {
  /// The place of the arguments. Their key is the action's name.
  package var place: SourcePlace
  package var values: [String: ScalarValue]

  /// The place does not matter for equality.
  package static func == (left: GivenArguments, right: GivenArguments) -> Bool {
    left.values == right.values
  }
}

/// The declared actions, by name.
struct ActionIndex {
  private let byName: [String: Action]
  /// Whether items may use only declared actions.
  let isClosed: Bool

  /// - Parameter actions: The declared actions; nil if the document does not declare actions.
  init(_ actions: [Action]?) {
    byName = Dictionary((actions ?? []).map { ($0.name, $0) }) { first, _ in first }
    isClosed = actions != nil
  }

  subscript(name: String) -> Action? { byName[name] }

  /// The arguments of an item's action by name: the values that the item gives, and defaults for
  /// all other arguments.
  func arguments(of fields: ItemDetails.Fields) -> [String: ScalarValue] {
    var values = fields.arguments?.values ?? [:]
    let action = fields.text(.action).flatMap { byName[$0] }
    for argument in action?.arguments ?? [] where values[argument.name] == nil {
      values[argument.name] = argument.defaultValue
    }
    return values
  }
}

/// The rule for the names of arguments, which become labels in generated code.
enum ArgumentName {
  /// The words that Swift does not allow as argument labels.
  private static let reserved: Set = ["inout", "let", "var"]

  static func isValid(_ name: String) -> Bool {
    ColumnName.isValid(name) && !reserved.contains(name)
  }

  static func proposal(for name: String) -> String {
    reserved.contains(name) ? name + "-value" : ColumnName.proposal(for: name)
  }
}
