/// The nodes that an event hides, shows, empties or fills, and the consequences. Completing a plan
/// takes time only for these nodes, whereas `settleGroups` visits all nodes.
struct MenuPlan {
  /// A group with some of the nodes.
  struct Group {
    var parent: Int
    /// The node before the first node of the group, and the number of nodes in the group.
    var last: Int
    var count: Int
    /// The place where the nodes of the next group start in `nodes`.
    var end: Int
  }

  /// The nodes that are hidden or shown, ascending, separators included.
  var nodes: [Int]
  /// The groups of `nodes`, ascending.
  var groups: [Group] = []
  /// The nodes in `nodes` for which the rules of their groups may matter, ascending.
  var members: [Int] = []
  /// The nodes that become empty or are no longer empty, ascending.
  var emptied: [Int] = []
  /// The nodes that the rules of groups open or close, ascending.
  var toggled: [Int] = []
  /// The slot that the event empties or fills, and the number of rows that the slot gains.
  var slot = -1
  var slotRows = 0

  /// The nodes that look different for other reasons: conditions enable or disable them, or the
  /// event checks or unchecks them.
  let looks: [Int]

  init(nodes: [Int], looks: [Int] = []) {
    self.nodes = nodes
    self.looks = looks
  }

  /// The nodes whose look changes, ascending.
  var changed: [Int] { MenuNode.merged(MenuNode.merged(emptied, toggled), looks) }

  /// The nodes below which rows come or go.
  var unfolded: [Int] { slot < 0 ? toggled : MenuNode.merged(toggled, [slot]) }

  /// Switches the marks of the nodes between the state before the event and the state after it.
  func flip(in words: MenuWords) {
    for node in nodes { words.flip(MenuWords.hidden, node) }
    for node in emptied { words.flip(MenuWords.empty, node) }
  }
}

/// The consequences of nodes that come and go. While a plan is completed, its nodes are marked as
/// after the event, and all sizes and counts are as before it.
extension MenuExpansion {
  /// Adds the consequences of hiding or showing the marked nodes.
  func complete(_ plan: inout MenuPlan) {
    if words.hasSeparators { tidySeparators(&plan) }
    findEmpty(&plan)
    settle(&plan)
  }

  /// Adds the separators that come or go because of the nodes.
  private func tidySeparators(_ plan: inout MenuPlan) {
    var separators: [Int] = []
    forEachGroup(plan.nodes) { parent, nodes in
      _ = tidyGroup(parent, nodes) { isHidden, node in
        if words.has(MenuWords.hidden, node) == isHidden { return }
        words.flip(MenuWords.hidden, node)
        separators.append(node)
      }
    }
    plan.nodes = MenuNode.merged(plan.nodes, separators)
  }

  /// Lists the groups of the nodes, and finds and marks the categories that are emptied or filled.
  private func findEmpty(_ plan: inout MenuPlan) {
    forEachGroup(plan.nodes) { parent, nodes in
      let group = table.group(parent)
      let keepsOpen = table.groupKeepsOpen(parent)
      for node in nodes where words.has(MenuWords.open, node) || (keepsOpen && isMember(node)) {
        plan.members.append(node)
      }
      plan.groups.append(
        MenuPlan.Group(
          parent: parent, last: group.lowerBound - 1, count: group.count, end: nodes.endIndex))
      if parent < 0 || !canBeEmpty(parent) { return }
      if words.has(MenuWords.empty, parent) == hidesAll(parent, nodes) { return }
      words.flip(MenuWords.empty, parent)
      plan.emptied.append(parent)
    }
  }

  /// Whether these children, which were hidden or shown, leave their parent without any rows.
  private func hidesAll(_ parent: Int, _ nodes: ArraySlice<Int>) -> Bool {
    var rows = words.shown(parent)
    for node in nodes {
      let size = words.has(MenuWords.open, node) ? 1 + words.shown(node) : 1
      rows = words.has(MenuWords.hidden, node) ? rows - size : rows + size
    }
    return rows == 0
  }

  /// Applies the rules to the groups of nodes that become dormant or awake.
  private func settle(_ plan: inout MenuPlan) {
    // The places that have been reached in the plan's lists.
    var place = 0
    var emptied = 0
    forEachGroup(MenuNode.merged(plan.members, plan.emptied)) { parent, nodes in
      var changed: [Int] = []
      for node in nodes {
        while place < plan.nodes.count, plan.nodes[place] < node { place += 1 }
        while emptied < plan.emptied.count, plan.emptied[emptied] < node { emptied += 1 }
        let isHidden = place < plan.nodes.count && plan.nodes[place] == node
        let isEmptied = emptied < plan.emptied.count && plan.emptied[emptied] == node
        let wasAwake = wasAwake(node, isHidden: isHidden, isEmptied: isEmptied)
        if wasAwake != isAwake(node), isCollapsible(node) { changed.append(node) }
      }
      if !changed.isEmpty { settle(parent, changed, &plan) }
    }
  }

  /// Whether the node was awake before the event, which changed these marks of the node.
  private func wasAwake(_ node: Int, isHidden: Bool, isEmptied: Bool) -> Bool {
    let changed = (isHidden ? MenuWords.hidden : 0) | (isEmptied ? MenuWords.empty : 0)
    return (words.words[node] ^ changed) & MenuWords.dormant == 0
  }

  /// Applies the rules of a group to its members that became dormant or awake.
  private func settle(_ parent: Int, _ nodes: [Int], _ plan: inout MenuPlan) {
    let isSingle = table.groupIsSingle(parent)
    var info = words.openInfo(parent)
    let open = nodes.filter { words.has(MenuWords.open, $0) }
    if isSingle {
      if info > 0, !isAwake(info - 1) { info = 0 }
      for node in open where isAwake(node) {
        if info == 0 { info = node + 1 } else { plan.toggled.append(node) }
      }
    } else {
      for node in open { info += isAwake(node) ? 1 : -1 }
    }
    if info == 0, table.groupKeepsOpen(parent) {
      let first = firstMember(parent)
      if first >= 0 {
        plan.toggled.append(first)
        info = isSingle ? first + 1 : 1
      }
    }
    words.setOpenInfo(info, parent)
  }

  /// Visits the groups of nodes, which are given in ascending order.
  private func forEachGroup(_ nodes: [Int], _ visit: (Int, ArraySlice<Int>) -> Void) {
    var start = 0
    while start < nodes.count {
      let parent = table.parent(nodes[start])
      let group = table.group(parent)
      var end = start + 1
      while end < nodes.count, nodes[end] < group.upperBound { end += 1 }
      visit(parent, nodes[start..<end])
      start = end
    }
  }
}
