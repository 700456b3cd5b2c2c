// Rows by section. In layout `rows`, and on any page but the top page, there is one section, 0. In
// the others each top-level item that is neither hidden nor filtered away is a section; in
// `section-headers` it is the header, no row.

/** The distance from the row of a top-level item to the first row of its section. */
internal val MenuRows.firstRow: Int
    get() = if (layout == MenuLayout.SECTION_HEADERS) 1 else 0

internal val MenuRows.sectionCount: Int
    get() = if (hasSections) menu.topLevelCount - words.absent.size else 1

internal fun MenuRows.countInSection(section: Int): Int {
    if (!hasSections) return if (section == 0) count else 0
    val top = topOfSection(section)
    return if (top < 0) 0 else size(top) - firstRow
}

/** The section of a top-level node that has one; 0 in layout `rows`. */
internal fun MenuRows.section(top: Int): Int =
    if (hasSections) top - firstPlace { words.absent[it] >= top } else 0

/** The top-level node of a section, or −1, as always in layout `rows`. */
internal fun MenuRows.topOfSection(section: Int): Int {
    if (!hasSections || section < 0 || section >= sectionCount) return -1
    return section + firstPlace { words.absent[it] - it > section }
}

/** The row on the open page, or −1 if there is no such row. */
internal fun MenuRows.rowAt(path: MenuIndexPath): Int {
    if (path.row < 0 || path.row >= countInSection(path.section)) return -1
    val top = topOfSection(path.section)
    if (top < 0) return path.row
    val topRow = place(top)?.row ?: return -1
    return topRow + path.row + firstRow
}

/** The row in the section, or −1 for a header. */
internal fun MenuRows.rowInSection(place: MenuPlace): Int =
    if (hasSections) place.row - place.topRow - firstRow else place.row

internal fun MenuRows.scrollTarget(
    place: MenuPlace, position: MenuScroll.Position
): MenuScrollTarget {
    val row = rowInSection(place)
    return MenuScrollTarget(place.row, section(place.top), if (row < 0) null else row, position)
}

/** The scroll that brings the node's row into view, or null if it has none. */
internal fun MenuRows.scrollToNode(node: Int): MenuScrollTarget? =
    place(node)?.let { scrollTarget(it, MenuScroll.Position.REVEAL) }

/**
 * The first place in the list of absent top-level nodes at which [isPast] is true, or the length of
 * the list, found by binary search.
 */
private inline fun MenuRows.firstPlace(isPast: (Int) -> Boolean): Int {
    var low = 0
    var high = words.absent.size
    while (low < high) {
        val middle = (low + high) / 2
        if (isPast(middle)) high = middle else low = middle + 1
    }
    return low
}
