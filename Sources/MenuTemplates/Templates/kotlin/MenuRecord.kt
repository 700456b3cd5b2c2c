/**
 * A node that an event on one node closed or opened.
 *
 * [row] and [rowInSection] (−1 for a header) are the node's, before the event where it closed,
 * after it where it opened; [count] is the number of rows below it that were removed or inserted.
 */
internal class MenuMove(
    val node: Int,
    val isVisible: Boolean,
    private val row: Int,
    private val rowInSection: Int,
    val section: Int,
    private val count: Int
) {
    /** The same rows after the event. */
    var rowAfter = row
    var rowInSectionAfter = rowInSection

    val rows: IntRange? get() = if (count > 0) row + 1..row + count else null

    val rowsInSection: MenuSectionRows?
        get() = when {
            count > 0 -> MenuSectionRows(section, rowInSection + 1..rowInSection + count)
            else -> null
        }
}

/** One change by a bulk event: rows `lower until upper`, or a node, row or section in [lower]. */
internal class MenuRecord(val kind: Kind, val section: Int, val lower: Int, var upper: Int) {
    enum class Kind {
        REMOVED, INSERTED, UPDATED, REMOVED_IN_SECTION, INSERTED_IN_SECTION, UPDATED_IN_SECTION,
        UPDATED_HEADER, REMOVED_SECTION, INSERTED_SECTION, CLOSED, OPENED, UNCHECKED, CHECKED
    }

    val rows: IntRange get() = lower until upper
}

/**
 * The animation of a change, with `top` or `bottom` in place of `directional`: the first [opened]
 * node and its nearest sibling among [closed] decide.
 */
internal fun MenuTable.settle(
    animation: MenuAnimation, opened: Int, closed: Sequence<Int>
): MenuAnimation {
    val directional = MenuAnimationPreset.DIRECTIONAL
    if (animation.insert != directional && animation.delete != directional) return animation
    var insert = MenuAnimationPreset.TOP
    var delete = MenuAnimationPreset.TOP
    val siblings = closed.filter { opened >= 0 && parent(it) == parent(opened) }
    val sibling = siblings.sortedBy { kotlin.math.abs(it - opened) }.firstOrNull()
    if (sibling != null) {
        if (opened < sibling) {
            delete = MenuAnimationPreset.BOTTOM
        } else {
            insert = MenuAnimationPreset.BOTTOM
        }
    }
    return animation.copy(
        insert = if (animation.insert == directional) insert else animation.insert,
        delete = if (animation.delete == directional) delete else animation.delete
    )
}
