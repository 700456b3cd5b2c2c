/// The rules of the article "Expansion rules" in the plainest form: one flag a node, rows listed
/// anew each time.
struct Oracle {
  struct Node {
    let item: TestItem
    let parent: Int
    let children: Range<Int>
    /// The number of ancestors, inline groups not counted.
    let depth: Int
  }

  let menu: TestMenu
  /// The nodes, numbered breadth-first as in tables.
  let nodes: [Node]
  let documentOrder: [Int]
  var open: [Bool]
  /// Whether `setHidden` hides each node.
  var hiddenByProgram: [Bool]
  /// Whether each node is hidden, by `setHidden`, by a condition or, if it is an inline group, because it
  /// is empty.
  var hidden: [Bool]
  /// The values of the conditions; −1 for one that follows a choice without a checked item.
  var values: [Int]
  private(set) var initialValues: [Int] = []
  /// The items that conditions follow.
  private(set) var followers: [TestFollower] = []
  /// The rows of the slots, by node.
  var slots: [Int: OracleSlot] = [:]
  /// The identity of the next slot row.
  var nextIdentity = 0
  var isMatch: [Bool]?
  private(set) var initial: [Bool] = []
  /// The open nodes of a restored state, before the group rules; nil unless a state is held.
  var held: [Bool]?
  var checked: [Bool]
  var current: Int?
  /// The node of the open page; −1 for the top page.
  var page = -1

  init(_ menu: TestMenu) {
    self.menu = menu
    var nodes: [Node] = []
    for (item, parent, children) in menu.numbered() {
      let depth = parent < 0 ? 0 : nodes[parent].depthBelow
      nodes.append(Node(item: item, parent: parent, children: children, depth: depth))
    }
    self.nodes = nodes
    var order: [Int] = []
    func visit(_ group: Range<Int>) {
      for node in group {
        order.append(node)
        visit(nodes[node].children)
      }
    }
    visit(0..<menu.top.count)
    documentOrder = order
    hiddenByProgram = nodes.map(\.item.hidden)
    hidden = hiddenByProgram
    values = menu.conditions.map(\.initial)
    checked = nodes.map { $0.item.checked == true }
    open = nodes.map { _ in false }
    for node in nodes.indices {
      let item = nodes[node].item
      if item.slot { slots[node] = OracleSlot() }
      open[node] = isExpandable(node) && (!item.collapsed || !item.collapsible)
    }
    followers = findFollowers()
    follow()
    initialValues = values
    applyConditions()
    settle { _ in false }
    initial = open
  }

  /// The children of a node, or with −1 the top level.
  func group(_ parent: Int) -> Range<Int> {
    parent < 0 ? 0..<menu.top.count : nodes[parent].children
  }

  func isSingle(_ parent: Int) -> Bool {
    parent < 0 ? menu.single : nodes[parent].item.single
  }

  func keepsOpen(_ parent: Int) -> Bool {
    parent < 0 ? menu.keepOpen : nodes[parent].item.keepOpen
  }

  func isEmpty(_ node: Int) -> Bool {
    let item = nodes[node].item
    guard item.isCategory, item.body == nil, !item.page else { return false }
    if let slot = slots[node] {
      let isLoading = slot.isBusy && item.loading != nil
      return slot.identities.isEmpty && !isLoading && item.placeholder == nil
    }
    return nodes[node].children.allSatisfy { hidden[$0] || nodes[$0].item.separator }
  }

  /// Whether the node is open or closed at all.
  func isExpandable(_ node: Int) -> Bool {
    let item = nodes[node].item
    return !item.page && (item.isCategory || item.body != nil)
  }

  /// Whether the node is not dormant.
  func isAwake(_ node: Int) -> Bool { !hidden[node] && !isEmpty(node) }

  /// The nodes of a group that can be opened and closed, dormant or not.
  func openables(_ parent: Int) -> [Int] {
    group(parent).filter { isExpandable($0) && nodes[$0].item.collapsible }
  }

  /// The nodes that the rules of a group count.
  func members(_ parent: Int) -> [Int] { openables(parent).filter(isAwake) }

  func isBelow(_ node: Int, _ above: Int) -> Bool {
    var parent = nodes[node].parent
    while parent >= 0, parent != above { parent = nodes[parent].parent }
    return parent == above
  }

  /// Applies the rules of all groups: one open member of a `single` group stays open, the first
  /// that is preferred, or else the first; one member of a `keep-open` group is opened.
  mutating func settle(preferring isPreferred: (Int) -> Bool) {
    for parent in -1..<nodes.count {
      let all = members(parent)
      let openOnes = all.filter { open[$0] }
      if isSingle(parent) {
        let stays = openOnes.first(where: isPreferred) ?? openOnes.first
        for node in openOnes where node != stays { open[node] = false }
      }
      if keepsOpen(parent), openOnes.isEmpty, let first = all.first { open[first] = true }
    }
  }
}

extension Oracle.Node {
  /// The depth of the rows below the node.
  var depthBelow: Int { item.inline ? depth : depth + 1 }

  /// Whether the node can have a row of its own.
  var canHaveRow: Bool { !item.inline || item.heading }
}
