/** For each node, whether it has a row, is open, and is empty; bulk events compare two of these. */
internal class MenuSnapshot(rows: MenuRows) {
    private val bits = ByteArray(rows.table.count)

    init {
        for (node in bits.indices) {
            val parent = rows.table.parent(node)
            val isBelowRow = parent < 0 || (hasRow(parent) && (rows.isFiltered || isOpen(parent)))
            var bit = 0
            if (isBelowRow && !rows.isAbsent(node)) bit = bit or 1
            if (rows.isOpen(node)) bit = bit or 2
            if (rows.words.has(MenuWords.EMPTY, node)) bit = bit or 4
            bits[node] = bit.toByte()
        }
    }

    fun hasRow(node: Int): Boolean = bits[node].toInt() and 1 != 0

    fun isOpen(node: Int): Boolean = bits[node].toInt() and 2 != 0

    /** The state on which the node's glyph and body depend. */
    fun look(node: Int): Int {
        val bit = bits[node].toInt()
        return if (bit and 4 != 0) 4 else bit and 2
    }
}

/**
 * The current row of a comparison, in the rows before or after, and the last ranges noted there.
 */
private class MenuCounter(
    private val layout: MenuLayout,
    private val kind: MenuRecord.Kind,
    private val kindInSection: MenuRecord.Kind,
    private val records: MutableList<MenuRecord>
) {
    var row = 0
    var section = if (layout == MenuLayout.ROWS) 0 else -1

    /** Rows before the first one of the section. */
    var start = 0
    private var lastRange: MenuRecord? = null
    private var lastInSection: MenuRecord? = null

    fun beginSection() {
        section += 1
        start = if (layout == MenuLayout.SECTION_HEADERS) row + 1 else row
    }

    /** Notes the current row, extending the last range if it is adjacent. */
    fun note(sectionStays: Boolean) {
        lastRange = grow(lastRange, kind, 0, row)
        if (sectionStays) lastInSection = grow(lastInSection, kindInSection, section, row - start)
    }

    private fun grow(last: MenuRecord?, kind: MenuRecord.Kind, section: Int, row: Int): MenuRecord {
        if (last != null && last.section == section && last.upper == row) {
            last.upper = row + 1
            return last
        }
        return MenuRecord(kind, section, row, row + 1).also { records.add(it) }
    }
}

/** Visits the nodes in document order and notes each difference. */
internal fun MenuRows.compare(before: MenuSnapshot, after: MenuSnapshot): List<MenuRecord> {
    val records = mutableListOf<MenuRecord>()
    val old = MenuCounter(
        table.layout, MenuRecord.Kind.REMOVED, MenuRecord.Kind.REMOVED_IN_SECTION, records
    )
    val new = MenuCounter(
        table.layout, MenuRecord.Kind.INSERTED, MenuRecord.Kind.INSERTED_IN_SECTION, records
    )
    fun note(kind: MenuRecord.Kind, lower: Int, section: Int = 0) {
        records.add(MenuRecord(kind, section, lower, lower))
    }
    var sectionStays = true
    var node = if (table.count > 0) 0 else -1
    while (node >= 0) {
        val wasThere = before.hasRow(node)
        val isThere = after.hasRow(node)
        if (node < table.topLevelCount && table.layout != MenuLayout.ROWS) {
            sectionStays = wasThere && isThere
            if (wasThere) old.beginSection()
            if (isThere) new.beginSection()
            if (wasThere && !isThere) note(MenuRecord.Kind.REMOVED_SECTION, old.section)
            if (isThere && !wasThere) note(MenuRecord.Kind.INSERTED_SECTION, new.section)
        }
        if (wasThere && !isThere) old.note(sectionStays)
        if (isThere && !wasThere) new.note(sectionStays)
        val isOpen = after.isOpen(node)
        val toggles = before.isOpen(node) != isOpen
        if (toggles) note(if (isOpen) MenuRecord.Kind.OPENED else MenuRecord.Kind.CLOSED, node)
        if (wasThere && isThere && before.look(node) != after.look(node)) {
            note(MenuRecord.Kind.UPDATED, new.row)
            if (new.row < new.start) {
                note(MenuRecord.Kind.UPDATED_HEADER, new.section)
            } else {
                note(MenuRecord.Kind.UPDATED_IN_SECTION, new.row - new.start, new.section)
            }
        }
        if (wasThere) old.row += 1
        if (isThere) new.row += 1
        node = table.successor(node)
    }
    return records
}
