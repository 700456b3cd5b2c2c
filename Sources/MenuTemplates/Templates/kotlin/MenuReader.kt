/** Reads a table, moving forward past each part and the character that ends it. */
internal class MenuReader(private val source: String, var offset: Int = 0) {
    /** Whether a key follows the text that was just read or skipped. */
    private var hasMore = false

    fun skipLineBreaks() {
        while (source[offset] == '\n') offset += 1
    }

    /** The decimal number that starts here. */
    fun number(): Int {
        val isNegative = source[offset] == '-'
        if (isNegative) offset += 1
        var value = 0
        while (source[offset] in '0'..'9') {
            value = value * 10 + (source[offset] - '0')
            offset += 1
        }
        offset += 1
        return if (isNegative) -value else value
    }

    /** The text that starts here with its length. */
    fun text(): String {
        val length = number()
        val start = offset
        passTo(start + length)
        return source.substring(start, start + length)
    }

    fun skipText() {
        val length = number()
        passTo(offset + length)
    }

    /** Moves past all texts of an item, to the texts of the next. */
    fun skipTexts() {
        find { false }
    }

    /**
     * From the start of an item's texts: moves to the text of the first key that is sought, and
     * returns whether there is one.
     */
    fun find(isSought: (String) -> Boolean): Boolean {
        skipText()
        skipText()
        return hasMore && findKey(isSought)
    }

    /** The same from the start of a key. */
    fun findKey(isSought: (String) -> Boolean): Boolean {
        do {
            val keyEnd = source.indexOf(' ', offset)
            val key = source.substring(offset, keyEnd)
            offset = keyEnd + 1
            if (isSought(key)) return true
            skipText()
        } while (hasMore)
        return false
    }

    /** Moves past a text and the character after it. A literal ends without a line break. */
    private fun passTo(end: Int) {
        hasMore = end < source.length && source[end] == ' '
        offset = if (hasMore || (end < source.length && source[end] == '\n')) end + 1 else end
    }
}
