/** What a row contains: an item, or one of the rows of a slot. */
public sealed class MenuRowContent {
    /**
     * The row of an item.
     *
     * @property node The item.
     */
    data class Item(val node: MenuNode) : MenuRowContent()

    /**
     * A row that the program gave a slot.
     *
     * @property slot The slot.
     * @property index The row's place in the slot, from 0.
     */
    data class SlotRow(val slot: MenuNode, val index: Int) : MenuRowContent()

    /**
     * The row that a slot shows while it has no other row.
     *
     * @property slot The slot.
     */
    data class Placeholder(val slot: MenuNode) : MenuRowContent()

    /**
     * The row that a slot shows last while it is busy.
     *
     * @property slot The slot.
     */
    data class Loading(val slot: MenuNode) : MenuRowContent()
}

/** The row after the rows that the program gave a slot. */
internal enum class MenuLastRow { NONE, PLACEHOLDER, LOADING }

/** The number of rows of each slot, and which slots are busy. */
internal class MenuSlots private constructor(
    private val menu: MenuStructure,
    private val counts: MutableMap<Int, Int>,
    private val busy: MutableSet<Int>,
    /** The number of rows that all slots together can still be given. */
    private var room: Int
) {
    constructor(menu: MenuStructure) :
        this(menu, mutableMapOf(), mutableSetOf(), ROW_LIMIT - menu.count - menu.slots.size)

    fun copy(): MenuSlots = MenuSlots(menu, counts.toMutableMap(), busy.toMutableSet(), room)

    /** The number of rows that the program gave the slot. */
    fun count(slot: Int): Int = counts[slot] ?: 0

    fun isBusy(slot: Int): Boolean = slot in busy

    /** The row after the rows that the program gave the slot. */
    fun lastRow(slot: Int): MenuLastRow = when {
        isBusy(slot) && menu.has(MenuFlag.LOADING, slot) -> MenuLastRow.LOADING
        count(slot) == 0 && menu.has(MenuFlag.PLACEHOLDER, slot) -> MenuLastRow.PLACEHOLDER
        else -> MenuLastRow.NONE
    }

    /** The number of all rows of the slot. */
    fun rowCount(slot: Int): Int = count(slot) + if (lastRow(slot) == MenuLastRow.NONE) 0 else 1

    /** The number of rows that the slot has when it is given this many, as far as there is room. */
    fun fittingCount(count: Int, slot: Int): Int = minOf(maxOf(0, count), count(slot) + room)

    /** The indices that rows inserted into the slot can have, in ascending order. */
    fun insertable(indices: Iterable<Int>, slot: Int): List<Int> {
        val result = mutableListOf<Int>()
        for (index in indices.filter { it >= 0 }.toSortedSet()) {
            if (index > count(slot) + result.size || result.size >= room) break
            result.add(index)
        }
        return result
    }

    /** The indices that rows of the slot have, in ascending order. */
    fun existing(indices: Iterable<Int>, slot: Int): List<Int> =
        indices.filter { it in 0 until count(slot) }.distinct().sorted()

    /** Gives the slot rows, for which there is room. */
    fun set(count: Int, isBusy: Boolean, slot: Int) {
        room += count(slot) - count
        counts[slot] = count
        if (isBusy) busy.add(slot) else busy.remove(slot)
    }

    private companion object {
        /** The maximum number of rows of a menu, including the rows of its slots. */
        const val ROW_LIMIT = 1_048_575
    }
}
