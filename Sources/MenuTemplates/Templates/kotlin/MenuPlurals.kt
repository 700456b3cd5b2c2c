/**
 * The secondary text beside the title for a number, such as `3 files`; the plain text if the node has no
 * forms of it.
 *
 * Digits are plain, without separators. A form that a language lacks is its form `other`, or the
 * document's text. For a slot, the number is usually that of its rows.
 */
public fun MenuTable.detail(node: MenuNode, count: Int): String? =
    text.counted("detail", node.number, count) ?: detail(node)

/** The short text in a capsule for a number; see [detail]. */
public fun MenuTable.badge(node: MenuNode, count: Int): String? =
    text.counted("badge", node.number, count) ?: badge(node)

/** What is spoken in place of the title for a number; see [detail]. */
public fun MenuTable.accessibilityLabel(node: MenuNode, count: Int): String? =
    text.counted("label", node.number, count) ?: accessibilityLabel(node)

/** Whether a text of the node has a number, so that its row looks different for another number. */
public fun MenuTable.showsCount(node: MenuNode): Boolean =
    text.hasPlurals && listOf("detail.", "badge.", "label.").any { text.hasKeys(it, node.number) }

/** The forms of texts with a number. */
internal object MenuPlurals {
    /** The forms of all languages, in the order of tables. */
    val forms = listOf("zero", "one", "two", "few", "many", "other")

    /**
     * The form that a language uses for a number. A rule is written as in CLDR (UTS 35, part 3), about the
     * number `n`: `one: n = 1; few: n % 10 = 2..4 and n % 100 != 12..14`. Other numbers have the form
     * `other`.
     */
    fun pluralForm(rule: String, number: Int): String {
        val count = Math.abs(number.toLong())
        for (part in if (rule == "") emptyList() else rule.split("; ")) {
            val (form, condition) = part.split(": ")
            val holds = condition.split(" or ").any { relations ->
                relations.split(" and ").all { relation ->
                    val words = relation.split(" ")
                    val value = if (words[1] == "%") count % words[2].toLong() else count
                    matches(words.last(), value) == ("=" in words)
                }
            }
            if (holds) return form
        }
        return "other"
    }

    /** Whether a value is in one of some ranges, such as `3..4,9`. */
    private fun matches(ranges: String, value: Long): Boolean = ranges.split(",").any { range ->
        val ends = range.split("..").map { it.toLong() }
        value in ends.first()..ends.last()
    }

    /** The form for a number, or else `other`, with the number in it; null if there is neither. */
    fun counted(key: String, rule: String, count: Int, form: (String) -> String?): String? {
        val text = form("$key.${pluralForm(rule, count)}") ?: form("$key.other")
        return text?.let { withCount(it, count) }
    }

    /** The text with a number in place of `{count}`. */
    fun withCount(text: String, count: Int): String = text.replace("{count}", count.toString())
}
