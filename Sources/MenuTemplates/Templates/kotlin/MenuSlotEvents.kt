/**
 * The rows that an event of a slot removes and inserts, by their indices in the slot; the row that
 * follows those of the program is one of them.
 */
internal class MenuSlotMove(val removed: List<IntRange>, val inserted: List<IntRange>)

internal fun MenuSlots.setCount(count: Int, slot: Int): MenuSlotMove {
    val old = count(slot)
    val now = fittingCount(count, slot)
    val removed = if (now < old) listOf(now until old) else emptyList()
    val inserted = if (old < now) listOf(old until now) else emptyList()
    return change(now, isBusy(slot), slot, removed, inserted)
}

internal fun MenuSlots.insertRows(indices: Iterable<Int>, slot: Int): MenuSlotMove {
    val inserted = insertable(indices, slot).map { it..it }
    return change(count(slot) + inserted.size, isBusy(slot), slot, emptyList(), inserted)
}

internal fun MenuSlots.removeRows(indices: Iterable<Int>, slot: Int): MenuSlotMove {
    val removed = existing(indices, slot).map { it..it }
    return change(count(slot) - removed.size, isBusy(slot), slot, removed, emptyList())
}

internal fun MenuSlots.setBusy(isBusy: Boolean, slot: Int): MenuSlotMove =
    change(count(slot), isBusy, slot, emptyList(), emptyList())

/** Gives the slot rows, and adds the row that follows them to those that move, if it does. */
private fun MenuSlots.change(
    count: Int, isBusy: Boolean, slot: Int, removed: List<IntRange>, inserted: List<IntRange>
): MenuSlotMove {
    val oldCount = count(slot)
    val oldLast = lastRow(slot)
    set(count, isBusy, slot)
    val last = lastRow(slot)
    if (oldLast == last) return MenuSlotMove(removed, inserted)
    val oldRow = if (oldLast == MenuLastRow.NONE) emptyList() else listOf(oldCount..oldCount)
    val row = if (last == MenuLastRow.NONE) emptyList() else listOf(count..count)
    return MenuSlotMove(removed + oldRow, inserted + row)
}

/** Moves rows of a slot that neither becomes empty nor was. */
internal fun MenuRows.moveSlotRows(
    slot: Int, gained: Int, move: MenuSlotMove, animation: MenuAnimation
): MenuChange {
    val place = place(slot)
    addSlotRows(gained, slot)
    if (place == null || !showsSlotRows(slot)) return unchanged(animation)
    val records = mutableListOf<MenuRecord>()
    fun note(ranges: List<IntRange>, kind: MenuRecord.Kind, section: Int, first: Int) {
        var last: MenuRecord? = null
        for (range in ranges) {
            val rows = range.last - range.first + 1
            last = records.grow(last, kind, section, first + range.first, rows)
        }
    }
    val section = section(place.top)
    val firstInSection = rowInSection(place) + 1
    note(move.removed, MenuRecord.Kind.REMOVED, 0, place.row + 1)
    note(move.removed, MenuRecord.Kind.REMOVED_IN_SECTION, section, firstInSection)
    note(move.inserted, MenuRecord.Kind.INSERTED, 0, place.row + 1)
    note(move.inserted, MenuRecord.Kind.INSERTED_IN_SECTION, section, firstInSection)
    return changed(records, animation)
}

/** The change of the slot's rows with these indices. */
internal fun MenuRows.updateRows(
    indices: Iterable<Int>, slot: MenuNode, animation: MenuAnimation
): MenuChange {
    val slots = slots
    if (slots == null || !table.isSlot(slot)) return unchanged(animation)
    val place = place(slot.number)
    if (place == null || !showsSlotRows(slot.number)) return unchanged(animation)
    val places = slots.existing(indices, slot.number)
        .map { MenuPlace(place.top, place.row + 1 + it, place.topRow) }
    return changed(updates(places), animation)
}

/** Whether the slot shows its rows, if it has one. */
private fun MenuRows.showsSlotRows(slot: Int): Boolean = isFiltered || isOpen(slot)
