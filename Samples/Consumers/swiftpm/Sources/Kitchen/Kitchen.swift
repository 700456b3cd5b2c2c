@main struct Kitchen {
  static func main() {
    var dishes = MenuExpansion(DishesMenu.table)
    show(dishes)
    let change = dishes.toggle(DishesMenu.ID.seasonal)
    print("tap Seasonal:")
    for rows in change.removed { print("delete rows", rows.lowerBound, "to", rows.upperBound - 1) }
    for rows in change.inserted { print("insert rows", rows.lowerBound, "to", rows.upperBound - 1) }
    show(dishes)
    show(MenuExpansion(DrinksMenu.table))
  }

  private static func show(_ state: MenuExpansion) {
    for row in 0..<state.rowCount {
      guard let node = state.node(atRow: row) else { continue }
      let indent = String(repeating: "  ", count: state.table.depth(of: node))
      print(indent + (state.glyph(of: node)?.text ?? "-"), state.table.title(of: node))
    }
  }
}
