/// The place of a row: its number, its top-level node, and the row of that node.
struct MenuPlace {
  /// −1 for a node without a row.
  var row: Int
  var topRow: Int
  var top: Int

  static var none: MenuPlace { MenuPlace(row: -1, topRow: -1, top: -1) }

  /// This place after rows of an earlier sibling are inserted or, if the number is negative,
  /// removed.
  func movedDown(_ rows: Int) -> MenuPlace {
    if row < 0 { return self }
    return MenuPlace(row: row + rows, topRow: row == topRow ? topRow + rows : topRow, top: top)
  }
}

/// The Fenwick trees: in each sibling group, entry k sums the sizes of the siblings up to the k-th.
/// The lowest set bit of k gives the number of these siblings. The size of a node is 0 if the node
/// is hidden or filtered out. Otherwise, it is the node's own row (1, or 0 for an inline group
/// without a heading) plus, if the rows below the node show, the sum of its children's sizes or the
/// number of its slot rows.
extension MenuExpansion {
  /// The number of rows that the node and everything visible below it have while its ancestors are
  /// open.
  func size(_ node: Int) -> Int {
    if isAbsent(node) { return 0 }
    return showsBelow(node) ? ownRows(node) + words.shown(node) : 1
  }

  /// Whether the node is hidden or filtered out, regardless of what is open above it.
  func isAbsent(_ node: Int) -> Bool {
    words.has(MenuWords.hidden, node) || (isFiltered && !words.has(MenuWords.kept, node))
  }

  /// Whether the rows below a node follow its own row.
  func showsBelow(_ node: Int) -> Bool { isFiltered || words.has(MenuWords.open, node) }

  /// The node of a row, or −1; for a row in a slot, the slot.
  func node(row: Int) -> Int {
    if row < 0 || row >= rowCount { return -1 }
    var parent = openedPage
    var rest = row
    while true {
      let first = table.firstChild(parent)
      let count = table.childCount(parent)
      // Only a slot has rows below it without children.
      if count == 0 { return parent }
      var before = 0
      // The greatest power of two that does not exceed the count.
      var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
      while step > 0 {
        if before + step <= count {
          let size = words.entry(first + before + step - 1)
          if size <= rest {
            before += step
            rest -= size
          }
        }
        step >>= 1
      }
      if before >= count { return -1 }
      parent = first + before
      let own = ownRows(parent)
      if rest < own { return parent }
      rest -= own
    }
  }

  /// The place of the node's row.
  func place(of node: Int) -> MenuPlace { isRowless(node) ? MenuPlace.none : start(of: node) }

  /// The place of the node's row or, if it never has one, of the first row below it.
  private func start(of node: Int) -> MenuPlace {
    if isAbsent(node) { return MenuPlace.none }
    var node = node
    var row = 0
    while true {
      if words.has(MenuWords.hidden, node) { return MenuPlace.none }
      let parent = table.parent(node)
      let rowsBefore = rows(before: node, after: table.firstChild(parent) - 1)
      row += rowsBefore
      if parent == openedPage { return MenuPlace(row: row, topRow: rowsBefore, top: node) }
      if parent < 0 || !showsBelow(parent) { return MenuPlace.none }
      row += ownRows(parent)
      node = parent
    }
  }

  /// The place of a node whose first sibling is `last` + 1. Unless the parent is the node of the
  /// open page, the rows below the parent start at `firstPlace`, which an event on several siblings
  /// looks up only once.
  func place(of node: Int, after last: Int, below parent: Int, at firstPlace: MenuPlace)
    -> MenuPlace
  {
    let isTop = parent == openedPage
    if isAbsent(node) || (!isTop && firstPlace.row < 0) { return MenuPlace.none }
    let rows = rows(before: node, after: last)
    if isTop { return MenuPlace(row: rows, topRow: rows, top: node) }
    return MenuPlace(
      row: firstPlace.row + rows, topRow: firstPlace.topRow, top: firstPlace.top)
  }

  /// The place of the first row below a parent, even if there is no such row; `none` for the top
  /// level, and if rows below the parent would not show.
  func firstPlaceBelow(_ parent: Int) -> MenuPlace {
    if parent < 0 || !showsBelow(parent) { return MenuPlace.none }
    var place = start(of: parent)
    if place.row >= 0 { place.row += ownRows(parent) }
    return place
  }

  /// The number of rows of the siblings before a node, and of the rows below these siblings. The
  /// first sibling is `last` + 1.
  func rows(before node: Int, after last: Int) -> Int {
    var before = node - last - 1
    var rows = 0
    while before > 0 {
      rows += words.entry(last + before)
      before &= before - 1
    }
    return rows
  }

