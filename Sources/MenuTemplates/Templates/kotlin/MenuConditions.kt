/**
 * One of a menu's conditions.
 *
 * @property name The name, as in the document.
 * @property choices The values in their order, or none if the condition is true or false.
 * @property initial The number of the value at first: 0 for false, 1 for true, or the place of the
 * choice. The number of choices, if the condition follows a choice without a checked item.
 */
public class MenuCondition(
    val name: String,
    val choices: List<String>,
    val initial: Int,
    private val bit: Int
) {
    private constructor(words: List<String>) :
        this(words[0], words.drop(3), words[1].toInt(), words[2].toInt())

    /** A condition of generated code: its name, initial value, first bit and choices, with spaces between. */
    public constructor(line: String) : this(line.split(' '))

    /** The number of values. */
    internal val valueCount: Int get() = if (choices.isEmpty()) 2 else choices.size

    /**
     * The bit for a value, or −1 if there is none. A condition without choices has one bit, set while it
     * is true; one with choices has one for each, of which one is set, or none for the value −1.
     */
    internal fun bit(value: Int): Int = when {
        value < 0 -> -1
        choices.isEmpty() -> if (value == 1) bit else -1
        else -> bit + value
    }

    /** The bit after the last. */
    internal val end: Int get() = bit + maxOf(choices.size, 1)

    /** The value before any event; −1 if there is none. */
    internal val start: Int get() = if (initial < valueCount) initial else -1

    /** The value while no item is checked that the condition follows. */
    internal val unchecked: Int get() = if (choices.isEmpty()) 0 else -1
}

/**
 * A value for a condition.
 *
 * @property condition The number of the condition, in the order of the table's conditions.
 * @property value 0 for false and 1 for true, or the place of the choice, from 0.
 */
public data class MenuConditionValue(val condition: Int, val value: Int)

/**
 * Which items depend on conditions, and how.
 *
 * Generated code has one line per clause of a `when`: the number of the `when`, and two masks of 64
 * bits, each as its lower and its upper half. A clause holds if a bit of the first mask is set, or
 * a bit of the second is not; a `when` holds if all its clauses do. If the conditions have more than 64
 * bits, a clause has a line for each 64 of them, and holds if one of its lines does. There is one line
 * per item with a `when`, sorted by it: the number of the `when`, and of the item. Where it is the
 * condition of an item's `enabled`, the number of all items is added to the item's. There is one line
 * per check item that a condition follows: its number, that of the condition, and the value that the
 * condition has while the item is checked.
 */
