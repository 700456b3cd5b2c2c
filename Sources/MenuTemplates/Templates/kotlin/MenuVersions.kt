/**
 * Replaces the table of a state by that of another version of the menu, such as one that a program has
 * loaded again, and returns one change, which removes, inserts and updates rows.
 *
 * Items of both versions are found by their ids, and by the ids that they had before. They stay open or
 * closed, checked, hidden, current and matches of a filter, and slots keep their rows; so do conditions
 * if both versions have as many, with as many values. The rules of groups then apply as after
 * [MenuExpansion.restore]. The row of an item stays if its parent and the order of its siblings are the
 * same, and is updated if the item says something else; an item that moved is removed and inserted. A
 * version with another layout is ignored. The table of the same menu in another language changes the rows
 * of items that depend on the language, and the texts of all others. Takes O(n log n).
 */
@JvmOverloads
public fun MenuExpansion.setTable(
    version: MenuTable,
    animation: MenuAnimation? = null
): MenuChange {
    val isIgnored = version.layout != table.layout
    val moves = animation ?: (if (isIgnored) table else version).settings.animation
    if (version.structure === table.structure || isIgnored) {
        return rows.setLanguage(version, moves)
    }
    val versions = MenuVersions(rows, version)
    rows = versions.now
    return rows.changed(versions.compare(), moves)
}

/** The states of two versions of a menu, and which nodes they have in common. */
private class MenuVersions(private val old: MenuRows, table: MenuTable) {
    val now = MenuRows(table)

    /** For each node of the new version, the node of the old one that is the same item, or −1. */
    private val olds = IntArray(table.count) { -1 }

    /** For each node of the old version, the node of the new one, or −1. */
    private val news = IntArray(old.table.count) { -1 }
    private val records = mutableListOf<MenuRecord>()
    private val oldCounter: MenuCounter
    private val counter: MenuCounter
    private var sectionStays = true

    init {
        findPairs()
        carryState()
        oldCounter = MenuCounter(
            now.layout, MenuRecord.Kind.REMOVED, MenuRecord.Kind.REMOVED_IN_SECTION, records
        )
        counter = MenuCounter(
            now.layout, MenuRecord.Kind.INSERTED, MenuRecord.Kind.INSERTED_IN_SECTION, records
        )
    }

    /** Finds the nodes with the same ids, then those whose former ids the old version has. */
    private fun findPairs() {
        for (node in now.table.nodes) {
            val id = now.table.id(node) ?: continue
            pair(node.number, old.table.nodeWithId(id))
        }
        for (node in now.table.nodes) {
            for (id in now.table.formerIds(node)) {
                if (olds[node.number] < 0) pair(node.number, old.table.nodeWithId(id))
            }
        }
    }

    private fun pair(node: Int, oldNode: MenuNode?) {
        if (oldNode == null || news[oldNode.number] >= 0) return
        olds[node] = oldNode.number
        news[oldNode.number] = node
    }

    /** Brings the new state to what the old one says of the nodes in both. */
    private fun carryState() {
        val animation = now.table.settings.animation
        val values = old.conditions
        val counts = old.table.conditions.map { it.valueCount }
        if (values != null && counts == now.table.conditions.map { it.valueCount }) {
            val same = counts.indices.map { MenuConditionValue(it, values.value(it) ?: 0) }
            now.setConditions(same, animation)
        }
        val hidden = mutableListOf<MenuNode>()
        val shown = mutableListOf<MenuNode>()
        val entries = StringBuilder("v1")
        for (node in olds.indices) {
            val oldNode = olds[node]
            if (oldNode < 0) continue
            val isHidden = values?.isHiddenByProgram(oldNode) ?: old.inlines?.isHidden(oldNode)
                ?: old.words.has(MenuWords.HIDDEN, oldNode)
            if (isHidden != now.menu.has(MenuFlag.HIDDEN, node)) {
                (if (isHidden) hidden else shown).add(MenuNode(node))
            }
            val id = now.table.id(MenuNode(node))
            if (now.isCollapsible(node) && old.isCollapsible(oldNode)) {
                entries.append(if (old.isOpen(oldNode)) " +" else " -").append(id)
            }
            if (now.isCheckedItself(node) && old.isCheckedItself(oldNode)) {
                entries.append(if (old.checks.isChecked(oldNode)) " *" else " /").append(id)
            }
        }
        now.setHidden(hidden, true, animation)
        now.setHidden(shown, false, animation)
        for (slot in now.menu.slots) {
            val oldSlot = olds[slot]
            if (oldSlot < 0) continue
            now.setCount(old.slots?.count(oldSlot) ?: 0, MenuNode(slot), animation)
            now.setBusy(old.slots?.isBusy(oldSlot) ?: false, MenuNode(slot), animation)
        }
        now.restore(entries.toString(), animation)
        if (old.isFiltered) {
            val kept = olds.indices.filter { olds[it] >= 0 && old.words.has(MenuWords.KEPT, olds[it]) }
            now.filter(kept.map { MenuNode(it) }, animation)
        }
        now.current = if (old.current < 0) -1 else news[old.current]
        val page = if (old.page < 0) -1 else news[old.page]
        if (page >= 0 && now.menu.has(MenuFlag.PAGE, page)) now.page = page
    }

