/// What a menu is to be: the rules of the article "Expansion rules" by plain recursion over a tree
/// of objects.
final class RealInputModel {
  final class Node {
    let item: RealInputItem
    let parent: Node?
    var number = -1
    var nodes: [Node] = []
    var isOpen = false

    init(_ item: RealInputItem, parent: Node?) {
      self.item = item
      self.parent = parent
    }

    var depth: Int { parent.map { $0.depth + 1 } ?? 0 }
    var isFixed: Bool { item.collapsible == false }
    var isExpandable: Bool { item.body != nil || !nodes.isEmpty }
    var isEmpty: Bool {
      item.isCategory && item.body == nil && nodes.allSatisfy { $0.item.isHidden }
    }
    var isDormant: Bool { item.isHidden || isEmpty }
    /// Whether the rules of its group count it.
    var isCounted: Bool { isExpandable && !isFixed && !isDormant }
  }

  let menu: RealInputMenu
  private(set) var top: [Node] = []

  init(_ menu: RealInputMenu) {
    self.menu = menu
    top = nodes(menu.items, parent: nil)
    number()
    eachGroup { group, isSingle, keepsOpen in
      for node in group {
        node.isOpen =
          node.isExpandable && (node.isFixed || !(node.item.collapsed ?? menu.isCollapsed))
      }
      let counted = group.filter(\.isCounted)
      if isSingle { for node in counted.filter(\.isOpen).dropFirst() { node.isOpen = false } }
      if keepsOpen, !counted.contains(where: \.isOpen) { counted.first?.isOpen = true }
    }
  }

  private func nodes(_ items: [RealInputItem], parent: Node?) -> [Node] {
    items.map { item in
      let node = Node(item, parent: parent)
      node.nodes = nodes(item.children, parent: node)
      return node
    }
  }

  /// Numbers the nodes level by level.
  private func number() {
    var level = top
    var count = 0
    while !level.isEmpty {
      for node in level {
        node.number = count
        count += 1
      }
      level = level.flatMap(\.nodes)
    }
  }

  func isSingle(under node: Node?) -> Bool { node?.item.isSingle ?? menu.isSingle }
  func keepsOpen(under node: Node?) -> Bool { node?.item.keepsOpen ?? menu.keepsOpen }

  private func eachGroup(_ visit: (_ group: [Node], _ isSingle: Bool, _ keepsOpen: Bool) -> Void) {
    func descend(_ group: [Node], under parent: Node?) {
      visit(group, isSingle(under: parent), keepsOpen(under: parent))
      for node in group { descend(node.nodes, under: node) }
    }
    descend(top, under: nil)
  }

  func expandAll() {
    eachGroup { group, isSingle, _ in
      for node in group where node.isExpandable && node.isDormant { node.isOpen = true }
      let counted = group.filter(\.isCounted)
      if !isSingle {
        for node in counted { node.isOpen = true }
      } else if !counted.contains(where: \.isOpen) {
        counted.first?.isOpen = true
      }
    }
  }

  func collapseAll() {
    eachGroup { group, _, keepsOpen in
      for node in group where node.isDormant && !node.isFixed { node.isOpen = false }
      let open = group.filter { $0.isCounted && $0.isOpen }
      for node in open.dropFirst(keepsOpen ? 1 : 0) { node.isOpen = false }
    }
  }

  /// The nodes in document order.
  var all: [Node] {
    var result: [Node] = []
    func visit(_ nodes: [Node]) {
      for node in nodes {
        result.append(node)
        visit(node.nodes)
      }
    }
    visit(top)
    return result
  }

  /// What is visible of some siblings and below them, in the order of rows.
  func rows(of siblings: [Node]) -> [Node] {
    var result: [Node] = []
    func visit(_ nodes: [Node]) {
      for node in nodes where !node.item.isHidden {
        result.append(node)
        if node.isOpen { visit(node.nodes) }
      }
    }
    visit(siblings)
    return result
  }
}
