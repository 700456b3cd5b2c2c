/**
 * The table of a menu that is known only at run time: the same as that of a document with these items.
 *
 * Takes O(n log n), for the order of the ids.
 *
 * @param items The top-level items, in document order.
 * @param topLevel The rules of the top level: [MenuItemFlag.SINGLE], [MenuItemFlag.KEEP_OPEN] and
 * [MenuItemFlag.CHOOSES_ONE] count.
 * @param conditions The conditions that items name, in any order; the table numbers them by the bytes of
 * their names.
 * @throws MenuTableException for items that make no table.
 */
public fun buildMenu(
    items: List<MenuItem>,
    name: String = "",
    title: String = "",
    layout: MenuLayout = MenuLayout.ROWS,
    topLevel: Set<MenuItemFlag> = emptySet(),
    settings: MenuSettings = MenuSettings(standardIndicator()),
    conditions: List<MenuConditionSource> = emptyList(),
    language: MenuLanguage? = null
): MenuTable {
    val builder = MenuBuilder(items, topLevel, layout != MenuLayout.ROWS)
    val whens = builder.resolveConditions(conditions)
    builder.hideEmptyInlines()
    builder.tidySeparators()
    builder.applyRules()
    val ranks = builder.rankIds()
    val count = builder.count
    val structure = MenuStructure(
        arrayOf(builder.lines(ranks)), count, layout != MenuLayout.ROWS,
        MenuItemFlag.SINGLE in topLevel, MenuItemFlag.KEEP_OPEN in topLevel,
        MenuItemFlag.CHOOSES_ONE in topLevel
    )
    return MenuTable(
        name, title, layout, settings, count, structure,
        MenuText(builder.text(settings.indicator), count, language?.plurals), whens.conditions,
        if (conditions.isEmpty()) null else whens, language
    )
}

