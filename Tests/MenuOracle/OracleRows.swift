import HeadlessTable
import MenuRuntime

/// The contents of a row.
enum OracleRow: Hashable {
  case node(Int)
  /// A slot row, by its identity, which never changes.
  case slotRow(slot: Int, identity: Int)
  case placeholder(slot: Int)
  case loading(slot: Int)

  /// The node, or the slot that the row belongs to.
  var node: Int {
    switch self {
    case .node(let node): node
    case .slotRow(let slot, _), .placeholder(let slot), .loading(let slot): slot
    }
  }

  /// The node whose own row this is.
  var ownNode: Int? { if case .node(let node) = self { node } else { nil } }
}

/// A section: a top-level node and its rows; in layout `rows` the one section is without a node.
typealias OracleSection = (top: Int?, rows: [OracleRow])

extension OracleRow {
  /// A number that no other row of the menu ever has.
  var identity: Int {
    switch self {
    case .node(let node): node
    case .slotRow(_, let identity): 1 << 32 + identity
    case .placeholder(let slot): -2 - 2 * slot
    case .loading(let slot): -3 - 2 * slot
    }
  }
}

extension HeadlessListing {
  /// An oracle's sections.
  init(_ sections: [OracleSection]) {
    self.init(sections.map { (top: $0.top, rows: $0.rows.map(\.identity)) })
  }
}

/// The rows of the open page.
extension Oracle {
  /// How the rows of the open page are placed in sections.
  var layout: MenuLayout { page < 0 ? menu.layout : .rows }

  /// The rows, from top to bottom.
  ///
  /// - Parameter allSeparators: Whether separators have rows that do not show among their siblings.
  func rows(allSeparators: Bool = false) -> [OracleRow] {
    let kept = keptByFilter()
    let separators = allSeparators ? Set(nodes.indices) : shownSeparators()
    var result: [OracleRow] = []
    func visit(_ group: Range<Int>) {
      for node in group where !hidden[node] && kept[node] {
        if nodes[node].item.separator, !separators.contains(node) { continue }
        if nodes[node].canHaveRow { result.append(.node(node)) }
        if isMatch?[node] ?? open[node] { result += rows(ofSlot: node) }
        if isMatch != nil || open[node] { visit(nodes[node].children) }
      }
    }
    visit(group(page))
    return result
  }

  /// The filter's matches and their ancestors; without a filter all nodes.
  func keptByFilter() -> [Bool] {
    var kept = nodes.map { _ in isMatch == nil }
    for (node, isMatch) in (isMatch ?? []).enumerated() where isMatch {
      var above = node
      while above >= 0 {
        kept[above] = true
        above = nodes[above].parent
      }
    }
    return kept
  }

  /// The separators that show: of those between two rows of a line, the first, and the footers of groups
  /// with other rows.
  func shownSeparators() -> Set<Int> {
    var shown: Set<Int> = []
    for parent in -1..<nodes.count where parent < 0 || !nodes[parent].item.inline {
      var hasRowBefore = false
      var waiting: Int?
      for node in line(group(parent)) {
        if nodes[node].item.isFooter { continue }
        if nodes[node].item.separator {
          if hasRowBefore, waiting == nil { waiting = node }
        } else {
          if let waiting { shown.insert(waiting) }
          waiting = nil
          hasRowBefore = true
        }
      }
    }
    for node in nodes.indices where nodes[node].item.isFooter {
      let parent = nodes[node].parent
      let hasRow = group(parent).contains { !hidden[$0] && !nodes[$0].item.separator }
      if hasRow, !isGone(parent) { shown.insert(node) }
    }
    return shown
  }

  /// Whether the rows of an inline group, or of one around it, are not among those of the group above.
  private func isGone(_ node: Int) -> Bool {
    guard node >= 0, nodes[node].item.inline else { return false }
    return hidden[node] || isGone(nodes[node].parent)
  }

  /// The nodes of a group that are not hidden, with those of its inline groups, as far as they can have
  /// rows.
  private func line(_ group: Range<Int>) -> [Int] {
    group.flatMap { node -> [Int] in
      let item = nodes[node].item
      if hidden[node] || (item.border != 0 && hidden[node + item.border]) { return [] }
      // The rows of a slot are no nodes.
      let own = nodes[node].canHaveRow || item.slot ? [node] : []
      return own + (item.inline ? line(nodes[node].children) : [])
    }
  }

  /// The sections, each with its rows.
  func sections(_ rows: [OracleRow]) -> [OracleSection] {
    if layout == .rows { return [(nil, rows)] }
    var result: [OracleSection] = []
    for row in rows {
      if case .node(let node) = row, node < menu.top.count {
        result.append((node, menu.layout == .sectionRows ? [row] : []))
      } else {
        result[result.count - 1].rows.append(row)
      }
    }
    return result
  }

  /// Rows as Tests/Conformance writes them: the number of the node and, for a row of a slot, its
  /// kind.
  func words(_ rows: [OracleRow]) -> [EngineAnswer.Row] {
    // The slot rows of a slot follow each other.
    var index = -1
    var last: Int?
    return rows.map { row in
      index = row.node == last ? index + 1 : 0
      last = row.ownNode == nil ? row.node : nil
      switch row {
      case .node(let node): return .item(node)
      case .slotRow(let slot, _): return .slotRow(slot, index)
      case .placeholder(let slot): return .placeholder(slot)
      case .loading(let slot): return .loading(slot)
      }
    }
  }
}
