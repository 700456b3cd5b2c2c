extension ValueReader {
  /// Reads the declarations of actions, and sorts them by the bytes of their names. Returns nil if
  /// they can't be read.
  mutating func actions(_ node: SourceNode) -> [Action]? {
    guard case .table(let entries) = node.value else {
      wrongType(
        DocumentKey.actions.rawValue, node, takes: .table,
        proposal: DeclarationShape.action.declarations(for: node))
      actionsAreUnknown = true
      return nil
    }
    return entries.map { action($0) }.sorted { $0.name.utf8Precedes($1.name) }
  }

  private mutating func action(_ entry: SourceEntry) -> Action {
    var action = Action(place: entry.value.place, name: entry.key)
    guard case .table = entry.value.value else {
      wrongType(
        entry.key, entry.value, takes: .table,
        proposal: DeclarationShape.action.declaration(for: entry.value))
      action.argumentsAreUnknown = true
      return action
    }
    for (key, value) in entries(of: entry.value, as: ActionKey.self) {
      switch key {
      case .arguments: arguments(value, of: &action)
      case .summary: action.summary = text(key.rawValue, value)
      }
    }
    if KeyHelp.meant(in: entry.value, as: ActionKey.self).contains(ActionKey.arguments.rawValue) {
      action.argumentsAreUnknown = true
    }
    return action
  }

  /// Reads the declarations of an action's arguments, and sorts them by the bytes of their names.
  private mutating func arguments(_ node: SourceNode, of action: inout Action) {
    guard case .table(let entries) = node.value else {
      wrongType(
        ActionKey.arguments.rawValue, node, takes: .table,
        proposal: DeclarationShape.argument.declarations(for: node))
      action.argumentsAreUnknown = true
      return
    }
    let arguments = entries.compactMap { argument($0, of: action.name) }
    if arguments.count != entries.count { action.argumentsAreUnknown = true }
    action.arguments = arguments.sorted { $0.name.utf8Precedes($1.name) }
  }

  private mutating func argument(_ entry: SourceEntry, of action: String) -> ActionArgument? {
    guard ArgumentName.isValid(entry.key) else {
      invalidArgumentName(entry)
      return nil
    }
    guard case .table = entry.value.value else {
      return argumentType(entry.key, entry.value, of: entry.key).map {
        ActionArgument(place: entry.value.place, name: entry.key, type: $0)
      }
    }
    var type: ArgumentType?
    var typeIsGiven = KeyHelp.meant(in: entry.value, as: ArgumentKey.self)
      .contains(ArgumentKey.type.rawValue)
    var defaultValue: SourceNode?
    var summary: String?
    for (key, value) in entries(of: entry.value, as: ArgumentKey.self) {
      switch key {
      case .type:
        typeIsGiven = true
        type = argumentType(key.rawValue, value, of: entry.key)
      case .default: defaultValue = value
      case .summary: summary = text(key.rawValue, value)
      }
    }
    guard let type else {
      if !typeIsGiven {
        diagnostics.report(
          .missingKey, "the argument '\(entry.key)' of the action '\(action)' has no 'type'",
          at: .key(entry.value.place),
          help: "use one of " + ColumnType.names.map { "'\($0)'" }.joined(separator: ", ")
            + ", or an array of choices")
      }
      return nil
    }
    return ActionArgument(
      place: entry.value.place, name: entry.key, type: type,
      // A value of the wrong type was already reported. A substitute keeps items from being
      // required to give the argument.
      defaultValue: defaultValue.map {
        argumentValue(ArgumentKey.default.rawValue, $0, type) ?? type.zero
      },
      summary: summary)
  }

  /// Reads the type of an argument: the name of a type, or an array of choices.
  private mutating func argumentType(
    _ key: String, _ node: SourceNode, of argument: String
  ) -> ArgumentType? {
    if case .array = node.value {
      return choices(key, node, of: .argument(argument)).map { .choice($0) }
    }
    return choice(key, node, ColumnType.self).map { .plain($0) }
  }
}