  /// Adds visible rows below the node to the sizes of the node and its ancestors, up to the first
  /// that is closed or hidden; a negative number removes rows. Under a filter, does nothing,
  /// because sizes do not depend on what is open.
  func propagate(_ rows: Int, from node: Int) {
    if !isFiltered { addRows(rows, from: node) }
  }

  /// Adds rows below the node to the sizes of the node and its ancestors, up to the first that does
  /// not show them, even under a filter.
  func addRows(_ rows: Int, from node: Int) {
    if rows == 0 { return }
    let shows = isFiltered ? MenuWords.kept : MenuWords.open
    var node = node
    while !words.has(MenuWords.hidden, node) {
      let parent = table.parent(node)
      let last = table.firstChild(parent) - 1
      let count = table.childCount(parent)
      var entry = node - last
      while entry <= count {
        words.addEntry(rows, last + entry)
        entry += entry & -entry
      }
      words.addShown(rows, parent)
      if parent < 0 || !words.has(shows, parent) { return }
      node = parent
    }
  }

  /// Adds rows below a slot, whether it shows them or not.
  func addSlotRows(_ rows: Int, to slot: Int) {
    words.addShown(rows, slot)
    if !isAbsent(slot), showsBelow(slot) { addRows(rows, from: slot) }
  }

  /// Computes all sizes and counts from the flags, in O(N).
  func rebuild() {
    words.clearCounts()
    for slot in words.slots.all { words.addShown(slot.rows, slot.node) }
    for node in (0..<table.count).reversed() {
      if words.has(MenuWords.open, node) { setOpen(true, node) }
      let size = size(node)
      words.addEntry(size, node)
      words.addShown(size, table.parent(node))
    }
    for parent in -1..<table.count {
      sumGroup(table.firstChild(parent) - 1, table.childCount(parent))
    }
    findAbsent()
  }

  /// Turns the sizes of a group into a Fenwick tree.
  private func sumGroup(_ last: Int, _ count: Int) {
    var entry = 1
    while entry < count {
      let next = entry + (entry & -entry)
      if next <= count { words.addEntry(words.entry(last + entry), last + next) }
      entry += 1
    }
  }

  /// Lists the top-level nodes without a section, if the layout has sections.
  func findAbsent() {
    if !table.hasSections { return }
    words.absent = (0..<table.topLevelCount).filter(isAbsent)
  }
}

extension MenuPlace {
  /// Looks up the places of nodes one after another. For siblings in ascending order, and for a
  /// child after its parent, each place is derived from the previous one.
  struct Walk {
    /// The node before the first node of the group, and the node after its last.
    private var last = -1
    private var end = -1
    private var isTop = false
    private var firstPlace = MenuPlace.none
    /// The node up to which `rowsAbove` counts the rows of the group.
    private var upcoming = -1
    private var rowsAbove = 0
    private var previous = -1
    private var previousPlace = MenuPlace.none

    /// The place of the node's row.
    mutating func place(of node: Int, in state: MenuExpansion) -> MenuPlace {
      if node <= upcoming || node >= end { enter(state.table.parent(node), in: state) }
      let place = nextPlace(of: node, in: state)
      (previous, previousPlace) = (node, place)
      return place
    }

    private mutating func enter(_ parent: Int, in state: MenuExpansion) {
      let group = state.table.group(parent)
      (last, end) = (group.lowerBound - 1, group.upperBound)
      isTop = parent == state.openedPage
      if parent >= 0, parent == previous, previousPlace.row >= 0 {
        firstPlace = state.showsBelow(parent) ? previousPlace : MenuPlace.none
        if firstPlace.row >= 0 { firstPlace.row += state.ownRows(parent) }
      } else {
        firstPlace = isTop ? MenuPlace.none : state.firstPlaceBelow(parent)
      }
      (upcoming, rowsAbove) = (last, 0)
    }

    private mutating func nextPlace(of node: Int, in state: MenuExpansion) -> MenuPlace {
      if !isTop, firstPlace.row < 0 { return MenuPlace.none }
      if node - upcoming > 4 {
        rowsAbove = state.rows(before: node, after: last)
        upcoming = node
      }
      while upcoming < node {
        if upcoming > last { rowsAbove += state.size(upcoming) }
        upcoming += 1
      }
      if state.isAbsent(node) || state.isRowless(node) { return MenuPlace.none }
      if isTop { return MenuPlace(row: rowsAbove, topRow: rowsAbove, top: node) }
      var place = firstPlace
      place.row += rowsAbove
      return place
    }
  }
}
