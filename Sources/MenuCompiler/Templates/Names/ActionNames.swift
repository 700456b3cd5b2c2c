/// An action with the properties that templates print.
struct NamedAction {
  let text: String
  let summary: String?
  let arguments: [ActionArgument]
}

/// An argument of an action.
struct NamedArgument {
  let action: NamedAction
  let argument: ActionArgument
}

/// The names of actions and their arguments.
extension TemplateContext {
  static let actionNames: [TemplateName<TemplateContext>] = [
    actions,
    .value("actionCount", "The number of `actions`; 0 if actions remain strings.") {
      $0.actions.count
    },
    .value("argumentCount", "The number of arguments of all `actions`.") { context in
      context.actions.reduce(0) { $0 + $1.arguments.count }
    },
    .value("plainActionCount", "The number of `actions` without arguments.") { context in
      context.actions.count { $0.arguments.isEmpty }
    },
    .list(
      "argumentChoices", "The arguments that have choices, each name once.",
      choiceMembers
    ) { $0.argumentsWithChoices },
    .value(
      "argumentTypes",
      "The types of arguments, by action and name, as JSON; nothing if no action has arguments."
    ) { $0.argumentTypes },
  ]

  private static let actions = TemplateName<TemplateContext>.list(
    "actions", "The actions that the menu declares or uses.",
    [
      .value("name", "The name of the action's case.") {
        $0.context.job.actionCase(for: $0.value.text)
      },
      .value("type", "The name of the action's class, for languages in which actions are classes.")
      {
        $0.context.job.actionType(for: $0.value.text)
      },
      .value("member", "The name of a structure member for the action's arguments.") {
        $0.context.job.actionMember(for: $0.value.text)
      },
      .value("number", "The action's place in the list, from 0.") { $0.number },
      .value("text", "The action, as items name it.") { $0.context.text($0.value.text) },
      .value("summary", "What the action does.") {
        $0.context.text($0.value.summary ?? "The action `\($0.value.text)`.")
      },
      .rows(
        "items", "The items with the action, if it has arguments, in the order of their numbers.",
        columns: [.numbers("number", "The item's number.") { Int32($1) }]
      ) { $0.context.itemsWithArguments[$0.value.text] ?? [] },
      .list("choices", "The action's arguments that have choices.", choiceMembers) { element in
        element.value.arguments.filter { !$0.type.choices.isEmpty }
      },
      .list(
        "arguments", "The action's arguments, in the order of their names.", argumentNames
      ) { element in
        element.value.arguments.map { NamedArgument(action: element.value, argument: $0) }
      },
    ]
  ) { $0.actions }

  private static let argumentNames: [TemplateName<TemplateElement<NamedArgument>>] = [
    .value("name", "The argument's name, as in the menu.") {
      $0.context.text($0.value.argument.name)
    },
    .value("number", "The argument's place in the list, from 0.") { $0.number },
    .value("identifier", "The argument's name in the language.") {
      $0.context.job.argumentName($0.value.argument.name)
    },
    .value("member", "The name of a structure member for the argument.") {
      $0.context.job.argumentMember($0.value.argument.name)
    },
    .value("type", "`string`, `integer`, `number`, `boolean`, or `choice`.") {
      switch $0.value.argument.type {
      case .plain(let type): type.rawValue
      case .choice: "choice"
      }
    },
    .value("choiceType", "The name of the enumeration of the argument's choices, or nothing.") {
      $0.hasChoices ? $0.context.job.argumentType($0.value.argument.name) : ""
    },
    .value("snakeType", "The value of `choiceType` in snake case.") {
      $0.hasChoices
        ? IdentifierStyle.cased($0.context.job.argumentType($0.value.argument.name), .snake) : ""
    },
    .value("firstCase", "The name of the case of the argument's first choice, or nothing.") {
      guard let first = $0.value.argument.type.choices.first else { return "" }
      return $0.context.job.choiceCase(first, of: $0.value.argument.name)
    },
    .value("summary", "What the argument means.") {
      $0.context.text($0.value.argument.summary ?? "The argument `\($0.value.argument.name)`.")
    },
    cases(\.argument),
    .rows(
      "values", "The argument's values in the `items` of the action, in the same order.",
      columns: [
        .numbers("item", "The item's number.") { Int32($1) },
        .column("value", "The value; `1` or `0` for booleans, and the number of a choice.") {
          $0.values(of: $1)
        },
        .truths("isTrue", "Whether the value is not `0`.") { $0.value(of: $1) != "0" },
      ]
    ) { $0.context.itemsWithArguments[$0.value.action.text] ?? [] },
  ]

  private static let choiceMembers: [TemplateName<TemplateElement<ActionArgument>>] = [
    .value("name", "The argument's name, as in the menu.") { $0.context.text($0.value.name) },
    .value("summary", "What the argument means.") { $0.summary },
    .value("type", "The name of the enumeration.") { $0.type },
    .value("snakeType", "The value of `type` in snake case.") {
      IdentifierStyle.cased($0.type, .snake)
    },
    .value("upperSnakeType", "The value of `type` in upper snake case.") {
      IdentifierStyle.cased($0.type, .upperSnake)
    },
    cases(\.self),
  ]

  private static func cases<Value>(
    _ argument: @escaping @Sendable (Value) -> ActionArgument
  ) -> TemplateName<TemplateElement<Value>> {
    .list(
      "cases", "The choices; none if the argument has no choices.",
      [
        .value("name", "The name of the case for the choice.") {
          $0.context.job.choiceCase($0.value.choice, of: $0.value.argument)
        },
        .value("text", "The choice, as in the menu.") { $0.context.text($0.value.choice) },
        .value("number", "The number of the choice, from 0.") { $0.number },
      ]
    ) { element in
      let argument = argument(element.value)
      return argument.type.choices.map { (argument: argument.name, choice: $0) }
    }
  }

  private var argumentTypes: TemplateText? {
    let actions = menu.argumentsOfActions.sorted { $0.key.utf8Precedes($1.key) }
    guard !actions.isEmpty else { return nil }
    let types = actions.map { action, arguments in
      (action, JSONValue.members(arguments.map { ($0.name, .string($0.type.plain.rawValue)) }))
    }
    return text(JSONValue.members(types).printedOnOneLine())
  }

  /// The arguments that have choices, in the order of actions. Each name occurs once.
  private var argumentsWithChoices: [ActionArgument] {
    var known: Set<String> = []
    return actions.flatMap(\.arguments).filter {
      !$0.type.choices.isEmpty && known.insert($0.name).inserted
    }
  }
}

extension TemplateElement<ActionArgument> {
  fileprivate var type: String { context.job.argumentType(value.name) }

  fileprivate var summary: TemplateText {
    context.text(value.summary ?? "The argument `\(value.name)`.")
  }
}

extension TemplateElement<NamedArgument> {
  fileprivate var hasChoices: Bool { !value.argument.type.choices.isEmpty }

  /// The value in an item: the number of a choice, or any other value as in records.
  fileprivate func value(of node: Int) -> String {
    let name = value.argument.name
    let printed = context.menu.arguments(of: node).first { $0.argument.name == name }?.value.printed
    guard let printed, hasChoices else { return printed ?? "" }
    return String(value.argument.type.choices.firstIndex(of: printed) ?? 0)
  }

  fileprivate func values(of nodes: [Int]) -> RowColumn {
    let values = nodes.map(value)
    return value.argument.type == .plain(.string) ? .texts(values) : .words(values)
  }
}
