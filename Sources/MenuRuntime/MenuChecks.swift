/// Whether an item is checked or, for a summary check, whether the check items below it are.
public enum MenuCheckState: Sendable {
  /// The item is not checked; for a summary check, none of its items is.
  case unchecked
  /// The item is checked; for a summary check, all of its items are.
  case checked
  /// Some items of the summary check are checked, and some are not.
  case mixed
}

/// The number of check items of a summary check, and how many of them are checked.
struct MenuSummary: Sendable {
  var items = 0
  var checked = 0

  var state: MenuCheckState {
    checked == 0 ? .unchecked : checked == items ? .checked : .mixed
  }
}

/// Which check items are checked: one bit per node, two entries for each choice of one, and one for
/// each summary check.
struct MenuChecks: Sendable {
  /// Empty in a menu without check items.
  private(set) var bits: [UInt64] = []
  /// The checked item of each choice of one, by the number of its parent.
  private(set) var chosen: [Int: Int] = [:]
  /// The parents of the choices of one that always have a checked item.
  private var required: Set<Int> = []
  /// The summary checks, by number.
  private(set) var summaries: [Int: MenuSummary] = [:]

  /// The checks before any event.
  init(_ table: MenuTable) {
    for node in 0..<table.count where table.flag(.isCheckItem, node) {
      if bits.isEmpty { bits = Array(repeating: 0, count: table.count / 64 + 1) }
      if table.flag(.isCategory, node) { summaries[node] = MenuSummary() }
    }
    if bits.isEmpty { return }
    restore([:], in: table)
    required = Set(chosen.keys)
    if summaries.isEmpty { return }
    for node in 0..<table.count where isCounted(node, in: table) {
      forEachSummary(above: node, in: table) { summary, _ in summary.items += 1 }
    }
  }

  /// Whether the menu has check items.
  var hasItems: Bool { !bits.isEmpty }

  /// Whether the check item is checked; false for a summary check.
  func isChecked(_ node: Int) -> Bool { !bits.isEmpty && bits[node &>> 6] & bit(node) != 0 }

  /// The state of a check item or of a summary check.
  func state(_ node: Int) -> MenuCheckState {
    // Summary checks have no bit.
    isChecked(node) ? .checked : summaries[node]?.state ?? .unchecked
  }

  /// The item that is unchecked when this item is checked, or −1.
  func rival(of node: Int, in table: MenuTable) -> Int {
    chosen[table.parent(node)] ?? -1
  }

  /// Whether the item is in a choice of one that always has a checked item.
  func isRequired(_ node: Int, in table: MenuTable) -> Bool {
    !required.isEmpty && required.contains(table.parent(node))
  }

  /// The checked children, in document order.
  func checkedUnder(_ parent: Int, in table: MenuTable) -> [Int] {
    if table.choosesOne(parent) { return chosen[parent].map { [$0] } ?? [] }
    return table.group(parent).filter(isChecked)
  }

  /// Checks an item and unchecks its rival, or unchecks the item. Returns the nodes above it that
  /// look different, from the item upward: summary checks, or the category that shows the checked
  /// item.
  @discardableResult
  mutating func setChecked(_ isChecked: Bool, _ node: Int, in table: MenuTable) -> [Int] {
    let parent = table.parent(node)
    if table.choosesOne(parent) {
      if let rival = chosen.removeValue(forKey: parent) { mark(false, rival) }
      if isChecked { chosen[parent] = node }
    }
    mark(isChecked, node)
    if parent >= 0, table.showsChecked(parent) { return [parent] }
    return count(isChecked ? 1 : -1, node, in: table)
  }

  /// Checks or unchecks all items of a summary check.
  mutating func setAll(_ isChecked: Bool, below summary: Int, in table: MenuTable) {
    // The nodes of each level below a node have consecutive numbers.
    var level = table.group(summary)
    while !level.isEmpty {
      var next = 0..<0
      for node in level {
        if isCounted(node, in: table), self.isChecked(node) != isChecked {
          setChecked(isChecked, node, in: table)
        }
        let children = table.group(node)
        if children.isEmpty { continue }
        next = (next.isEmpty ? children.lowerBound : next.lowerBound)..<children.upperBound
      }
      level = next
    }
  }

  /// Returns to the checks before any event, except that `checks` determines whether the items in
  /// it are checked. In a choice of one, the first item that is checked in `checks` wins; if there
  /// is none, the item that starts checked does.
  mutating func restore(_ checks: [Int: Bool], in table: MenuTable) {
    if bits.isEmpty { return }
    for place in bits.indices { bits[place] = 0 }
    chosen = [:]
    for summary in summaries.keys { summaries[summary]?.checked = 0 }
    for node in checks.keys.sorted() where checks[node] == true { checkIfFirst(node, in: table) }
    for node in 0..<table.count where table.flag(.isChecked, node) {
      if checks[node] == nil || table.choosesOne(table.parent(node)) {
        checkIfFirst(node, in: table)
      }
    }
  }

  private mutating func checkIfFirst(_ node: Int, in table: MenuTable) {
    if rival(of: node, in: table) < 0 { setChecked(true, node, in: table) }
  }

  /// Whether summary checks above the node count it.
  private func isCounted(_ node: Int, in table: MenuTable) -> Bool {
    table.isCheckItem(node) && !table.choosesOne(table.parent(node))
  }

  /// Updates the counts of the summary checks above a checked or unchecked item, and returns the
  /// summary checks whose state has changed.
  private mutating func count(_ difference: Int, _ node: Int, in table: MenuTable) -> [Int] {
    if summaries.isEmpty || !isCounted(node, in: table) { return [] }
    var changed: [Int] = []
    forEachSummary(above: node, in: table) { summary, above in
      let before = summary.state
      summary.checked += difference
      if summary.state != before { changed.append(above) }
    }
    return changed
  }

  /// Visits the summary checks above a node, from the node upward.
  private mutating func forEachSummary(
    above node: Int, in table: MenuTable, _ visit: (inout MenuSummary, Int) -> Void
  ) {
    var above = table.parent(node)
    while above >= 0 {
      if table.flag(.isCheckItem, above), let place = summaries.index(forKey: above) {
        visit(&summaries.values[place], above)
      }
      above = table.parent(above)
    }
  }

  /// Marks an item as checked or unchecked, regardless of the rules of its group.
  private mutating func mark(_ isChecked: Bool, _ node: Int) {
    bits[node &>> 6] |= bit(node)
    if !isChecked { bits[node &>> 6] ^= bit(node) }
  }

  private func bit(_ node: Int) -> UInt64 { 1 &<< UInt64(truncatingIfNeeded: node) }
}
