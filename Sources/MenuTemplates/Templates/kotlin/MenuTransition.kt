/** A node whose flags an event changes: its flags before and after the event. */
private class MenuStep(val node: Int, val old: Long, val now: Long) {
    var hadRow = false
}

/**
 * Rows that go, numbered as before an event, or come, numbered as after it.
 *
 * [startInSection] is the first row in its section; [isSection] is whether the section goes or
 * comes as a whole.
 */
private class MenuSpan(
    val start: Int, val end: Int, val section: Int, val startInSection: Int, val isSection: Boolean
)

/** Carries out a plan, whose flags it first takes back, and describes the rows that move. */
internal class MenuTransition(private val rows: MenuRows, plan: MenuPlan) {
    /** The nodes with a row, before and after the event, that look different. */
    private val looks = plan.looks
    private val steps = plan.before.map { MenuStep(it.key, it.value, flags(it.key)) }
        .filter { it.old != it.now }
    private val records = mutableListOf<MenuRecord>()

    init {
        for (step in steps) setFlags(step.old, step.node)
    }

    /** Changes flags, sizes and counts. [resize] changes sizes that do not follow from flags. */
    fun apply(resize: () -> Unit): List<MenuRecord> {
        noteGone()
        resize()
        for (step in steps) count(step.node, step.old, false)
        for (step in steps) perform(step)
        for (step in steps) count(step.node, step.now, true)
        if (steps.any { it.node < rows.menu.topLevelCount }) rows.findAbsent()
        noteCome()
        val toggled = steps.filter { (it.old xor it.now) and MenuWords.OPEN != 0L }
            .sortedWith(Comparator { one, other -> rows.menu.compare(one.node, other.node) })
        for (step in toggled) {
            val opens = step.now and MenuWords.OPEN != 0L
            val kind = if (opens) MenuRecord.Kind.OPENED else MenuRecord.Kind.CLOSED
            records.add(MenuRecord(kind, 0, step.node, step.node))
        }
        return records
    }

    /** Notes the rows that go, before the flags change. */
    private fun noteGone() {
        val spans = mutableListOf<MenuSpan>()
        // If no flag changes, no row does.
        if (steps.isNotEmpty()) looks.removeAll { rows.place(it) == null }
        for (step in steps) {
            val place = rows.place(step.node) ?: continue
            step.hadRow = true
            addSpan(spans, step.node, place, step.old, step.now)
        }
        note(
            spans, MenuRecord.Kind.REMOVED, MenuRecord.Kind.REMOVED_IN_SECTION,
            MenuRecord.Kind.REMOVED_SECTION
        )
    }

    /** Notes the rows that come and the rows that look different, after the flags have changed. */
    private fun noteCome() {
        val spans = mutableListOf<MenuSpan>()
        for (step in steps) {
            val place = rows.place(step.node) ?: continue
            addSpan(spans, step.node, place, step.now, step.old)
            if (step.hadRow && look(step.old) != look(step.now)) looks.add(step.node)
        }
        note(
            spans, MenuRecord.Kind.INSERTED, MenuRecord.Kind.INSERTED_IN_SECTION,
            MenuRecord.Kind.INSERTED_SECTION
        )
        records.addAll(rows.updates(looks.mapNotNull { rows.place(it) }))
    }

    /** Adds the rows of a node and below it that show with some flags and not with others. */
    private fun addSpan(
        spans: MutableList<MenuSpan>, node: Int, place: MenuPlace, flags: Long, others: Long
    ) {
        val moves = others and MenuWords.HIDDEN != 0L
        if (!moves && (!showsBelow(flags) || showsBelow(others))) return
        val first = if (moves) 0 else 1
        val count = if (moves) rows.size(node) else rows.words.shown(node)
        if (count == 0) return
        val start = place.row + first
        val isSection = moves && rows.hasSections && node == place.top
        spans.add(
            MenuSpan(
                start, start + count, rows.section(place.top), rows.rowInSection(place) + first,
                isSection
            )
        )
    }

    /** Notes the rows of spans, and the sections that go or come. */
    private fun note(
        spans: List<MenuSpan>,
        kind: MenuRecord.Kind,
        kindInSection: MenuRecord.Kind,
        kindOfSection: MenuRecord.Kind
    ) {
        var last: MenuRecord? = null
        var lastInSection: MenuRecord? = null
        val sorted = spans.sortedWith(compareBy<MenuSpan> { it.start }.thenBy { -it.end })
        for (span in sorted) {
            // Spans that are part of others come after them.
            if (last != null && span.end <= last.upper) continue
            val rows = span.end - span.start
            last = records.grow(last, kind, 0, span.start, rows)
            val section = span.section
            if (span.isSection) {
                records.add(MenuRecord(kindOfSection, 0, section, section))
            } else {
                val start = span.startInSection
                lastInSection = records.grow(lastInSection, kindInSection, section, start, rows)
            }
        }
    }

    /** Changes the flags of a node, and the sizes of its ancestors. */
    private fun perform(step: MenuStep) {
        val size = rows.size(step.node)
        if (step.now and MenuWords.HIDDEN != 0L) rows.propagate(-size, step.node)
        setFlags(step.now, step.node)
        rows.propagate(rows.size(step.node) - size, step.node)
    }

    /** Counts a node among its group's open members, or no longer, if its flags make it one. */
    private fun count(node: Int, flags: Long, isCounted: Boolean) {
        if (flags != MenuWords.OPEN || !rows.isCollapsible(node)) return
        val parent = rows.menu.parent(node)
        val info = rows.words.openInfo(parent)
        if (!rows.menu.groupIsSingle(parent)) {
            rows.words.setOpenInfo(if (isCounted) info + 1 else info - 1, parent)
        } else if (isCounted) {
            rows.words.setOpenInfo(node + 1, parent)
        } else if (info == node + 1) {
            rows.words.setOpenInfo(0, parent)
        }
    }

    private fun flags(node: Int): Long = rows.words.flags(MenuWords.LOOK, node)

    private fun setFlags(flags: Long, node: Int) {
        rows.words.clear(MenuWords.LOOK, node)
        rows.words.set(flags, node)
    }

    /** Whether a node with these flags shows the rows below it. */
    private fun showsBelow(flags: Long): Boolean =
        flags and (MenuWords.OPEN or MenuWords.EMPTY) == MenuWords.OPEN

    /** The flags on which the look depends; an empty node looks neither open nor closed. */
    private fun look(flags: Long): Long = when {
        flags and MenuWords.EMPTY != 0L -> MenuWords.EMPTY
        else -> flags and MenuWords.OPEN
    }
}
