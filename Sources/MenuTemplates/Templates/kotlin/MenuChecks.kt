/** Whether an item is checked or, for a summary check, whether the check items below it are. */
public enum class MenuCheckState {
    /** It is not checked; of the items of a summary check, none is. */
    UNCHECKED,

    /** It is checked; of the items of a summary check, all are. */
    CHECKED,

    /** Some items of the summary check are checked, and some are not. */
    MIXED
}

/** How many check items a summary check has, and how many of them are checked. */
internal data class MenuSummary(val items: Int = 0, val checked: Int = 0) {
    val state: MenuCheckState
        get() = when (checked) {
            0 -> MenuCheckState.UNCHECKED
            items -> MenuCheckState.CHECKED
            else -> MenuCheckState.MIXED
        }
}

/**
 * The checked items: one bit per item, two entries for each choice of one, and one for each summary
 * check.
 */
internal class MenuChecks private constructor(
    private val menu: MenuStructure,
    private val bits: LongArray,
    /** The checked item of each choice of one, by the parent. */
    private val chosen: MutableMap<Int, Int>,
    /** The parents of the choices of one that always have a checked item. */
    private val required: MutableSet<Int>,
    /** The summary checks, by number. */
    private val summaries: MutableMap<Int, MenuSummary>
) {
    /** The checks before any event. */
    constructor(menu: MenuStructure) : this(
        menu, LongArray((menu.count + 63) / 64), mutableMapOf(), mutableSetOf(), mutableMapOf()
    ) {
        for (node in 0 until menu.count) if (menu.isSummary(node)) summaries[node] = MenuSummary()
        restore(emptyMap())
        required.addAll(chosen.keys)
        if (summaries.isEmpty()) return
        for (node in 0 until menu.count) {
            if (!isCounted(node)) continue
            forEachSummary(node) { above, summary ->
                summaries[above] = summary.copy(items = summary.items + 1)
            }
        }
    }

    fun copy(): MenuChecks = MenuChecks(
        menu, bits.copyOf(), chosen.toMutableMap(), required, summaries.toMutableMap()
    )

    /** Whether the check item is checked; false for a summary check. */
    fun isChecked(node: Int): Boolean = bits[node shr 6] and (1L shl node) != 0L

    /** The state of a check item or of a summary check. */
    fun state(node: Int): MenuCheckState = when {
        menu.isSummary(node) -> summaries[node]?.state ?: MenuCheckState.UNCHECKED
        isChecked(node) -> MenuCheckState.CHECKED
        else -> MenuCheckState.UNCHECKED
    }

    /** The item that is unchecked when this one is checked, or −1. */
    fun rival(node: Int): Int = chosen[menu.parent(node)] ?: -1

    /** Whether the item is in a choice of one that always has a checked item. */
    fun isRequired(node: Int): Boolean = menu.parent(node) in required

    /** The checked children, in document order. */
    fun checkedUnder(parent: Int): List<Int> {
        if (menu.choosesOne(parent)) return listOfNotNull(chosen[parent])
        val first = menu.firstChild(parent)
        return (first until first + menu.childCount(parent)).filter { isChecked(it) }
    }

    /**
     * Checks an item and unchecks its rival, or unchecks the item. Returns the nodes above it that look
     * different: summary checks, or the category that shows the checked item.
     */
    fun setChecked(isChecked: Boolean, node: Int): List<Int> {
        val parent = menu.parent(node)
        if (menu.choosesOne(parent)) {
            chosen.remove(parent)?.let { mark(false, it) }
            if (isChecked) chosen[parent] = node
        }
        mark(isChecked, node)
        if (parent >= 0 && menu.showsChecked(parent)) return listOf(parent)
        return count(if (isChecked) 1 else -1, node)
    }

    /** Checks or unchecks all items of a summary check. */
    fun setAll(isChecked: Boolean, summary: Int) {
        // The nodes of each level below a node have consecutive numbers.
        var first = menu.firstChild(summary)
        var end = first + menu.childCount(summary)
        while (first < end) {
            var nextFirst = -1
            var nextEnd = -1
            for (node in first until end) {
                if (isCounted(node) && isChecked(node) != isChecked) setChecked(isChecked, node)
                if (menu.childCount(node) == 0) continue
                if (nextFirst < 0) nextFirst = menu.firstChild(node)
                nextEnd = menu.firstChild(node) + menu.childCount(node)
            }
            first = nextFirst
            end = nextEnd
        }
    }

    /**
     * Returns to the state before any event, with the checks of these items in place of their own.
     * In a choice of one, the first item that they check wins, or else the one that starts checked.
     */
    fun restore(checks: Map<Int, Boolean>) {
        bits.fill(0)
        chosen.clear()
        for ((node, summary) in summaries) summaries[node] = summary.copy(checked = 0)
        for (node in checks.keys.sorted()) if (checks[node] == true) checkIfFirst(node)
        for (node in 0 until menu.count) {
            if (!menu.has(MenuFlag.CHECKED, node)) continue
            if (node !in checks || menu.choosesOne(menu.parent(node))) checkIfFirst(node)
        }
    }

    /** Checks an item unless its choice of one has a checked item. */
    private fun checkIfFirst(node: Int) {
        if (rival(node) < 0) setChecked(true, node)
    }

    /** Whether the summary checks above the node count it. */
    private fun isCounted(node: Int): Boolean =
        menu.isCheckItem(node) && !menu.choosesOne(menu.parent(node))

    /**
     * Notes in the summary checks above an item that it was checked or unchecked, and returns those
     * whose state differs.
     */
    private fun count(difference: Int, node: Int): List<Int> {
        if (summaries.isEmpty() || !isCounted(node)) return emptyList()
        val changed = mutableListOf<Int>()
        forEachSummary(node) { above, before ->
            val after = before.copy(checked = before.checked + difference)
            summaries[above] = after
            if (after.state != before.state) changed.add(above)
        }
        return changed
    }

    /** Visits the summary checks above a node. */
    private inline fun forEachSummary(node: Int, visit: (Int, MenuSummary) -> Unit) {
        var above = menu.parent(node)
        while (above >= 0) {
            if (menu.isSummary(above)) summaries[above]?.let { visit(above, it) }
            above = menu.parent(above)
        }
    }

    /** Marks an item, whatever its group allows. */
    private fun mark(isChecked: Boolean, node: Int) {
        val bit = 1L shl node
        val word = bits[node shr 6]
        bits[node shr 6] = if (isChecked) word or bit else word and bit.inv()
    }
}
