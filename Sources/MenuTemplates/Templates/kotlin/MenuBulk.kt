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

/** Hides or shows nodes, and applies the rules of groups to what became dormant or awake. */
internal fun MenuRows.hide(nodes: Iterable<MenuNode>, isHidden: Boolean) {
    unsettle()
    countHolders()
    for (node in nodes) {
        if (node !in table || table.isSeparator(node)) continue
        if (isHidden) {
            words.set(MenuWords.HIDDEN, node.number)
        } else {
            words.clear(MenuWords.HIDDEN, node.number)
        }
    }
    findEmpty()
    settleGroups()
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

/** `v1`, then `+id` or `-id` for each node that events opened or closed, in the order of bytes. */
internal fun MenuRows.save(): String {
    val result = StringBuilder("v1")
    for (isOpen in listOf(true, false)) {
        for (node in table.structure.nodesById) {
            val differs = table.has(MenuFlag.OPEN, node) != isOpen && isOpen(node) == isOpen
            if (differs && !table.has(MenuFlag.FIXED, node)) {
                result.append(if (isOpen) " +" else " -").append(table.text.id(node))
            }
        }
    }
    return result.toString()
}

/** Applies entries and the rules of groups to the initial state; returns the unknown ids. */
internal fun MenuRows.restore(entries: List<String>): List<String> {
    val unknown = mutableListOf<String>()
    words.clearCounts()
    for (node in 0 until table.count) mark(table.has(MenuFlag.OPEN, node), node)
    for (entry in entries) {
        if (entry == "") continue
        val isSigned = entry[0] == '+' || entry[0] == '-'
        val id = if (isSigned) entry.substring(1) else entry
        val node = if (isSigned) table.nodeWithId(id) else null
        if (node == null) {
            unknown.add(if (id == "") entry else id)
        } else if (isCollapsible(node.number)) {
            mark(entry[0] == '+', node.number)
            if (words.entry(node.number) == 0) words.addEntry(1, node.number)
        }
    }
    words.settled = mutableListOf()
    settleGroups()
    return unknown
}
