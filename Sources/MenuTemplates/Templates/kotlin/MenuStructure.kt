/** The flags of an item, as bits. */
internal object MenuFlag {
    /** The item was written with `items`, even if empty. */
    const val CATEGORY: Int = 1 shl 0

    /** The item has a text that shows while it is open. */
    const val BODY: Int = 1 shl 1

    /** The item starts open, by the rules of its group, dormant or not. */
    const val OPEN: Int = 1 shl 2

    /** The item is always open. */
    const val FIXED: Int = 1 shl 3

    /** The item starts hidden. */
    const val HIDDEN: Int = 1 shl 4

    /** Taps on the item have no effect. */
    const val DISABLED: Int = 1 shl 5

    /** The item is a line between others. */
    const val SEPARATOR: Int = 1 shl 6

    /** At most one child may be open. */
    const val SINGLE: Int = 1 shl 7

    /** The last open child stays open. */
    const val KEEPS_OPEN: Int = 1 shl 8

    /** The item is a check item or, if it is a category, a summary check. */
    const val CHECK_ITEM: Int = 1 shl 9

    /** The item starts checked. */
    const val CHECKED: Int = 1 shl 10

    /** At most one child can be checked. */
    const val CHOOSES_ONE: Int = 1 shl 11

    /** The item is a slot, whose rows the program provides. */
    const val SLOT: Int = 1 shl 12

    /** The item is a slot that shows a placeholder while it has no other row. */
    const val PLACEHOLDER: Int = 1 shl 13

    /** The item is a slot that shows a row while it is busy. */
    const val LOADING: Int = 1 shl 14

    /** The rows of the item are on a page of their own. */
    const val PAGE: Int = 1 shl 15

    /**
     * The rows of the item are among those of its siblings. Of a separator: it shows only with such an
     * item, which follows it. [MenuStructure] keeps this flag and the next in maps.
     */
    const val INLINE: Int = 1 shl 16

    /**
     * The item is inline and has no heading, and so no row of its own. Of a separator: it shows only
     * with an inline item before it.
     */
    const val ROWLESS: Int = 1 shl 17

    /**
     * The item's row shows the checked child as its detail. Of a separator: it is the footer of its group.
     */
    const val SHOWS_CHECKED: Int = 1 shl 18

    /** The item is a slot of whose rows any number can be checked. */
    const val CHOOSES_ANY: Int = 1 shl 19

    /** One of the children is a separator. Only [MenuStructure] has this flag. */
    const val SEPARATED: Int = 1 shl 16

    /** The flags of generated code that [MenuStructure] keeps for each item. */
    const val STORED: Int = (INLINE - 1) or SHOWS_CHECKED or CHOOSES_ANY
}

/**
 * The columns of a table, decoded once, with one element per item.
 *
 * Generated code has one line per item, breadth first: the number of its parent (−1 at top level),
 * the rank of its id in the order of UTF-8 bytes, and its flags. Functions take a number that the
 * caller knows to be in range; −1 is the menu itself, the parent of the top level.
 *
 * @property count The number of items.
 * @property hasSections Whether top-level items are sections.
 */
