/// The names in a menu, other than current ids, for lookups and types in generated code.
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

  /// The arguments of a node's action, by name, with their values: those that the item gives, or
  /// else the defaults.
  package func arguments(of node: Int) -> [(argument: ActionArgument, value: ScalarValue)] {
    guard !argumentsOfActions.isEmpty, let fields = details[node]?.fields,
      let action = fields.text(.action)
    else { return [] }
    return (argumentsOfActions[action] ?? []).map { argument in
      let given = fields.arguments?.values[argument.name]
      return (argument, given ?? argument.defaultValue ?? argument.type.zero)
    }
  }

  /// The choices whose parent has an explicit id, in document order, with their check items.
  package var namedChoices: [NamedChoice] {
    if choiceForms.isEmpty { return [] }
    return documentOrder.map(Int.init).compactMap { node in
      guard let form = choiceForms[node] else { return nil }
      let items = children(of: node).filter(isCheckItem)
      return items.isEmpty ? nil : NamedChoice(group: node, items: items, form: form)
    }
  }

  /// Whether a node is a check item (ExpansionRules.md, section 14).
  package func isCheckItem(_ node: Int) -> Bool {
    flags[node].intersection([.checkItem, .category]) == .checkItem
  }

  /// Whether a node is a summary check (ExpansionRules.md, section 14).
  package func isSummaryCheck(_ node: Int) -> Bool {
    flags[node].isSuperset(of: [.checkItem, .category])
  }

  /// The detail that the row of a node shows before any event.
  func shownDetail(of node: Int) -> String? {
    let first = Int(firstChildren[node])
    let group = first..<first + Int(childCounts[node])
    if flags[node].contains(.showsChecked),
      let item = group.first(where: { flags[$0].contains(.checked) })
    {
      return titles[item]
    }
    return details[node]?.fields.text(.detail)
  }

  /// The summary checks, by the numbers of their nodes.
  func summaryChecks() -> [Int: LoweredSummary] {
    var summaries: [Int: LoweredSummary] = [:]
    for node in 0..<count where isSummaryCheck(node) { summaries[node] = LoweredSummary() }
    if summaries.isEmpty { return [:] }
    for node in 0..<count where isCheckItem(node) {
      var above = Int(parents[node])
      if above < 0 ? topLevelChoosesOne : flags[above].contains(.choosesOne) { continue }
      while above >= 0 {
        summaries[above]?.itemCount += 1
        if flags[node].contains(.checked) { summaries[above]?.checkedCount += 1 }
        above = Int(parents[above])
      }
    }
    return summaries
  }
}

/// The numbers of check items that a summary check summarizes (ExpansionRules.md, section 14).
struct LoweredSummary: Sendable {
  var itemCount = 0
  /// The number of items that start checked.
  var checkedCount = 0

  var isChecked: Bool { checkedCount > 0 && checkedCount == itemCount }
  var isMixed: Bool { checkedCount > 0 && checkedCount < itemCount }
}

/// A choice that becomes an enumeration.
package struct NamedChoice: Sendable {
  package let group: Int
  /// The check items of the group; never empty.
  package let items: [Int]
  package let form: ChoiceForm
}
