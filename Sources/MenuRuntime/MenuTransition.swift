/// Consecutive rows that are removed or inserted, in rows before or after an event.
struct MenuSpan {
  var lower: Int
  var upper: Int
  /// The section of the rows, and the row over the whole menu that is row 0 of the section.
  var section: Int
  var start: Int
  /// Whether these are all rows of their section, including its header.
  var isSection: Bool
}

/// Carries out a plan. Its nodes are marked as after the event, while all sizes are as before it.
extension MenuExpansion {
  /// Carries out a completed plan, and returns the rows that come and go.
  mutating func apply(_ plan: MenuPlan, _ animation: MenuAnimation?) -> MenuChange {
    let unfolded = plan.unfolded
    plan.flip(in: words)
    let old = spans(plan, below: unfolded)
    // Under a filter, a plan moves no row.
    let changed = isFiltered ? plan.changed : plan.changed.filter(hasRow)
    perform(plan)
    let new = spans(plan, below: unfolded)

    var change = MenuChange(animation ?? table.settings.animation)
    change.note(old, .removed, .removedInSection, .removedSection)
    change.note(new, .inserted, .insertedInSection, .insertedSection)
    looks(changed, in: &change)
    for node in plan.toggled.sorted(by: { table.compare($0, $1) < 0 }) {
      change.add(words.has(MenuWords.open, node) ? .opened : .closed, node, node)
    }
    change.settleAnimation(in: table)
    return change
  }

  /// Gives the nodes the marks that they have after the event, opens and closes nodes, and updates
  /// all sizes.
  private mutating func perform(_ plan: MenuPlan) {
    var place = 0
    for group in plan.groups {
      var sum = 0
      for node in plan.nodes[place..<group.end] {
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
    for node in plan.emptied { words.flip(MenuWords.empty, node) }
    if plan.slot >= 0 { addSlotRows(plan.slotRows, to: plan.slot) }
    for node in plan.toggled {
      let isOpen = words.has(MenuWords.open, node)
      addRows(isOpen ? -words.shown(node) : words.shown(node), from: node)
      words.flip(MenuWords.open, node)
    }
    if table.hasSections, let first = plan.groups.first, first.parent < 0 {
      flipAbsent(plan.nodes[..<first.end])
    }
  }

  /// Adds these top-level nodes to the nodes without a section; removes those that are already
  /// among them.
  private func flipAbsent(_ nodes: ArraySlice<Int>) {
    var absent: [Int] = []
    for node in (words.absent + nodes).sorted() {
      // A node that is in both lists has a section again.
      if absent.last == node { absent.removeLast() } else { absent.append(node) }
    }
    words.absent = absent
  }

  /// Whether the node has a row, judging by the marks and not by the sizes.
  private func hasRow(_ node: Int) -> Bool {
    var node = node
    while !words.has(MenuWords.hidden, node) {
      node = table.parent(node)
      if node == openedPage { return true }
      if node < 0 || !words.has(MenuWords.open, node) { return false }
    }
    return false
  }
}

extension MenuExpansion {
  /// The rows of a plan's shown nodes, with all rows below them, and the rows below those of the
  /// `unfolded` nodes that are open. Spans may contain each other.
  private func spans(_ plan: MenuPlan, below unfolded: [Int]) -> [MenuSpan] {
    var spans: [MenuSpan] = []
    var place = 0
    for group in plan.groups {
      addSpans(of: plan.nodes[place..<group.end], in: group, to: &spans)
      place = group.end
    }
    for node in unfolded where words.has(MenuWords.open, node) {
      let place = firstPlaceBelow(node)
      if place.row < 0 || words.shown(node) == 0 { continue }
      addSpan(place, words.shown(node), isSection: false, to: &spans)
    }
    spans.sort { $0.lower < $1.lower }
    return spans
  }

  private func addSpans(
    of nodes: ArraySlice<Int>, in group: MenuPlan.Group, to spans: inout [MenuSpan]
  ) {
    let firstPlace = firstPlaceBelow(group.parent)
    let isTop = group.parent == openedPage
    if !isTop, firstPlace.row < 0 { return }
    let isSection = isTop && hasSections
    // The node up to which `rowsAbove` counts the rows of the group.
    var upcoming = group.last
    var rowsAbove = 0
    for node in nodes where !words.has(MenuWords.hidden, node) {
      if node - upcoming > 4 {
        rowsAbove = rows(before: node, after: group.last)
      } else {
        while upcoming < node {
          if upcoming > group.last { rowsAbove += size(upcoming) }
          upcoming += 1
        }
      }
      upcoming = node
      var place = MenuPlace(row: rowsAbove, topRow: rowsAbove, top: node)
      if !isTop {
        place = firstPlace
        place.row += rowsAbove
      }
      addSpan(place, size(node), isSection: isSection, to: &spans)
    }
  }

  private func addSpan(
    _ place: MenuPlace, _ count: Int, isSection: Bool, to spans: inout [MenuSpan]
  ) {
    spans.append(
      MenuSpan(
        lower: place.row, upper: place.row + count, section: section(of: place.top),
        start: hasSections ? place.topRow + firstRow : 0, isSection: isSection))
  }
}

extension MenuChange {
  /// Notes the rows of spans, which are sorted by row, and the sections that are removed or
  /// inserted.
  fileprivate mutating func note(
    _ spans: [MenuSpan], _ kind: MenuRecord.Kind, _ kindInSection: MenuRecord.Kind,
    _ kindOfSection: MenuRecord.Kind
  ) {
    var last = -1
    var lastInSection = -1
    var upper = 0
    for span in spans where span.upper > upper {
      let lower = max(span.lower, upper)
      upper = span.upper
      grow(&last, kind, 0, lower, upper)
      if span.isSection {
        add(kindOfSection, span.section, span.section)
      } else {
        grow(&lastInSection, kindInSection, span.section, lower - span.start, upper - span.start)
      }
    }
  }
}
