/** The place of a row in the menu, with its top-level node and that node's row. */
internal class MenuPlace(val top: Int, val row: Int, val topRow: Int) {
    /** The place after rows of an earlier sibling were inserted or, below 0, removed. */
    fun movedDown(rows: Int): MenuPlace =
        MenuPlace(top, row + rows, if (row == topRow) topRow + rows else topRow)
}

/**
 * What is open, hidden, filtered, checked or current, and the rows that follow from it. [page] is the
 * node of the open page, −1 for the top page.
 *
 * In each sibling group a Fenwick tree adds up sizes: entry k holds those of the siblings up to
 * the k-th, as many as the value of the lowest set bit of k. The size of a node without a row is
 * 0; other sizes are 1, or 0 for an inline node without a heading, and, if the children are
 * visible, the sum of their sizes.
 */
internal class MenuRows private constructor(
    var table: MenuTable,
    val words: MenuWords,
    val checks: MenuChecks,
    val slots: MenuSlots?,
    val inlines: MenuInlines?,
    val conditions: MenuConditions?,
    var current: Int,
    var page: Int
) {
    /** The structure of [table], which all languages share. */
    val menu: MenuStructure = table.structure

    /** The menu before any event. */
    constructor(table: MenuTable) : this(
        table,
        MenuWords(table.count),
        MenuChecks(table.structure),
        if (table.structure.slots.isEmpty()) null else MenuSlots(table.structure),
        if (table.structure.inlines.isEmpty()) null else MenuInlines(table.structure),
        table.whens?.let { MenuConditions(table.structure, it) },
        -1,
        -1
    ) {
        for (node in 0 until menu.count) {
            if (menu.has(MenuFlag.OPEN, node)) words.set(MenuWords.OPEN, node)
            if (menu.has(MenuFlag.HIDDEN, node)) words.set(MenuWords.HIDDEN, node)
        }
        conditions?.start { words.set(MenuWords.HIDDEN, it) }
        for (node in menu.inlines.keys) inlines?.setHidden(words.has(MenuWords.HIDDEN, node), node)
        findEmpty()
        tidySeparators()
        rebuild()
    }

    /** The number of rows of the open page. */
    val count: Int get() = words.shown(page)

    /** How the rows of the open page are placed. */
    val layout: MenuLayout get() = if (page < 0) table.layout else MenuLayout.ROWS

    /** Whether the top-level items of the open page are sections. */
    val hasSections: Boolean get() = page < 0 && menu.hasSections

    val isFiltered: Boolean get() = words.has(MenuWords.KEPT, -1)

    fun copy(): MenuRows =
        MenuRows(
            table, words.copy(), checks.copy(), slots?.copy(), inlines?.copy(), conditions?.copy(),
            current, page
        )

    fun isOpen(node: Int): Boolean = words.has(MenuWords.OPEN, node)

    /** Whether the rows below the node show, if its own does. */
    fun showsBelow(node: Int): Boolean = isFiltered || isOpen(node)

    /** The number of rows of the node and below it, if its ancestors are open. */
    fun size(node: Int): Int = when {
        isAbsent(node) -> 0
        showsBelow(node) -> menu.ownRows(node) + words.shown(node)
        else -> 1
    }

    /** Whether the node is hidden or filtered away, regardless of its ancestors. */
    fun isAbsent(node: Int): Boolean =
        words.has(MenuWords.HIDDEN, node) || (isFiltered && !words.has(MenuWords.KEPT, node))

    /** The node of a row, or −1; of a row in a slot, the slot. */
    fun node(row: Int): Int {
        if (row < 0 || row >= count) return -1
        var parent = page
        var rest = row
        while (true) {
            val first = menu.firstChild(parent)
            val count = menu.childCount(parent)
            var before = 0
            var step = Integer.highestOneBit(count)
            while (step > 0) {
                if (before + step <= count) {
                    val size = words.entry(first + before + step - 1)
                    if (size <= rest) {
                        before += step
                        rest -= size
                    }
                }
                step = step shr 1
            }
            if (before >= count) return parent
            parent = first + before
            val own = menu.ownRows(parent)
            if (rest < own) return parent
            rest -= own
        }
    }

    /** The place of the node's row, or null if it has none. */
    fun place(of: Int): MenuPlace? = if (menu.ownRows(of) > 0) start(of) else null

    /** The place of the first row below a node that shows what is below it, or null. */
    fun firstPlaceBelow(parent: Int): MenuPlace? {
        val place = (if (showsBelow(parent)) start(parent) else null) ?: return null
        return MenuPlace(place.top, place.row + menu.ownRows(parent), place.topRow)
    }

    /**
     * The place of the node's row or, if it never has one, of the first row below it; null for a node
     * that is absent or below one.
     */
    private fun start(of: Int): MenuPlace? {
        if (isAbsent(of)) return null
        var node = of
        var row = 0
        while (!words.has(MenuWords.HIDDEN, node)) {
            val parent = menu.parent(node)
            val last = menu.firstChild(parent) - 1
            var before = node - last - 1
            var rowsBefore = 0
            while (before > 0) {
                rowsBefore += words.entry(last + before)
                before = before and before - 1
            }
            row += rowsBefore
            if (parent == page) return MenuPlace(node, row, rowsBefore)
            if (parent < 0 || !showsBelow(parent)) return null
            row += menu.ownRows(parent)
            node = parent
        }
        return null
    }

    /**
     * Adds visible rows below the node to the sizes of its ancestors, up to the first that is
     * closed or hidden. Under a filter, sizes do not depend on what is open.
     */
    fun propagate(rows: Int, from: Int) {
        if (!isFiltered) addRows(rows, from)
    }

    /** Adds rows below a slot, whether it shows them or not. */
    fun addSlotRows(rows: Int, slot: Int) {
        words.addShown(rows, slot)
        if (words.has(if (isFiltered) MenuWords.KEPT else MenuWords.OPEN, slot)) addRows(rows, slot)
    }

    /** Adds rows below the node to the sizes of the node and of its ancestors. */
    private fun addRows(rows: Int, from: Int) {
        if (rows == 0) return
        val isFiltered = isFiltered
        var node = from
        while (!words.has(MenuWords.HIDDEN, node)) {
            val parent = menu.parent(node)
            val last = menu.firstChild(parent) - 1
            val count = menu.childCount(parent)
            var entry = node - last
            while (entry <= count) {
                words.addEntry(rows, last + entry)
                entry += entry and -entry
            }
            words.addShown(rows, parent)
            if (parent < 0 || !(isFiltered || isOpen(parent))) return
            node = parent
        }
    }

    /** Computes all sizes and counts from the flags, in O(N). */
    fun rebuild() {
        words.clearCounts()
        for (slot in menu.slots) words.addShown(slots?.rowCount(slot) ?: 0, slot)
        for (node in menu.count - 1 downTo 0) {
            if (isOpen(node)) setOpen(true, node)
            val size = size(node)
            words.addEntry(size, node)
            words.addShown(size, menu.parent(node))
        }
        for (node in -1 until menu.count) {
            sumGroup(menu.firstChild(node) - 1, menu.childCount(node))
        }
        findAbsent()
    }

    /** Turns the sizes of a group into a Fenwick tree. */
    private fun sumGroup(last: Int, count: Int) {
        for (entry in 1 until count) {
            val next = entry + (entry and -entry)
            if (next <= count) words.addEntry(words.entry(last + entry), last + next)
        }
    }

    /** Lists the top-level nodes without a section, if there are sections. */
    fun findAbsent() {
        if (!menu.hasSections) return
        var count = 0
        for (node in 0 until menu.topLevelCount) if (isAbsent(node)) count += 1
        val absent = IntArray(count)
        for (node in menu.topLevelCount - 1 downTo 0) if (isAbsent(node)) absent[--count] = node
        words.absent = absent
    }
}