/** The items of a menu as numbered columns, from which the strings of a table are written. */
private class MenuBuilder(
    top: List<MenuItem>,
    private val topLevel: Set<MenuItemFlag>,
    private val hasSections: Boolean
) {
    private val items = mutableListOf<MenuItem>()
    private val parents = mutableListOf<Int>()
    private val groups = mutableListOf<IntRange>()
    private val levels = mutableListOf<Int>()
    private val flags = mutableListOf<Int>()
    private val topGroup: IntRange

    /** Whether each node has no row at first although its ancestors are open. */
    private val isAbsent: BooleanArray

    /** The number of items. */
    val count: Int get() = items.size

    init {
        topGroup = append(top, -1)
        var node = 0
        while (node < count) {
            val below = items[node].items
            if (below.isNotEmpty()) groups[node] = append(below, node)
            node += 1
        }
        isAbsent = BooleanArray(count) { has(MenuFlag.HIDDEN, it) }
    }

    /** Numbers siblings, and returns their numbers. */
    private fun append(siblings: List<MenuItem>, parent: Int): IntRange {
        val first = count
        val choosesOne = rules(parent, MenuFlag.CHOOSES_ONE)
        var hasChecked = false
        for (item in siblings) {
            val bits = completeFlags(item, choosesOne)
            val hasBorders =
                bits and MenuFlag.INLINE != 0 && MenuItemFlag.SEPARATORS in item.flags
            if (hasBorders) {
                add(MenuItem.separator, parent, MenuFlag.SEPARATOR or MenuFlag.INLINE)
            }
            val node = count
            add(item, parent, bits)
            when {
                isInline(node) && (hasSections && parent < 0 ||
                    has(MenuFlag.PAGE or MenuFlag.BODY, node)) ->
                    throw error(MenuTableException.Problem.INVALID_INLINE, node)
                has(MenuFlag.PAGE, node) && has(MenuFlag.SLOT or MenuFlag.BODY, node) ->
                    throw error(MenuTableException.Problem.INVALID_PAGE, node)
                has(MenuFlag.SLOT, node) && item.items.isNotEmpty() ->
                    throw error(MenuTableException.Problem.SLOT_WITH_ITEMS, node)
                choosesOne && has(MenuFlag.CHECKED, node) && hasChecked ->
                    throw error(MenuTableException.Problem.SEVERAL_CHECKED, node)
            }
            hasChecked = hasChecked || has(MenuFlag.CHECKED, node)
            if (hasBorders) {
                add(MenuItem.separator, parent, MenuFlag.SEPARATOR or MenuFlag.ROWLESS)
            }
        }
        if (parent >= 0 && hasFooter(parent)) {
            add(MenuItem.separator, parent, MenuFlag.SEPARATOR or MenuFlag.SHOWS_CHECKED)
        }
        return first until count
    }

    /** Whether a row after the items of the node shows its footer. Sections and pages have none. */
    private fun hasFooter(node: Int): Boolean {
        val isSection = hasSections && parents[node] < 0
        val footer = items[node].fields[MenuItemKey.FOOTER]?.toString() ?: ""
        return !isSection && !has(MenuFlag.PAGE or MenuFlag.SLOT, node) && footer != ""
    }

    private fun add(item: MenuItem, parent: Int, bits: Int) {
        val node = count
        items.add(item)
        parents.add(parent)
        groups.add(IntRange.EMPTY)
        levels.add(if (parent < 0) 0 else levels[parent] + 1)
        flags.add(bits)
        if (levels[node] == 64) throw error(MenuTableException.Problem.TOO_DEEP, node)
        if (node == 1_000_000) throw error(MenuTableException.Problem.TOO_MANY, node)
    }

    /** The flags of an item, with those that follow from others, without those that mean nothing for it. */
    private fun completeFlags(item: MenuItem, choosesOne: Boolean): Int {
        if (MenuItemFlag.SEPARATOR in item.flags) return MenuFlag.SEPARATOR
        var bits = 0
        for (flag in item.flags) bits = bits or flag.bit
        val isSlot = MenuItemFlag.SLOT in item.flags
        val isPage = MenuItemFlag.PAGE in item.flags
        val isInline = MenuItemFlag.INLINE in item.flags
        if (isSlot || isPage || isInline || item.items.isNotEmpty()) {
            bits = bits or MenuFlag.CATEGORY
        }
        if (isInline) {
            // A heading has no state of its own.
            bits = bits and (MenuFlag.CHECK_ITEM or MenuFlag.DISABLED).inv() or MenuFlag.FIXED
            if (item.title == "") bits = bits or MenuFlag.ROWLESS
        }
        if (MenuItemKey.BODY in item.fields) bits = bits or MenuFlag.BODY
        if (isSlot && MenuItemKey.PLACEHOLDER in item.fields) bits = bits or MenuFlag.PLACEHOLDER
        if (isSlot && MenuItemKey.LOADING in item.fields) bits = bits or MenuFlag.LOADING
        if (bits and MenuFlag.CATEGORY == 0) {
            bits = bits and
                (MenuFlag.SINGLE or MenuFlag.KEEPS_OPEN or MenuFlag.CHOOSES_ONE).inv()
        }
        if (bits and MenuFlag.CHOOSES_ONE == 0 || isInline || isSlot) {
            bits = bits and MenuFlag.SHOWS_CHECKED.inv()
        }
        if (!isSlot) bits = bits and MenuFlag.CHOOSES_ANY.inv()
        if (bits and (MenuFlag.CATEGORY or MenuFlag.BODY) != 0) {
            // A category that can be checked is a summary check.
            bits = bits and MenuFlag.CHECKED.inv()
            if (bits and MenuFlag.CATEGORY == 0) bits = bits and MenuFlag.CHECK_ITEM.inv()
            if (isPage && bits and MenuFlag.BODY == 0) {
                return bits and (MenuFlag.OPEN or MenuFlag.FIXED).inv()
            }
            return if (bits and MenuFlag.FIXED == 0) bits else bits or MenuFlag.OPEN
        }
        bits = bits and (MenuFlag.OPEN or MenuFlag.FIXED).inv()
        val isCheckItem = choosesOne || bits and MenuFlag.CHECKED != 0
        return if (isCheckItem) bits or MenuFlag.CHECK_ITEM else bits
    }

    /** The conditions of the table. Hides and disables the items whose conditions do not hold at first. */
    fun resolveConditions(sources: List<MenuConditionSource>): MenuWhens {
        val (sorted, followers) = resolveFollowers(sources)
        val masks = MenuConditionMasks(sorted)
        val numbers = mutableMapOf<List<Int>, Int>()
        val nodes = mutableListOf<MutableList<Int>>()
        val clauses = mutableListOf<Int>()
        for (node in items.indices) {
            val item = items[node]
            for ((entries, isWhen) in listOf(item.conditions to true, item.enabled to false)) {
                if (entries.isEmpty() || !isWhen && isInline(node)) continue
                val found = masks.clauses(entries)
                    ?: throw error(MenuTableException.Problem.UNKNOWN_CONDITION, node)
                val number = numbers.getOrPut(found.flatMap { it }) {
                    nodes.add(mutableListOf())
                    for (clause in found) clauses.addAll(listOf(nodes.size - 1) + clause)
                    nodes.size - 1
                }
                nodes[number].add(if (isWhen) node else node + count)
            }
        }
        val lines = nodes.withIndex().flatMap { (number, own) ->
            own.sorted().flatMap { listOf(number, it) }
        }
        val whens = MenuWhens(
            masks.conditions, clauses.toIntArray(), lines.toIntArray(), followers.toIntArray(), count
        )
        whens.evaluate(whens.initialValues()).forEachIndexed { number, holds ->
            if (!holds) whens.forEachItem(number) {
                if (it < count) isAbsent[it] = true
                else flags[it - count] = flags[it - count] or MenuFlag.DISABLED
            }
        }
        return whens
    }

    /**
     * The conditions in the order of their numbers, in which those that follow items have values, and the
     * lines of the items that they follow.
     */
    private fun resolveFollowers(
        sources: List<MenuConditionSource>
    ): Pair<List<MenuConditionSource>, List<Int>> {
        val sorted = sources.sortedWith(Comparator { left, right -> left.name.compareUtf8(right.name) })
        if (sorted.all { it.follows == null }) return Pair(sorted, emptyList())
        val nodes = items.indices.reversed().associateBy { items[it].id }
        val followers = mutableListOf<List<Int>>()
        val conditions = sorted.mapIndexed { number, source ->
            val follows = source.follows ?: return@mapIndexed source
            val node = nodes[follows]
            if (node != null && isCheckedByItself(node)) {
                followers.add(listOf(node, number, 1))
                val initial = if (has(MenuFlag.CHECKED, node)) 1 else 0
                return@mapIndexed source.copy(choices = emptyList(), initial = initial)
            }
            val own = if (node == null) emptyList() else group(node).filter { isCheckedByItself(it) }
            val choices = source.choices.ifEmpty { own.map { lastIdPart(it) } }
            if (node == null || choices.isEmpty() || !has(MenuFlag.CHOOSES_ONE, node)) {
                throw MenuTableException(MenuTableException.Problem.INVALID_FOLLOWS, source.name)
            }
            val values = choices.withIndex().associate { (value, choice) -> choice to value }
            var initial = choices.size
            for (item in own) {
                val value = values[lastIdPart(item)] ?: continue
                followers.add(listOf(item, number, value))
                if (has(MenuFlag.CHECKED, item)) initial = value
            }
            source.copy(choices = choices, initial = initial)
        }
        return Pair(conditions, followers.sortedWith(compareBy({ it[0] }, { it[1] })).flatten())
    }

    /** Whether the node is a check item, and no summary check. */
    private fun isCheckedByItself(node: Int): Boolean =
        has(MenuFlag.CHECK_ITEM, node) && !has(MenuFlag.CATEGORY, node)

    /** The part of the id after the last dot: the name of the item among the choices of a condition. */
    private fun lastIdPart(node: Int): String =
        items[node].id.split('.').lastOrNull { it != "" } ?: ""

    /** Hides the inline items that have nothing to show at first. */
    fun hideEmptyInlines() {
        for (node in items.indices.reversed()) {
            if (!isInline(node) || has(MenuFlag.PLACEHOLDER, node)) continue
            if (group(node).all { isAbsent[it] || has(MenuFlag.SEPARATOR, it) }) {
                isAbsent[node] = true
            }
        }
    }

    /** Finds the separators that do not show at first. */
    fun tidySeparators() {
        for (parent in -1 until count) {
            if (parent < 0 || !isInline(parent)) tidyLine(parent, MenuLine(), false)
        }
    }

    /** Finds those of a group and of its inline items, as if all were one group. */
    private fun tidyLine(parent: Int, line: MenuLine, isGone: Boolean) {
        var isEmpty = true
        for (node in group(parent)) {
            if (has(MenuFlag.SEPARATOR, node) && has(MenuFlag.SHOWS_CHECKED, node)) {
                isAbsent[node] = isGone || isEmpty
                continue
            }
            if (has(MenuFlag.SEPARATOR, node)) {
                isAbsent[node] = true
                val inline = when {
                    has(MenuFlag.INLINE, node) -> node + 1
                    has(MenuFlag.ROWLESS, node) -> node - 1
                    else -> -1
                }
                val isAlone = isGone || inline >= 0 && isAbsent[inline]
                if (!isAlone && line.hasRows && line.separator < 0) line.separator = node
                continue
            }
            val isHidden = isGone || isAbsent[node]
            if (!isHidden) isEmpty = false
            if (!isHidden && (!has(MenuFlag.ROWLESS, node) || has(MenuFlag.SLOT, node))) {
                if (line.separator >= 0) isAbsent[line.separator] = false
                line.separator = -1
                line.hasRows = true
            }
            if (isInline(node)) tidyLine(node, line, isHidden)
        }
    }

    /** Applies the rules of groups to what starts open. */
    fun applyRules() {
        for (parent in -1 until count) {
            val isSingle = rules(parent, MenuFlag.SINGLE)
            val keepsOpen = rules(parent, MenuFlag.KEEPS_OPEN)
            if (!isSingle && !keepsOpen) continue
            val members = group(parent).filter {
                has(MenuFlag.CATEGORY or MenuFlag.BODY, it) &&
                    !has(MenuFlag.FIXED or MenuFlag.PAGE, it) && isAwake(it)
            }
            val open = members.filter { has(MenuFlag.OPEN, it) }
            if (isSingle) {
                for (node in open.drop(1)) flags[node] = flags[node] and MenuFlag.OPEN.inv()
            }
            if (keepsOpen && open.isEmpty() && members.isNotEmpty()) {
                flags[members[0]] = flags[members[0]] or MenuFlag.OPEN
            }
        }
    }

    private fun isAwake(node: Int): Boolean {
        if (isAbsent[node]) return false
        if (!has(MenuFlag.CATEGORY, node) || has(MenuFlag.BODY, node)) return true
        return has(MenuFlag.PLACEHOLDER or MenuFlag.PAGE, node) || group(node).any { !isAbsent[it] }
    }

    /** The rank of each node in the order of the UTF-8 bytes of ids, separators last. */
    fun rankIds(): IntArray {
        val ids = mutableSetOf<String>()
        val (separators, nodes) = items.indices.partition { has(MenuFlag.SEPARATOR, it) }
        for (node in nodes) {
            val id = items[node].id
            if (id == "") throw error(MenuTableException.Problem.MISSING_ID, node)
            if (id.any { it <= ' ' }) throw error(MenuTableException.Problem.INVALID_ID, node)
            if (!ids.add(id)) throw error(MenuTableException.Problem.REPEATED_ID, node)
        }
        for (node in nodes) {
            val former = items[node].fields[MenuItemKey.FORMER_IDS] ?: continue
            for (id in valueText(former, " ").split(' ')) {
                if (!ids.add(id)) throw error(MenuTableException.Problem.TAKEN_FORMER_ID, node)
            }
        }
        val sorted = nodes.sortedWith(Comparator { left, right ->
            items[left].id.compareUtf8(items[right].id)
        })
        val ranks = IntArray(count)
        (sorted + separators).forEachIndexed { rank, node -> ranks[node] = rank }
        return ranks
    }

    /** The lines of the structure. */
    fun lines(ranks: IntArray): String {
        val lines = StringBuilder()
        for (node in items.indices) {
            lines.append(parents[node]).append(' ').append(ranks[node]).append(' ')
            lines.append(flags[node]).append('\n')
        }
        return lines.toString()
    }

    /** The lines of the text. */
    fun text(shared: MenuIndicator): String {
        val lines = StringBuilder()
        for (item in items) {
            item.write(lines, shared)
            lines.append('\n')
        }
        return lines.toString()
    }

    /** Whether the rows of the item are among those of its siblings. */
    private fun isInline(node: Int): Boolean =
        has(MenuFlag.INLINE, node) && has(MenuFlag.CATEGORY, node)

    private fun group(parent: Int): IntRange = if (parent < 0) topGroup else groups[parent]

    /** Whether the group of a node, or with −1 the top level, has this rule. */
    private fun rules(parent: Int, rule: Int): Boolean =
        if (parent < 0) topLevel.any { it.bit and rule != 0 } else has(rule, parent)

    private fun has(bits: Int, node: Int): Boolean = flags[node] and bits != 0

    private fun error(problem: MenuTableException.Problem, node: Int): MenuTableException {
        val item = items[node]
        return MenuTableException(problem, if (item.id == "") item.title else item.id)
    }
}
