/** The queries of a [MenuExpansion], which do not change it. */
public abstract class MenuQueries internal constructor(internal var rows: MenuRows) {
    /** The static menu. */
    abstract val table: MenuTable

    /** The number of rows of the open page; in [MenuLayout.SECTION_HEADERS], headers included. */
    val rowCount: Int get() = rows.count

    /** The node of the open page; null for the top page, whose rows are the top level's. */
    val page: MenuNode? get() = nodeOrNull(rows.page)

    /** How the rows of the open page are placed: as in the table on the top page, else as rows. */
    val layout: MenuLayout get() = rows.layout

    /** The node whose row this is, a slot for each of its rows, or null; O(d log f). */
    fun nodeAtRow(row: Int): MenuNode? = nodeOrNull(rows.node(row))

    /** The content of a row, or null outside the rows; O(d log f). */
    fun contentAtRow(row: Int): MenuRowContent? {
        val node = nodeAtRow(row) ?: return null
        val slots = rows.slots
        if (slots == null || !table.isSlot(node)) return MenuRowContent.Item(node)
        val index = row - (rows.firstPlaceBelow(node.number)?.row ?: (row + 1))
        return when {
            index < 0 -> MenuRowContent.Item(node)
            index < slots.count(node.number) -> MenuRowContent.SlotRow(node, index)
            slots.lastRow(node.number) == MenuLastRow.LOADING -> MenuRowContent.Loading(node)
            else -> MenuRowContent.Placeholder(node)
        }
    }

    /** The node's row, or null if it has none; O(d log f). */
    fun row(node: MenuNode): Int? = if (node in table) rows.place(node.number)?.row else null

    /** The row that the program gave the slot with this index, or null if it does not show. */
    fun row(slot: MenuNode, index: Int): Int? {
        if (index !in 0 until countIn(slot)) return null
        return rows.firstPlaceBelow(slot.number)?.let { it.row + index }
    }

    /** Whether the node has a row. */
    fun isVisible(node: MenuNode): Boolean = row(node) != null

    /** Whether the node is open, visible or dormant or not; false for a leaf, outside the menu. */
    fun isExpanded(node: MenuNode): Boolean = has(MenuWords.OPEN, node)

    /**
     * Whether the node is hidden itself, by the program, by conditions or, if it is inline, because it
     * is empty; a node below a hidden node need not be hidden itself.
     */
    fun isHidden(node: MenuNode): Boolean =
        has(MenuWords.HIDDEN, node) && !table.isSeparator(node)

    /** Whether taps on the node have an effect, as far as its own `enabled` decides. */
    fun isEnabled(node: MenuNode): Boolean = rows.isEnabled(node)

    /** Whether the node is a category without body that has nothing to show but separators. */
    fun isEmpty(node: MenuNode): Boolean = has(MenuWords.EMPTY, node)

    /** Whether the node is a check item that is checked, or a summary check whose items all are. */
    fun isChecked(node: MenuNode): Boolean = checkState(node) == MenuCheckState.CHECKED

    /**
     * Whether a check item is checked or, for a summary check, whether all, some or none of its items
     * are; any other node is unchecked.
     */
    fun checkState(node: MenuNode): MenuCheckState =
        if (node in table) rows.checks.state(node.number) else MenuCheckState.UNCHECKED

    /**
     * The checked nodes among the children, in document order, without summary checks; null asks
     * about the top level.
     */
    fun checkedIn(group: MenuNode?): List<MenuNode> = when {
        group != null && group !in table -> emptyList()
        else -> rows.checks.checkedUnder(group?.number ?: -1).map { MenuNode(it) }
    }

    /**
     * The text at the end of the row: the title of the checked child, if the node's row shows it,
     * otherwise [detail].
     */
    @JvmOverloads
    fun shownDetail(node: MenuNode, count: Int? = null): String? =
        rows.checkedTitle(node) ?: detail(node, count)

    /**
     * The secondary text beside the title. A text with a number is that for [count] or, for a slot, for the
     * number of its rows; the table's for another node without a count.
     */
    @JvmOverloads
    fun detail(node: MenuNode, count: Int? = null): String? =
        shownCount(node, count)?.let { table.detail(node, it) } ?: table.detail(node)

    /** The short text in a capsule; see [detail]. */
    @JvmOverloads
    fun badge(node: MenuNode, count: Int? = null): String? =
        shownCount(node, count)?.let { table.badge(node, it) } ?: table.badge(node)

    /** What is spoken in place of the title; see [detail]. */
    @JvmOverloads
    fun accessibilityLabel(node: MenuNode, count: Int? = null): String? =
        shownCount(node, count)?.let { table.accessibilityLabel(node, it) }
            ?: table.accessibilityLabel(node)

