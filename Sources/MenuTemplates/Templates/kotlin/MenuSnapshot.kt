/**
 * The state of each node that bulk events compare: before and after. An inline node without a heading
 * counts as a row here where the rows below it are rows of the menu.
 */
internal class MenuSnapshot(rows: MenuRows) {
    private val isFiltered = rows.isFiltered
    private val bits = ByteArray(rows.menu.count)

    /** The number of rows of each slot that shows them. */
    private val slotRows = mutableMapOf<Int, Int>()

    /** The checked item of each node whose row shows it. */
    val chosen = mutableMapOf<Int, Int?>()

    init {
        for (node in bits.indices) {
            val parent = rows.menu.parent(node)
            val isBelowRow =
                parent == rows.page || (parent >= 0 && hasRow(parent) && showsBelow(parent))
            var bit = 0
            if (isBelowRow && !rows.isAbsent(node)) bit = bit or HAS_ROW
            if (rows.isOpen(node)) bit = bit or OPEN
            if (rows.words.has(MenuWords.EMPTY, node)) bit = bit or EMPTY
            if (rows.checks.isChecked(node)) bit = bit or CHECKED
            if (rows.menu.isSummary(node)) bit = bit or (rows.checks.state(node).ordinal shl 6)
            if (node == rows.current) bit = bit or CURRENT
            if (rows.conditions?.isTurned(node) == true) bit = bit or TURNED
            bits[node] = bit.toByte()
            if (rows.menu.showsChecked(node)) {
                chosen[node] = rows.checks.checkedUnder(node).firstOrNull()
            }
        }
        // The words still have the old number of rows when an event of a slot is compared.
        for (slot in rows.menu.slots) {
            if (hasRow(slot) && showsBelow(slot)) slotRows[slot] = rows.words.shown(slot)
        }
    }

    /** The number of rows of a slot that shows them; 0 for other nodes. */
    fun rowsBelow(slot: Int): Int = slotRows[slot] ?: 0

    fun hasRow(node: Int): Boolean = has(HAS_ROW, node)

    fun isOpen(node: Int): Boolean = has(OPEN, node)

    fun isChecked(node: Int): Boolean = has(CHECKED, node)

    /** The state on which the node's look depends; an empty node looks neither open nor closed. */
    fun look(node: Int): Int {
        val bit = bits[node].toInt() and HAS_ROW.inv()
        return if (has(EMPTY, node)) bit and OPEN.inv() else bit
    }

    /** Whether the rows below the node show, if its own does. */
    private fun showsBelow(node: Int): Boolean = isFiltered || isOpen(node)

    private fun has(bit: Int, node: Int): Boolean = bits[node].toInt() and bit != 0

    private companion object {
        const val HAS_ROW = 1
        const val OPEN = 2
        const val EMPTY = 4
        const val CHECKED = 8
        const val CURRENT = 16
        const val TURNED = 32
        // The two bits above are the state of a summary check.
    }
}

/** The current row of a comparison, before or after an event, and the last ranges noted there. */
private class MenuCounter(
    private val layout: MenuLayout,
    private val kind: MenuRecord.Kind,
    private val kindInSection: MenuRecord.Kind,
    private val records: MutableList<MenuRecord>
) {
    var row = 0
    var section = if (layout == MenuLayout.ROWS) 0 else -1

    /** The number of rows before the first one of the section. */
    var start = 0
    private var lastRange: MenuRecord? = null
    private var lastInSection: MenuRecord? = null

    /** Goes on to the next section, which starts at the current row. */
    fun beginSection() {
        section += 1
        start = if (layout == MenuLayout.SECTION_HEADERS) row + 1 else row
    }

    /** Notes rows from the current one on, extending the last range if it is adjacent. */
    fun note(sectionStays: Boolean, rows: Int = 1) {
        lastRange = records.grow(lastRange, kind, 0, row, rows)
        if (!sectionStays) return
        lastInSection = records.grow(lastInSection, kindInSection, section, row - start, rows)
    }
}

/** Visits the nodes in document order and notes each difference. */
internal fun MenuRows.compare(before: MenuSnapshot, after: MenuSnapshot): List<MenuRecord> {
    val records = mutableListOf<MenuRecord>()
    val old = MenuCounter(
        layout, MenuRecord.Kind.REMOVED, MenuRecord.Kind.REMOVED_IN_SECTION, records
    )
    val new = MenuCounter(
        layout, MenuRecord.Kind.INSERTED, MenuRecord.Kind.INSERTED_IN_SECTION, records
    )
    fun note(kind: MenuRecord.Kind, lower: Int, section: Int = 0) {
        records.add(MenuRecord(kind, section, lower, lower))
    }
    var sectionStays = true
    var node = if (menu.count > 0) 0 else -1
    while (node >= 0) {
        val wasThere = before.hasRow(node)
        val isThere = after.hasRow(node)
        if (hasSections && node < menu.topLevelCount) {
            sectionStays = wasThere && isThere
            if (wasThere) old.beginSection()
            if (isThere) new.beginSection()
            if (wasThere && !isThere) note(MenuRecord.Kind.REMOVED_SECTION, old.section)
            if (isThere && !wasThere) note(MenuRecord.Kind.INSERTED_SECTION, new.section)
        }
        val own = menu.ownRows(node)
        if (wasThere && !isThere && own > 0) old.note(sectionStays)
        if (isThere && !wasThere && own > 0) new.note(sectionStays)
        val isOpen = after.isOpen(node)
        val toggles = before.isOpen(node) != isOpen
        if (toggles) note(if (isOpen) MenuRecord.Kind.OPENED else MenuRecord.Kind.CLOSED, node)
        val isChecked = after.isChecked(node)
        if (before.isChecked(node) != isChecked) {
            note(if (isChecked) MenuRecord.Kind.CHECKED else MenuRecord.Kind.UNCHECKED, node)
        }
        val looksDifferent = before.look(node) != after.look(node) ||
            before.chosen[node] != after.chosen[node]
        if (wasThere && isThere && own > 0 && looksDifferent) {
            note(MenuRecord.Kind.UPDATED, new.row)
            if (new.row < new.start) {
                note(MenuRecord.Kind.UPDATED_HEADER, new.section)
            } else {
                note(MenuRecord.Kind.UPDATED_IN_SECTION, new.row - new.start, new.section)
            }
        }
        if (wasThere) old.row += own
        if (isThere) new.row += own
        if (menu.has(MenuFlag.SLOT, node)) {
            // No event that compares adds rows to a slot that has some, or removes only some.
            val rowsBefore = before.rowsBelow(node)
            val rowsAfter = after.rowsBelow(node)
            if (rowsBefore > 0 && rowsAfter == 0) old.note(sectionStays, rowsBefore)
            if (rowsAfter > 0 && rowsBefore == 0) new.note(sectionStays, rowsAfter)
            old.row += rowsBefore
            new.row += rowsAfter
        }
        node = menu.successor(node)
    }
    return records
}
