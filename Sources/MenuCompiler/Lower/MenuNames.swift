/// The names in a menu other than those of its items, for lookups and types in generated code.
extension LoweredMenu {
  /// The former ids of items, in the order of their UTF-8 bytes, with the nodes of these items.
  package var formerIDs: [(id: String, node: Int)] {
    var former: [(id: String, node: Int)] = []
    for (node, details) in details.enumerated() {
      for old in details?.fields.formerIDs ?? [] { former.append((old.id, node)) }
    }
    return former.sorted { $0.id.utf8Precedes($1.id) }
  }

  /// The actions that the document declares or that items use, in the order of their UTF-8 bytes.
  package var actionTexts: [(text: String, summary: String?, arguments: [ActionArgument])] {
    var summaries: [String: String?] = [:]
    for action in actions ?? [] { summaries[action.name] = action.summary }
    for details in details {
      guard let text = details?.fields.text(.action), summaries[text] == nil else { continue }
      summaries[text] = .some(nil)
    }
    return summaries.sorted { $0.key.utf8Precedes($1.key) }.map {
      ($0.key, $0.value, argumentsOfActions[$0.key] ?? [])
    }
  }

  /// The arguments of a node's action, by name, with their values: those that the item gives, or else
  /// the defaults.
  package func arguments(of node: Int) -> [(argument: ActionArgument, value: ScalarValue)] {
    guard !argumentsOfActions.isEmpty, let fields = details[node]?.fields,
      let action = fields.text(.action)
    else { return [] }
    return (argumentsOfActions[action] ?? []).map { argument in
      let given = fields.arguments?.values[argument.name]
      return (argument, given ?? argument.defaultValue ?? argument.type.zero)
    }
  }

  /// The groups in which at most one item can be checked and whose parent has an explicit id, in
  /// document order, with their check items.
  package var namedChoices: [(group: Int, items: [Int])] {
    documentOrder.map(Int.init).filter { node in
      flags[node].contains(.choosesOne) && idIsDeclared[node]
    }.map { group in
      (group, children(of: group).filter { flags[$0].contains(.checkItem) })
    }.filter { !$0.items.isEmpty }
  }
}
