/**
 * Which items of a menu are open, hidden or filtered, and so which rows there are.
 *
 * Besides its table it takes 8 bytes and one bit per item, 4 for each top-level item without a
 * section, and a few for each item that its group's rules opened or closed against a restored
 * state. Each event returns one [MenuChange], and none fails. An event on a leaf, a separator, a
 * category without children and body, or a node outside the menu changes nothing. An event on a
 * node without a row changes its state, which [MenuChange.toggled] reports, and moves no row. Not
 * safe for use from several threads at once.
 *
 * An item is dormant while it is hidden, or is a category without body whose children are all
 * hidden. A dormant item keeps its state, and events set it; the rules of its group do not count
 * it, and apply to it when it wakes.
 *
 * The parameter `animation` of an event replaces the menu's animation.
 */
public class MenuExpansion private constructor(private val rows: MenuRows) {
    /** The [table]'s menu before any event. */
    constructor(table: MenuTable) : this(MenuRows(table))

    /** The static menu. */
    val table: MenuTable get() = rows.table

    /** An independent state, equal to this one now. */
    fun copy(): MenuExpansion = MenuExpansion(rows.copy())

    /** The number of rows of the whole menu; in [MenuLayout.SECTION_HEADERS], headers included. */
    val rowCount: Int get() = rows.count

    /** The node whose row this is, or null outside `0 until rowCount`; O(d log f). */
    fun nodeAtRow(row: Int): MenuNode? = nodeOrNull(rows.node(row))

    /** The node's row, or null if it has none; O(d log f). */
    fun row(node: MenuNode): Int? = if (node in table) rows.place(node.number)?.row else null

    /** Whether the node has a row. */
    fun isVisible(node: MenuNode): Boolean = row(node) != null

    /** Whether the node is open, visible or dormant or not; false for a leaf, outside the menu. */
    fun isExpanded(node: MenuNode): Boolean = has(MenuWords.OPEN, node)

    /** Whether the node is hidden itself; a node below a hidden one need not be. */
    fun isHidden(node: MenuNode): Boolean = has(MenuWords.HIDDEN, node)

    /** Whether the node is a category without body whose children, if any, are all hidden. */
    fun isEmpty(node: MenuNode): Boolean = has(MenuWords.EMPTY, node)

    /** Whether the node is a check item that is checked. */
    fun isChecked(node: MenuNode): Boolean = node in table && rows.checks.isChecked(node.number)

    /** The checked nodes among the children, in document order; null asks about the top level. */
    fun checkedIn(group: MenuNode?): List<MenuNode> = when {
        group != null && group !in table -> emptyList()
        else -> rows.checks.checkedUnder(group?.number ?: -1).map { MenuNode(it) }
    }

    /** The node that is current, such as that of the page on screen, or null. */
    val current: MenuNode? get() = nodeOrNull(rows.current)

    /** Whether a filter is on. */
    val isFiltered: Boolean get() = rows.isFiltered

    /**
     * The glyph for the node's state, or null for none.
     *
     * An empty category shows `empty` or else `collapsed`, unless the indicator hides both.
     */
    fun glyph(node: MenuNode): MenuGlyph? {
        if (node !in table || table.isSeparator(node)) return null
        val indicator = table.indicator(node)
        return when {
            isEmpty(node) ->
                if (indicator.hideWhenEmpty) null else indicator.empty ?: indicator.collapsed
            !rows.isExpandable(node.number) -> indicator.leaf
            isExpanded(node) -> indicator.expanded
            else -> indicator.collapsed
        }
    }

    /** Whether each category and each item with a body is collapsed, by id. */
    val collapsedById: Map<String, Boolean>
        get() = (0 until table.count)
            .filter { table.has(MenuFlag.CATEGORY, it) || rows.isExpandable(it) }
            .associate { table.text.id(it) to !rows.isOpen(it) }

    /** The number of sections; 1 in layout [MenuLayout.ROWS]. */
    val sectionCount: Int get() = rows.sectionCount

    /** The number of rows in a section; 0 for a section that is not there. */
    fun rowCountInSection(section: Int): Int = rows.countInSection(section)

    /** The node whose row is there, or null if there is no such row. */
    fun nodeAt(path: MenuIndexPath): MenuNode? {
        if (path.row < 0 || path.row >= rowCountInSection(path.section)) return null
        val top = rows.topOfSection(path.section)
        if (top < 0) return nodeAtRow(path.row)
        val topRow = rows.place(top)?.row ?: return null
        return nodeAtRow(topRow + path.row + rows.firstRow)
    }

    /** Where the node's row is, or null if it has none or is a header. */
    fun indexPath(node: MenuNode): MenuIndexPath? {
        val place = (if (node in table) rows.place(node.number) else null) ?: return null
        val row = rows.rowInSection(place)
        return if (row < 0) null else MenuIndexPath(rows.section(place.top), row)
    }

