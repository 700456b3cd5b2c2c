/**
 * What an event changed in a list, in the order in which a list is notified: each notification counts
 * rows as they are after the one before it.
 *
 * @property removed Rows to remove, from the bottom up.
 * @property inserted Then rows to insert, from the top down.
 * @property updated Then rows that look different.
 * @property animation How rows are inserted and deleted.
 * @property scroll The row to bring into view, or null.
 */
public class MenuListChange internal constructor(
    val removed: List<IntRange>,
    val inserted: List<IntRange>,
    val updated: List<IntRange>,
    val animation: MenuAnimation,
    val scroll: MenuScrollTarget?
)

/**
 * The rows, after the event, directly before the rows that an event removed or inserted: the last row
 * of a section is one of them if it was not the last before, and the other way round.
 */
internal fun rowsBefore(removed: List<IntRange>, inserted: List<IntRange>): List<Int> {
    val rows = inserted.map { it.first - 1 }.toMutableList()
    var off = 0
    var on = 0
    var place = 0
    for (range in removed) {
        val kept = range.first - off - 1
        while (place < inserted.size && inserted[place].first - on <= kept) {
            on += inserted[place].count()
            place += 1
        }
        rows.add(kept + on)
        off += range.count()
    }
    return rows
}

/** Whether the section or the page of a row has a footer, which its last row shows. */
internal fun MenuQueries.hasFooterNear(row: Int): Boolean {
    val node = nodeAtRow(row) ?: return false
    val page = page
    if (page != null) return table.footer(page) != null
    if (layout == MenuLayout.ROWS) return false
    val top = generateSequence(node) { table.parent(it) }.last()
    return table.footer(top) != null
}

/** Ascending numbers as ranges. */
internal fun ranges(numbers: List<Int>): List<IntRange> {
    val ranges = mutableListOf<IntRange>()
    for (number in numbers) {
        val last = ranges.lastOrNull()
        if (last != null && last.last + 1 == number) {
            ranges[ranges.size - 1] = last.first..number
        } else {
            ranges.add(number..number)
        }
    }
    return ranges
}
