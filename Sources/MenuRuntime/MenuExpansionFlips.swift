/// Nodes that come and go in one event, which costs as much as a toggle for each.
extension MenuExpansion {
  /// Ends an event that has marked these nodes hidden or shown.
  mutating func finishHiding(_ nodes: [Int], _ animation: MenuAnimation?) -> MenuChange {
    if nodes.isEmpty { return unchanged(animation) }
    var flips = MenuFlips(nodes: nodes.sorted())
    if isFiltered || words.isHeld {
      flipMarks(flips)
      let before = beginWaking()
      flipMarks(flips)
      return finishWaking(before, animation)
    }
    if words.hasSeparators { addSeparators(to: &flips.nodes) }
    findGroups(&flips)
    return finish(&flips, animation)
  }
}

extension MenuExpansion {
  /// Ends an event whose nodes are marked as they will be, while all sizes are as they were.
  mutating func finish(
    _ flips: inout MenuFlips, _ animation: MenuAnimation?
  ) -> MenuChange {
    settle(&flips)
    let unfolded = flips.unfolded
    flipMarks(flips)
    let old = rows(flips, below: unfolded)
    let changed = flips.changed.filter(hasRow)
    resize(flips)
    let new = rows(flips, below: unfolded)

    var change = MenuChange(animation ?? table.settings.animation)
    change.note(old, .removed, .removedInSection, .removedSection)
    change.note(new, .inserted, .insertedInSection, .insertedSection)
    noteUpdated(changed, in: &change)
    for node in flips.toggled.sorted(by: isBefore) {
      change.add(words.has(MenuWords.open, node) ? .opened : .closed, node, node)
    }
    change.settleAnimation(in: table)
    return change
  }

  /// Marks the nodes as they were, or again as they will be.
  private func flipMarks(_ flips: MenuFlips) {
    for node in flips.nodes { words.flip(MenuWords.hidden, node) }
    for node in flips.emptied { words.flip(MenuWords.empty, node) }
  }

  /// Marks the nodes as they will be, opens and closes, and sizes everything accordingly.
  private mutating func resize(_ flips: MenuFlips) {
    var place = 0
    for group in flips.groups {
      var sum = 0
      for node in flips.nodes[place..<group.end] {
        words.flip(MenuWords.hidden, node)
        var rows = words.has(MenuWords.open, node) ? 1 + words.shown(node) : 1
        if words.has(MenuWords.hidden, node) { rows = -rows }
        sum += rows
        var entry = node - group.last
        while entry <= group.count {
          words.addEntry(rows, group.last + entry)
          entry += entry & -entry
        }
      }
      place = group.end
      words.addShown(sum, group.parent)
      if group.parent >= 0, words.has(MenuWords.open, group.parent) {
        addRows(sum, from: group.parent)
      }
    }
    for node in flips.emptied { words.flip(MenuWords.empty, node) }
    if flips.slot >= 0 {
      words.addShown(flips.slotRows, flips.slot)
      if words.has(MenuWords.open, flips.slot) { addRows(flips.slotRows, from: flips.slot) }
    }
    for node in flips.toggled {
      let isOpen = words.has(MenuWords.open, node)
      addRows(isOpen ? -words.shown(node) : words.shown(node), from: node)
      mark(!isOpen, node)
    }
    if table.layout != .rows, let first = flips.groups.first, first.parent < 0 {
      flipAbsent(flips.nodes[..<first.end])
    }
  }

  /// Adds these top-level nodes to those without a section, or takes them from those.
  private func flipAbsent(_ nodes: ArraySlice<Int>) {
    var absent: [Int] = []
    for node in (words.absent + nodes).sorted() {
      // A node that is in both lists has a section again.
      if absent.last == node { absent.removeLast() } else { absent.append(node) }
    }
    words.absent = absent
  }

  /// Adds the rows of those nodes that have one.
  private func noteUpdated(_ nodes: [Int], in change: inout MenuChange) {
    let places = nodes.map { place(of: $0) }.filter { $0.row >= 0 }
    for place in places.sorted(by: { $0.row < $1.row }) {
      change.noteUpdated(place.row, section(of: place.top), rowInSection(place))
    }
  }

  /// Whether the node has a row; only what is marked counts, not the sizes.
  private func hasRow(_ node: Int) -> Bool {
    var node = node
    while !words.has(MenuWords.hidden, node) {
      node = table.parentNumber(node)
      if node < 0 { return true }
      if !words.has(MenuWords.open, node) { return false }
    }
    return false
  }

  /// Whether a node is before another one in document order.
  private func isBefore(_ left: Int, _ right: Int) -> Bool {
    let (leftDepth, rightDepth) = (table.depthNumber(left), table.depthNumber(right))
    // At the same depth, the order of numbers is that of the document.
    let above = ancestor(of: left, levels: leftDepth - rightDepth)
    let otherAbove = ancestor(of: right, levels: rightDepth - leftDepth)
    return above == otherAbove ? leftDepth < rightDepth : above < otherAbove
  }

  /// The node itself, if the number of levels is not above 0.
  private func ancestor(of node: Int, levels: Int) -> Int {
    var node = node
    for _ in 0..<max(levels, 0) { node = table.parentNumber(node) }
    return node
  }
}
