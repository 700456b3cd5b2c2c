// Inline items, whose rows are among those of their siblings. An inline item is hidden while it is
// empty.

/** Which inline items the program or a condition hides. */
internal class MenuInlines private constructor(
    private val menu: MenuStructure, private val hidden: MutableSet<Int>
) {
    constructor(menu: MenuStructure) : this(menu, mutableSetOf())

    fun copy(): MenuInlines = MenuInlines(menu, hidden.toMutableSet())

    /** Notes whether the program or a condition hides an item. */
    fun setHidden(isHidden: Boolean, node: Int) {
        if (isHidden) hidden.add(node) else hidden.remove(node)
    }

    /** Whether the program or a condition hides an item; null for an item that is not inline. */
    fun isHidden(node: Int): Boolean? = if (menu.isInline(node)) node in hidden else null

    /** Visits the inline items from the last to the first, so each after those below it. */
    fun forEachUpwards(visit: (Int, Boolean) -> Unit) {
        for (node in menu.inlines.keys.reversed()) visit(node, node in hidden)
    }
}

/** Marks nodes in an event that visits all of them; what hides an inline item is only noted. */
internal fun MenuRows.marking(): MenuMark = { flag, isOn, node ->
    if (flag == MenuWords.HIDDEN && menu.isInline(node)) {
        inlines?.setHidden(isOn, node)
    } else {
        words.mark(flag, isOn, node)
    }
}

/** Hides the inline items, so that none counts for the item above it. */
internal fun MenuRows.hideInlines() {
    inlines?.forEachUpwards { node, _ -> words.set(MenuWords.HIDDEN, node) }
}

/** Shows the inline items again that are not empty, unless something else hides them. */
internal fun MenuRows.settleInlines() {
    inlines?.forEachUpwards { node, isHidden ->
        if (!isHidden && !words.has(MenuWords.EMPTY, node)) {
            words.clear(MenuWords.HIDDEN, node)
            words.clear(MenuWords.EMPTY, menu.parent(node))
        }
    }
}

/** Where the tidying of separators has come to: [separator], or −1, shows if a row follows. */
internal class MenuLine(var hasRows: Boolean = false, var separator: Int = -1)

/** Decides which separators show in all groups, where inline items are part of the group above. */
internal fun MenuRows.tidyLines() {
    for (parent in -1 until menu.count) {
        if (!menu.isInline(parent)) tidyLine(parent, MenuLine(), false)
    }
}

/**
 * Shows and hides the separators of a group and of its inline items, as if all were one group; if the
 * group is gone, hides them.
 */
private fun MenuRows.tidyLine(parent: Int, line: MenuLine, isGone: Boolean) {
    val first = menu.firstChild(parent)
    var isEmpty = true
    for (node in first until first + menu.childCount(parent)) {
        if (menu.isFooter(node)) {
            words.mark(MenuWords.HIDDEN, isGone || isEmpty, node)
            continue
        }
        if (menu.has(MenuFlag.SEPARATOR, node)) {
            val inline = menu.inlinesOfBorders[node]
            val isOfHidden = inline != null && words.has(MenuWords.HIDDEN, inline)
            words.set(MenuWords.HIDDEN, node)
            if (!isGone && !isOfHidden && line.hasRows && line.separator < 0) line.separator = node
            continue
        }
        val isHidden = isGone || words.has(MenuWords.HIDDEN, node)
        if (!isHidden) isEmpty = false
        if (!isHidden && (menu.ownRows(node) > 0 || menu.has(MenuFlag.SLOT, node))) {
            if (line.separator >= 0) words.clear(MenuWords.HIDDEN, line.separator)
            line.separator = -1
            line.hasRows = true
        }
        if (menu.isInline(node)) tidyLine(node, line, isHidden)
    }
}
