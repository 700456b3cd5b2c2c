// Events on one node. Each costs O(d log f), regardless of the number of rows that it moves.

/** Closes a node if it is open, else opens it. */
internal fun MenuRows.toggle(node: MenuNode, animation: MenuAnimation): MenuChange =
    if (node in table && isOpen(node.number)) collapse(node, animation) else expand(node, animation)

/** Opens a node, and closes its rival. */
internal fun MenuRows.expand(node: MenuNode, animation: MenuAnimation): MenuChange {
    val number = node.number
    if (node !in table || !isExpandable(number) || isOpen(number)) return unchanged(animation)
    words.settled = null
    val rival = rival(number)
    var place = placeIfAwake(number)
    val gained = rowsBelow(number, place)
    var closed: MenuMove? = null
    if (rival >= 0) {
        val rivalPlace = place(rival)
        val lost = rowsBelow(rival, rivalPlace)
        val placeAfter = if (rival > number) rivalPlace?.movedDown(gained) else rivalPlace
        closed = move(rival, rivalPlace, lost, placeAfter)
        propagate(-words.shown(rival), rival)
        setOpen(false, rival)
        if (rival < number) place = place?.movedDown(-lost)
    }
    setOpen(true, number)
    propagate(words.shown(number), number)
    val opened = move(number, place, gained)
    val rivals = listOfNotNull(closed?.node).asSequence()
    return MenuChange(
        menu.settleAnimation(animation, number, rivals),
        place?.let { scrollToOpened(it, gained) }, closed, opened, emptyList()
    )
}

/** Closes a node, unless it stays open. */
internal fun MenuRows.collapse(node: MenuNode, animation: MenuAnimation): MenuChange {
    val number = node.number
    if (node !in table || !isOpen(number) || staysOpen(number)) return unchanged(animation)
    words.settled = null
    val place = placeIfAwake(number)
    val closed = move(number, place, rowsBelow(number, place))
    propagate(-words.shown(number), number)
    setOpen(false, number)
    val settled = menu.settleAnimation(animation, -1, sequenceOf(number))
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
    if (isFollowed(number, rival)) return follow(isChecked, number, rival, animation)
    checks.setChecked(isChecked, number)
    val kind = if (isChecked) MenuRecord.Kind.CHECKED else MenuRecord.Kind.UNCHECKED
    val records = mutableListOf(MenuRecord(kind, 0, number, number))
    if (rival >= 0) records.add(MenuRecord(MenuRecord.Kind.UNCHECKED, 0, rival, rival))
    return changed(records + looks(listOf(rival, number)), animation)
}

/** Checks or unchecks a check item as a tap does: a choice of one keeps its checked item. */
internal fun MenuRows.toggleCheck(node: MenuNode, animation: MenuAnimation): MenuChange = when {
    !table.isCheckItem(node) || !checks.isChecked(node.number) -> setChecked(true, node, animation)
    menu.choosesOne(menu.parent(node.number)) -> unchanged(animation)
    else -> setChecked(false, node, animation)
}

/** Makes a node current, or none, and reveals it if [reveal] is true. */
internal fun MenuRows.setCurrent(
    node: MenuNode?, reveal: Boolean, animation: MenuAnimation
): MenuChange {
    if (node != null && !table.isItem(node)) return unchanged(animation)
    if (node != null && reveal) {
        return opening(animation, { scrollToNode(node.number) }) {
            current = node.number
            openAncestors(node.number)
            page = menu.pageAbove(node.number)
        }
    }
    val old = current
    current = node?.number ?: -1
    val nodes = if (old == current) emptyList() else listOf(old, current)
    return changed(looks(nodes), animation)
}

/** The change of rows that are drawn again because the program changed their content. */
internal fun MenuRows.update(nodes: Iterable<MenuNode>, animation: MenuAnimation): MenuChange {
    val items = nodes.filter { table.isItem(it) }.map { it.number }
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

/** The change with these records. */
internal fun MenuRows.changed(
    records: List<MenuRecord>, animation: MenuAnimation, scroll: MenuScrollTarget? = null
): MenuChange {
    val opened = records.firstOrNull { it.kind == MenuRecord.Kind.OPENED }?.lower ?: -1
    val closed = records.asSequence()
        .filter { it.kind == MenuRecord.Kind.CLOSED }.map { it.lower }
    val settled = menu.settleAnimation(animation, opened, closed)
    return MenuChange(settled, scroll, null, null, records)
}

/** The change of an event that does nothing. */
internal fun MenuRows.unchanged(animation: MenuAnimation): MenuChange =
    changed(emptyList(), animation)

/** The place of the row of an awake node; a dormant node has none. */
internal fun MenuRows.placeIfAwake(node: Int): MenuPlace? = if (isAwake(node)) place(node) else null

/** The number of rows that are inserted or removed when a node at this place opens or closes. */
internal fun MenuRows.rowsBelow(node: Int, place: MenuPlace?): Int =
    if (place == null || isFiltered) 0 else words.shown(node)

/** The rows below a node that opens or closes, and the node's own row before and after. */
private fun MenuRows.move(
    node: Int, place: MenuPlace?, count: Int, placeAfter: MenuPlace? = place
): MenuMove {
    if (place == null || placeAfter == null) return MenuMove(node, false, -1, -1, 0, 0, -1, -1)
    return MenuMove(
        node, true, place.row, rowInSection(place), section(place.top), count,
        placeAfter.row, rowInSection(placeAfter)
    )
}

/** The scroll that the menu's policy asks for when a node at this place has opened. */
internal fun MenuRows.scrollToOpened(place: MenuPlace, gained: Int): MenuScrollTarget? {
    val policy = table.settings.scroll
    if (policy.to == MenuScroll.Position.NONE) return null
    val isRevealed = policy.to == MenuScroll.Position.REVEAL
    val further = if (isRevealed) maxOf(0, minOf(policy.rows, gained)) else 0
    return scrollTarget(MenuPlace(place.top, place.row + further, place.topRow), policy.to)
}
