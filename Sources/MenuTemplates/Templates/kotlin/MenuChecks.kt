/** The checked items: one bit per item, and one entry for each choice of one. */
internal class MenuChecks private constructor(
    private val menu: MenuStructure,
    private val bits: LongArray,
    /** The checked item of each choice of one, by the parent. */
    private val chosen: MutableMap<Int, Int>
) {
    /** The checks before any event. */
    constructor(menu: MenuStructure) :
        this(menu, LongArray((menu.count + 63) / 64), mutableMapOf()) {
        restore(emptyMap())
    }

    fun copy(): MenuChecks = MenuChecks(menu, bits.copyOf(), chosen.toMutableMap())

    fun isChecked(node: Int): Boolean = bits[node shr 6] and (1L shl node) != 0L

    /** The item that is unchecked when this one is checked, or −1. */
    fun rival(node: Int): Int = chosen[menu.parent(node)] ?: -1

    /** The checked children, in document order. */
    fun checkedUnder(parent: Int): List<Int> {
        if (menu.choosesOne(parent)) return listOfNotNull(chosen[parent])
        val first = menu.firstChild(parent)
        return (first until first + menu.childCount(parent)).filter { isChecked(it) }
    }

    /** Checks an item and unchecks its rival, or unchecks the item. */
    fun setChecked(isChecked: Boolean, node: Int) {
        val parent = menu.parent(node)
        if (menu.choosesOne(parent)) {
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
        for (node in 0 until menu.count) {
            if (menu.has(MenuFlag.CHECKED, node) && node !in checks) checkIfFirst(node)
        }
    }

    /** Checks an item unless its choice of one has a checked item. */
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
