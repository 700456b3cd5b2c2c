extension ValueReader {
  /// Reads the action of an item: a name, or a table with the name and the arguments.
  mutating func action(
    _ node: SourceNode, actions: ActionIndex, into fields: inout ItemDetails.Fields
  ) {
    let key = ItemField.action.key
    guard case .table(let entries) = node.value else {
      guard let name = text(key, node) else { return }
      fields[.action] = .string(name)
      if let action = actions[name] { requireArguments(of: action, given: [], node) }
      return
    }
    guard entries.count == 1, let entry = entries.first else {
      severalActions(entries, node)
      return
    }
    guard !entry.key.utf8.contains(0) else {
      nulCharacter(entry.value)
      return
    }
    fields[.action] = .string(entry.key)
    let action = actions[entry.key]
    guard case .table(let given) = entry.value.value else {
      wrongType(
        entry.key, entry.value, takes: .table,
        proposal: action.flatMap { Self.arguments(meantBy: entry.value, of: $0) })
      return
    }
    fields.arguments = GivenArguments(place: entry.value.place, values: [:])
    guard let action else {
      if !actions.isClosed, !actionsAreUnknown, let first = given.first {
        argumentOfUndeclaredAction(first, entry)
      }
      return
    }
    fields.arguments?.values = arguments(given, of: action, entry.value)
  }

  private mutating func arguments(
    _ entries: [SourceEntry], of action: Action, _ node: SourceNode
  ) -> [String: ScalarValue] {
    var values: [String: ScalarValue] = [:]
    var given = Set(entries.map(\.key))
    let arguments = Dictionary(action.arguments.map { ($0.name, $0) }) { first, _ in first }
    for entry in entries {
      if let argument = arguments[entry.key] {
        values[argument.name] =
          argumentValue(entry.key, entry.value, argument.type) ?? argument.type.zero
      } else if !action.argumentsAreUnknown {
        let meant = undeclaredArgument(entry, given: given, of: action)
        // A misspelled argument is not also reported as missing.
        if let meant { given.insert(meant.name) }
      }
    }
    requireArguments(of: action, given: given, node)
    return values
  }

  /// Reports the arguments without a default that an item does not give.
  private mutating func requireArguments(
    of action: Action, given: Set<String>, _ node: SourceNode
  ) {
    let missing = action.arguments.filter { $0.defaultValue == nil && !given.contains($0.name) }
    if let first = missing.first, !action.argumentsAreUnknown {
      missingArguments(missing, first, of: action, node)
    }
  }

  mutating func argumentValue(
    _ name: String, _ node: SourceNode, _ type: ArgumentType
  ) -> ScalarValue? {
    switch type {
    case .plain(let type): columnValue(name, node, type)
    case .choice(let choices): choice(name, node, among: choices).map { .string($0) }
    }
  }

  /// The arguments that a single value most likely means: the value of the only argument, or of the
  /// only required argument. Nil if there is no such argument.
  private static func arguments(meantBy node: SourceNode, of action: Action) -> Proposal? {
    let required = action.arguments.filter { $0.defaultValue == nil }
    let possible = action.arguments.count == 1 ? action.arguments : required
    guard let argument = possible.first, possible.count == 1 else { return nil }
    switch node.value {
    case .text(let text), .plain(let text): return .table(argument.name, .string(text))
    case .integer(let integer): return .table(argument.name, .number(String(integer)))
    case .boolean(let flag): return .table(argument.name, .boolean(flag))
    case .nothing, .number, .unsupported, .array, .table: return nil
    }
  }
}
