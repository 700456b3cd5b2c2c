// Dormant items, and the rules of groups, which count awake members only.

/** Whether the node is not dormant: neither hidden nor an empty category. */
internal fun MenuRows.isAwake(node: Int): Boolean =
    !words.has(MenuWords.HIDDEN or MenuWords.EMPTY, node)

/** Whether events open and close the node: a category, or with a body. */
internal fun MenuRows.isExpandable(node: Int): Boolean =
    menu.has(MenuFlag.CATEGORY or MenuFlag.BODY, node) && !menu.has(MenuFlag.PAGE, node)

/** Whether events can both open and close the node. */
internal fun MenuRows.isCollapsible(node: Int): Boolean =
    isExpandable(node) && !menu.has(MenuFlag.FIXED, node)

/** Whether the rules of its group count the node: it is awake, and opens and closes by events. */
internal fun MenuRows.isMember(node: Int): Boolean = isAwake(node) && isCollapsible(node)

/** The first child that the rules of its group count, or −1. */
internal fun MenuRows.firstMember(parent: Int): Int {
    val first = menu.firstChild(parent)
    return (first until first + menu.childCount(parent)).firstOrNull { isMember(it) } ?: -1
}

/** The sibling that closes when this node opens, or −1. */
internal fun MenuRows.rival(node: Int): Int {
    val parent = menu.parent(node)
    return if (menu.groupIsSingle(parent) && isMember(node)) words.openInfo(parent) - 1 else -1
}

/** Whether an open node cannot be closed: it is fixed, or the last that its group keeps open. */
internal fun MenuRows.staysOpen(node: Int): Boolean {
    if (menu.has(MenuFlag.FIXED, node)) return true
    val parent = menu.parent(node)
    if (!menu.groupKeepsOpen(parent) || !isAwake(node)) return false
    return menu.groupIsSingle(parent) || words.openInfo(parent) == 1
}

/** Marks a node open or closed and counts it in its group; the caller updates the sizes. */
internal fun MenuRows.setOpen(isOpen: Boolean, node: Int) {
    words.mark(MenuWords.OPEN, isOpen, node)
    if (!isAwake(node) || menu.has(MenuFlag.FIXED, node)) return
    val parent = menu.parent(node)
    val info = words.openInfo(parent)
    if (!menu.groupIsSingle(parent)) {
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
    for (parent in -1 until menu.count) {
        if (menu.groupIsSingle(parent) || menu.groupKeepsOpen(parent)) settleGroup(parent)
    }
}

/** Applies the rules of one group. */
private fun MenuRows.settleGroup(parent: Int) {
    val start = menu.firstChild(parent)
    val end = start + menu.childCount(parent)
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
    if (openCount == 0 && first >= 0 && menu.groupKeepsOpen(parent)) settle(first)
    if (openCount < 2 || !menu.groupIsSingle(parent)) return
    for (node in start until end) {
        if (node != stays && isOpen(node) && isMember(node)) settle(node)
    }
}

/** Opens a closed node, or closes an open one, by the rules of its group. */
private fun MenuRows.settle(node: Int) {
    words.mark(MenuWords.OPEN, !isOpen(node), node)
    words.settled?.add(node)
}

/** Undoes the changes that group rules made to a restored state. */
internal fun MenuRows.unsettle() {
    val settled = words.settled ?: return
    for (node in settled) words.mark(MenuWords.OPEN, !isOpen(node), node)
    settled.clear()
}

/** Clears all counts, then sets the entry of each open member of a `single` group to 1. */
internal fun MenuRows.preferHolders() {
    for (parent in menu.count - 1 downTo -1) {
        val info = words.openInfo(parent)
        words.clearCount(parent)
        if (info > 0 && menu.groupIsSingle(parent)) words.addEntry(1, info - 1)
    }
}
