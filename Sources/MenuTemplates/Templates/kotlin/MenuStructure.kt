/**
 * The columns of a table, decoded once from text: a line an item, of `parent first count tree
 * shown rank` right-aligned in [digits] columns each, then `depth` in 2, and nine flags.
 *
 * The flags are `c` category, `b` body, `o` open at first (after the rules of its group, dormant
 * or not), `f` fixed (not collapsible), `h` hidden at first, `d` disabled, `s` separator,
 * and for the group of its children `1` single and `k` keep-open.
 */
internal class MenuStructure(chunks: Array<String>, val count: Int, private val digits: Int) {
    /** The parents' numbers; −1 at top level. */
    val parents = IntArray(count)
    val firstChildren = IntArray(count)
    val childCounts = IntArray(count)

    /** A Fenwick tree over each group of siblings, of their visible rows at first. */
    val sizeTree = IntArray(count)

    /** The rows that opening each item shows at first. */
    val shownRows = IntArray(count)

    /** The items' numbers in the order of their ids' bytes; separators last. */
    val nodesById = IntArray(count)
    private val depths = ByteArray(count)
    private val flags = ShortArray(count)

    init {
        var node = 0
        for (chunk in chunks) {
            var start = 1
            while (node < count && start + lineWidth(digits) <= chunk.length) {
                decode(chunk, start, node)
                start += lineWidth(digits)
                node += 1
            }
        }
    }

    fun depth(node: Int): Int = depths[node].toInt()

    fun has(flag: MenuFlag, node: Int): Boolean = flags[node].toInt() shr flag.ordinal and 1 != 0

    private fun decode(chunk: String, start: Int, node: Int) {
        val step = digits + 1
        val hasParent = chunk[start + digits - 1] != ' '
        parents[node] = if (hasParent) number(chunk, start, digits) else -1
        firstChildren[node] = number(chunk, start + step, digits)
        childCounts[node] = number(chunk, start + 2 * step, digits)
        sizeTree[node] = number(chunk, start + 3 * step, digits)
        shownRows[node] = number(chunk, start + 4 * step, digits)
        nodesById[node] = number(chunk, start + 5 * step, digits)
        depths[node] = number(chunk, start + 6 * step, 2).toByte()
        var bits = 0
        for (flag in 0 until 9) {
            if (chunk[start + 6 * step + 3 + flag] != '-') bits = bits or (1 shl flag)
        }
        flags[node] = bits.toShort()
    }

    companion object {
        /** The characters of a line, its line break included. */
        fun lineWidth(digits: Int): Int = 6 * (digits + 1) + 13

        /** How many whole lines the literals hold, each of which stands between two line breaks. */
        fun lineCount(chunks: Array<String>, digits: Int): Int =
            chunks.map { (it.length - 1) / lineWidth(digits) }.sum()

        /** The decimal number in a fixed width; blanks count as 0. */
        private fun number(text: String, start: Int, width: Int): Int {
            var value = 0
            for (place in start until start + width) {
                val digit = text[place]
                if (digit in '0'..'9') value = value * 10 + (digit - '0')
            }
            return value
        }
    }
}

/** The flags of a structure line, in their order. */
internal enum class MenuFlag {
    CATEGORY, BODY, OPEN, FIXED, HIDDEN, DISABLED, SEPARATOR, SINGLE, KEEPS_OPEN
}
