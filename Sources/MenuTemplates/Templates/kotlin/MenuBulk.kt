// Events on many nodes, which visit all nodes, visible or not, in O(N).

/** Opens nodes at depths below [depth] and closes the others. */
internal fun MenuRows.expandToDepth(depth: Int, animation: MenuAnimation): MenuChange =
    opening(animation) { setOpenBelow(-1, 0, depth) }

/** Opens a node and all nodes below it. */
internal fun MenuRows.expandUnder(node: MenuNode, animation: MenuAnimation): MenuChange {
    val number = node.number
    if (node !in table || !isExpandable(number)) return unchanged(animation)
    val opens = !isOpen(number)
    val scroll = {
        val place = if (opens) placeIfAwake(number) else null
        place?.let { scrollToOpened(it, rowsBelow(number, it)) }
    }
    return opening(animation, scroll) {
        openAlone(number)
        setOpenBelow(number, 0, Int.MAX_VALUE)
    }
}

/** Closes a node and all nodes below it. */
internal fun MenuRows.collapseUnder(node: MenuNode, animation: MenuAnimation): MenuChange {
    val number = node.number
    if (node !in table || !isExpandable(number)) return unchanged(animation)
    return opening(animation) {
        if (isOpen(number) && !staysOpen(number)) setOpen(false, number)
        setOpenBelow(number, 0, 0)
    }
}

/** Opens the ancestors of a node and its page, and scrolls to its row. */
internal fun MenuRows.reveal(node: MenuNode, animation: MenuAnimation): MenuChange {
    if (!table.isItem(node)) return unchanged(animation)
    return opening(animation, { scrollToNode(node.number) }) {
        openAncestors(node.number)
        page = menu.pageAbove(node.number)
    }
}

/** Opens a node, if it can, closing its rival. */
internal fun MenuRows.openAlone(node: Int) {
    if (isOpen(node) || !isExpandable(node)) return
    val rival = rival(node)
    if (rival >= 0) setOpen(false, rival)
    setOpen(true, node)
}

/** Opens the groups at depths below [limit] and closes the others, in document order. */
internal fun MenuRows.setOpenBelow(parent: Int, depth: Int, limit: Int) {
    val opens = depth < limit
    // An open sibling stops the others of a single group from opening; the first open one of a
    // keep-open group is passed over once. Groups do not count dormant nodes.
    val isSingle = opens && menu.groupIsSingle(parent)
    var keepsNext = !opens && menu.groupKeepsOpen(parent)
    val first = menu.firstChild(parent)
    for (node in first until first + menu.childCount(parent)) {
        if (isCollapsible(node) && isOpen(node) != opens) {
            if (!isAwake(node)) {
                words.mark(MenuWords.OPEN, opens, node)
            } else if (keepsNext) {
                keepsNext = false
            } else if (!isSingle || words.openInfo(parent) == 0) {
                setOpen(opens, node)
            }
        }
        val depthBelow = if (menu.isInline(node)) depth else depth + 1
        if (menu.childCount(node) > 0) setOpenBelow(node, depthBelow, limit)
    }
}

internal fun MenuRows.openAncestors(node: Int) {
    var above = menu.parent(node)
    while (above >= 0) {
        openAlone(above)
        above = menu.parent(above)
    }
}

/** Runs a bulk event that opens and closes; a restored state is then no longer settled. */
internal inline fun MenuRows.opening(
    animation: MenuAnimation, scroll: () -> MenuScrollTarget? = { null }, event: () -> Unit
): MenuChange {
    val change = bulk(animation, scroll, event)
    val (closed, opened) = change.toggled
    if (closed.isNotEmpty() || opened.isNotEmpty()) words.settled = null
    return change
}

/** Runs a bulk event, rebuilds the sizes and compares. */
internal inline fun MenuRows.bulk(
    animation: MenuAnimation, scroll: () -> MenuScrollTarget? = { null }, event: () -> Unit
): MenuChange {
    val before = MenuSnapshot(this)
    val listing = listing()
    event()
    rebuild()
    val records = turned(compare(before, MenuSnapshot(this)), listing)
    return changed(records, animation, scroll())
}
