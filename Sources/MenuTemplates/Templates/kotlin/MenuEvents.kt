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

/** The change of an event that does nothing. */
internal fun MenuRows.unchanged(animation: MenuAnimation): MenuChange =
    MenuChange(table.settle(animation, -1, emptySequence()), null, null, null, emptyList())

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
