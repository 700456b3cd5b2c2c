/// The keys of a custom column.
enum ColumnKey: String, LanguageKey {
  case type
  case `default`
  case translate
  case summary

  static let owner = "a column"
  static let foreignKeys = ForeignKey.ofColumns
  /// A column's name: words of letters and digits.
  static let namePattern = "^[A-Za-z][A-Za-z0-9]*([_-][A-Za-z0-9]+)*$"

  var description: KeyDescription {
    switch self {
    case .type: .init(.choice(ColumnType.names), isRequired: true, "The type of the values.")
    case .default:
      .init(.scalar, "The value of items that set none; required unless every item sets one.")
    case .translate:
      .init(
        .boolean, default: "false",
        "Whether catalogs translate the values; for columns of type `string`.")
    case .summary:
      .init(.text(), "A description of the values; becomes the column's documentation.")
    }
  }
}

/// The keys of a declared action.
enum ActionKey: String, LanguageKey {
  case arguments
  case summary

  static let owner = "an action"
  static let foreignKeys = ForeignKey.ofActions

  var description: KeyDescription {
    switch self {
    case .arguments:
      .init(
        .map(of: .anyOf(ArgumentKey.typeForms + [.table(.argument)])),
        "The values that items pass to the action, by name: the type of each, or a table.")
    case .summary: .init(.text(), "A description of the action; becomes its documentation.")
    }
  }
}

/// The keys of an argument of a declared action.
enum ArgumentKey: String, LanguageKey {
  case type
  case `default`
  case summary

  static let owner = "an argument"
  /// An argument's name: words of letters and digits.
  static let namePattern = ColumnKey.namePattern
  /// The two forms in which a type can be written.
  static let typeForms: [KeyType] = [
    .choice(ColumnType.names), .array(of: .text(pattern: ConditionKey.choicePattern)),
  ]

  var description: KeyDescription {
    switch self {
    case .type:
      .init(.anyOf(Self.typeForms), isRequired: true, "The type of the values, or their choices.")
    case .default:
      .init(.scalar, "The value in items that give none; without it, every item must give one.")
    case .summary: .init(.text(), "What the argument means; becomes its documentation.")
    }
  }
}

/// The keys of a declared condition.
enum ConditionKey: String, LanguageKey {
  case choices
  case `default`
  case follows
  case summary

  static let owner = "a condition"
  static let foreignKeys = ForeignKey.ofConditions
  /// A condition's name: words of letters and digits.
  static let namePattern = ColumnKey.namePattern
  /// The name of a choice: words of letters and digits, which can begin with a digit.
  static let choicePattern = "^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$"

  var description: KeyDescription {
    switch self {
    case .choices:
      .init(
        .array(of: .text(pattern: Self.choicePattern)),
        "The values of the condition; without them, it is true or false.")
    case .default:
      .init(.scalar, "The initial value; by default `false`, or the first of `choices`.")
    case .follows:
      .init(
        .text(),
        "The id of a check item, or of an item with `choice = \"one\"`, whose checked state sets the condition."
      )
    case .summary: .init(.text(), "The meaning of the condition; becomes its documentation.")
    }
  }
}

/// The keys of an entry of `generate`. All other keys are parameters of the target.
enum GenerateKey: String, LanguageKey {
  case target
  case template
  case output
  case define
  case languages

  static let owner = "an entry of `generate`"
  static let foreignKeys = ForeignKey.ofOutputs

  var description: KeyDescription {
    switch self {
    case .target: .init(.text(), "The name of a built-in target.")
    case .template:
      .init(.text(), "The path of a custom template or target folder, relative to the document.")
    case .output:
      .init(
        .text(), default: "\"Generated\"", "The directory to write into, relative to the document.")
    case .define:
      .init(
        .map(of: .scalar),
        "Fixed values of conditions; items that can't be visible with them are left out of this output."
      )
    case .languages:
      .init(
        .oneOrMore(.text()), default: "\"all\"",
        "The languages of this output besides the document's own: `all`, `source` for none, or their tags."
      )
    }
  }
}
