extension SampleProgram {
  /// The five articles in their order, then the tour.
  static let all = [
    expandoSections, foldingCells, collapsableTableView, categoryList, accordion, tour,
  ]

  /// Rows and batches by section; only row 0 of a section toggles.
  static let expandoSections = SampleProgram(
    sample: "expando-sections",
    script: """
      var replay = Replay(ExpandoSectionsMenu.table)
      replay.show()
      replay.tap("normal-cell")
      replay.tap("first")
      replay.tap("second")
      replay.show()
      replay.tap("first.1")
      replay.tap("first")
      replay.show()
      """,
    output: """
      0.0   Normal Cell
      1.0 ⌄ Expandable
      2.0 ⌄ Expandable
      tap normal-cell
        chosen
      tap first
        opens first
        inserts 1...4 of section 1, top
        redraws row 0 of section 1
      tap second
        opens second
        inserts 1...4 of section 2, top
        redraws row 0 of section 2
      0.0   Normal Cell
      1.0 ⌃ Expandable
      1.1   › Some Detail
      1.2   › Some Detail
      1.3   › Some Detail
      1.4   › Some Detail
      2.0 ⌃ Expandable
      2.1   › Some Detail
      2.2   › Some Detail
      2.3   › Some Detail
      2.4   › Some Detail
      tap first.1
        action show-detail
      tap first
        closes first
        removes 1...4 of section 1, top
        redraws row 0 of section 1
      0.0   Normal Cell
      1.0 ⌄ Expandable
      2.0 ⌃ Expandable
      2.1   › Some Detail
      2.2   › Some Detail
      2.3   › Some Detail
      2.4   › Some Detail
      """)

  /// No row comes or goes; the tapped row is drawn anew.
  static let foldingCells = SampleProgram(
    sample: "folding-cells",
    script: """
      var replay = Replay(BooksMenu.table)
      replay.show()
      replay.tap("frankenstein")
      replay.tap("moby-dick")
      replay.show()
      replay.tap("frankenstein")
      replay.show()
      """,
    output: """
      0     Moby-Dick (Herman Melville)
      1     Frankenstein (Mary Shelley)
      2     The Time Machine (H. G. Wells)
      3     Pride and Prejudice (Jane Austen)
      tap frankenstein
        opens frankenstein
        redraws row 1
      tap moby-dick
        opens moby-dick
        redraws row 0
      0     Moby-Dick (Herman Melville)
            | A captain sails the oceans after the white whale that took h…
      1     Frankenstein (Mary Shelley)
            | A student brings a creature to life and abandons it. It lear…
      2     The Time Machine (H. G. Wells)
      3     Pride and Prejudice (Jane Austen)
      tap frankenstein
        closes frankenstein
        redraws row 1
      0     Moby-Dick (Herman Melville)
            | A captain sails the oceans after the white whale that took h…
      1     Frankenstein (Mary Shelley)
      2     The Time Machine (H. G. Wells)
      3     Pride and Prejudice (Jane Austen)
      """)

  /// Headers with + and –, which a section without rows does not have; scrolling to the fifth row at
  /// most; events on rows inside collapsed sections.
  static let collapsableTableView = SampleProgram(
    sample: "collapsable-table-view",
    script: """
      var replay = Replay(EstimateMenu.table)
      let sale = replay.table.node(withID: "discounts.spring-sale")!
      let door = replay.table.node(withID: "street.door")!
      let prices = replay.table.node(withID: "prices")!
      replay.show()
      replay.tap("dimensions")
      replay.tap("discounts")
      replay.tap("prices")
      replay.show()
      replay.event("show the sale") { $0.setHidden([sale], false) }
      replay.tap("discounts")
      replay.event("scroll to the door") { $0.reveal(door) }
      replay.tap("prices")
      replay.tap("prices")
      let rows = Array(replay.table.children(of: prices))
      replay.event("remove all prices") { $0.setHidden(rows, true) }
      replay.tap("prices")
      replay.show()
      for (id, isCollapsed) in replay.state.collapsedByID.sorted(by: { $0.key < $1.key }) {
        print(id, isCollapsed ? "collapsed" : "expanded")
      }
      """,
    output: """
      0   – Dimensions (metres)
      0.0     Length (12.5)
      0.1     Width (8.0)
      0.2     Height (2.7)
            (Measured inside the walls.)
      1   + Walls, windows, doors and all else that is seen from the street
      2     Discounts
      3   + Prices (euros)
      tap dimensions
        closes dimensions
        removes 0...2 of section 0, automatic
        redraws header 0
      tap discounts
        nothing changes
      tap prices
        opens prices
        inserts 0...6 of section 3, automatic
        redraws header 3
        scrolls to row 4 of section 3, reveal
      0   + Dimensions (metres)
            (Measured inside the walls.)
      1   + Walls, windows, doors and all else that is seen from the street
      2     Discounts
      3   – Prices (euros)
      3.0     Ground (90,000)
      3.1     Foundation (21,000)
      3.2     Walls (34,000)
      3.3     Roof (28,000)
      3.4     Windows (17,500)
      3.5     Heating (12,000)
      3.6     Garden (6,500)
      show the sale
        redraws header 2
      tap discounts
        opens discounts
        inserts 0...0 of section 2, automatic
        redraws header 2
        scrolls to row 0 of section 2, reveal
      scroll to the door
        opens street
        inserts 0...2 of section 1, automatic
        redraws header 1
        scrolls to row 2 of section 1, reveal
      tap prices
        closes prices
        removes 0...6 of section 3, automatic
        redraws header 3
      tap prices
        opens prices
        inserts 0...6 of section 3, automatic
        redraws header 3
        scrolls to row 4 of section 3, reveal
      remove all prices
        closes prices
        removes 0...6 of section 3, automatic
        redraws header 3
      tap prices
        nothing changes
      0   + Dimensions (metres)
            (Measured inside the walls.)
      1   – Walls, windows, doors and all else that is seen from the street
      1.0     Walls (brick)
      1.1     Windows (oak)
      1.2     Door (red)
      2   – Discounts
      2.0     Spring sale (10 %)
      3     Prices (euros)
      dimensions collapsed
      discounts expanded
      prices collapsed
      street expanded
      """)

