/// Positions by section.
extension MenuExpansion {
  /// Whether the top-level nodes of the open page are sections.
  var hasSections: Bool { layout != .rows }

  /// The distance from the row of a top-level item to the first row of its section.
  var firstRow: Int { layout == .sectionHeaders ? 1 : 0 }

  /// The section of a top-level node that has one; 0 in layout `rows`.
  func section(of top: Int) -> Int {
    hasSections ? top - firstPlace { words.absent[$0] >= top } : 0
  }

  /// The top-level node of a section; −1 if there is none, and always in layout `rows`.
  func topOfSection(_ section: Int) -> Int {
    if !hasSections || section < 0 || section >= sectionCount { return -1 }
    return section + firstPlace { words.absent[$0] - $0 > section }
  }

  /// The number of a row over the whole menu, or −1 if there is no such row.
  func row(at path: MenuIndexPath) -> Int {
    if path.row < 0 || path.row >= rowCount(inSection: path.section) { return -1 }
    let top = topOfSection(path.section)
    return top < 0 ? path.row : place(of: top).row + path.row + firstRow
  }

  /// The row in the section, or −1 for a header.
  func rowInSection(_ place: MenuPlace) -> Int {
    hasSections ? place.row - place.topRow - firstRow : place.row
  }

  func scrollTarget(_ place: MenuPlace, _ position: MenuScroll.Position) -> MenuScrollTarget {
    let row = rowInSection(place)
    return MenuScrollTarget(
      row: place.row, section: section(of: place.top), rowInSection: row < 0 ? nil : row,
      position: position)
  }

  /// The scroll that brings the node's row into view, or nil if the node has no row.
  func scroll(toNode node: Int) -> MenuScrollTarget? {
    let place = place(of: node)
    return place.row < 0 ? nil : scrollTarget(place, .reveal)
  }

  /// The first place in the list of absent top-level nodes at which `isPast` is true, or the length
  /// of the list, found by binary search.
  private func firstPlace(_ isPast: (Int) -> Bool) -> Int {
    var low = 0
    var high = words.absent.count
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