internal class MenuStructure(
    literals: Array<String>,
    val count: Int,
    val hasSections: Boolean,
    private val topLevelIsSingle: Boolean,
    private val topLevelKeepsOpen: Boolean,
    private val topLevelChoosesOne: Boolean
) {
    private val parents = IntArray(count)
    private val firstChildren = IntArray(count)
    private val childCounts = IntArray(count)
    private val depths = ByteArray(count)
    private val flags = IntArray(count)

    /** The items' numbers in the order of their ids' UTF-8 bytes; separators are last. */
    val nodesById = IntArray(count)

    /** The number of top-level items. */
    val topLevelCount: Int

    /** The slots, in ascending order. */
    val slots: IntArray

    /** The inline items in ascending order, and whether each has a heading. */
    val inlines: Map<Int, Boolean>

    /** The inline item with which alone a separator shows, by the separator. */
    val inlinesOfBorders: Map<Int, Int>

    /** Whether any of the items is a separator. */
    var hasSeparators = false
        private set
    private var topLevelIsSeparated = false

    init {
        val reader = MenuReader(literals.joinToString(""))
        val slots = mutableListOf<Int>()
        val inlines = linkedMapOf<Int, Boolean>()
        val borders = mutableMapOf<Int, Int>()
        this.inlines = inlines
        inlinesOfBorders = borders
        for (node in 0 until count) {
            reader.skipLineBreaks()
            val parent = reader.number()
            parents[node] = parent
            if (parent >= 0) addChild(node, parent)
            nodesById[reader.number()] = node
            val bits = reader.number()
            flags[node] = bits and MenuFlag.STORED
            val isInline = bits and MenuFlag.INLINE != 0
            val isRowless = bits and MenuFlag.ROWLESS != 0
            when {
                bits and MenuFlag.SEPARATOR == 0 -> if (isInline) inlines[node] = !isRowless
                isInline -> borders[node] = node + 1
                isRowless -> borders[node] = node - 1
            }
            if (bits and MenuFlag.SLOT != 0) slots.add(node)
            if (bits and MenuFlag.SEPARATOR != 0) markSeparated(parent)
        }
        this.slots = slots.toIntArray()
        topLevelCount = parents.count { it < 0 }
    }

    /** Adds a node to its parent's children, which follow each other, after their parents. */
    private fun addChild(node: Int, parent: Int) {
        if (childCounts[parent] == 0) firstChildren[parent] = node
        childCounts[parent] += 1
        depths[node] = (depths[parent] + if (isInline(parent)) 0 else 1).toByte()
    }

    private fun markSeparated(parent: Int) {
        hasSeparators = true
        if (parent < 0) {
            topLevelIsSeparated = true
        } else {
            flags[parent] = flags[parent] or MenuFlag.SEPARATED
        }
    }

    /** Whether the item has one of these flags. */
    fun has(flags: Int, node: Int): Boolean = this.flags[node] and flags != 0

    /** Whether the rows of the item are among those of its siblings. */
    fun isInline(node: Int): Boolean = inlines.containsKey(node)

    /** The number of rows that the item itself has: 1, or 0 for an inline item without a heading. */
    fun ownRows(node: Int): Int = if (inlines.isNotEmpty() && inlines[node] == false) 0 else 1

    /** The number of ancestors that are not inline; 0 at top level. */
    fun depth(node: Int): Int = depths[node].toInt()

    /** The parent's number, −1 at top level. */
    fun parent(node: Int): Int = parents[node]

    /** The number of the first child, if there is one. */
    fun firstChild(node: Int): Int = if (node < 0) 0 else firstChildren[node]

    fun childCount(node: Int): Int = if (node < 0) topLevelCount else childCounts[node]

    /** Whether one of the children is a separator. */
    fun isSeparated(parent: Int): Boolean =
        if (parent < 0) topLevelIsSeparated else has(MenuFlag.SEPARATED, parent)

    /** Whether at most one child of the parent may be open. */
    fun groupIsSingle(parent: Int): Boolean =
        if (parent < 0) topLevelIsSingle else has(MenuFlag.SINGLE, parent)

    /** Whether the last open child of the parent stays open. */
    fun groupKeepsOpen(parent: Int): Boolean =
        if (parent < 0) topLevelKeepsOpen else has(MenuFlag.KEEPS_OPEN, parent)

    /** Whether the node is a check item. */
    fun isCheckItem(node: Int): Boolean =
        has(MenuFlag.CHECK_ITEM, node) && !has(MenuFlag.CATEGORY, node)

    /** Whether the node is a summary check. */
    fun isSummary(node: Int): Boolean =
        has(MenuFlag.CHECK_ITEM, node) && has(MenuFlag.CATEGORY, node)

    /** Whether at most one child of the parent can be checked. */
    fun choosesOne(parent: Int): Boolean =
        if (parent < 0) topLevelChoosesOne else has(MenuFlag.CHOOSES_ONE, parent)

    /** Whether the row of a choice of one shows the checked item as its detail. */
    fun showsChecked(node: Int): Boolean =
        has(MenuFlag.SHOWS_CHECKED, node) && !has(MenuFlag.SEPARATOR, node)

    /** Whether any number of a slot's rows can be checked. */
    fun choosesAny(node: Int): Boolean = has(MenuFlag.CHOOSES_ANY, node)

    /** Whether the node is the footer of its group, and so the last of it. */
    fun isFooter(node: Int): Boolean =
        has(MenuFlag.SHOWS_CHECKED, node) && has(MenuFlag.SEPARATOR, node)

    /** The footer of a group, or −1. */
    fun lastFooter(parent: Int): Int {
        if (parent < 0) return -1
        val last = firstChild(parent) + childCount(parent) - 1
        return if (last > parent && isFooter(last)) last else -1
    }

    /** Below 0 if [one] comes before [other] in document order, above 0 if it comes after. */
    fun compare(one: Int, other: Int): Int {
        var left = one
        var right = other
        // The siblings, or −1, through which the items are below the same item.
        var leftSibling = -1
        var rightSibling = -1
        // An item has a higher number than the items above it.
        while (left != right) {
            if (left > right) {
                leftSibling = left
                left = parent(left)
            } else {
                rightSibling = right
                right = parent(right)
            }
        }
        return leftSibling - rightSibling
    }

    /** The next item in document order, or −1 after the last. */
    fun successor(number: Int): Int {
        if (childCount(number) > 0) return firstChild(number)
        var node = number
        while (node >= 0) {
            val parent = parent(node)
            if (node + 1 < count && parent(node + 1) == parent) return node + 1
            node = parent
        }
        return -1
    }
}
