fun main() {
    val state = MenuExpansion(DishesMenu.table)
    printRows(state)
    val change = state.toggle(DishesMenu.Id.seasonal)
    println("tap Seasonal:")
    for (rows in change.removed) println("delete rows ${rows.first} to ${rows.last}")
    for (rows in change.inserted) println("insert rows ${rows.first} to ${rows.last}")
    printRows(state)
}

private fun printRows(state: MenuExpansion) {
    for (row in 0 until state.rowCount) {
        val node = state.nodeAtRow(row) ?: continue
        val glyph = state.glyph(node)?.text ?: "-"
        println("  ".repeat(DishesMenu.table.depth(node)) + glyph + " " + DishesMenu.table.title(node))
    }
}
