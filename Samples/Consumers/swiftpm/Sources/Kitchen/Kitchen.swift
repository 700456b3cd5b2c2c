@main struct Kitchen {
  static func main() {
    var dishes = MenuExpansion(DishesMenu.table)
    show(dishes)
    let change = dishes.toggle(DishesMenu.ID.seasonal)
    print("tap Seasonal: delete \(change.removed), insert \(change.inserted)")
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
