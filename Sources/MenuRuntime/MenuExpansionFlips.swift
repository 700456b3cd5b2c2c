/// Nodes that come and go in one event, which costs as much as a toggle for each.
extension MenuExpansion {
  /// Ends an event that has marked these nodes hidden or shown.
  mutating func finishHiding(_ nodes: [Int], _ animation: MenuAnimation?) -> MenuChange {
    if nodes.isEmpty { return unchanged(animation) }
    var flips = MenuFlips(nodes: MenuFlips.sorted(nodes))
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
    var changed: [Int] = []
    for node in flips.changed where hasRow(node) { changed.append(node) }
    resize(flips)
    let new = rows(flips, below: unfolded)

    var change = MenuChange(animation ?? table.settings.animation)
    change.note(old, .removed, .removedInSection, .removedSection)
    change.note(new, .inserted, .insertedInSection, .insertedSection)
    noteUpdated(changed, in: &change)
    for node in inDocumentOrder(flips.toggled) {
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
    for index in 0..<flips.groupCount {
      let group = flips.group(index)
      var sum = 0
      while place < group.end {
        let node = flips.nodes[place]
        place += 1
        words.flip(MenuWords.hidden, node)
        var rows = words.has(MenuWords.open, node) ? 1 + words.shown(node) : 1
        if words.has(MenuWords.hidden, node) { rows = 0 - rows }
        sum += rows
        var entry = node - group.last
        while entry <= group.count {
          words.addEntry(rows, group.last + entry)
          entry += entry & (0 - entry)
        }
      }
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
      addRows(isOpen ? 0 - words.shown(node) : words.shown(node), from: node)
      mark(!isOpen, node)
    }
    if table.layout != .rows, flips.groupCount > 0, flips.group(0).parent < 0 {
      flipAbsent(flips.nodes, flips.group(0).end)
    }
  }

  /// Adds the first of these nodes, which are at the top level, to those without a section, or takes
  /// them from those.
  private func flipAbsent(_ nodes: [Int], _ count: Int) {
    var result: [Int] = []
    var next = 0
    for place in 0..<words.absentCount {
      let node = absent(place)
      while next < count, nodes[next] < node {
        result.append(nodes[next])
        next += 1
      }
      if next < count, nodes[next] == node { next += 1 } else { result.append(node) }
    }
    while next < count {
      result.append(nodes[next])
      next += 1
    }
    words.reserveAbsent(result.count)
    for place in 0..<result.count { words.absent?[place] = result[place] }
  }

  /// Adds the rows of those nodes that have one.
  private func noteUpdated(_ nodes: [Int], in change: inout MenuChange) {
    var shown: [Int] = []
    var rows: [Int] = []
    for node in nodes {
      let row = place(of: node).row
      if row < 0 { continue }
      rows.append(row)
      shown.append(node)
    }
    for number in MenuFlips.order(of: rows) {
      let place = place(of: shown[number])
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

  /// Nodes that are ascending, and so from the top level down, in document order.
  private func inDocumentOrder(_ nodes: [Int]) -> [Int] {
    var result: [Int] = []
    var place = 0
    while place < nodes.count {
      let depth = table.depthNumber(nodes[place])
      let higher = result
      var next = 0
      result = []
      while place < nodes.count, table.depthNumber(nodes[place]) == depth {
        while next < higher.count, isBefore(higher[next], nodes[place], at: depth) {
          result.append(higher[next])
          next += 1
        }
        result.append(nodes[place])
        place += 1
      }
      while next < higher.count {
        result.append(higher[next])
        next += 1
      }
    }
    return result
  }

  /// Whether a node is before one at a greater depth, in document order.
  private func isBefore(_ higher: Int, _ lower: Int, at depth: Int) -> Bool {
    var above = lower
    var rest = depth - table.depthNumber(higher)
    while rest > 0 {
      above = table.parentNumber(above)
      rest -= 1
    }
    return higher <= above
  }
}
