/** Which check items are checked: one bit per item, and one entry for each choice of one. */
internal class MenuChecks private constructor(
    private val table: MenuTable,
    private val bits: LongArray,
    private val chosen: MutableMap<Int, Int>
) {
    /** The checks before any event. */
    constructor(table: MenuTable) :
        this(table, LongArray((table.count + 63) / 64), mutableMapOf()) {
        restore(emptyMap())
    }

    fun copy(): MenuChecks = MenuChecks(table, bits.copyOf(), chosen.toMutableMap())

    fun isChecked(node: Int): Boolean = bits[node shr 6] and (1L shl node) != 0L

    /** The item that is unchecked when this one is checked, or −1. */
    fun rival(node: Int): Int = chosen[table.parent(node)] ?: -1

    /** The checked children, in document order. */
    fun checkedUnder(parent: Int): List<Int> {
        if (table.choosesOne(parent)) return listOfNotNull(chosen[parent])
        val first = table.firstChild(parent)
        return (first until first + table.childCount(parent)).filter { isChecked(it) }
    }

    /** Checks an item and unchecks its rival, or unchecks the item. */
    fun setChecked(isChecked: Boolean, node: Int) {
        val parent = table.parent(node)
        if (table.choosesOne(parent)) {
            chosen.remove(parent)?.let { mark(false, it) }
            if (isChecked) chosen[parent] = node
        }
        mark(isChecked, node)
    }

    /**
     * Returns to the state before any event, with the checks of these items in place of their own.
     * In a choice of one, the first item that they check wins.
     */
    fun restore(checks: Map<Int, Boolean>) {
        bits.fill(0)
        chosen.clear()
        for (node in checks.keys.sorted()) if (checks[node] == true) checkIfFirst(node)
        for (node in 0 until table.count) {
            if (table.has(MenuFlag.CHECKED, node) && node !in checks) checkIfFirst(node)
        }
    }

    private fun checkIfFirst(node: Int) {
        if (rival(node) < 0) setChecked(true, node)
    }

    /** Marks an item, whatever its group allows. */
    private fun mark(isChecked: Boolean, node: Int) {
        val bit = 1L shl node
        val word = bits[node shr 6]
        bits[node shr 6] = if (isChecked) word or bit else word and bit.inv()
    }
}