    /**
     * The section of the node's top-level item, whether the node has a row or not.
     *
     * In layout [MenuLayout.ROWS] 0 for every node of the menu; null where the top-level item has
     * no section.
     */
    fun section(node: MenuNode): Int? {
        if (node !in table) return null
        if (table.layout == MenuLayout.ROWS) return 0
        var top = node.number
        while (top >= table.topLevelCount) top = table.parent(top)
        return if (rows.isAbsent(top)) null else rows.section(top)
    }

    /** The top-level item of a section, or null, as always in [MenuLayout.ROWS]. */
    fun nodeOfSection(section: Int): MenuNode? = nodeOrNull(rows.topOfSection(section))

    /** Closes the node if it is open, else opens it; O(d log f), as are [expand] and [collapse]. */
    @JvmOverloads
    fun toggle(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        if (isExpanded(node)) collapse(node, animation) else expand(node, animation)

    /**
     * Opens the node, and closes its open sibling where only one may be open.
     *
     * Opening shows the children as they were left. A visible node that opens is scrolled to by
     * the menu's policy. Opening a dormant node closes no sibling; if another is open when the
     * node wakes, the node closes.
     */
    @JvmOverloads
    fun expand(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.expand(node, animation)

    /** Closes the node, unless it cannot be closed or is the last that its group keeps open. */
    @JvmOverloads
    fun collapse(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.collapse(node, animation)

    /**
     * Opens every node that its group allows, visible or not; O(N), as are all events below.
     *
     * In a `single` group bulk events open only the one that is open, else the first that can be;
     * in a `keep-open` group the first open one stays open. Dormant nodes, which groups do not
     * count, all open or close.
     */
    @JvmOverloads
    fun expandAll(animation: MenuAnimation = table.settings.animation): MenuChange =
        expandToDepth(Int.MAX_VALUE, animation)

    /** Closes every node that its group allows. */
    @JvmOverloads
    fun collapseAll(animation: MenuAnimation = table.settings.animation): MenuChange =
        expandToDepth(0, animation)

    /** Opens nodes at depths below [depth] and closes the others; the top level is depth 0. */
    @JvmOverloads
    fun expandToDepth(depth: Int, animation: MenuAnimation = table.settings.animation): MenuChange =
        opening(animation) { rows.setOpenBelow(-1, 0, depth) }

    /** Opens the node as [expand] does, with its scrolling, then all below it. */
    @JvmOverloads
    fun expandUnder(
        node: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange {
        val number = node.number
        if (node !in table || !rows.isExpandable(number)) return rows.unchanged(animation)
        val opens = !rows.isOpen(number) && rows.isAwake(number)
        val scroll = {
            val place = if (opens) rows.place(number) else null
            place?.let { rows.scroll(it, rows.rowsBelow(number, it)) }
        }
        return opening(animation, scroll) {
            rows.openAlone(number)
            rows.setOpenBelow(number, 0, Int.MAX_VALUE)
        }
    }

    /** Closes the node as [collapse] does, and all below it. */
    @JvmOverloads
    fun collapseUnder(
        node: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange {
        if (node !in table || !rows.isExpandable(node.number)) return rows.unchanged(animation)
        return opening(animation) {
            if (isExpanded(node) && !rows.staysOpen(node.number)) rows.setOpen(false, node.number)
            rows.setOpenBelow(node.number, 0, 0)
        }
    }

    /**
     * Opens the ancestors of the node and scrolls to its row, whatever the menu's policy.
     *
     * A hidden node still has no row after it, and nothing is scrolled to.
     */
    @JvmOverloads
    fun reveal(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange {
        if (node !in table || table.isSeparator(node)) return rows.unchanged(animation)
        return opening(animation, { rows.scrollTo(node.number) }) {
            rows.openAncestors(node.number)
        }
    }

    /**
     * Makes a node current, or none, and with [reveal] also does what the event [reveal] does.
     *
     * A separator or a node outside the menu changes nothing. Hiding and restoring keep the
     * current node; a saved state does not have it.
     */
    @JvmOverloads
    fun setCurrent(
        node: MenuNode?,
        reveal: Boolean = false,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange {
        if (node == null) return rows.setCurrent(-1, animation)
        if (node !in table || table.isSeparator(node)) return rows.unchanged(animation)
        if (!reveal) return rows.setCurrent(node.number, animation)
        return opening(animation, { rows.scrollTo(node.number) }) {
            rows.current = node.number
            rows.openAncestors(node.number)
        }
    }

    /**
     * Checks a check item, and unchecks the one that is checked where only one can be.
     *
     * Checks do not depend on what is open, hidden or filtered, and only these events, [tap] and
     * [restore] change them. They cost as much as looking up two rows, however large the group is.
     */
    fun check(node: MenuNode): MenuChange = rows.setChecked(true, node)

    /** Unchecks a check item, even the only one of its group. */
    fun uncheck(node: MenuNode): MenuChange = rows.setChecked(false, node)

    /** Checks or unchecks as a tap does: a choice of one never loses its checked item. */
    fun toggleCheck(node: MenuNode): MenuChange = when {
        !isChecked(node) -> check(node)
        table.choosesOneUnder(table.parent(node)) -> rows.unchanged()
        else -> uncheck(node)
    }

    /** What [tap] would return as its response; changes nothing. */
    fun responseToTap(node: MenuNode, place: MenuTapPlace): MenuTapResponse =
        rows.responseToTap(node, place)

    /**
     * Does what a tap on the node does by the menu's `hit-area`, and returns what it asks of the
     * program.
     *
     * A disabled node, or one that is hidden or below a hidden one, does not respond; one that is
     * closed away or filtered away does, so that keyboard shortcuts can reach it.
     */
    @JvmOverloads
    fun tap(
        node: MenuNode,
        place: MenuTapPlace,
        animation: MenuAnimation = table.settings.animation
    ): MenuTap {
        val response = responseToTap(node, place)
        val change = when {
            response == MenuTapResponse.Toggle -> toggle(node, animation)
            response == MenuTapResponse.Nothing -> rows.unchanged(animation)
            table.isCheckItem(node) -> toggleCheck(node)
            else -> rows.unchanged(animation)
        }
        return MenuTap(change, response)
    }

    /**
     * Hides nodes, with all below them, or shows them again as they were left.
     *
     * Separators and nodes outside the menu are passed over. Nodes that become dormant keep their
     * state. An open node that wakes in a `single` group where another is open closes, as do, of
     * several that wake, all but the first; a `keep-open` group left without an open node opens its
     * first. After [restore], until an event opens or closes a node, the groups are settled from
     * the restored state, so that it makes no difference whether items are hidden before or after
     * it.
     */
    @JvmOverloads
    fun setHidden(
        nodes: Iterable<MenuNode>,
        isHidden: Boolean,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = bulk(animation) { rows.hide(nodes, isHidden) }

    /**
     * Shows exactly these nodes and their ancestors, whatever is open; null shows the state again.
     *
     * Separators have no row under a filter, and hidden nodes still have none. While it is on,
     * [setHidden] moves rows; other events change state only. A filter makes nothing dormant, and
     * replaces the one before it.
     */
    @JvmOverloads
    fun filter(
        nodes: Iterable<MenuNode>?,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = bulk(animation) { rows.keep(nodes) }

    /**
     * `v1`, then `*id`, `+id`, `-id` or `/id` for each node that events checked, opened, closed or
     * unchecked, sorted by UTF-8 bytes, separated by spaces.
     *
     * Has dormant nodes too; neither what is hidden nor a filter, nor nodes that cannot be
     * closed.
     */
    val savedState: String get() = rows.save()

    /**
     * Restores what [savedState] saved, and returns the ids that this menu does not have.
     *
     * Starts from the initial state, applies the entries, then the rules of each group, so that a
     * state of an older menu is applied as far as possible: in a `single` group a node that an
     * entry opens wins over one that starts open. Hidden nodes and the filter stay as they are;
     * entries of dormant nodes are kept. A string that does not begin with `v1` changes nothing and
     * is unknown as a whole; so is each entry without `+` or `-`. Of several entries for one node
     * the last counts.
     */
    @JvmOverloads
    fun restore(
        state: String,
        animation: MenuAnimation = table.settings.animation
    ): MenuRestoration {
        val entries = state.split(' ')
        if (entries[0] != SAVED_VERSION) {
            val unknown = if (state == "") emptyList() else listOf(state)
            return MenuRestoration(rows.unchanged(animation), unknown)
        }
        var unknown = emptyList<String>()
        val change = bulk(animation) { unknown = rows.restore(entries.drop(1)) }
        return MenuRestoration(change, unknown)
    }

    /**
     * Runs an event on many nodes that opens and closes; a restored state is then no longer
     * settled.
     */
    private inline fun opening(
        animation: MenuAnimation, scroll: () -> MenuScrollTarget? = { null }, event: () -> Unit
    ): MenuChange {
        val change = bulk(animation, scroll, event)
        val (closed, opened) = change.toggled
        if (closed.isNotEmpty() || opened.isNotEmpty()) rows.words.settled = null
        return change
    }

    /** Runs an event on many nodes, rebuilds the sizes and compares. */
    private inline fun bulk(
        animation: MenuAnimation, scroll: () -> MenuScrollTarget? = { null }, event: () -> Unit
    ): MenuChange {
        val before = MenuSnapshot(rows)
        event()
        rows.rebuild()
        val records = rows.compare(before, MenuSnapshot(rows))
        val opened = records.firstOrNull { it.kind == MenuRecord.Kind.OPENED }?.lower ?: -1
        val closed = records.asSequence()
            .filter { it.kind == MenuRecord.Kind.CLOSED }.map { it.lower }
        return MenuChange(
            table.settle(animation, opened, closed), scroll(), null, null, records
        )
    }

    private fun has(flag: Long, node: MenuNode): Boolean =
        node in table && rows.words.has(flag, node.number)

    private fun nodeOrNull(number: Int): MenuNode? = if (number < 0) null else MenuNode(number)
}
