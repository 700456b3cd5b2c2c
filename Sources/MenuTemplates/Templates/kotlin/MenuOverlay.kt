/**
 * The translated texts of a table, which stand in for its own.
 *
 * Generated code has one line per item with translated texts: its number, and a key before each
 * text, as in [MenuText]. A line that is too long for a literal continues in the next one, after the
 * same number.
 */
internal class MenuOverlay(literals: Array<String>, count: Int) {
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

    /** The text of a key of a node that the menu has, or null. */
    fun value(key: String, node: Int): String? {
        if (offsets[node] == 0) return null
        val reader = MenuReader(text, offsets[node])
        return if (reader.findKey { it == key }) reader.text() else null
    }
}