internal class MenuWhens(
    val conditions: List<MenuCondition>,
    clauses: IntArray,
    lines: IntArray,
    followers: IntArray,
    nodeCount: Int
) {
    /** For each clause and each 64 bits, the number of its `when`, and its masks. */
    private val whens = IntArray(clauses.size / CLAUSE_LENGTH) { clauses[it * CLAUSE_LENGTH] }
    private val any = LongArray(whens.size) { mask(clauses, it * CLAUSE_LENGTH + 1) }
    private val not = LongArray(whens.size) { mask(clauses, it * CLAUSE_LENGTH + 3) }

    /** The items that have a `when`, sorted by it, numbered as in the lines. */
    private val items = IntArray(lines.size / 2) { lines[2 * it + 1] }

    /** For each item, the number of its `when`, or −1. */
    private val whenOfItems = IntArray(nodeCount) { -1 }

    /**
     * The values that conditions have while items are checked, by the items, and in the languages,
     * whose numbers are added to that of all items.
     */
    val followers: Map<Int, List<MenuConditionValue>> =
        (followers.indices step 3).groupBy(
            { followers[it] }, { MenuConditionValue(followers[it + 1], followers[it + 2]) }
        )

    /** The conditions that follow items, or the language. */
    val followed: Set<Int> = this.followers.values.flatten().map { it.condition }.toSet()

    /** The number of different `when`s. */
    val count: Int = if (whens.isEmpty()) 0 else whens.last() + 1

    /** For each `when`, where its items start, and after the last, where they end. */
    private val starts = IntArray(count + 1)

    init {
        for (place in items.indices) {
            val number = lines[2 * place]
            if (items[place] < nodeCount) whenOfItems[items[place]] = number
            starts[number + 1] = place + 1
        }
    }

    /** The number of the item's `when`, or −1. */
    fun whenOf(item: Int): Int = whenOfItems[item]

    /**
     * Visits the items with this `when`, in ascending order, then those whose `enabled` it is, with
     * the number of all items added to theirs.
     */
    inline fun forEachItem(number: Int, visit: (Int) -> Unit) {
        for (place in start(number) until start(number + 1)) visit(item(place))
    }

    /** Where the items with this `when` start. */
    fun start(number: Int): Int = starts[number]

    fun item(place: Int): Int = items[place]

    /** The value of each condition before any event; −1 where there is none. */
    fun initialValues(): IntArray = IntArray(conditions.size) { conditions[it].start }

    /** For each `when`, whether it holds for these values of the conditions. */
    fun evaluate(values: IntArray): BooleanArray {
        val holds = BooleanArray(count) { true }
        val bits = bits(values)
        for (first in whens.indices step bits.size) {
            val isMet = bits.indices.any { word ->
                val clause = first + word
                bits[word] and any[clause] or (bits[word].inv() and not[clause]) != 0L
            }
            if (!isMet) holds[whens[first]] = false
        }
        return holds
    }

    /** The bits of all values, in words of 64. */
    private fun bits(values: IntArray): LongArray {
        val bits = LongArray(maxOf(((conditions.lastOrNull()?.end ?: 0) + 63) / 64, 1))
        for (number in values.indices) {
            val bit = conditions[number].bit(values[number])
            if (bit >= 0) bits[bit / 64] = bits[bit / 64] or (1L shl bit)
        }
        return bits
    }

    private companion object {
        /** The number of numbers in a clause. */
        const val CLAUSE_LENGTH = 5

        /** A mask of 64 bits from its lower and its upper half. */
        fun mask(halves: IntArray, place: Int): Long =
            (halves[place].toLong() and 0xFFFF_FFFFL) or (halves[place + 1].toLong() shl 32)
    }
}

