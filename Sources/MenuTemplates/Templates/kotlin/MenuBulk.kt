// Events on many nodes; the caller rebuilds the sizes afterwards, in O(N).

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
    // keep-open group is passed over once. Groups do not count what is dormant.
    val isSingle = opens && table.groupIsSingle(parent)
    var keepsNext = !opens && table.groupKeepsOpen(parent)
    val first = table.firstChild(parent)
    for (node in first until first + table.childCount(parent)) {
        if (isCollapsible(node) && isOpen(node) != opens) {
            if (!isAwake(node)) {
                mark(opens, node)
            } else if (keepsNext) {
                keepsNext = false
            } else if (!isSingle || words.openInfo(parent) == 0) {
                setOpen(opens, node)
            }
        }
        if (table.childCount(node) > 0) setOpenBelow(node, depth + 1, limit)
    }
}

internal fun MenuRows.openAncestors(node: Int) {
    var ancestor = table.parent(node)
    while (ancestor >= 0) {
        openAlone(ancestor)
        ancestor = table.parent(ancestor)
    }
}

/** Runs an event that marks nodes, and applies what follows from that to all groups. */
internal inline fun MenuRows.rehideAll(event: (MenuMark) -> Unit) {
    unsettle()
    countHolders()
    event { flag, isOn, node -> words.mark(flag, isOn, node) }
    tidySeparators()
    findEmpty()
    settleGroups()
}

/** Hides or shows nodes. */
internal fun MenuRows.hide(nodes: Iterable<MenuNode>, isHidden: Boolean, mark: MenuMark) {
    for (node in nodes) {
        if (node !in table || table.isSeparator(node)) continue
        conditions?.setHidden(isHidden, node.number)
        val isAbsent = isHidden || conditions?.fails(node.number) == true
        mark(MenuWords.HIDDEN, isAbsent, node.number)
    }
}

/** Keeps these nodes and their ancestors, or, for null, ends the filter. */
internal fun MenuRows.keep(nodes: Iterable<MenuNode>?) {
    for (node in -1 until table.count) words.clear(MenuWords.KEPT, node)
    if (nodes == null) return
    words.set(MenuWords.KEPT, -1)
    for (node in nodes) {
        if (node !in table || table.isSeparator(node)) continue
        var kept = node.number
        while (!words.has(MenuWords.KEPT, kept)) {
            words.set(MenuWords.KEPT, kept)
            kept = table.parent(kept)
        }
    }
}
