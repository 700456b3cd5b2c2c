/** The lines of a change. */
fun answers(change: MenuChange, unknown: List<String>): List<String> {
    val lines = mutableListOf<String>()
    fun add(name: String, values: List<Any>) {
        if (values.isNotEmpty()) lines.add((listOf<Any>(name) + values).joinToString(" "))
    }
    val (closed, opened) = change.toggled
    add("removed", change.removed.map { joined(it) })
    add("inserted", change.inserted.map { joined(it) })
    add("updated", joined(change.updated))
    add("removedSections", joined(change.removedSections))
    add("insertedSections", joined(change.insertedSections))
    add("removedInSections", change.removedInSections.map { "${it.section}:${joined(it.rows)}" })
    add("insertedInSections", change.insertedInSections.map { "${it.section}:${joined(it.rows)}" })
    add("updatedInSections", change.updatedInSections.map { "${it.section}:${it.row}" })
    add("updatedHeaders", joined(change.updatedHeaders))
    add("closed", closed.map { it.number })
    add("opened", opened.map { it.number })
    add("unchecked", change.unchecked.map { it.number })
    add("checked", change.checked.map { it.number })
    if (!change.isEmpty) add("animation", listOf(change.animation.insert, change.animation.delete).map { spelled(it) })
    change.scroll?.let {
        add("scroll", listOf(it.row, it.section, it.rowInSection ?: "-", spelled(it.position)))
    }
    add("unknown", unknown)
    return lines
}

/** The lines of a state, and what does not agree in it. */
fun answers(state: MenuExpansion): List<String> {
    val rows = (0 until state.rowCount).map { state.nodeAtRow(it)?.number ?: -1 }
    val sections = (0 until state.sectionCount).map { state.rowCountInSection(it) }
    val open = (0 until state.table.count).filter { state.isExpanded(MenuNode(it)) }
    val marked = (0 until state.table.count).filter { state.isChecked(MenuNode(it)) }
    return listOfNotNull(
        (listOf("rows") + joined(rows)).joinToString(" "),
        (listOf<Any>("sections") + sections).joinToString(" "),
        (listOf("expanded") + joined(open)).joinToString(" "),
        if (marked.isEmpty()) null else (listOf("marked") + joined(marked)).joinToString(" "),
        state.current?.let { "current ${it.number}" },
        "saved ${state.savedState}"
    ) + listOfNotNull(mismatch(state, rows)?.let { "mismatch $it" })
}

/** Where one query does not undo another. */
private fun mismatch(state: MenuExpansion, rows: List<Int>): String? {
    val hasRow = BooleanArray(state.table.count)
    for ((row, number) in rows.withIndex()) {
        val node = MenuNode(number)
        if (state.row(node) != row) return "row of $number"
        hasRow[number] = true
        val path = state.indexPath(node)
        if (path != null) {
            if (state.nodeAt(path) != node) return "node at $path"
        } else {
            val isHeader = state.section(node)?.let { state.nodeOfSection(it) } == node
            if (!isHeader || state.table.layout != MenuLayout.SECTION_HEADERS) return "path of $number"
        }
    }
    for (number in hasRow.indices) {
        val node = MenuNode(number)
        if (state.isVisible(node) != hasRow[number]) return "visibility of $number"
        if (!hasRow[number] && (state.row(node) != null || state.indexPath(node) != null)) return "place of $number"
    }
    return null
}

fun spelled(response: MenuTapResponse): String = when (response) {
    MenuTapResponse.Nothing -> "nothing"
    MenuTapResponse.Toggle -> "toggle"
    MenuTapResponse.Choose -> "choose"
    is MenuTapResponse.Action -> "action ${response.text}"
    is MenuTapResponse.Url -> "url ${response.text}"
}

fun spelled(word: Enum<*>): String = word.name.map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")

private fun joined(range: IntRange): String =
    if (range.first == range.last) "${range.first}" else "${range.first}-${range.last}"

/** Numbers in their order, those that follow each other by one as `FIRST-LAST`. */
private fun joined(numbers: List<Int>): List<String> {
    val result = mutableListOf<String>()
    var start = 0
    while (start < numbers.size) {
        var end = start
        while (end + 1 < numbers.size && numbers[end + 1] == numbers[end] + 1) end += 1
        result.add(joined(numbers[start]..numbers[end]))
        start = end + 1
    }
    return result
}
