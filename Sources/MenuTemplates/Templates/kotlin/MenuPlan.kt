/** Sets or clears a flag of a node. */
internal typealias MenuMark = (flag: Long, isOn: Boolean, node: Int) -> Unit

/**
 * The nodes whose flags change when some nodes are hidden, shown, emptied or filled. Visits these
 * nodes only, where `settleGroups` visits all.
 *
 * Sizes and counts do not change before a transition performs the plan.
 */
internal class MenuPlan(private val rows: MenuRows) {
    /** The marked nodes, with their flags from before. */
    val before = linkedMapOf<Int, Long>()

    /** Sets or clears a flag of a node. */
    fun mark(flag: Long, isOn: Boolean, node: Int) {
        val flags = rows.words.flags(MenuWords.LOOK, node)
        if ((flags and flag != 0L) == isOn) return
        if (node !in before) before[node] = flags
        rows.words.mark(flag, isOn, node)
    }

    /** Marks the further nodes that change because of the marked ones. */
    fun complete() {
        val hidden = before.keys.filter { changes(MenuWords.HIDDEN, it) }
        forEachGroup(hidden) { parent, nodes -> findEmpty(parent, nodes) }
        val wakes = before.keys.filter {
            rows.isCollapsible(it) && wasAwake(it) != rows.isAwake(it)
        }
        forEachGroup(wakes) { parent, nodes -> settle(parent, nodes) }
    }

    /** Whether the flag of a marked node has changed. */
    private fun changes(flag: Long, node: Int): Boolean =
        before.getValue(node) and flag != rows.words.flags(flag, node)

    /** Whether a marked node was awake before it was marked. */
    private fun wasAwake(node: Int): Boolean =
        before.getValue(node) and (MenuWords.HIDDEN or MenuWords.EMPTY) == 0L

    /** Tidies the separators beside children that were hidden or shown, and marks their parent. */
    private fun findEmpty(parent: Int, children: List<Int>) {
        val isEmpty = when {
            rows.menu.isSeparated(parent) -> !rows.tidyGroup(parent, children) { isHidden, node ->
                mark(MenuWords.HIDDEN, isHidden, node)
            }
            else -> hidesAll(parent, children)
        }
        if (parent >= 0 && rows.canBeEmpty(parent)) mark(MenuWords.EMPTY, isEmpty, parent)
    }

    /** Whether these children, which were hidden or shown, leave their parent without any row. */
    private fun hidesAll(parent: Int, children: List<Int>): Boolean {
        val words = rows.words
        var size = 0
        for (child in children) {
            if (!words.has(MenuWords.HIDDEN, child)) return false
            size += if (rows.isOpen(child)) 1 + words.shown(child) else 1
        }
        return size == words.shown(parent)
    }

    /** Applies the rules of a group to its members that became dormant or awake. */
    private fun settle(parent: Int, nodes: List<Int>) {
        val open = nodes.filter { rows.isOpen(it) }
        val isOpen: Boolean
        if (rows.menu.groupIsSingle(parent)) {
            val holder = rows.words.openInfo(parent) - 1
            val awake = open.filter { rows.isAwake(it) }
            val stays =
                if (holder >= 0 && rows.isAwake(holder)) holder else awake.firstOrNull() ?: -1
            for (node in awake) if (node != stays) toggle(node)
            isOpen = stays >= 0
        } else {
            val change = open.map { if (rows.isAwake(it)) 1 else -1 }.sum()
            isOpen = rows.words.openInfo(parent) + change > 0
        }
        if (isOpen || !rows.menu.groupKeepsOpen(parent)) return
        val first = rows.firstMember(parent)
        if (first >= 0) toggle(first)
    }

    /** Opens or closes a node by the rules of its group. */
    private fun toggle(node: Int) {
        mark(MenuWords.OPEN, !rows.isOpen(node), node)
        rows.words.settled?.add(node)
    }

    /** Visits the groups to which the nodes belong. */
    private inline fun forEachGroup(nodes: List<Int>, visit: (Int, List<Int>) -> Unit) {
        val sorted = nodes.sorted()
        var start = 0
        for (end in 1..sorted.size) {
            val parent = rows.menu.parent(sorted[start])
            if (end < sorted.size && rows.menu.parent(sorted[end]) == parent) continue
            visit(parent, sorted.subList(start, end))
            start = end
        }
    }
}
