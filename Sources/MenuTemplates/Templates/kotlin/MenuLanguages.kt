/**
 * A language in which a menu has its texts.
 *
 * @property tag The BCP 47 tag, such as `pt-BR`.
 * @property isRightToLeft Whether its text is written from right to left.
 * @property plurals Which form texts with a number have, as in CLDR: `one: n = 1`; null if there are none.
 * @property interfaceTexts What views say beside the menu's texts, by name; empty without a view.
 */
public data class MenuLanguage(
    val tag: String,
    val isRightToLeft: Boolean,
    val plurals: String? = null,
    val interfaceTexts: Map<String, String> = emptyMap()
) {
    companion object {
        /**
         * The number of the language to show to someone who prefers some, the most preferred first;
         * 0 if there is none of them.
         *
         * Each preferred language in turn, regardless of the case of ASCII letters, is shortened
         * subtag by subtag until it is one of the languages (lookup, section 3.4 of RFC 4647).
         */
        fun lookUp(preferred: List<String>, languages: List<MenuLanguage>): Int {
            val tags = languages.map { lowerCased(it.tag) }
            for (range in preferred.map { lowerCased(it) }) {
                val found = tags.filter { isShortened(range, it) }
                if (found.isNotEmpty()) return tags.indexOf(found.sortedBy { it.length }.last())
            }
            return 0
        }

        /**
         * Whether shortening a range yields a tag. A single character goes with the subtag after
         * it.
         */
        private fun isShortened(range: String, tag: String): Boolean =
            range == tag || (range.startsWith("$tag-") && tag.length - tag.lastIndexOf('-') > 2)

        /** A tag in lower case, in ASCII only: other letters are not part of tags. */
        private fun lowerCased(tag: String): String =
            tag.map { if (it in 'A'..'Z') it + ('a' - 'A') else it }.joinToString("")
    }
}

/** Texts that stand in for those of a table. */
internal interface MenuTranslation {
    /** The text of a key of a node that the menu has, or null. */
    fun value(key: String, node: Int): String?

    /** A text with a number, or null; [rule] is the table's own for forms. */
    fun counted(key: String, node: Int, count: Int, rule: String): String?
}

/**
 * The translated texts of generated code.
 *
 * Generated code has one line per item with translated texts: its number, and a key before each
 * text, as in [MenuText]. A line that is too long for a literal continues in the next one, after
 * the same number.
 */
internal class MenuOverlay(
    literals: Array<String>,
    count: Int,
    /** The rule for texts with a number in the language of the texts. */
    private val plurals: String?
) : MenuTranslation {
    private val text: String

    /** Where the keys of each item start; 0 for an item without translated texts. */
    private val offsets = IntArray(count)

    init {
        val text = StringBuilder()
        var last = -1
        for (line in literals.asSequence().flatMap { it.lineSequence() }) {
            if (line == "") continue
            val numberEnd = line.indexOf(' ')
            val node = line.substring(0, numberEnd).toInt()
            if (node != last) {
                text.append('\n')
                offsets[node] = text.length
            }
            text.append(MenuText.decoded(line, numberEnd + 1, line.length))
            last = node
        }
        this.text = text.toString()
    }

    override fun value(key: String, node: Int): String? {
        if (offsets[node] == 0) return null
        val reader = MenuReader(text, offsets[node])
        return if (reader.findKey { it == key }) reader.text() else null
    }

    override fun counted(key: String, node: Int, count: Int, rule: String): String? =
        MenuPlurals.counted(key, plurals ?: rule, count) { value(it, node) }
}