    /** The change from the old rows to the new ones. */
    fun compare(): List<MenuRecord> {
        val turns = old.page >= 0 && now.page < 0
        if (!turns) compareGroups(old.page, now.page)
        for ((node) in now.table.nodes) {
            val oldNode = olds[node]
            if (oldNode < 0) continue
            val isOpen = now.isOpen(node)
            if (old.isOpen(oldNode) != isOpen) {
                note(if (isOpen) MenuRecord.Kind.OPENED else MenuRecord.Kind.CLOSED, node)
            }
            val isChecked = now.checks.isChecked(node)
            if (old.checks.isChecked(oldNode) != isChecked) {
                note(if (isChecked) MenuRecord.Kind.CHECKED else MenuRecord.Kind.UNCHECKED, node)
            }
        }
        return if (turns) now.turned(records, old.listing()) else records
    }

    /**
     * Compares the children of an item, given by its numbers in both versions.
     *
     * Both lists are read from their starts. Of two different items that both lists still have, the one
     * that is farther away in the other list has moved.
     */
    private fun compareGroups(oldParent: Int, parent: Int) {
        var oldNode = old.menu.firstChild(oldParent)
        var node = now.menu.firstChild(parent)
        val oldEnd = oldNode + old.menu.childCount(oldParent)
        val end = node + now.menu.childCount(parent)
        while (oldNode < oldEnd || node < end) {
            val hasOld = oldNode < oldEnd
            val hasNew = node < end
            val oldIsLine = hasOld && old.menu.has(MenuFlag.SEPARATOR, oldNode)
            val isLine = hasNew && now.menu.has(MenuFlag.SEPARATOR, node)
            val isSame = when {
                isLine -> oldIsLine && old.menu.isFooter(oldNode) == now.menu.isFooter(node)
                else -> hasOld && hasNew && olds[node] == oldNode
            }
            if (isSame) {
                keep(oldNode, node)
                oldNode += 1
                node += 1
                continue
            }
            // How far away the items are in the other list; 0 if they are not in what is left of it.
            val ahead = if (hasNew && hasOld) distance(olds[node], oldNode, oldEnd) else 0
            val oldAhead = if (hasNew && hasOld) distance(news[oldNode], node, end) else 0
            val removes = hasOld && oldAhead == 0
            val inserts = hasNew && ahead == 0 && !isLine
            if (inserts || !hasOld || (!removes && (isLine || ahead > oldAhead))) {
                insert(node, parent < 0)
                node += 1
            } else {
                remove(oldNode, parent < 0)
                oldNode += 1
            }
        }
    }

    /** How far a node is after a start, if it is in the rest of the group. */
    private fun distance(node: Int, start: Int, end: Int): Int =
        if (node in start + 1 until end) node - start else 0

    /** Passes an item that the new version does not have in this place, with all below it. */
    private fun remove(node: Int, isTop: Boolean) {
        val count = old.size(node)
        if (count > 0 && isTop && now.menu.hasSections) {
            sectionStays = false
            oldCounter.beginSection()
            note(MenuRecord.Kind.REMOVED_SECTION, oldCounter.section)
        }
        pass(oldCounter, count)
    }

    /** Passes an item that the old version does not have in this place, with all below it. */
    private fun insert(node: Int, isTop: Boolean) {
        val count = now.size(node)
        if (count > 0 && isTop && now.menu.hasSections) {
            sectionStays = false
            counter.beginSection()
            note(MenuRecord.Kind.INSERTED_SECTION, counter.section)
        }
        pass(counter, count)
    }

    private fun note(kind: MenuRecord.Kind, lower: Int, section: Int = 0) {
        records.add(MenuRecord(kind, section, lower, lower))
    }

    /** Notes rows that one of the versions does not have. */
    private fun pass(counter: MenuCounter, count: Int) {
        if (count > 0) counter.note(sectionStays, count)
        counter.row += count
    }

    /** Passes rows that both versions have. */
    private fun stay(count: Int) {
        oldCounter.row += count
        counter.row += count
    }

