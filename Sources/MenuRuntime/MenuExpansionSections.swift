/// The same rows by section.
///
/// In layout `rows` there is one section, 0. In the others each top-level item that is neither
/// hidden nor filtered out is a section; in `sectionHeaders` it is the header, not a row.
extension MenuExpansion {
  /// The number of sections.
  public var sectionCount: Int {
    table.layout == .rows ? 1 : table.topLevelCount - words.absent.count
  }

  /// The number of rows in a section; 0 for a section that does not exist.
  public func rowCount(inSection section: Int) -> Int {
    if table.layout == .rows { return section == 0 ? rowCount : 0 }
    guard let top = node(ofSection: section) else { return 0 }
    return size(top.number) - firstRow
  }

  /// The node of this row, or nil if there is no such row.
  public func node(at path: MenuIndexPath) -> MenuNode? {
    if path.row < 0 || path.row >= rowCount(inSection: path.section) { return nil }
    guard let top = node(ofSection: path.section) else { return node(atRow: path.row) }
    return node(atRow: place(of: top.number).row + path.row + firstRow)
  }

  /// Where the node's row is, or nil if it has none or is a header.
  public func indexPath(of node: MenuNode) -> MenuIndexPath? {
    if !table.contains(node) { return nil }
    let place = place(of: node.number)
    let row = rowInSection(place)
    if place.row < 0 || row < 0 { return nil }
    return MenuIndexPath(section: section(of: place.top), row: row)
  }

  /// The section of the node's top-level item, whether the node has a row or not.
  ///
  /// In layout `rows` this is 0 for every node of the menu. It is nil if the top-level item has no
  /// section.
  public func section(of node: MenuNode) -> Int? {
    if !table.contains(node) { return nil }
    if table.layout == .rows { return 0 }
    var top = node.number
    while top >= table.topLevelCount { top = table.parentNumber(top) }
    return isAbsent(top) ? nil : section(of: top)
  }

  /// The top-level item of a section; nil if there is none, and always in layout `rows`.
  public func node(ofSection section: Int) -> MenuNode? {
    if table.layout == .rows || section < 0 || section >= sectionCount { return nil }
    var low = 0
    var high = words.absent.count
    while low < high {
      let middle = (low + high) / 2
      if words.absent[middle] - middle <= section { low = middle + 1 } else { high = middle }
    }
    return MenuNode(section + low)
  }
}

/// Positions by section.
extension MenuExpansion {
  /// The rows from a top-level item's row to the first row of its section.
  var firstRow: Int { table.layout == .sectionHeaders ? 1 : 0 }

  /// The section of a top-level node that has one; 0 in layout `rows`.
  func section(of top: Int) -> Int {
    if table.layout == .rows { return 0 }
    var low = 0
    var high = words.absent.count
    while low < high {
      let middle = (low + high) / 2
      if words.absent[middle] < top { low = middle + 1 } else { high = middle }
    }
    return top - low
  }

  /// The row in the section, or −1 for a header.
  func rowInSection(_ place: MenuPlace) -> Int {
    table.layout == .rows ? place.row : place.row - place.topRow - firstRow
  }
}
