// The events of slots. On a node that is not a slot, they change nothing.

/** The slots, if the node is one of them. */
private fun MenuRows.slotsWith(slot: MenuNode): MenuSlots? =
    if (table.isSlot(slot)) slots else null

/** Gives the slot this many rows, as far as there is room. */
internal fun MenuRows.setCount(count: Int, slot: MenuNode, animation: MenuAnimation): MenuChange {
    val slots = slotsWith(slot) ?: return unchanged(animation)
    val old = slots.count(slot.number)
    val now = slots.fittingCount(count, slot.number)
    val removed = if (now < old) listOf(now until old) else emptyList()
    val inserted = if (old < now) listOf(old until now) else emptyList()
    return resizeSlot(slot, now, slots.isBusy(slot.number), removed, inserted, animation)
}

/** Inserts rows into the slot, which have these indices afterwards. */
internal fun MenuRows.insertRows(
    indices: Iterable<Int>, slot: MenuNode, animation: MenuAnimation
): MenuChange {
    val slots = slotsWith(slot) ?: return unchanged(animation)
    val inserted = slots.insertable(indices, slot.number).map { it..it }
    val count = slots.count(slot.number) + inserted.size
    return resizeSlot(
        slot, count, slots.isBusy(slot.number), emptyList(), inserted, animation
    )
}

/** Removes the rows of the slot that have these indices. */
internal fun MenuRows.removeRows(
    indices: Iterable<Int>, slot: MenuNode, animation: MenuAnimation
): MenuChange {
    val slots = slotsWith(slot) ?: return unchanged(animation)
    val removed = slots.existing(indices, slot.number).map { it..it }
    val count = slots.count(slot.number) - removed.size
    return resizeSlot(slot, count, slots.isBusy(slot.number), removed, emptyList(), animation)
}

/** The change of the slot's rows with these indices, which are drawn again. */
internal fun MenuRows.updateRows(
    indices: Iterable<Int>, slot: MenuNode, animation: MenuAnimation
): MenuChange {
    val slots = slotsWith(slot) ?: return unchanged(animation)
    val place = firstPlaceBelow(slot.number) ?: return unchanged(animation)
    val places = slots.existing(indices, slot.number)
        .map { MenuPlace(place.top, place.row + it, place.topRow) }
    return changed(updates(places), animation)
}

/** Marks the slot busy, or no longer. */
internal fun MenuRows.setBusy(
    isBusy: Boolean, slot: MenuNode, animation: MenuAnimation
): MenuChange {
    val slots = slotsWith(slot) ?: return unchanged(animation)
    val count = slots.count(slot.number)
    return resizeSlot(slot, count, isBusy, emptyList(), emptyList(), animation)
}

/**
 * Gives the slot rows, and describes the removed and inserted rows by their indices in the slot. If
 * the row after the program's rows comes, goes or moves, it is one of them.
 */
private fun MenuRows.resizeSlot(
    slot: MenuNode,
    count: Int,
    isBusy: Boolean,
    removed: List<IntRange>,
    inserted: List<IntRange>,
    animation: MenuAnimation
): MenuChange {
    val node = slot.number
    val slots = slots ?: return unchanged(animation)
    val oldCount = slots.count(node)
    val oldLast = slots.lastRow(node)
    val oldRows = slots.rowCount(node)
    slots.set(count, isBusy, node)
    val last = slots.lastRow(node)
    val rows = slots.rowCount(node)
    val gained = rows - oldRows
    if (canBeEmpty(node) && (oldRows == 0) != (rows == 0)) {
        return rehide(animation, { addSlotRows(gained, node) }) { mark, _ ->
            mark(MenuWords.EMPTY, rows == 0, node)
        }
    }
    val place = firstPlaceBelow(node)
    addSlotRows(gained, node)
    val own = if (count != oldCount && table.showsCount(slot)) place(node) else null
    val looks = if (own == null) emptyList() else updates(listOf(own))
    if (place == null) return changed(looks, animation)
    val goes = oldLast != last && oldLast != MenuLastRow.NONE
    val comes = oldLast != last && last != MenuLastRow.NONE
    val records = moveSlotRows(
        place,
        if (goes) removed.plusElement(oldCount..oldCount) else removed,
        if (comes) inserted.plusElement(count..count) else inserted
    )
    return changed(records + looks, animation)
}

/** The records of rows of a slot, whose first row is at this place, by their indices in the slot. */
private fun MenuRows.moveSlotRows(
    place: MenuPlace, removed: List<IntRange>, inserted: List<IntRange>
): List<MenuRecord> {
    val records = mutableListOf<MenuRecord>()
    fun note(ranges: List<IntRange>, kind: MenuRecord.Kind, section: Int, first: Int) {
        var last: MenuRecord? = null
        for (range in ranges) {
            val rows = range.last - range.first + 1
            last = records.grow(last, kind, section, first + range.first, rows)
        }
    }
    val section = section(place.top)
    val firstInSection = rowInSection(place)
    note(removed, MenuRecord.Kind.REMOVED, 0, place.row)
    note(removed, MenuRecord.Kind.REMOVED_IN_SECTION, section, firstInSection)
    note(inserted, MenuRecord.Kind.INSERTED, 0, place.row)
    note(inserted, MenuRecord.Kind.INSERTED_IN_SECTION, section, firstInSection)
    return records
}