    /** Passes an item that both versions have in this place. */
    private fun keep(oldNode: Int, node: Int) {
        val isTop = node < now.menu.topLevelCount
        val wasThere = !old.isAbsent(oldNode)
        val isThere = !now.isAbsent(node)
        if (!wasThere || !isThere) {
            if (wasThere) remove(oldNode, isTop)
            if (isThere) insert(node, isTop)
            return
        }
        if (isTop && now.menu.hasSections) {
            sectionStays = true
            oldCounter.beginSection()
            counter.beginSection()
        }
        val differs = differs(oldNode, node)
        val looksSame = old.look(oldNode) == now.look(node) &&
            old.checks.state(oldNode) == now.checks.state(node)
        val oldRows = old.menu.ownRows(oldNode)
        val rows = now.menu.ownRows(node)
        if (oldRows == rows) {
            if (rows > 0 && (differs || !looksSame)) update()
            stay(rows)
        } else {
            pass(oldCounter, oldRows)
            pass(counter, rows)
        }
        val wasShown = old.showsBelow(oldNode)
        val isShown = now.showsBelow(node)
        val wasSlot = old.menu.has(MenuFlag.SLOT, oldNode)
        val isSlot = now.menu.has(MenuFlag.SLOT, node)
        // All rows below an item are one level up if it is inline.
        val isLevel = old.menu.isInline(oldNode) == now.menu.isInline(node)
        val staysShown = wasShown && isShown && isLevel
        if (staysShown && wasSlot && isSlot) {
            compareSlots(oldNode, node, differs)
        } else if (staysShown && !wasSlot && !isSlot) {
            compareGroups(oldNode, node)
        } else {
            if (wasShown) pass(oldCounter, old.words.shown(oldNode))
            if (isShown) pass(counter, now.words.shown(node))
        }
    }

    /** Compares the rows of a slot, which keep their indices. */
    private fun compareSlots(oldNode: Int, node: Int, differs: Boolean) {
        val oldCount = old.slots?.count(oldNode) ?: 0
        val count = now.slots?.count(node) ?: 0
        stay(minOf(oldCount, count))
        pass(oldCounter, maxOf(oldCount - count, 0))
        val oldLast = old.slots?.lastRow(oldNode) ?: MenuLastRow.NONE
        val last = now.slots?.lastRow(node) ?: MenuLastRow.NONE
        if (oldLast == last && last != MenuLastRow.NONE) {
            if (differs) update()
            stay(1)
            return
        }
        if (oldLast != MenuLastRow.NONE) pass(oldCounter, 1)
        if (last != MenuLastRow.NONE) pass(counter, 1)
    }

    /** Notes that the current row looks different. */
    private fun update() {
        note(MenuRecord.Kind.UPDATED, counter.row)
        if (counter.row < counter.start) {
            note(MenuRecord.Kind.UPDATED_HEADER, counter.section)
        } else {
            note(MenuRecord.Kind.UPDATED_IN_SECTION, counter.row - counter.start, counter.section)
        }
    }

    /** Whether an item says something else in the new version, or is something else. */
    private fun differs(oldNode: Int, node: Int): Boolean {
        val flags = intArrayOf(
            MenuFlag.CATEGORY, MenuFlag.BODY, MenuFlag.FIXED, MenuFlag.CHECK_ITEM, MenuFlag.SLOT,
            MenuFlag.PAGE
        )
        if (flags.any { old.menu.has(it, oldNode) != now.menu.has(it, node) }) return true
        if (old.menu.isInline(oldNode) != now.menu.isInline(node)) return true
        val showsChecked = now.menu.showsChecked(node)
        if (old.menu.showsChecked(oldNode) != showsChecked) return true
        if (old.checkedTitle(MenuNode(oldNode)) != now.checkedTitle(MenuNode(node))) return true
        val choosesOne = now.menu.choosesOne(now.menu.parent(node))
        if (old.menu.choosesOne(old.menu.parent(oldNode)) != choosesOne) return true
        val line = now.table.text.line(node) ?: return true
        if (!now.menu.isFooter(node)) return line != old.table.text.line(oldNode)
        val oldParent = MenuNode(old.menu.parent(oldNode))
        return now.table.footer(MenuNode(now.menu.parent(node))) != old.table.footer(oldParent)
    }
}

/** Whether the node is a check item, and no summary check. */
private fun MenuRows.isCheckedItself(node: Int): Boolean =
    menu.has(MenuFlag.CHECK_ITEM, node) && !menu.has(MenuFlag.CATEGORY, node)

/** What the look of a row depends on besides its check, as bits. */
private fun MenuRows.look(node: Int): Int {
    var bits = if (isEnabled(MenuNode(node))) 1 else 0
    if (words.has(MenuWords.EMPTY, node)) bits = bits or 2 else if (isOpen(node)) bits = bits or 4
    return if (current == node) bits or 16 else bits
}
