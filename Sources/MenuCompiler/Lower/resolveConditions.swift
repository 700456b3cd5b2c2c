/// The conditions of one or more nodes, as bit masks in a ``ConditionLayout``.
package struct LoweredWhen: Sendable {
  /// The entries, all of which must hold. Each entry has one clause for each word of the layout.
  package var clauses: [WhenClause]
  /// The nodes that have the `when`, in ascending order.
  package var nodes: [Int32] = []
  /// The nodes whose `enabled` has the same conditions, in ascending order.
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
  /// The followers that set the condition `language` for the languages of the texts: the menu's
  /// language, then the given languages. The languages are numbered after all nodes.
  func followers(of others: [LoweredLanguage]) -> [LoweredFollower] {
    guard let number = conditions.firstIndex(where: \.followsLanguage), let language else {
      return []
    }
    return ([language] + others.map(\.tag)).enumerated().compactMap { place, tag in
      let value = conditions[number].choices?.firstIndex(of: tag.text)
      return value.map {
        LoweredFollower(node: Int32(count + place), condition: Int32(number), value: Int32($0))
      }
    }
  }

  /// Adds a follower, unless the node has no check.
  fileprivate mutating func addFollower(_ node: Int, _ condition: Int, _ value: Int) {
    guard flags[node].contains(.checkItem) else { return }
    followers.append(
      LoweredFollower(node: Int32(node), condition: Int32(condition), value: Int32(value)))
  }
}

/// Finds the distinct `when`s and conditions of `enabled`, and the nodes that depend on them.
func resolveConditions(of menu: inout LoweredMenu) {
  guard !menu.conditions.isEmpty else { return }
  resolveFollowers(of: &menu)
  let layout = ConditionLayout(menu.conditions)
  var numbers: [[WhenClause]: Int] = [:]
  func number(of entries: [WhenEntry]) -> Int {
    let clauses = entries.flatMap(layout.clauses)
    if let number = numbers[clauses] { return number }
    numbers[clauses] = menu.whens.count
    menu.whens.append(LoweredWhen(clauses: clauses))
    return menu.whens.count - 1
  }
  for node in 0..<menu.count {
    guard let fields = menu.details[node]?.fields else { continue }
    if !fields.when.isEmpty {
      menu.whens[number(of: fields.when)].nodes.append(Int32(node))
    }
    if !fields.enabledWhen.isEmpty {
      menu.whens[number(of: fields.enabledWhen)].enabledNodes.append(Int32(node))
    }
  }
}

/// Hides or disables the nodes whose conditions do not hold with the default values.
private func applyDefaults(of menu: inout LoweredMenu) {
  let layout = ConditionLayout(menu.conditions)
  let initial = layout.initial
  for when in menu.whens where !layout.holds(when.clauses, initial) {
    for node in when.nodes { menu.isAbsentAtFirst[Int(node)] = true }
    for node in when.enabledNodes { menu.flags[Int(node)].insert(.disabled) }
  }
}

/// Computes the state before any event from the declarations of items and the defaults of
/// conditions.
func resolveStart(of menu: inout LoweredMenu) {
  menu.isAbsentAtFirst = menu.flags.map { $0.contains(.hidden) }
  applyDefaults(of: &menu)
  hideEmptyInlines(of: &menu)
  tidySeparators(of: &menu)
  resolveInitialState(of: &menu)
  countRows(of: &menu)
}
