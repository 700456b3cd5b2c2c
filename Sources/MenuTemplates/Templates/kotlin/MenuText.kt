/**
 * The texts of a table, decoded when they are read.
 *
 * Generated code has one line per item: its id, its title, and a key before each further text. Each
 * text follows its length in UTF-16 units and a colon. The literals are raw strings, which have no
 * escapes of their own, so `\n`, `\r`, `\t`, `\u` with four hexadecimal digits, and `\` before any
 * other character are decoded here.
 */
internal class MenuText private constructor(
    private val text: String,
    /** Where the texts of each item start. */
    private val offsets: IntArray,
    /** The rule for texts with a number in the menu's own language, if there are such texts. */
    private val plurals: String?,
    private val overlay: MenuTranslation?
) {
    constructor(text: String, count: Int, plurals: String?) :
        this(text, offsetsIn(text, count), plurals, null)

    // A literal has a line break at each of its ends.
    constructor(literals: Array<String>, count: Int, plurals: String?) :
        this(literals.joinToString("") { decoded(it, 1, it.length - 1) }, count, plurals)

    /** The same texts with translated ones in their place. */
    fun translated(literals: Array<String>, plurals: String?): MenuText =
        translated(MenuOverlay(literals, offsets.size, plurals))

    /** The same texts with those of a translation in their place. */
    fun translated(overlay: MenuTranslation): MenuText =
        MenuText(text, offsets, this.plurals, overlay)

    /** Whether texts of the menu have a number. */
    val hasPlurals: Boolean get() = plurals != null

    /** Reads the texts of an item, starting at its id. */
    private fun reader(node: Int): MenuReader = MenuReader(text, offsets[node])

    fun id(node: Int): String = reader(node).text()

    fun title(node: Int): String {
        overlay?.value("title", node)?.let { return it }
        val reader = reader(node)
        reader.skipText()
        return reader.text()
    }

    /** The text of a key of the item, or null; null outside the menu. */
    fun value(key: String, node: Int): String? {
        if (node !in offsets.indices) return null
        overlay?.value(key, node)?.let { return it }
        val reader = reader(node)
        return if (reader.find { it == key }) reader.text() else null
    }

    /**
     * A text with a number, in the chosen language or else in the menu's own; null if it has no
     * forms.
     */
    fun counted(key: String, node: Int, count: Int): String? {
        if (plurals == null || node !in offsets.indices) return null
        overlay?.counted(key, node, count, plurals)?.let { return it }
        return MenuPlurals.counted(key, plurals, count) { name ->
            val reader = reader(node)
            if (reader.find { it == name }) reader.text() else null
        }
    }

    /** Whether one of the item's keys starts like this. */
    fun hasKeys(prefix: String, node: Int): Boolean =
        node in offsets.indices && reader(node).find { it.startsWith(prefix) }

    /** All texts of an item as they are written, or null if some are in another language. */
    fun line(node: Int): String? {
        if (overlay != null) return null
        return text.substring(offsets[node], reader(node).apply { skipTexts() }.offset)
    }

    companion object {
        private fun offsetsIn(text: String, count: Int): IntArray {
            val reader = MenuReader(text)
            return IntArray(count) { reader.offset.also { reader.skipTexts() } }
        }

        /** A part of a literal with its escapes decoded. */
        fun decoded(literal: String, start: Int, end: Int): String {
            if (literal.indexOf('\\') < 0) return literal.substring(start, end)
            val text = StringBuilder(end - start)
            var place = start
            while (place < end) {
                val char = literal[place]
                place += 1
                text.append(if (char == '\\') escaped(literal, place) else char)
                if (char == '\\') place += if (literal[place] == 'u') 5 else 1
            }
            return text.toString()
        }

        /** The character of the escape whose backslash is before [place]. */
        private fun escaped(literal: String, place: Int): Char = when (literal[place]) {
            'n' -> '\n'
            'r' -> '\r'
            't' -> '\t'
            'u' -> literal.substring(place + 1, place + 5).toInt(16).toChar()
            else -> literal[place]
        }
    }
}

/** Compares UTF-8 bytes; below 0 if this string sorts first, above 0 if [other] does. */
internal fun String.compareUtf8(other: String): Int {
    for (place in 0 until minOf(length, other.length)) {
        val difference = utf8Rank(this[place]) - utf8Rank(other[place])
        if (difference != 0) return difference
    }
    return length - other.length
}

/** Surrogates belong to the characters that sort last. */
private fun utf8Rank(char: Char): Int = when {
    char < '\uD800' -> char - '\u0000'
    char < '\uE000' -> char - '\uD800' + 0xF800
    else -> char - '\uE000' + 0xD800
}
