/** The state of a menu that nothing shows. */
fun begin(table: MenuTable): MenuExpansion = MenuExpansion(table)

/** Applies an event to the state alone. */
fun perform(line: String, state: MenuExpansion): Answer = state.applyAnimated(line)
