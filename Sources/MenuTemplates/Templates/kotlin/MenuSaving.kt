/** What begins each saved state. */
internal const val SAVED_VERSION = "v1"

/** The signs of the entries of a saved state, in the order of their bytes. */
private enum class MenuSign(val sign: Char) {
    CHECKED('*'), OPEN('+'), CLOSED('-'), UNCHECKED('/')
}

/** The entries of the nodes that differ from the state before any event, sorted by UTF-8 bytes. */
internal fun MenuRows.save(): String {
    val result = StringBuilder(SAVED_VERSION)
    for (sign in MenuSign.values()) {
        for (node in table.structure.nodesById) {
            if (isSaved(sign, node)) result.append(" ${sign.sign}").append(table.text.id(node))
        }
    }
    return result.toString()
}

/** Whether a saved state has an entry with this sign for the node. */
private fun MenuRows.isSaved(sign: MenuSign, node: Int): Boolean = when (sign) {
    MenuSign.CHECKED -> checks.isChecked(node) && !table.has(MenuFlag.CHECKED, node)
    MenuSign.UNCHECKED -> !checks.isChecked(node) && table.has(MenuFlag.CHECKED, node)
    MenuSign.OPEN -> isOpen(node) && !table.has(MenuFlag.OPEN or MenuFlag.FIXED, node)
    MenuSign.CLOSED ->
        !isOpen(node) && table.has(MenuFlag.OPEN, node) && !table.has(MenuFlag.FIXED, node)
}

/**
 * Applies the entries of a saved state to the state before any event, then the rules of groups, and
 * returns the ids that the menu does not have. The caller rebuilds the sizes.
 */
internal fun MenuRows.restore(entries: List<String>): List<String> {
    val unknown = mutableListOf<String>()
    val restored = mutableMapOf<Int, Boolean>()
    words.clearCounts()
    for (node in 0 until table.count) mark(table.has(MenuFlag.OPEN, node), node)
    for (entry in entries.filter { it != "" }) {
        val sign = MenuSign.values().find { it.sign == entry[0] && entry.length > 1 }
        val id = if (sign == null) entry else entry.substring(1)
        val node = if (sign == null) null else table.nodeWithId(id) ?: table.nodeWithFormerId(id)
        if (sign == null || node == null) {
            unknown.add(id)
        } else if (sign == MenuSign.CHECKED || sign == MenuSign.UNCHECKED) {
            if (table.isCheckItem(node)) restored[node.number] = sign == MenuSign.CHECKED
        } else if (isCollapsible(node.number)) {
            mark(sign == MenuSign.OPEN, node.number)
            // The entry shows the rules of a group which of its open nodes was restored.
            if (words.entry(node.number) == 0) words.addEntry(1, node.number)
        }
    }
    words.settled = mutableListOf()
    settleGroups()
    checks.restore(restored)
    return unknown
}
