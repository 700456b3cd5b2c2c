/**
 * The nodes that an event closed and opened, each in document order, visible or not.
 *
 * @property closed The nodes that closed.
 * @property opened The nodes that opened.
 */
public data class MenuToggled(val closed: List<MenuNode>, val opened: List<MenuNode>)

/**
 * What one event changed: enough to drive a list without comparing anything.
 *
 * The rows before the event, without the rows of [removed] and with the rows of [inserted], are the
 * rows after it. No row that stays is removed. Removals are numbered as before the event,
 * everything else as after it. Ranges ascend, are not adjacent and are never empty. Each list is
 * given in rows of the open page and, `InSections`, by section; in layout [MenuLayout.ROWS] there
 * is one section, 0. The lists are made when they are read.
 *
 * @property animation How rows are inserted and deleted; never [MenuAnimationPreset.DIRECTIONAL].
 * @property scroll What to bring into view, or null.
 */
public class MenuChange internal constructor(
    val animation: MenuAnimation,
    val scroll: MenuScrollTarget?,
    private val closedMove: MenuMove?,
    private val openedMove: MenuMove?,
    private val records: List<MenuRecord>
) {
    /** Whether the event changed nothing; a change that only scrolls is empty. */
    val isEmpty: Boolean get() = closedMove == null && openedMove == null && records.isEmpty()

    /** Removed rows, in the rows before the event. */
    val removed: List<IntRange> get() = ranges(MenuRecord.Kind.REMOVED, closedMove)

    /** Inserted rows, in the rows after the event. */
    val inserted: List<IntRange> get() = ranges(MenuRecord.Kind.INSERTED, openedMove)

    /**
     * Rows, after the event, that stay and look different: glyph, body, check, or whether it is
     * current; also the rows that `update` and `updateRows` name. Draw them after the rows have
     * moved. In layout [MenuLayout.SECTION_HEADERS] some of these are headers.
     */
    val updated: List<Int> get() = numbers(MenuRecord.Kind.UPDATED) + moves.map { it.rowAfter }

    /** Rows removed from sections that stay, in coordinates before the event. */
    val removedInSections: List<MenuSectionRows>
        get() = sectionRows(MenuRecord.Kind.REMOVED_IN_SECTION, closedMove)

    /** Rows inserted into sections that stay, in coordinates after the event. */
    val insertedInSections: List<MenuSectionRows>
        get() = sectionRows(MenuRecord.Kind.INSERTED_IN_SECTION, openedMove)

    /** The rows of [updated] by section, after the event, without headers. */
    val updatedInSections: List<MenuIndexPath>
        get() = of(MenuRecord.Kind.UPDATED_IN_SECTION).map { MenuIndexPath(it.section, it.lower) } +
            moves.filter { it.rowInSectionAfter >= 0 }
                .map { MenuIndexPath(it.section, it.rowInSectionAfter) }

    /** Sections, after the event, whose header changed ([MenuLayout.SECTION_HEADERS]). */
    val updatedHeaders: List<Int>
        get() = numbers(MenuRecord.Kind.UPDATED_HEADER) +
            moves.filter { it.rowInSectionAfter < 0 }.map { it.section }

    /** Sections removed with all their rows, in the sections before the event. */
    val removedSections: List<Int> get() = numbers(MenuRecord.Kind.REMOVED_SECTION)

    /** Sections inserted with all their rows, in the sections after the event. */
    val insertedSections: List<Int> get() = numbers(MenuRecord.Kind.INSERTED_SECTION)

    /** The nodes that closed and the nodes that opened. */
    val toggled: MenuToggled
        get() = MenuToggled(
            nodes(MenuRecord.Kind.CLOSED, closedMove), nodes(MenuRecord.Kind.OPENED, openedMove)
        )

    /** The nodes that were unchecked, in document order, visible or not. */
    val unchecked: List<MenuNode> get() = nodes(MenuRecord.Kind.UNCHECKED, null)

    /** The nodes that were checked, in document order, visible or not. */
    val checked: List<MenuNode> get() = nodes(MenuRecord.Kind.CHECKED, null)

    /**
     * Calls listeners in their order.
     *
     * The state is the new one already. [will] is called for each node, closing nodes first, with
     * whether it opens; then [moveRows] removes and inserts; then [did] is called for the same
     * nodes.
     */
    fun perform(
        will: (MenuNode, Boolean) -> Unit,
        moveRows: (MenuChange) -> Unit,
        did: (MenuNode, Boolean) -> Unit
    ) {
        val (closed, opened) = toggled
        for (node in closed) will(node, false)
        for (node in opened) will(node, true)
        moveRows(this)
        for (node in closed) did(node, false)
        for (node in opened) did(node, true)
    }

    override fun toString(): String =
        "MenuChange(removed=$removed, inserted=$inserted, updated=$updated, " +
            "removedInSections=$removedInSections, insertedInSections=$insertedInSections, " +
            "updatedInSections=$updatedInSections, updatedHeaders=$updatedHeaders, " +
            "removedSections=$removedSections, insertedSections=$insertedSections, " +
            "toggled=$toggled, unchecked=$unchecked, checked=$checked, " +
            "animation=$animation, scroll=$scroll)"

    /** The visible nodes that an event on one node closed and opened, from top to bottom. */
    private val moves: List<MenuMove>
        get() = listOfNotNull(closedMove, openedMove)
            .filter { it.isVisible }.sortedBy { it.rowAfter }

    private fun of(kind: MenuRecord.Kind): List<MenuRecord> = records.filter { it.kind == kind }

    private fun numbers(kind: MenuRecord.Kind): List<Int> = of(kind).map { it.lower }

    private fun ranges(kind: MenuRecord.Kind, move: MenuMove?): List<IntRange> =
        listOfNotNull(move?.rows) + of(kind).map { it.rows }

    private fun sectionRows(kind: MenuRecord.Kind, move: MenuMove?): List<MenuSectionRows> =
        listOfNotNull(move?.rowsInSection) + of(kind).map { MenuSectionRows(it.section, it.rows) }

    private fun nodes(kind: MenuRecord.Kind, move: MenuMove?): List<MenuNode> =
        listOfNotNull(move).map { MenuNode(it.node) } + of(kind).map { MenuNode(it.lower) }
}

/**
 * The animation of a change, with `top` or `bottom` in place of `directional`: the first [opened]
 * node, or −1 for none, and its nearest sibling among the [closed] nodes decide.
 */
internal fun MenuStructure.settleAnimation(
    animation: MenuAnimation, opened: Int, closed: Sequence<Int>
): MenuAnimation {
    val directional = MenuAnimationPreset.DIRECTIONAL
    if (animation.insert != directional && animation.delete != directional) return animation
    val sibling = if (opened < 0) null else nearestSibling(opened, closed)
    var insert = MenuAnimationPreset.TOP
    var delete = MenuAnimationPreset.TOP
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

/** The nearest of some nodes in document order that is a sibling; of two, the first. */
private fun MenuStructure.nearestSibling(node: Int, others: Sequence<Int>): Int? =
    others.filter { parent(it) == parent(node) }
        .sortedBy { kotlin.math.abs(it - node) }.firstOrNull()
