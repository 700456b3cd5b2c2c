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
    var result: [OracleRow] = []
    func visit(_ group: Range<Int>) {
      let separators = allSeparators ? Set(group) : shownSeparators(group)
      for node in group where !hidden[node] && kept[node] {
        if nodes[node].item.separator, !separators.contains(node) { continue }
        result.append(.node(node))
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

  /// The separators of a group that show: the first of those between two items that are not hidden.
  func shownSeparators(_ group: Range<Int>) -> Set<Int> {
    var shown: Set<Int> = []
    var hasItemBefore = false
    var waiting: Int?
    for node in group {
      if nodes[node].item.separator {
        if hasItemBefore, waiting == nil { waiting = node }
      } else if !hidden[node] {
        if let waiting { shown.insert(waiting) }
        waiting = nil
        hasItemBefore = true
      }
    }
    return shown
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
    // The slot rows of a slot follow its own row, if it has any of them at all.
    var index = -1
    return rows.map { row in
      index += 1
      switch row {
      case .node(let node):
        index = -1
        return .item(node)
      case .slotRow(let slot, _): return .slotRow(slot, index)
      case .placeholder(let slot): return .placeholder(slot)
      case .loading(let slot): return .loading(slot)
      }
    }
  }
}