/** The values of the conditions, and the items that the program hides itself. */
internal class MenuConditions private constructor(
    private val whens: MenuWhens,
    private val values: IntArray,
    /** For each `when`, whether it holds. */
    private var holds: BooleanArray,
    /** One bit per item: whether the program hides it, whatever the conditions are. */
    private val hidden: LongArray,
    private val nodeCount: Int
) {
    /** One bit per item, once conditions have enabled or disabled one since the start. */
    private var turned: LongArray? = null

    /** The values before any event. */
    constructor(menu: MenuStructure, whens: MenuWhens) : this(
        whens,
        whens.initialValues(),
        BooleanArray(0),
        LongArray((menu.count + 63) / 64),
        menu.count
    ) {
        holds = whens.evaluate(values)
        for (node in 0 until menu.count) {
            if (menu.has(MenuFlag.HIDDEN, node)) setHidden(true, node)
        }
    }

    fun copy(): MenuConditions {
        val copy =
            MenuConditions(whens, values.copyOf(), holds.copyOf(), hidden.copyOf(), nodeCount)
        copy.turned = turned?.copyOf()
        return copy
    }

    /**
     * The value of a condition, or null outside the menu; −1 while it follows a choice without a
     * checked item.
     */
    fun value(condition: Int): Int? = values.getOrNull(condition)

    /** Visits the items that the conditions hide at first. */
    fun start(hide: (Int) -> Unit) {
        for (number in holds.indices) {
            if (holds[number]) continue
            // The table says which items are disabled at first.
            whens.forEachItem(number) { if (it < nodeCount) hide(it) }
        }
    }

    /** Whether the item has a `when` that does not hold. */
    fun fails(item: Int): Boolean {
        val number = whens.whenOf(item)
        return number >= 0 && !holds[number]
    }

    /** Whether the program hides the item, whatever the conditions are. */
    fun isHiddenByProgram(item: Int): Boolean = hidden[item shr 6] and (1L shl item) != 0L

    /** Notes that the program hides the item, or shows it again. */
    fun setHidden(isHidden: Boolean, item: Int) {
        val bit = 1L shl item
        val word = hidden[item shr 6]
        hidden[item shr 6] = if (isHidden) word or bit else word and bit.inv()
    }

    /** Gives conditions values, and returns the numbers of the `when`s that change. */
    fun set(newValues: Iterable<MenuConditionValue>): List<Int> {
        for ((condition, value) in newValues) {
            val declared = whens.conditions.getOrNull(condition) ?: continue
            if (condition in whens.followed) continue
            if (value in 0 until declared.valueCount) values[condition] = value
        }
        return changed()
    }

    /** Whether any condition follows an item. */
    val follows: Boolean get() = whens.followers.isNotEmpty()

    /** Whether a condition follows the item. */
    fun isFollowed(item: Int): Boolean = item in whens.followers

    /**
     * Gives the conditions that follow an item or the language their values after it was checked or unchecked, and
     * returns the numbers of the `when`s that change; −1 stands for no item.
     */
    fun follow(unchecked: Int, checked: Int): List<Int> {
        for ((condition, value) in whens.followers[unchecked].orEmpty()) {
            if (values[condition] == value) {
                values[condition] = whens.conditions[condition].unchecked
            }
        }
        for ((condition, value) in whens.followers[checked].orEmpty()) values[condition] = value
        return changed()
    }

    /**
     * Gives all conditions that follow items their values, and returns the numbers of the `when`s
     * that change.
     */
    fun followAll(checks: MenuChecks): List<Int> {
        val followers = whens.followers.filterKeys { it < nodeCount }
        for ((condition, _) in followers.values.flatten()) {
            values[condition] = whens.conditions[condition].unchecked
        }
        for ((item, followed) in followers) {
            if (!checks.isChecked(item)) continue
            for ((condition, value) in followed) values[condition] = value
        }
        return changed()
    }

    /** Evaluates the `when`s, and returns the numbers of those that changed. */
    private fun changed(): List<Int> {
        val before = holds
        holds = whens.evaluate(values)
        return holds.indices.filter { holds[it] != before[it] }
    }

    /** Whether conditions have enabled or disabled the item since the start. */
    fun isTurned(item: Int): Boolean {
        val turned = this.turned ?: return false
        return item in 0 until nodeCount && turned[item shr 6] and (1L shl item) != 0L
    }

    /**
     * Marks the items with this `when`, except those that the program hides itself, and enables or
     * disables those whose `enabled` it is, which [look] different.
     */
    fun hide(number: Int, mark: MenuMark, look: (Int) -> Unit) {
        whens.forEachItem(number) {
            if (it >= nodeCount) {
                turn(it - nodeCount)
                look(it - nodeCount)
            } else if (!isHiddenByProgram(it)) {
                mark(MenuWords.HIDDEN, !holds[number], it)
            }
        }
    }

    private fun turn(item: Int) {
        val turned = this.turned ?: LongArray(hidden.size).also { this.turned = it }
        turned[item shr 6] = turned[item shr 6] xor (1L shl item)
    }
}

/** All numbers of the literals; a number of 32 bits without a sign keeps its bits. */
internal fun numbersOf(literals: Array<String>): IntArray {
    val text = literals.joinToString("\n")
    fun isDigit(place: Int): Boolean = place < text.length && text[place] in '0'..'9'
    val numbers = IntArray(text.indices.count { isDigit(it) && !isDigit(it + 1) })
    var number = 0
    for (place in text.indices) {
        if (isDigit(place)) {
            numbers[number] = numbers[number] * 10 + (text[place] - '0')
            if (!isDigit(place + 1)) number += 1
        }
    }
    return numbers
}
