/** Hides and shows the separators of all groups. */
internal fun MenuRows.tidySeparators() {
    if (!menu.hasSeparators) return
    if (inlines != null) return tidyLines()
    for (parent in -1 until menu.count) {
        if (menu.isSeparated(parent)) {
            tidyGroup(parent, null) { isHidden, node ->
                words.mark(MenuWords.HIDDEN, isHidden, node)
            }
        }
    }
}

/**
 * Decides which separators of a group show: of those between two items that are present, the first.
 * The footer of the group shows if any item is present, which is returned.
 *
 * With a list of items that were hidden or shown, in ascending order, visits only the separators
 * between each of them and the nearest items that are present.
 */
internal inline fun MenuRows.tidyGroup(
    parent: Int, changed: List<Int>?, mark: (Boolean, Int) -> Unit
): Boolean {
    val first = menu.firstChild(parent)
    val footer = menu.lastFooter(parent)
    val end = if (footer >= 0) footer else first + menu.childCount(parent)
    val count = changed?.size ?: 1
    var hasItems = false
    var next = 0
    while (next < count) {
        var node = changed?.get(next) ?: first
        while (node > first && !isPresent(node - 1)) node -= 1
        // Whether a present item comes before, with no separator between.
        var isAfterItem = node > first
        // The separator that shows if a present item follows.
        var candidate = -1
        if (isAfterItem) hasItems = true
        while (node < end) {
            if (menu.has(MenuFlag.SEPARATOR, node)) {
                if (isAfterItem) candidate = node else mark(true, node)
                isAfterItem = false
            } else if (!words.has(MenuWords.HIDDEN, node)) {
                if (candidate >= 0) mark(false, candidate)
                candidate = -1
                isAfterItem = true
                hasItems = true
                while (changed != null && next + 1 < count && changed[next + 1] <= node) next += 1
                if (changed != null && changed[next] < node) break
            }
            node += 1
        }
        if (candidate >= 0) mark(true, candidate)
        // At the end of the group, all that changed has been visited.
        next = if (node == end) count else next + 1
    }
    if (footer >= 0) mark(!hasItems, footer)
    return hasItems
}
