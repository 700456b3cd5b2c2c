import java.io.PrintStream

/** Prints every text that the items have. */
fun printTexts(state: MenuExpansion, columns: List<String>, output: PrintStream) {
    val table = state.table
    for (number in 0 until table.count) {
        val node = MenuNode(number)
        fun report(field: String, text: Any?) {
            if (text != null) output.print("$number $field ${"$text".toByteArray().size}:$text\n")
        }
        report("id", table.id(node))
        report("title", table.title(node))
        report("detail", table.detail(node))
        report("body", table.body(node))
        report("footer", table.footer(node))
        report("icon", table.icon(node))
        report("accessory", table.accessory(node).takeIf { it != MenuAccessory.NONE }?.let { spelled(it) })
        report("action", table.action(node))
        report("url", table.url(node))
        report("shortcut", table.shortcut(node)?.toString())
        for (shortcut in table.shortcuts(node).drop(1)) report("shortcut", shortcut)
        for (shortcut in table.shortcuts(node, isApple = true)) report("apple-shortcut", shortcut)
        report("mnemonic", table.mnemonic(node))
        report("tag", table.tag(node))
        report("height", table.height(node)?.let { (it * 1_000 + 0.5).toLong() })
        report("badge", table.badge(node))
        val variant = table.badgeVariant(node)
        report("badge-variant", variant.takeIf { it != MenuBadgeVariant.NORMAL }?.let { spelled(it) })
        report("role", table.role(node).takeIf { it != MenuRole.NORMAL }?.spelling)
        report("help", table.help(node))
        report("disabled-reason", table.disabledReason(node))
        report("placeholder", table.placeholder(node))
        report("loading", table.loading(node))
        report("keywords", table.keywords(node).takeIf { it.isNotEmpty() }?.joinToString("\n"))
        report("label", table.accessibilityLabel(node))
        report("hint", table.accessibilityHint(node))
        for (column in columns) report("@$column", table.string(column, node))
        val glyph = state.glyph(node)
        report("glyph", glyph?.text)
        report("image", glyph?.image)
    }
}
