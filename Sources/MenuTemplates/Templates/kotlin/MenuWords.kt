/**
 * The memory of a [MenuExpansion]: one word for each node, and one, for −1, for the menu itself as
 * the parent of the top level.
 *
 * Bits 0–19 hold the node's entry in the Fenwick tree of visible sizes of its sibling group, 20–39
 * the rows that opening it shows (under a filter, that stand below it), 40–59 for the group of its
 * children the open one's number + 1 (`single`) or how many are open, without those that are
 * dormant or cannot close, 60–63 the flags.
 */
internal class MenuWords private constructor(private val words: LongArray, var absent: IntArray) {
    constructor(count: Int) : this(LongArray(count + 1), IntArray(0)) {
        set(OPEN, -1)
    }

    /** While a restored state is held: the nodes that group rules opened or closed unlike it. */
    var settled: MutableList<Int>? = null

    /** The top-level nodes without section are in `absent`, ascending. */
    fun copy(): MenuWords {
        val copy = MenuWords(words.copyOf(), absent.copyOf())
        copy.settled = settled?.toMutableList()
        return copy
    }

    fun has(flag: Long, node: Int): Boolean = words[node + 1] and flag != 0L

    fun set(flag: Long, node: Int) {
        words[node + 1] = words[node + 1] or flag
    }

    fun clear(flag: Long, node: Int) {
        words[node + 1] = words[node + 1] and flag.inv()
    }

    /** The entry of the node in its group's Fenwick tree. */
    fun entry(node: Int): Int = (words[node + 1] and MASK).toInt()

    /** The rows that opening the node shows, or that stand below it under a filter. */
    fun shown(node: Int): Int = (words[node + 1] shr 20 and MASK).toInt()

    /** What is open among the node's children: a number + 1, or how many. */
    fun openInfo(node: Int): Int = (words[node + 1] shr 40 and MASK).toInt()

    fun addEntry(rows: Int, node: Int) {
        words[node + 1] += rows.toLong()
    }

    fun addShown(rows: Int, node: Int) {
        words[node + 1] += rows.toLong() shl 20
    }

    fun setOpenInfo(value: Int, node: Int) {
        words[node + 1] = words[node + 1] and (MASK shl 40).inv() or (value.toLong() shl 40)
    }

    /** Leaves the flags of all nodes only. */
    fun clearCounts() {
        for (node in -1 until words.size - 1) clearCounts(node)
    }

    fun clearCounts(node: Int) {
        words[node + 1] = words[node + 1] and FLAGS
    }

    companion object {
        const val OPEN: Long = 1L shl 60
        const val HIDDEN: Long = 1L shl 61

        /** A category without body whose children, if any, are all hidden. */
        const val EMPTY: Long = 1L shl 62

        /** A match of the filter or an ancestor of one; for the menu, that a filter is on. */
        const val KEPT: Long = 1L shl 63

        private const val FLAGS: Long = 15L shl 60
        private const val MASK: Long = 0xF_FFFF
    }
}
