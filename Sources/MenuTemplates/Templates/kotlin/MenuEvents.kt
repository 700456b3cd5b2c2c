// Events on one node; each costs O(d log f), regardless of the number of rows that it moves.

internal fun MenuRows.expand(node: MenuNode, animation: MenuAnimation): MenuChange {
    val number = node.number
    if (node !in table || !isExpandable(number) || isOpen(number)) return unchanged(animation)
    words.settled = null
    val rival = rival(number)
    val place = if (isAwake(number)) place(number) else null
    val gained = rowsBelow(number, place)
    var closed: MenuMove? = null
    if (rival >= 0) {
        val rivalPlace = place(rival)
        val lost = rowsBelow(rival, rivalPlace)
        closed = move(rival, rivalPlace, lost)
        propagate(-words.shown(rival), rival)
        setOpen(false, rival)
        if (rival > number) rivalPlace?.moveDown(gained) else place?.moveDown(-lost)
        if (rivalPlace != null) {
            closed.rowAfter = rivalPlace.row
            closed.rowInSectionAfter = rowInSection(rivalPlace)
        }
    }
    setOpen(true, number)
    propagate(words.shown(number), number)
    val opened = move(number, place, gained)
    return MenuChange(
        table.settle(animation, number, listOfNotNull(closed?.node).asSequence()),
        place?.let { scroll(it, gained) }, closed, opened, emptyList()
    )
}

internal fun MenuRows.collapse(node: MenuNode, animation: MenuAnimation): MenuChange {
    val number = node.number
    if (node !in table || !isOpen(number) || staysOpen(number)) return unchanged(animation)
    words.settled = null
    val place = if (isAwake(number)) place(number) else null
    val closed = move(number, place, rowsBelow(number, place))
    propagate(-words.shown(number), number)
    setOpen(false, number)
    val settled = table.settle(animation, -1, sequenceOf(number))
    return MenuChange(settled, null, closed, null, emptyList())
}

/** Checks or unchecks a check item. */
internal fun MenuRows.setChecked(
    isChecked: Boolean, node: MenuNode, animation: MenuAnimation
): MenuChange {
    val number = node.number
    if (!table.isCheckItem(node) || checks.isChecked(number) == isChecked) {
        return unchanged(animation)
    }
    val rival = if (isChecked) checks.rival(number) else -1
    checks.setChecked(isChecked, number)
    val kind = if (isChecked) MenuRecord.Kind.CHECKED else MenuRecord.Kind.UNCHECKED
    val records = mutableListOf(MenuRecord(kind, 0, number, number))
    if (rival >= 0) records.add(MenuRecord(MenuRecord.Kind.UNCHECKED, 0, rival, rival))
    return changed(records + looks(listOf(rival, number)), animation)
}

/** Makes a node current, or, for −1, none. */
internal fun MenuRows.setCurrent(node: Int, animation: MenuAnimation): MenuChange {
    val old = current
    current = node
    return if (old == node) unchanged(animation) else changed(looks(listOf(old, node)), animation)
}

/** The change of rows that are drawn again because the program changed what they show. */
internal fun MenuRows.update(nodes: Iterable<MenuNode>, animation: MenuAnimation): MenuChange {
    val items = nodes.filter { it in table && !table.isSeparator(it) }.map { it.number }
    return changed(looks(items.distinct()), animation)
}

/** The records of nodes that look different and do not move; −1 stands for no node. */
private fun MenuRows.looks(nodes: List<Int>): List<MenuRecord> =
    updates(nodes.filter { it >= 0 }.mapNotNull { place(it) })

/** The records of rows that look different, from their places after the event. */
internal fun MenuRows.updates(places: List<MenuPlace>): List<MenuRecord> =
    places.sortedBy { it.row }.flatMap { place ->
        val section = section(place.top)
        val row = rowInSection(place)
        val inSection = when {
            row < 0 -> MenuRecord(MenuRecord.Kind.UPDATED_HEADER, 0, section, section)
            else -> MenuRecord(MenuRecord.Kind.UPDATED_IN_SECTION, section, row, row)
        }
        listOf(MenuRecord(MenuRecord.Kind.UPDATED, 0, place.row, place.row), inSection)
    }

internal fun MenuRows.changed(records: List<MenuRecord>, animation: MenuAnimation): MenuChange =
    MenuChange(table.settle(animation, -1, emptySequence()), null, null, null, records)

/** The change of an event that does nothing. */
internal fun MenuRows.unchanged(animation: MenuAnimation): MenuChange =
    changed(emptyList(), animation)

/** The number of rows that are inserted or removed when a node at this place opens or closes. */
internal fun MenuRows.rowsBelow(node: Int, place: MenuPlace?): Int =
    if (place == null || isFiltered) 0 else words.shown(node)

private fun MenuRows.move(node: Int, place: MenuPlace?, count: Int): MenuMove =
    if (place == null) {
        MenuMove(node, false, -1, -1, 0, 0)
    } else {
        MenuMove(node, true, place.row, rowInSection(place), section(place.top), count)
    }

/** What the menu's policy brings into view when a node at this place has opened. */
internal fun MenuRows.scroll(place: MenuPlace, gained: Int): MenuScrollTarget? {
    val policy = table.settings.scroll
    if (policy.to == MenuScroll.Position.NONE) return null
    if (policy.to == MenuScroll.Position.REVEAL) place.row += maxOf(0, minOf(policy.rows, gained))
    return scrollTarget(place, policy.to)
}
