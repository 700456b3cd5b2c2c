import Testing

@testable import MenuRuntime

/// The rules of expansion.md in the plainest form: sets of nodes, rows listed anew each time.
struct Oracle {
  let menu: TestMenu
  let nodes: [(item: TestItem, parent: Int, children: Range<Int>)]
  let documentOrder: [Int]
  var open: Set<Int> = []
  var hidden: Set<Int> = []
  var matches: Set<Int>?
  var initial: Set<Int> = []

  init(_ menu: TestMenu) {
    self.menu = menu
    let nodes = menu.numbered()
    self.nodes = nodes
    var order: [Int] = []
    func visit(_ node: Int) {
      order.append(node)
      for child in nodes[node].children { visit(child) }
    }
    for node in menu.top.indices { visit(node) }
    documentOrder = order
    hidden = Set(nodes.indices.filter { nodes[$0].item.hidden })
    open = Set(
      nodes.indices.filter {
        canOpen($0) && (!nodes[$0].item.collapsed || !nodes[$0].item.collapsible)
      })
    applyRules()
    initial = open
  }

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
    return item.items != nil && item.body == nil && nodes[node].children.allSatisfy(hidden.contains)
  }
  func canOpen(_ node: Int) -> Bool {
    (nodes[node].item.body != nil || !nodes[node].children.isEmpty) && !isEmpty(node)
  }
  func openables(_ parent: Int) -> [Int] {
    group(parent).filter { canOpen($0) && nodes[$0].item.collapsible }
  }
  func isBelow(_ node: Int, _ above: Int) -> Bool {
    var parent = nodes[node].parent
    while parent >= 0, parent != above { parent = nodes[parent].parent }
    return parent == above
  }
  func depth(_ node: Int) -> Int {
    nodes[node].parent < 0 ? 0 : 1 + depth(nodes[node].parent)
  }

  mutating func applyRules() {
    for parent in -1..<nodes.count {
      let openOnes = openables(parent).filter(open.contains)
      if isSingle(parent) { open.subtract(openOnes.dropFirst()) }
      if keepsOpen(parent), openOnes.isEmpty, let first = openables(parent).first {
        open.insert(first)
      }
    }
  }

  /// The nodes with a row, from top to bottom.
  func rows() -> [Int] {
    var result: [Int] = []
    var kept: Set<Int> = []
    for match in matches ?? [] {
      var node = match
      while node >= 0, kept.insert(node).inserted { node = nodes[node].parent }
    }
    func visit(_ node: Int) {
      if hidden.contains(node) { return }
      if matches != nil, !kept.contains(node) { return }
      result.append(node)
      if matches != nil || open.contains(node) {
        for child in nodes[node].children { visit(child) }
      }
    }
    for node in menu.top.indices { visit(node) }
    return result
  }

  mutating func expand(_ node: Int) {
    guard nodes.indices.contains(node), canOpen(node), !open.contains(node) else { return }
    let parent = nodes[node].parent
    if isSingle(parent) { open.subtract(openables(parent)) }
    open.insert(node)
  }

  mutating func collapse(_ node: Int) {
    guard nodes.indices.contains(node), open.contains(node) else { return }
    guard nodes[node].item.collapsible else { return }
    let parent = nodes[node].parent
    if keepsOpen(parent), openables(parent).filter(open.contains) == [node] { return }
    open.remove(node)
  }

  mutating func bulk(_ chosen: (Int) -> Bool, opens: (Int) -> Bool) {
    for node in documentOrder where chosen(node) {
      let parent = nodes[node].parent
      guard canOpen(node), nodes[node].item.collapsible else { continue }
      let openOnes = openables(parent).filter(open.contains)
      if opens(node) {
        if !isSingle(parent) || openOnes.isEmpty { open.insert(node) }
      } else if !keepsOpen(parent) || openOnes.first != node {
        open.remove(node)
      }
    }
  }

  mutating func expandUnder(_ node: Int) {
    guard nodes.indices.contains(node), canOpen(node) else { return }
    expand(node)
    bulk({ [self] in isBelow($0, node) }, opens: { _ in true })
  }

  mutating func collapseUnder(_ node: Int) {
    guard nodes.indices.contains(node), canOpen(node) else { return }
    collapse(node)
    bulk({ [self] in isBelow($0, node) }, opens: { _ in false })
  }

  mutating func expand(toDepth depth: Int) {
    let depths = nodes.indices.map { self.depth($0) }
    bulk({ _ in true }, opens: { depths[$0] < depth })
  }

  mutating func reveal(_ node: Int) {
    guard nodes.indices.contains(node), !nodes[node].item.separator else { return }
    var above = nodes[node].parent
    while above >= 0 {
      expand(above)
      above = nodes[above].parent
    }
  }

  mutating func setHidden(_ chosen: [Int], _ isHidden: Bool) {
    let valid = chosen.filter { nodes.indices.contains($0) && !nodes[$0].item.separator }
    let emptyBefore = nodes.indices.filter(isEmpty)
    if isHidden { hidden.formUnion(valid) } else { hidden.subtract(valid) }
    open = open.filter(canOpen)
    for node in emptyBefore where canOpen(node) && !nodes[node].item.collapsible {
      open.insert(node)
    }
    for parent in -1..<nodes.count where keepsOpen(parent) {
      let all = openables(parent)
      if let first = all.first, open.isDisjoint(with: all) { open.insert(first) }
    }
  }

  mutating func filter(_ chosen: [Int]?) {
    matches = chosen.map { list in
      Set(list.filter { nodes.indices.contains($0) && !nodes[$0].item.separator })
    }
  }

  func savedState() -> String {
    let different = nodes.indices.filter {
      nodes[$0].item.collapsible && open.contains($0) != initial.contains($0)
    }
    let entries = different.map { (open.contains($0) ? "+" : "-") + nodes[$0].item.id }
    return (["v1"] + entries.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      .joined(separator: " ")
  }

  mutating func restore(_ state: String) -> [String] {
    let entries = state.split(separator: " ").dropFirst().map { String($0) }
    open = Set(
      nodes.indices.filter {
        canOpen($0) && (initial.contains($0) || !nodes[$0].item.collapsible)
      })
    var unknown: [String] = []
    for entry in entries {
      guard entry.hasPrefix("+") || entry.hasPrefix("-") else {
        unknown.append(entry)
        continue
      }
      let id = entry.dropFirst()
      guard let node = nodes.firstIndex(where: { $0.item.id == id && !$0.item.separator }) else {
        unknown.append(String(id))
        continue
      }
      guard nodes[node].item.collapsible else { continue }
      if entry.first == "+", canOpen(node) { open.insert(node) } else { open.remove(node) }
    }
    applyRules()
    return unknown
  }

  /// The sections: each a top-level node and its rows; in layout rows one, without node.
  func sections(_ rows: [Int]) -> [(top: Int?, rows: [Int])] {
    if menu.layout == .rows { return [(nil, rows)] }
    var result: [(top: Int?, rows: [Int])] = []
    for node in rows {
      if node < menu.top.count {
        result.append((node, menu.layout == .sectionRows ? [node] : []))
      } else {
        result[result.count - 1].rows.append(node)
      }
    }
    return result
  }
}
