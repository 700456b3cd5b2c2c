/**
 * The memory of a [MenuExpansion]: one word of 64 bits for each node, and one, at −1, for the menu
 * itself.
 *
 * From its low bits, a word has three numbers of 20 bits, which a menu of at most 1,048,575 rows
 * does not exceed, and four flags: the node's entry in the Fenwick tree of its siblings' sizes; the
 * number of rows that opening the node shows or, under a filter, of the rows below it; and a number
 * for the node's children, which is the open child's number + 1 in a `single` group and otherwise
 * the number of open children. Those that are dormant or can't close do not count.
 *
 * @property absent The top-level nodes without a section, in ascending order; none in layout
 * `rows`.
 */
internal class MenuWords private constructor(private val words: LongArray, var absent: IntArray) {
    constructor(count: Int) : this(LongArray(count + 1), IntArray(0)) {
        set(OPEN, -1)
    }

    /** After `restore`, the nodes that group rules opened or closed against the restored state. */
    var settled: MutableList<Int>? = null

    fun copy(): MenuWords {
        val copy = MenuWords(words.copyOf(), absent.copyOf())
        copy.settled = settled?.toMutableList()
        return copy
    }

    /** Whether the node has one of these flags. */
    fun has(flags: Long, node: Int): Boolean = words[node + 1] and flags != 0L

    /** Those of these flags that the node has. */
    fun flags(flags: Long, node: Int): Long = words[node + 1] and flags

    fun mark(flag: Long, isOn: Boolean, node: Int) {
        if (isOn) set(flag, node) else clear(flag, node)
    }

    fun set(flag: Long, node: Int) {
        words[node + 1] = words[node + 1] or flag
    }

    fun clear(flag: Long, node: Int) {
        words[node + 1] = words[node + 1] and flag.inv()
    }

    /** The entry of the node in its group's Fenwick tree. */
    fun entry(node: Int): Int = (words[node + 1] and NUMBER).toInt()

    /** The number of rows that opening the node shows or, under a filter, of the rows below it. */
    fun shown(node: Int): Int = (words[node + 1] shr SHOWN_SHIFT and NUMBER).toInt()

    /** The open child's number + 1 in a `single` group, otherwise the number of open children. */
    fun openInfo(node: Int): Int = (words[node + 1] shr OPEN_INFO_SHIFT and NUMBER).toInt()

    fun addEntry(rows: Int, node: Int) {
        words[node + 1] += rows.toLong()
    }

    fun addShown(rows: Int, node: Int) {
        words[node + 1] += rows.toLong() shl SHOWN_SHIFT
    }

    fun setOpenInfo(value: Int, node: Int) {
        val others = words[node + 1] and (NUMBER shl OPEN_INFO_SHIFT).inv()
        words[node + 1] = others or (value.toLong() shl OPEN_INFO_SHIFT)
    }

    /** Keeps only the flags of all nodes. */
    fun clearCounts() {
        for (node in -1 until words.size - 1) clearCount(node)
    }

    /** Keeps only the flags of the node. */
    fun clearCount(node: Int) {
        words[node + 1] = words[node + 1] and (OPEN or HIDDEN or EMPTY or KEPT)
    }

    companion object {
        /** An open item. */
        const val OPEN: Long = 1L shl 60

        /** A hidden item, or a separator that does not show. */
        const val HIDDEN: Long = 1L shl 61

        /** A category without body and without anything to show but separators. */
        const val EMPTY: Long = 1L shl 62

        /** A match of the filter or an ancestor of one; for the menu, that a filter is on. */
        const val KEPT: Long = 1L shl 63

        /** The flags that decide which rows a node has, and how its own row looks. */
        const val LOOK: Long = OPEN or HIDDEN or EMPTY

        private const val NUMBER: Long = 0xF_FFFF
        private const val SHOWN_SHIFT = 20
        private const val OPEN_INFO_SHIFT = 40
    }
}