  /// Opening one closes the other in the same change; the direction follows the tap.
  static let categoryList = SampleProgram(
    sample: "category-list",
    script: """
      var replay = Replay(CategoryListMenu.table)
      replay.show()
      replay.tap("birds")
      replay.tap("trees")
      replay.show()
      replay.tap("animals")
      replay.tap("animals")
      replay.show()
      """,
    output: """
      0   ▸ Animals
      1   ▸ Birds
      2   ▸ Flowers
      3   ▸ Trees
      tap birds
        opens birds
        inserts 0...1 of section 1, top
        redraws header 1
      tap trees
        closes birds
        opens trees
        removes 0...1 of section 1, top
        inserts 0...2 of section 3, bottom
        redraws header 1
        redraws header 3
      0   ▸ Animals
      1   ▸ Birds
      2   ▸ Flowers
      3   ▾ Trees
      3.0     Birch
      3.1     Oak
      3.2     Pine
      tap animals
        closes trees
        opens animals
        removes 0...2 of section 3, bottom
        inserts 0...2 of section 0, top
        redraws header 0
        redraws header 3
      tap animals
        closes animals
        removes 0...2 of section 0, top
        redraws header 0
      0   ▸ Animals
      1   ▸ Birds
      2   ▸ Flowers
      3   ▸ Trees
      """)

  /// The four cases of the article, and a tap on a child.
  static let accordion = SampleProgram(
    sample: "accordion",
    script: """
      var replay = Replay(GroceriesMenu.table)
      replay.show()
      replay.tap("vegetables")
      replay.show()
      replay.tap("vegetables.carrots")
      replay.tap("sweets")
      replay.show()
      replay.tap("vegetables")
      replay.tap("fruits")
      replay.show()
      replay.tap("fruits")
      replay.show()
      """,
    output: """
      0   ▸ Fruits
      1   ▸ Vegetables
      2   ▸ Sweets
      3   ▸ Nuts
      tap vegetables
        opens vegetables
        inserts 2...5, fade
        redraws row 1
        scrolls to row 1, top
      0   ▸ Fruits
      1   ▾ Vegetables
      2       Cucumbers
      3       Tomatos
      4       Carrots
      5       Goatsbeard
      6   ▸ Sweets
      7   ▸ Nuts
      tap vegetables.carrots
        chosen
      tap sweets
        closes vegetables
        opens sweets
        removes 2...5, fade
        inserts 3...4, fade
        redraws row 1
        redraws row 2
        scrolls to row 2, top
      0   ▸ Fruits
      1   ▸ Vegetables
      2   ▾ Sweets
      3       Chocolate
      4       Candy
      5   ▸ Nuts
      tap vegetables
        closes sweets
        opens vegetables
        removes 3...4, fade
        inserts 2...5, fade
        redraws row 1
        redraws row 6
        scrolls to row 1, top
      tap fruits
        closes vegetables
        opens fruits
        removes 2...5, fade
        inserts 1...2, fade
        redraws row 0
        redraws row 3
        scrolls to row 0, top
      0   ▾ Fruits
      1       Apples
      2       Pears
      3   ▸ Vegetables
      4   ▸ Sweets
      5   ▸ Nuts
      tap fruits
        closes fruits
        removes 1...2, fade
        redraws row 0
      0   ▸ Fruits
      1   ▸ Vegetables
      2   ▸ Sweets
      3   ▸ Nuts
      """)
}
