/** The flag of a table. */
internal val MenuItemFlag.bit: Int
    get() = when (this) {
        MenuItemFlag.CATEGORY -> MenuFlag.CATEGORY
        MenuItemFlag.OPEN -> MenuFlag.OPEN
        MenuItemFlag.FIXED -> MenuFlag.FIXED
        MenuItemFlag.HIDDEN -> MenuFlag.HIDDEN
        MenuItemFlag.DISABLED -> MenuFlag.DISABLED
        MenuItemFlag.SEPARATOR -> MenuFlag.SEPARATOR
        MenuItemFlag.SINGLE -> MenuFlag.SINGLE
        MenuItemFlag.KEEP_OPEN -> MenuFlag.KEEPS_OPEN
        MenuItemFlag.CHECK_ITEM -> MenuFlag.CHECK_ITEM
        MenuItemFlag.CHECKED -> MenuFlag.CHECKED
        MenuItemFlag.CHOOSES_ONE -> MenuFlag.CHOOSES_ONE
        MenuItemFlag.SLOT -> MenuFlag.SLOT
        MenuItemFlag.PAGE -> MenuFlag.PAGE
        MenuItemFlag.INLINE -> MenuFlag.INLINE
        MenuItemFlag.SHOWS_CHECKED -> MenuFlag.SHOWS_CHECKED
        MenuItemFlag.CHOOSES_ANY -> MenuFlag.CHOOSES_ANY
        // They are items, before and after the inline item.
        MenuItemFlag.SEPARATORS -> 0
    }

/** Writes the item's line in the text of a table, without a line break. */
internal fun MenuItem.write(line: StringBuilder, shared: MenuIndicator) {
    if (MenuItemFlag.SEPARATOR in flags) {
        line.append("0: 0:")
        return
    }
    fun add(key: String, text: String) {
        line.append(' ').append(key).append(' ').append(text.length).append(':').append(text)
    }
    line.append(id.length).append(':').append(id).append(' ')
    line.append(title.length).append(':').append(title)
    for (key in MenuItemKey.values()) {
        val value = fields[key] ?: continue
        if (value is Map<*, *> && key != MenuItemKey.SHORTCUT) {
            for (form in MenuPlurals.forms) {
                value[form]?.let { add("${key.key}.$form", it.toString()) }
            }
            continue
        }
        add(key.key, valueText(value, if (key == MenuItemKey.KEYWORDS) "\n" else " "))
    }
    indicator?.write(shared, ::add)
    for ((name, value) in arguments.sorted()) add("@.$name", valueText(value, " "))
    for ((name, value) in values.sorted()) add("@$name", valueText(value, " "))
}

/** Adds the parts of an item's indicator that differ from the menu's. */
private fun MenuIndicator.write(shared: MenuIndicator, add: (String, String) -> Unit) {
    fun part(key: String, own: String?, other: String?) {
        if (own != other) add("indicator.$key", own ?: "")
    }
    fun glyph(state: String, own: MenuGlyph?, other: MenuGlyph?) {
        part(state, own?.text, other?.text)
        part("$state.image", own?.image, other?.image)
    }
    glyph("collapsed", collapsed, shared.collapsed)
    glyph("expanded", expanded, shared.expanded)
    glyph("empty", empty, shared.empty)
    glyph("leaf", leaf, shared.leaf)
    part("color", color, shared.color)
    part("highlight", highlight, shared.highlight)
    if (hideWhenEmpty != shared.hideWhenEmpty) {
        add("indicator.hide-when-empty", if (hideWhenEmpty) "1" else "0")
    }
}

private fun Map<String, Any>.sorted(): List<Map.Entry<String, Any>> =
    entries.sortedWith(Comparator { left, right -> left.key.compareUtf8(right.key) })

/** A value as tables have it. */
internal fun valueText(value: Any, separator: String): String = when (value) {
    is Boolean -> if (value) "1" else "0"
    is Iterable<*> -> value.joinToString(separator)
    // Shortcuts by platform.
    is Map<*, *> -> {
        val apple = value["apple"]?.let { listOf("apple", valueText(it, separator)) } ?: emptyList()
        val other = value["default"]?.let { listOf(valueText(it, separator)) } ?: emptyList()
        (other + apple).filter { it != "" }.joinToString(" ")
    }
    is Double, is Float -> {
        val number = (value as Number).toDouble()
        val isWhole = number == Math.rint(number) && Math.abs(number) < 1e15
        if (isWhole) number.toLong().toString() else number.toString()
    }
    else -> value.toString()
}

/** The indicator of a document that sets none. */
internal fun standardIndicator(): MenuIndicator =
    MenuIndicator(collapsed = MenuGlyph(text = "▸"), expanded = MenuGlyph(text = "▾"))

/** The bits of a menu's conditions, which are in the order of their numbers. */
internal class MenuConditionMasks(sources: List<MenuConditionSource>) {
    private val numbers = mutableMapOf<String, Int>()
    private var bitCount = 0

    val conditions: List<MenuCondition> = sources.mapIndexed { number, source ->
        val condition = MenuCondition(source.name, source.choices, source.initial, bitCount)
        bitCount = condition.end
        // A choice may have no checked item.
        val valueLimit = condition.valueCount + if (source.follows == null) 0 else 1
        val isValid = source.initial in 0 until valueLimit && bitCount <= 1024 &&
            source.choices.distinct().size == source.choices.size
        if (!isValid || numbers.put(source.name, number) != null) {
            throw MenuTableException(MenuTableException.Problem.INVALID_CONDITION, source.name)
        }
        condition
    }

    /**
     * For each entry, and each 64 bits, the halves of the bits of which one must be set, and those of
     * which one must not be set; null if a term names no condition or no choice of one.
     */
    fun clauses(entries: List<List<String>>): List<List<Int>>? = entries.flatMap { terms ->
        val words = List((bitCount + 63) / 64) { intArrayOf(0, 0, 0, 0) }
        for (term in terms) {
            val name = term.removePrefix("!").substringBefore('=')
            val condition = conditions.getOrNull(numbers[name] ?: -1) ?: return null
            val hasChoice = '=' in term
            if (hasChoice == condition.choices.isEmpty()) return null
            val value =
                if (hasChoice) condition.choices.indexOf(term.substringAfter('=')) else 1
            if (value < 0) return null
            val bit = condition.bit(value)
            val half = (if (term.startsWith("!")) 2 else 0) + bit / 32 % 2
            words[bit / 64][half] = words[bit / 64][half] or (1 shl bit)
        }
        words.map { it.toList() }
    }
}