    /** The number that texts of a node show; null if there is none. */
    private fun shownCount(node: MenuNode, count: Int?): Int? =
        count ?: if (table.isSlot(node)) countIn(node) else null

    /**
     * The number of the value of a condition, or null outside the menu; −1 while it follows a choice
     * without a checked item.
     */
    fun valueOfCondition(condition: Int): Int? = rows.conditions?.value(condition)

    /** The number of rows that the program gave the slot; 0 for a node that is not a slot. */
    fun countIn(slot: MenuNode): Int = rows.slots?.count(slot.number) ?: 0

    /** Whether the slot is busy. */
    fun isBusy(slot: MenuNode): Boolean = rows.slots?.isBusy(slot.number) ?: false

    /** The current node, such as the node of the page on screen, or null. */
    val current: MenuNode? get() = nodeOrNull(rows.current)

    /** Whether a filter is on. */
    val isFiltered: Boolean get() = rows.isFiltered

    /**
     * The glyph for the node's state, or null for none.
     *
     * An empty category shows `empty` or else `collapsed`, unless the indicator hides both.
     */
    fun glyph(node: MenuNode): MenuGlyph? {
        if (!table.isItem(node) || table.isInline(node)) return null
        val indicator = table.indicator(node)
        return when {
            isEmpty(node) ->
                if (indicator.hideWhenEmpty) null else indicator.empty ?: indicator.collapsed
            !rows.isExpandable(node.number) -> indicator.leaf
            isExpanded(node) -> indicator.expanded
            else -> indicator.collapsed
        }
    }

    /** Whether each category and each item with a body is closed, by id; dormant ones too. */
    val collapsedById: Map<String, Boolean>
        get() = (0 until table.count)
            .filter { rows.isExpandable(it) }
            .associate { table.text.id(it) to !rows.isOpen(it) }

    /** The number of sections; 1 in layout [MenuLayout.ROWS]. */
    val sectionCount: Int get() = rows.sectionCount

    /** The number of rows in a section; 0 for a section that is not there. */
    fun rowCountInSection(section: Int): Int = rows.countInSection(section)

    /** The node whose row is at an index path, or null if there is no row. */
    fun nodeAt(path: MenuIndexPath): MenuNode? = nodeAtRow(rows.rowAt(path))

    /** The content of the row at an index path, or null if there is no row. */
    fun contentAt(path: MenuIndexPath): MenuRowContent? = contentAtRow(rows.rowAt(path))

    /** Where the node's row is, or null if it has none or is a header. */
    fun indexPath(node: MenuNode): MenuIndexPath? {
        val place = (if (node in table) rows.place(node.number) else null) ?: return null
        val row = rows.rowInSection(place)
        return if (row < 0) null else MenuIndexPath(rows.section(place.top), row)
    }

    /**
     * The section of the node's top-level item, whether the node has a row or not.
     *
     * Without sections 0 for every node of the menu; null where the top-level item has
     * no section.
     */
    fun section(node: MenuNode): Int? {
        if (node !in table) return null
        if (!rows.hasSections) return 0
        var top = node.number
        while (top >= table.topLevelCount) top = rows.menu.parent(top)
        return if (rows.isAbsent(top)) null else rows.section(top)
    }

    /** The top-level item of a section, or null, as always in [MenuLayout.ROWS]. */
    fun nodeOfSection(section: Int): MenuNode? = nodeOrNull(rows.topOfSection(section))

    /** The response that [MenuExpansion.tap] would return. Changes nothing. */
    fun responseToTap(node: MenuNode, place: MenuTapPlace): MenuTapResponse<String> =
        rows.responseToTap(node, place)

    /**
     * `v1`, then `*id`, `+id`, `-id` or `/id` for each node that events checked, opened, closed or
     * unchecked, sorted by UTF-8 bytes, separated by spaces.
     *
     * Dormant nodes are included. Nodes that cannot be closed, the filter, and which nodes are
     * hidden are not saved.
     */
    val savedState: String get() = rows.savedState()

    private fun has(flag: Long, node: MenuNode): Boolean =
        node in table && rows.words.has(flag, node.number)

    private fun nodeOrNull(number: Int): MenuNode? = if (number < 0) null else MenuNode(number)
}

/** The title of the checked child that a node's row shows as its detail, or null. */
internal fun MenuRows.checkedTitle(node: MenuNode): String? {
    if (!table.showsChecked(node)) return null
    return checks.checkedUnder(node.number).firstOrNull()?.let { table.title(MenuNode(it)) }
}
