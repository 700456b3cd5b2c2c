/**
 * The result of restoring a saved state.
 *
 * @property change What restoring changed.
 * @property unknown The ids of the saved state that this menu does not have.
 */
public data class MenuRestoration(val change: MenuChange, val unknown: List<String>)

/** The word with which each saved state begins. */
private const val SAVED_VERSION = "v1"

/** The signs of the entries of a saved state, in the order of their bytes. */
private enum class MenuSign(val sign: Char) {
    CHECKED('*'), OPEN('+'), CLOSED('-'), UNCHECKED('/')
}

/** The entries of the nodes that differ from the state before any event, sorted by UTF-8 bytes. */
internal fun MenuRows.savedState(): String {
    val result = StringBuilder(SAVED_VERSION)
    for (sign in MenuSign.values()) {
        for (node in menu.nodesById) {
            if (isSaved(sign, node)) result.append(" ${sign.sign}").append(table.text.id(node))
        }
    }
    return result.toString()
}

/** Whether a saved state has an entry with this sign for the node. */
private fun MenuRows.isSaved(sign: MenuSign, node: Int): Boolean = when (sign) {
    MenuSign.CHECKED -> checks.isChecked(node) && !menu.has(MenuFlag.CHECKED, node)
    MenuSign.UNCHECKED -> !checks.isChecked(node) && menu.has(MenuFlag.CHECKED, node)
    MenuSign.OPEN -> isOpen(node) && !menu.has(MenuFlag.OPEN or MenuFlag.FIXED, node)
    MenuSign.CLOSED ->
        !isOpen(node) && menu.has(MenuFlag.OPEN, node) && !menu.has(MenuFlag.FIXED, node)
}

/** Restores a saved state, and returns the ids that the menu does not have. */
internal fun MenuRows.restore(state: String, animation: MenuAnimation): MenuRestoration {
    val entries = state.split(' ')
    if (entries[0] != SAVED_VERSION) {
        val unknown = if (state == "") emptyList() else listOf(state)
        return MenuRestoration(unchanged(animation), unknown)
    }
    var unknown = emptyList<String>()
    val change = bulk(animation) { unknown = restoreEntries(entries.drop(1)) }
    return MenuRestoration(change, unknown)
}

/**
 * Applies the entries of a saved state to the state before any event, then the rules of groups, and
 * returns the ids that the menu does not have. The caller rebuilds the sizes.
 */
private fun MenuRows.restoreEntries(entries: List<String>): List<String> {
    val unknown = mutableListOf<String>()
    val restored = mutableMapOf<Int, Boolean>()
    words.clearCounts()
    for (node in 0 until menu.count) {
        words.mark(MenuWords.OPEN, menu.has(MenuFlag.OPEN, node), node)
    }
    for (entry in entries.filter { it != "" }) {
        val sign = MenuSign.values().find { it.sign == entry[0] && entry.length > 1 }
        val id = if (sign == null) entry else entry.substring(1)
        val node = if (sign == null) null else table.nodeWithId(id) ?: table.nodeWithFormerId(id)
        if (sign == null || node == null) {
            unknown.add(id)
        } else if (sign == MenuSign.CHECKED || sign == MenuSign.UNCHECKED) {
            if (table.isCheckItem(node)) restored[node.number] = sign == MenuSign.CHECKED
        } else if (isCollapsible(node.number)) {
            words.mark(MenuWords.OPEN, sign == MenuSign.OPEN, node.number)
            // By this entry, the rules of a group prefer the first node that was restored.
            if (words.entry(node.number) == 0) words.addEntry(1, node.number)
        }
    }
    checks.restore(restored)
    followRestored()
    words.settled = mutableListOf()
    settleGroups()
    return unknown
}
