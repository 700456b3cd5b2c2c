// Conditions that follow check items or the language: one change holds a check and all that it shows,
// hides, enables and disables.

/** Whether a condition follows one of these items; −1 is none. */
internal fun MenuRows.isFollowed(node: Int, rival: Int): Boolean {
    val conditions = conditions ?: return false
    return conditions.isFollowed(node) || conditions.isFollowed(rival)
}

/** Checks an item and unchecks its rival, or unchecks the item, of which a condition follows one. */
internal fun MenuRows.follow(
    isChecked: Boolean, node: Int, rival: Int, animation: MenuAnimation
): MenuChange {
    val unchecked = if (isChecked) rival else node
    val event: MenuMarking = { mark, look ->
        val summaries = checks.setChecked(isChecked, node)
        val whens = conditions?.follow(unchecked, if (isChecked) node else -1).orEmpty()
        for (number in whens) conditions?.hide(number, mark, look)
        look(node)
        if (rival >= 0) look(rival)
        summaries.forEach(look)
    }
    if (mustRehideAll) return bulk(animation) { rehideAll(event) }
    val records = MenuTransition(this, planned(event)).apply(resize = {}).toMutableList()
    if (unchecked >= 0) {
        records.add(MenuRecord(MenuRecord.Kind.UNCHECKED, 0, unchecked, unchecked))
    }
    if (isChecked) records.add(MenuRecord(MenuRecord.Kind.CHECKED, 0, node, node))
    return changed(records, animation)
}

/** Checks or unchecks all items of a summary check, in a menu in which conditions follow items. */
internal fun MenuRows.followAll(
    isChecked: Boolean, summary: Int, animation: MenuAnimation
): MenuChange {
    val event: MenuMarking = { mark, look ->
        checks.setAll(isChecked, summary)
        for (number in conditions?.followAll(checks).orEmpty()) conditions?.hide(number, mark, look)
    }
    return bulk(animation) { rehideAll(event) }
}

/** Replaces the table by one of the same menu, in another language. Another menu's is ignored. */
internal fun MenuRows.setLanguage(table: MenuTable, animation: MenuAnimation): MenuChange {
    if (table.structure !== menu) return unchanged(animation)
    val old = this.table.languageNumber
    this.table = table
    return followLanguage(old, animation)
}

/** Gives the condition `language` the value of the table's language, which was another; in O(N). */
internal fun MenuRows.followLanguage(old: Int, animation: MenuAnimation): MenuChange {
    val left = menu.count + old
    val chosen = menu.count + table.languageNumber
    if (left == chosen || !isFollowed(left, chosen)) return unchanged(animation)
    val event: MenuMarking = { mark, look ->
        val whens = conditions?.follow(left, chosen).orEmpty()
        for (number in whens) conditions?.hide(number, mark, look)
    }
    return bulk(animation) { rehideAll(event) }
}

/**
 * Gives conditions their values after checks were restored, and marks what they hide and show. The
 * caller applies the rules of groups and rebuilds the sizes.
 */
internal fun MenuRows.followRestored() {
    val whens = conditions?.followAll(checks).orEmpty()
    if (whens.isEmpty()) return
    for (number in whens) conditions?.hide(number, marking(), {})
    findEmpty()
    tidySeparators()
}
