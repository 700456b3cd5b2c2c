/// The conditions of one or more nodes, as masks of the bits of a ``ConditionLayout``.
package struct LoweredWhen: Sendable {
  /// The entries, all of which must hold, each as one clause for each word of the layout.
  package var clauses: [WhenClause]
  /// The nodes that have the `when`, in ascending order.
  package var nodes: [Int32] = []
  /// The nodes that have the same conditions as their `enabled`, in ascending order.
  package var enabledNodes: [Int32] = []
}

/// A value that a condition has while a node is checked: true, or a choice.
package struct LoweredFollower: Sendable {
  package var node: Int32
  package var condition: Int32
  package var value: Int32
}

/// Finds the nodes that conditions follow.
private func resolveFollowers(of menu: inout LoweredMenu) {
  var conditions: [String: [Int]] = [:]
  for (number, condition) in menu.conditions.enumerated() {
    if let followed = condition.followed { conditions[followed.id, default: []].append(number) }
  }
  if conditions.isEmpty { return }
  for node in 0..<menu.count {
    for number in conditions[menu.ids[node]] ?? [] {
      guard let choices = menu.conditions[number].choices else {
        menu.addFollower(node, number, 1)
        continue
      }
      let first = Int(menu.firstChildren[node])
      for item in first..<first + Int(menu.childCounts[node]) {
        guard let value = choices.firstIndex(of: followedName(of: menu.ids[item])) else { continue }
        menu.addFollower(item, number, value)
      }
    }
  }
  menu.followers.sort { ($0.node, $0.condition) < ($1.node, $1.condition) }
}

extension LoweredMenu {
  /// Adds a follower, unless the node has no check.
  fileprivate mutating func addFollower(_ node: Int, _ condition: Int, _ value: Int) {
    guard flags[node].contains(.checkItem) else { return }
    followers.append(
      LoweredFollower(node: Int32(node), condition: Int32(condition), value: Int32(value)))
  }
}

/// Finds the distinct `when`s and conditions of `enabled`, and the nodes that they hide or disable
/// while conditions have their defaults.
func resolveConditions(of menu: inout LoweredMenu) {
  guard !menu.conditions.isEmpty else { return }
  resolveFollowers(of: &menu)
  let layout = ConditionLayout(menu.conditions)
  let initial = layout.initial
  var numbers: [[WhenClause]: Int] = [:]
  func number(of entries: [WhenEntry]) -> Int {
    let clauses = entries.flatMap(layout.clauses)
    if let number = numbers[clauses] { return number }
    numbers[clauses] = menu.whens.count
    menu.whens.append(LoweredWhen(clauses: clauses))
    return menu.whens.count - 1
  }
  func holdsAtFirst(_ number: Int) -> Bool {
    layout.holds(menu.whens[number].clauses, initial)
  }
  for node in 0..<menu.count {
    guard let fields = menu.details[node]?.fields else { continue }
    if !fields.when.isEmpty {
      let number = number(of: fields.when)
      menu.whens[number].nodes.append(Int32(node))
      if !holdsAtFirst(number) { menu.isAbsentAtFirst[node] = true }
    }
    if !fields.enabledWhen.isEmpty {
      let number = number(of: fields.enabledWhen)
      menu.whens[number].enabledNodes.append(Int32(node))
      if !holdsAtFirst(number) { menu.flags[node].insert(.disabled) }
    }
  }
}
