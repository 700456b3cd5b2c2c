import java.io.PrintStream

/** Prints every text that the items have. */
fun printTexts(state: MenuExpansion, columns: List<String>, output: PrintStream) {
    val table = state.table
    for (number in 0 until table.count) {
        val node = MenuNode(number)
        fun tell(field: String, text: Any?) {
            if (text != null) output.print("$number $field ${"$text".toByteArray().size}:$text\n")
        }
        tell("id", table.id(node))
        tell("title", table.title(node))
        tell("detail", table.detail(node))
        tell("body", table.body(node))
        tell("footer", table.footer(node))
        tell("icon", table.icon(node))
        tell("accessory", table.accessory(node).takeIf { it != MenuAccessory.NONE }?.let { spelled(it) })
        tell("action", table.action(node))
        tell("url", table.url(node))
        tell("shortcut", table.shortcut(node))
        tell("tag", table.tag(node))
        tell("height", table.height(node)?.let { (it * 1_000 + 0.5).toLong() })
        tell("badge", table.badge(node))
        tell("role", table.role(node).takeIf { it != MenuRole.NORMAL }?.let { spelled(it) })
        tell("placeholder", table.placeholder(node))
        tell("loading", table.loading(node))
        tell("keywords", table.keywords(node).takeIf { it.isNotEmpty() }?.joinToString("\n"))
        tell("label", table.accessibilityLabel(node))
        tell("hint", table.accessibilityHint(node))
        for (column in columns) tell("@$column", table.string(column, node))
        val glyph = state.glyph(node)
        tell("glyph", glyph?.text)
        tell("image", glyph?.image)
    }
}
