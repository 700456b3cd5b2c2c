// Hidden and empty items, and the events that hide and show items. An event takes as long as a
// toggle for each node that it hides or shows; under a filter, while a restored state is settled,
// and in a menu with inline items, O(N).

/** Whether the node is empty if it has nothing to show below it. */
internal fun MenuRows.canBeEmpty(node: Int): Boolean =
    menu.has(MenuFlag.CATEGORY, node) && !menu.has(MenuFlag.BODY or MenuFlag.PAGE, node)

/** Whether the node is present among its siblings: neither hidden nor a separator. */
internal fun MenuRows.isPresent(node: Int): Boolean =
    !words.has(MenuWords.HIDDEN, node) && !menu.has(MenuFlag.SEPARATOR, node)

/** Whether the node or one of its ancestors is hidden. */
internal fun MenuRows.isBelowHidden(node: Int): Boolean {
    var above = node
    while (above >= 0) {
        if (words.has(MenuWords.HIDDEN, above)) return true
        above = menu.parent(above)
    }
    return false
}

/** Marks the categories that have nothing to show, and hides inline items among them. */
internal fun MenuRows.findEmpty() {
    hideInlines()
    for (node in 0 until menu.count) {
        if (canBeEmpty(node)) words.set(MenuWords.EMPTY, node)
        if (isPresent(node)) words.clear(MenuWords.EMPTY, menu.parent(node))
    }
    for (slot in menu.slots) {
        if ((slots?.rowCount(slot) ?: 0) > 0) words.clear(MenuWords.EMPTY, slot)
    }
    settleInlines()
}

/** Hides nodes, or shows them again. */
internal fun MenuRows.setHidden(
    nodes: Iterable<MenuNode>, isHidden: Boolean, animation: MenuAnimation
): MenuChange = rehide(animation) { mark, _ -> hide(nodes, isHidden, mark) }

/** Marks nodes that the program hides, or shows again. */
private fun MenuRows.hide(nodes: Iterable<MenuNode>, isHidden: Boolean, mark: MenuMark) {
    for (node in nodes) {
        if (!table.isItem(node)) continue
        conditions?.setHidden(isHidden, node.number)
        val isAbsent = isHidden || conditions?.fails(node.number) == true
        mark(MenuWords.HIDDEN, isAbsent, node.number)
    }
}

/** Gives conditions values, and hides, shows, enables and disables the nodes that depend on them. */
internal fun MenuRows.setConditions(
    values: Iterable<MenuConditionValue>, animation: MenuAnimation
): MenuChange {
    val conditions = conditions ?: return unchanged(animation)
    val whens = conditions.set(values)
    if (whens.isEmpty()) return unchanged(animation)
    return rehide(animation) { mark, look ->
        for (number in whens) conditions.hide(number, mark, look)
    }
}

/** Shows these nodes and their ancestors only, or, for null, ends the filter. */
internal fun MenuRows.filter(nodes: Iterable<MenuNode>?, animation: MenuAnimation): MenuChange =
    bulk(animation) { keep(nodes) }

/** Marks the nodes that a filter keeps, and their ancestors. */
private fun MenuRows.keep(nodes: Iterable<MenuNode>?) {
    for (node in -1 until menu.count) words.clear(MenuWords.KEPT, node)
    if (nodes == null) return
    words.set(MenuWords.KEPT, -1)
    for (node in nodes) {
        if (!table.isItem(node)) continue
        var kept = node.number
        while (!words.has(MenuWords.KEPT, kept)) {
            words.set(MenuWords.KEPT, kept)
            kept = menu.parent(kept)
        }
    }
}

/**
 * Runs an event that hides or shows nodes, or empties or fills a slot, and applies the rules of
 * groups and separators. The event marks the nodes, and names others that look different;
 * [resize] changes the sizes of a slot.
 */
internal fun MenuRows.rehide(
    animation: MenuAnimation, resize: () -> Unit = {}, event: MenuMarking
): MenuChange {
    if (mustRehideAll) return bulk(animation) { rehideAll(event) }
    return changed(MenuTransition(this, planned(event)).apply(resize), animation)
}

/** Whether an event that hides or shows nodes has to visit all nodes. */
internal val MenuRows.mustRehideAll: Boolean
    get() = isFiltered || words.settled?.isNotEmpty() ?: false || inlines != null

/** The plan of an event that marks nodes, with all that follows from it. */
internal fun MenuRows.planned(event: MenuMarking): MenuPlan {
    val plan = MenuPlan(this)
    event({ flag, isOn, node -> plan.mark(flag, isOn, node) }, { plan.looks.add(it) })
    plan.complete()
    return plan
}

/** Runs an event that marks nodes, and applies the rules to all groups. */
internal fun MenuRows.rehideAll(event: MenuMarking) {
    unsettle()
    preferHolders()
    event(marking(), {})
    findEmpty()
    tidySeparators()
    settleGroups()
}
