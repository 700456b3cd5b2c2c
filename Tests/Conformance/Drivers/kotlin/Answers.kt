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
    val rows = (0 until state.rowCount).map { state.contentAtRow(it) }
    val sections = (0 until state.sectionCount).map { state.rowCountInSection(it) }
    val open = (0 until state.table.count).filter { state.isExpanded(MenuNode(it)) }
    val marked = (0 until state.table.count).filter { state.isChecked(MenuNode(it)) }
    val nodes = (0 until state.table.count).map { MenuNode(it) }
    val summaries = nodes.filter { state.table.isSummaryCheck(it) }
        .map { "${it.number}:${spelled(state.checkState(it))}" }
    val conditions = state.table.conditions.indices.map { state.valueOfCondition(it) }
    val disabled = nodes.filter { conditions.isNotEmpty() && !state.isEnabled(it) }.map { it.number }
    val slots = nodes.filter { state.table.isSlot(it) }.map {
        "${it.number}:${state.countIn(it)}" + (if (state.isBusy(it)) ":busy" else "") +
            (if (state.table.choosesOneUnder(it)) ":one" else "") +
            if (state.table.choosesAnyIn(it)) ":any" else ""
    }
    return listOfNotNull(
        (listOf("rows") + joinedContents(rows)).joinToString(" "),
        (listOf<Any>("sections") + sections).joinToString(" "),
        (listOf("expanded") + joined(open)).joinToString(" "),
        if (marked.isEmpty()) null else (listOf("marked") + joined(marked)).joinToString(" "),
        if (summaries.isEmpty()) null else (listOf("summaries") + summaries).joinToString(" ")
    ) + nodes.filter { state.table.showsChecked(it) }.map {
        "detail ${it.number} ${state.shownDetail(it) ?: "-"}"
    } + listOfNotNull(
        state.current?.let { "current ${it.number}" },
        state.page?.let { "page ${it.number}" },
        if (conditions.isEmpty()) null else (listOf("conditions") + conditions).joinToString(" "),
        if (disabled.isEmpty()) null else (listOf("disabled") + joined(disabled)).joinToString(" "),
        if (slots.isEmpty()) null else (listOf("slots") + slots).joinToString(" "),
        "saved ${state.savedState}"
    ) + listOfNotNull(mismatch(state, rows) ?: slotMismatch(state, rows)).map { "mismatch $it" }
}

private fun spelled(state: MenuCheckState): String = when (state) {
    MenuCheckState.UNCHECKED -> "unchecked"
    MenuCheckState.CHECKED -> "checked"
    MenuCheckState.MIXED -> "mixed"
}

/** Where one query does not undo another. */
private fun mismatch(state: MenuExpansion, rows: List<MenuRowContent?>): String? {
    val hasRow = BooleanArray(state.table.count)
    for ((row, content) in rows.withIndex()) {
        val node = (content as? MenuRowContent.Item ?: continue).node
        val number = node.number
        if (state.row(node) != row) return "row of $number"
        hasRow[number] = true
        val path = state.indexPath(node)
        if (path != null) {
            if (state.nodeAt(path) != node) return "node at $path"
        } else {
            val isHeader = state.section(node)?.let { state.nodeOfSection(it) } == node
            if (!isHeader || state.layout != MenuLayout.SECTION_HEADERS) return "path of $number"
        }
    }
    for (number in hasRow.indices) {
        val node = MenuNode(number)
        if (state.isVisible(node) != hasRow[number]) return "visibility of $number"
        if (!hasRow[number] && (state.row(node) != null || state.indexPath(node) != null)) return "place of $number"
    }
    return null
}

/** Where the rows of slots are not found again. */
private fun slotMismatch(state: MenuExpansion, rows: List<MenuRowContent?>): String? {
    val counts = IntArray(state.table.count)
    for ((row, content) in rows.withIndex()) {
        val slot = content?.slot ?: continue
        if (state.nodeAtRow(row) != slot) return "node at row $row"
        if (content !is MenuRowContent.SlotRow) continue
        counts[slot.number] = content.index + 1
        if (state.row(slot, content.index) != row) return "row $row"
    }
    for ((slot, count) in counts.withIndex()) {
        if (state.row(MenuNode(slot), count) != null) return "row of $slot.$count"
    }
    val headers = if (state.layout == MenuLayout.SECTION_HEADERS) 1 else 0
    val paths = (0 until state.sectionCount).flatMap { section ->
        val missing = List(headers) { null }
        missing + (0 until state.rowCountInSection(section)).map { MenuIndexPath(section, it) }
    }
    for ((row, path) in paths.withIndex()) {
        if (path != null && state.contentAt(path) != rows[row]) return "content at $path"
    }
    return null
}

private val MenuRowContent.slot: MenuNode?
    get() = when (this) {
        is MenuRowContent.Item -> null
        is MenuRowContent.SlotRow -> slot
        is MenuRowContent.Placeholder -> slot
        is MenuRowContent.Loading -> slot
    }

/** What rows contain, those that follow each other by one as `FIRST-LAST`. */
private fun joinedContents(contents: List<MenuRowContent?>): List<String> {
    val result = mutableListOf<String>()
    val numbers = mutableListOf<Int>()
    var prefix = ""
    fun end() {
        result.addAll(joined(numbers).map { prefix + it })
        numbers.clear()
    }
    fun add(owner: String, number: Int) {
        if (owner != prefix) end()
        prefix = owner
        numbers.add(number)
    }
    fun add(word: String) {
        end()
        result.add(word)
    }
    for (content in contents) {
        when (content) {
            null -> add("none")
            is MenuRowContent.Item -> add("", content.node.number)
            is MenuRowContent.SlotRow -> add("${content.slot.number}.", content.index)
            is MenuRowContent.Placeholder -> add("${content.slot.number}.placeholder")
            is MenuRowContent.Loading -> add("${content.slot.number}.loading")
        }
    }
    end()
    return result
}

fun spelled(response: MenuTapResponse<String>): String = when (response) {
    MenuTapResponse.Nothing -> "nothing"
    MenuTapResponse.Toggle -> "toggle"
    MenuTapResponse.Open -> "open"
    MenuTapResponse.Choose -> "choose"
    is MenuTapResponse.Action -> "action ${response.action}"
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
