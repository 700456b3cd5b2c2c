/** The flags of an item, as bits. */
internal object MenuFlag {
    /** The item was written with `items`, even if empty. */
    const val CATEGORY: Int = 1 shl 0
    const val BODY: Int = 1 shl 1

    /** Open at first, after the rules of its group, dormant or not. */
    const val OPEN: Int = 1 shl 2

    /** Not collapsible. */
    const val FIXED: Int = 1 shl 3

    /** Hidden at first. */
    const val HIDDEN: Int = 1 shl 4
    const val DISABLED: Int = 1 shl 5
    const val SEPARATOR: Int = 1 shl 6

    /** At most one child may be open. */
    const val SINGLE: Int = 1 shl 7

    /** The last open child stays open. */
    const val KEEPS_OPEN: Int = 1 shl 8
    const val CHECK_ITEM: Int = 1 shl 9

    /** Checked at first. */
    const val CHECKED: Int = 1 shl 10

    /** At most one child can be checked. */
    const val CHOOSES_ONE: Int = 1 shl 11

    /** The program provides its rows. */
    const val SLOT: Int = 1 shl 12

    /** A slot with a row for when it has no other. */
    const val PLACEHOLDER: Int = 1 shl 13

    /** A slot with a row for while it is busy. */
    const val LOADING: Int = 1 shl 14

    /** One of the children is a separator; not part of the table. */
    const val SEPARATED: Int = 1 shl 15
}

/**
 * The columns of a table, decoded once, with one element per item.
 *
 * Generated code has one line per item, breadth first: the number of its parent (−1 at top level),
 * the rank of its id in the order of UTF-8 bytes, and its flags.
 */
internal class MenuStructure(literals: Array<String>, val count: Int) {
    /** The parents' numbers; −1 at top level. */
    val parents = IntArray(count)
    val firstChildren = IntArray(count)
    val childCounts = IntArray(count)

    /** The items' numbers in the order of their ids' UTF-8 bytes; separators are last. */
    val nodesById = IntArray(count)
    val topLevelCount: Int

    /** The slots, in ascending order. */
    val slots: IntArray

    /** Whether one of the top-level items is a separator. */
    var topLevelIsSeparated = false
        private set

    /** Whether any of the items is a separator. */
    var hasSeparators = false
        private set
    private val depths = ByteArray(count)
    private val flags = ShortArray(count)

    init {
        val reader = MenuReader(literals.joinToString(""))
        val slots = mutableListOf<Int>()
        for (node in 0 until count) {
            reader.skipLineBreaks()
            val parent = reader.number()
            parents[node] = parent
            if (parent >= 0) addChild(node, parent)
            nodesById[reader.number()] = node
            val bits = reader.number()
            flags[node] = bits.toShort()
            if (bits and MenuFlag.SLOT != 0) slots.add(node)
            if (bits and MenuFlag.SEPARATOR != 0) markSeparated(parent)
        }
        this.slots = slots.toIntArray()
        topLevelCount = parents.count { it < 0 }
    }

    private fun markSeparated(parent: Int) {
        hasSeparators = true
        if (parent < 0) {
            topLevelIsSeparated = true
        } else {
            flags[parent] = (flags[parent].toInt() or MenuFlag.SEPARATED).toShort()
        }
    }

    /** Children follow each other, after their parents. */
    private fun addChild(node: Int, parent: Int) {
        if (childCounts[parent] == 0) firstChildren[parent] = node
        childCounts[parent] += 1
        depths[node] = (depths[parent] + 1).toByte()
    }

    fun depth(node: Int): Int = depths[node].toInt()

    /** Whether the item has one of these flags. */
    fun has(flags: Int, node: Int): Boolean = this.flags[node].toInt() and flags != 0
}
