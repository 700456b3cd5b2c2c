/// The number of sections and rows of a page before a different page opens.
struct MenuListing {
  var sections: Int
  var rows: Int
}

/// Pages: categories whose rows are shown in place of all other rows.
extension MenuTable {
  /// Whether the node is a category whose rows are on a separate page.
  public func isPage(_ node: MenuNode) -> Bool { has(.isPage, node) }

  /// The page that the node is on: the innermost page above it; nil for the top page, and outside
  /// the menu.
  public func page(of node: MenuNode) -> MenuNode? {
    let page = contains(node) ? pageAbove(node.number) : -1
    return page < 0 ? nil : MenuNode(page)
  }

  /// The pages above the node, outermost first; empty if it is on the top page.
  public func path(to node: MenuNode) -> [MenuNode] {
    var path: [MenuNode] = []
    var node = node
    while let page = page(of: node) {
      path.append(page)
      node = page
    }
    return path.reversed()
  }

  /// The innermost page above the node, or −1.
  func pageAbove(_ node: Int) -> Int {
    var above = parent(node)
    while above >= 0, !flag(.isPage, above) { above = parent(above) }
    return above
  }
}

/// Opens pages. Each event takes O(1), and the lists of its change take time in proportion to the
/// number of sections.
///
/// The rows of the state and of its changes are the rows of the open page. All pages share
/// everything else. To read another page, open it in a copy of the state.
extension MenuExpansion {
  /// The node of the open page; nil for the top page, whose rows are those of the top level.
  public var page: MenuNode? { openedPage < 0 ? nil : MenuNode(openedPage) }

  /// How the rows of the open page are placed: on the top page as in the table, otherwise as
  /// `rows`.
  public var layout: MenuLayout { openedPage < 0 ? table.layout : .rows }

  /// The number of a node's ancestors on the open page, without inline groups, by which views
  /// indent the node; 0 for the first level of the page. Without meaning for a node on a different
  /// page.
  public func depth(of node: MenuNode) -> Int {
    let first = page.map { table.depth(of: $0) + 1 } ?? 0
    return max(0, table.depth(of: node) - first)
  }

  /// Opens a page; nil opens the top page. All rows of the previous page are removed, and all rows
  /// of this page are inserted.
  ///
  /// A node that is not a page changes nothing. Which page is open is not part of the saved state.
  @discardableResult
  public mutating func openPage(
    _ node: MenuNode?, animation: MenuAnimation? = nil
  ) -> MenuChange {
    var change = unchanged(animation)
    if let node, !table.isPage(node) { return change }
    turn(to: node?.number ?? -1, from: listing, in: &change)
    return change
  }

  /// Opens the page that contains the row of the open page; on the top page, changes nothing.
  @discardableResult
  public mutating func closePage(animation: MenuAnimation? = nil) -> MenuChange {
    openPage(page.flatMap(table.page(of:)), animation: animation)
  }
}

extension MenuExpansion {
  /// The sections and rows of the open page.
  var listing: MenuListing { MenuListing(sections: sectionCount, rows: rowCount) }

  /// Opens a page, unless it is already open, and replaces the rows in a change with the rows of
  /// both pages. The listing describes the state before the event.
  mutating func turn(to page: Int, from old: MenuListing, in change: inout MenuChange) {
    if page == openedPage { return }
    openedPage = page
    change.records.removeAll { !$0.isOfNode }
    change.replaceRows(of: old, by: listing, in: table, page)
  }
}

extension MenuChange {
  /// Notes that a page opens in place of a different page.
  mutating func replaceRows(
    of old: MenuListing, by new: MenuListing, in table: MenuTable, _ page: Int = -1
  ) {
    add(.turned, page, page)
    replace(.removed, .removedInSection, .removedSection, old, table.hasSections)
    replace(.inserted, .insertedInSection, .insertedSection, new, table.hasSections)
  }

  /// Notes all rows and sections of a page.
  private mutating func replace(
    _ kind: MenuRecord.Kind, _ kindInSection: MenuRecord.Kind, _ kindOfSection: MenuRecord.Kind,
    _ listing: MenuListing, _ hasSections: Bool
  ) {
    if listing.rows > 0 { add(kind, 0, listing.rows) }
    if hasSections {
      for section in 0..<listing.sections { add(kindOfSection, section, section) }
    } else if listing.rows > 0 {
      add(kindInSection, 0, listing.rows)
    }
  }
}
