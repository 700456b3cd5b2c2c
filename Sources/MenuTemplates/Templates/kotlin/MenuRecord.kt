/**
 * A node that an event on one node closed or opened.
 *
 * [row] and [rowInSection] (−1 for a header) are the node's, before the event if it closed, after
 * the event if it opened; [count] is the number of rows below it that were removed or inserted.
 *
 * @property rowAfter The node's row after the event.
 * @property rowInSectionAfter The row in its section after the event.
 */
internal class MenuMove(
    val node: Int,
    val isVisible: Boolean,
    private val row: Int,
    private val rowInSection: Int,
    val section: Int,
    private val count: Int,
    val rowAfter: Int,
    val rowInSectionAfter: Int
) {
    val rows: IntRange? get() = if (count > 0) row + 1..row + count else null

    val rowsInSection: MenuSectionRows?
        get() = when {
            count > 0 -> MenuSectionRows(section, rowInSection + 1..rowInSection + count)
            else -> null
        }
}

/** One part of a change: rows `lower until upper`, or a node, page, row or section in [lower]. */
internal class MenuRecord(val kind: Kind, val section: Int, val lower: Int, var upper: Int) {
    enum class Kind {
        REMOVED, INSERTED, UPDATED, REMOVED_IN_SECTION, INSERTED_IN_SECTION, UPDATED_IN_SECTION,
        UPDATED_HEADER, REMOVED_SECTION, INSERTED_SECTION, CLOSED, OPENED, UNCHECKED, CHECKED,
        TURNED
    }

    val rows: IntRange get() = lower until upper

    /** Whether this is about a node, whichever rows there are. */
    val isOfNode: Boolean
        get() = kind == Kind.CLOSED || kind == Kind.OPENED || kind == Kind.UNCHECKED ||
            kind == Kind.CHECKED
}

/** Extends the last range if the next is adjacent, or adds the next; returns the last then. */
internal fun MutableList<MenuRecord>.grow(
    last: MenuRecord?, kind: MenuRecord.Kind, section: Int, lower: Int, rows: Int
): MenuRecord {
    if (last != null && last.section == section && last.upper == lower) {
        last.upper = lower + rows
        return last
    }
    return MenuRecord(kind, section, lower, lower + rows).also { add(it) }
}
