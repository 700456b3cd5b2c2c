/**
 * Numbers that stay with the rows of a slot while others come and go: a run of numbers for rows that
 * were added together.
 */
internal class MenuSlotIds(private val take: (Int) -> Long) {
    private val runs = mutableListOf<LongRange>()

    /** The number of rows. */
    var count = 0
        private set

    /** The number of the row with an index, or −1. */
    fun at(index: Int): Long {
        var rest = index
        for (run in runs) {
            val size = size(run)
            if (rest < size) return run.first + rest
            rest -= size
        }
        return -1
    }

    /** Adds rows, the first of which has this index. */
    fun insert(index: Int, rows: Int) {
        if (rows <= 0) return
        val first = take(rows)
        runs.add(split(index), first until first + rows)
        count += rows
    }

    /** Removes rows, the first of which has this index. */
    fun remove(index: Int, rows: Int) {
        if (rows <= 0) return
        val start = split(index)
        runs.subList(start, split(index + rows)).clear()
        count -= rows
    }

    /** The place among the runs of the one that begins with a row; a run is divided if need be. */
    private fun split(index: Int): Int {
        var rest = index
        for ((place, run) in runs.withIndex()) {
            if (rest <= 0) return place
            val size = size(run)
            if (rest < size) {
                runs[place] = run.first until run.first + rest
                runs.add(place + 1, run.first + rest..run.last)
                return place + 1
            }
            rest -= size
        }
        return runs.size
    }

    private fun size(run: LongRange): Int = (run.last - run.first + 1).toInt()
}

/** Numbers by which a list knows rows again: those of items, and those of the rows of slots. */
internal class MenuRowIds(private val state: MenuExpansion) {
    private var structure = state.table.structure

    /** Rows of another version of the menu have other numbers. */
    private var base = 0L
    private var next = 1L shl 48
    private val slots = HashMap<Int, MenuSlotIds>()

    /** The first row of each slot that shows its rows. */
    private val starts = HashMap<Int, Int>()

    init {
        followSlots(emptyList(), emptyList())
    }

    /** The number of a row, which no other row has; −1 outside the rows. */
    fun at(row: Int): Long = when (val content = state.contentAtRow(row)) {
        null -> -1
        is MenuRowContent.Item -> base + content.node.number
        is MenuRowContent.SlotRow -> slots[content.slot.number]?.at(content.index) ?: -1
        is MenuRowContent.Placeholder -> base + PLACEHOLDERS + content.slot.number
        is MenuRowContent.Loading -> base + LOADING + content.slot.number
    }

    /** Follows an event. False if the state has another menu now, so that no row is the same. */
    fun follow(removed: List<IntRange>, inserted: List<IntRange>): Boolean {
        if (state.table.structure === structure) {
            followSlots(removed, inserted)
            return true
        }
        structure = state.table.structure
        base += VERSION
        slots.clear()
        starts.clear()
        followSlots(emptyList(), emptyList())
        return false
    }

    private fun followSlots(removed: List<IntRange>, inserted: List<IntRange>) {
        for (slot in structure.slots) {
            val ids = slots.getOrPut(slot) { MenuSlotIds { rows -> take(rows) } }
            val count = state.countIn(MenuNode(slot))
            val before = starts.remove(slot)
            val after = state.rows.firstPlaceBelow(slot)?.row
            if (before != null) {
                for (rows in removed.asReversed()) {
                    val (first, size) = overlap(rows, before, ids.count)
                    ids.remove(first, size)
                }
            }
            if (after != null) {
                starts[slot] = after
                for (rows in inserted) {
                    val (first, size) = overlap(rows, after, count)
                    ids.insert(first, size)
                }
            }
            // Rows that do not show come and go at the end.
            ids.insert(ids.count, count - ids.count)
            ids.remove(count, ids.count - count)
        }
    }

    /** The rows of a slot with this start that are in a range: the index of the first, and how many. */
    private fun overlap(rows: IntRange, start: Int, count: Int): Pair<Int, Int> {
        val first = maxOf(rows.first, start)
        val last = minOf(rows.last, start + count - 1)
        return Pair(first - start, last - first + 1)
    }

    private fun take(rows: Int): Long {
        val first = next
        next += rows
        return first
    }

    private companion object {
        // A menu has fewer than 2²⁰ items.
        const val PLACEHOLDERS = 1L shl 20
        const val LOADING = 1L shl 21
        const val VERSION = 1L shl 22
    }
}
