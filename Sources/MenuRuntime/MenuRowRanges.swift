/// Consecutive rows that go or come, in rows before or after an event.
struct MenuRowRange {
  var lower: Int
  var upper: Int
  /// Their section, and the row over the whole menu that is row 0 of it.
  var section: Int
  var start: Int
  /// Whether these are all rows of their section, its header included.
  var isSection: Bool
}

extension MenuExpansion {
  /// The rows of those nodes that show, with all below them, and the rows below those others that are
  /// open. Ranges may contain each other.
  func rows(_ flips: MenuFlips, below unfolded: [Int]) -> [MenuRowRange] {
    var ranges: [MenuRowRange] = []
    var place = 0
    for group in flips.groups {
      let parentPlace = placeAboveRows(group.parent)
      if group.parent >= 0, parentPlace.row < 0 {
        place = group.end
        continue
      }
      let isSection = group.parent < 0 && table.layout != .rows
      // The rows of the group before this node.
      var upcoming = group.last
      var rowsAbove = 0
      while place < group.end {
        let node = flips.nodes[place]
        place += 1
        if words.has(MenuWords.hidden, node) { continue }
        if node - upcoming > 4 {
          rowsAbove = rows(before: node, after: group.last)
        } else {
          while upcoming < node {
            if upcoming > group.last { rowsAbove += size(upcoming) }
            upcoming += 1
          }
        }
        upcoming = node
        var row = MenuPlace(row: rowsAbove, topRow: rowsAbove, top: node)
        if group.parent >= 0 {
          row = parentPlace
          row.row += 1 + rowsAbove
        }
        ranges.append(range(row, size(node), isSection: isSection))
      }
    }
    for node in unfolded where words.has(MenuWords.open, node) {
      var place = self.place(of: node)
      if place.row < 0 || words.shown(node) == 0 { continue }
      place.row += 1
      ranges.append(range(place, words.shown(node), isSection: false))
    }
    ranges.sort { $0.lower < $1.lower }
    return ranges
  }

  private func range(_ place: MenuPlace, _ count: Int, isSection: Bool)
    -> MenuRowRange
  {
    MenuRowRange(
      lower: place.row, upper: place.row + count, section: section(of: place.top),
      start: table.layout == .rows ? 0 : place.topRow + firstRow, isSection: isSection)
  }
}

extension MenuChange {
  /// Adds ranges that are in the order of their rows.
  mutating func note(
    _ ranges: [MenuRowRange], _ kind: MenuRecord.Kind, _ kindInSection: MenuRecord.Kind,
    _ kindOfSection: MenuRecord.Kind
  ) {
    var last = -1
    var lastInSection = -1
    var upper = 0
    for range in ranges where range.upper > upper {
      let lower = max(range.lower, upper)
      let touches = last >= 0 && upper == lower
      upper = range.upper
      if touches {
        records[last].upper = upper
      } else {
        last = records.count
        add(kind, lower, upper)
      }
      if range.isSection {
        add(kindOfSection, range.section, range.section)
      } else if touches, lastInSection >= 0, records[lastInSection].section == range.section {
        records[lastInSection].upper = upper - range.start
      } else {
        lastInSection = records.count
        add(kindInSection, lower - range.start, upper - range.start, section: range.section)
      }
    }
  }
}
