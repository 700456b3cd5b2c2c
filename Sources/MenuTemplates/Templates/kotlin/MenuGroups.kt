// Dormant items, and the rules of groups, which count awake members only.

/** Whether the node is not dormant: neither hidden nor an empty category. */
internal fun MenuRows.isAwake(node: Int): Boolean =
    !words.has(MenuWords.HIDDEN or MenuWords.EMPTY, node)

/** Whether events open and close the node: a category, or with a body. */
internal fun MenuRows.isExpandable(node: Int): Boolean =
    table.has(MenuFlag.CATEGORY or MenuFlag.BODY, node)

/** Whether events can both open and close the node. */
internal fun MenuRows.isCollapsible(node: Int): Boolean =
    isExpandable(node) && !table.has(MenuFlag.FIXED, node)

/** Whether the rules of its group count the node: it is awake, and opens and closes by events. */
internal fun MenuRows.isMember(node: Int): Boolean = isAwake(node) && isCollapsible(node)

/** The first child that the rules of its group count, or −1. */
internal fun MenuRows.firstMember(parent: Int): Int {
    val first = table.firstChild(parent)
    return (first until first + table.childCount(parent)).firstOrNull { isMember(it) } ?: -1
}

/** The sibling that closes when this node opens, or −1. */
internal fun MenuRows.rival(node: Int): Int {
    val parent = table.parent(node)
    return if (table.groupIsSingle(parent) && isMember(node)) words.openInfo(parent) - 1 else -1
}

/** Whether an open node cannot be closed: it is fixed, or the last its group keeps open. */
internal fun MenuRows.staysOpen(node: Int): Boolean {
    if (table.has(MenuFlag.FIXED, node)) return true
    val parent = table.parent(node)
    if (!table.groupKeepsOpen(parent) || !isAwake(node)) return false
    return table.groupIsSingle(parent) || words.openInfo(parent) == 1
}

/** Marks a node open or closed. */
internal fun MenuRows.mark(isOpen: Boolean, node: Int) {
    if (isOpen) words.set(MenuWords.OPEN, node) else words.clear(MenuWords.OPEN, node)
}

/** Marks a node open or closed and counts it in its group; sizes are the caller's. */
internal fun MenuRows.setOpen(isOpen: Boolean, node: Int) {
    mark(isOpen, node)
    if (!isAwake(node) || table.has(MenuFlag.FIXED, node)) return
    val parent = table.parent(node)
    val info = words.openInfo(parent)
    if (!table.groupIsSingle(parent)) {
        words.setOpenInfo(if (isOpen) info + 1 else info - 1, parent)
    } else if (isOpen) {
        words.setOpenInfo(node + 1, parent)
    } else if (info == node + 1) {
        words.setOpenInfo(0, parent)
    }
}

/**
 * Applies the rules of all groups after items became dormant or awake, or were marked.
 *
 * Of several open members of a `single` group one stays open: the first whose entry in the words is
 * 1, or else the first. A `keep-open` group without an open member opens its first. The counts are
 * invalid afterwards.
 */
internal fun MenuRows.settleGroups() {
    for (parent in -1 until table.count) {
        if (table.groupIsSingle(parent) || table.groupKeepsOpen(parent)) settleGroup(parent)
    }
}

private fun MenuRows.settleGroup(parent: Int) {
    val start = table.firstChild(parent)
    val end = start + table.childCount(parent)
    var first = -1
    var stays = -1
    var openCount = 0
    for (node in start until end) {
        if (!isMember(node)) continue
        if (first < 0) first = node
        if (!isOpen(node)) continue
        openCount += 1
        if (stays < 0 || words.entry(node) > words.entry(stays)) stays = node
    }
    if (openCount == 0 && first >= 0 && table.groupKeepsOpen(parent)) settle(first)
    if (openCount < 2 || !table.groupIsSingle(parent)) return
    for (node in start until end) {
        if (node != stays && isOpen(node) && isMember(node)) settle(node)
    }
}

/** Opens a closed node, or closes an open one, by the rules of its group. */
private fun MenuRows.settle(node: Int) {
    mark(!isOpen(node), node)
    words.settled?.add(node)
}

/** Undoes what group rules did to a restored state. */
internal fun MenuRows.unsettle() {
    val settled = words.settled ?: return
    for (node in settled) mark(!isOpen(node), node)
    settled.clear()
}

/** Clears all counts but that of each open member of a `single` group, which is 1. */
internal fun MenuRows.countHolders() {
    for (parent in table.count - 1 downTo -1) {
        val info = words.openInfo(parent)
        words.clearCounts(parent)
        if (info > 0 && table.groupIsSingle(parent)) words.addEntry(1, info - 1)
    }
}
