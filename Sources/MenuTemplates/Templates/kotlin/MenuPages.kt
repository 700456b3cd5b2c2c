// Pages: categories whose rows are shown in place of the others.

/** A page, and the numbers of its rows and sections. */
internal class MenuListing(val page: Int, val rows: Int, val sections: Int)

/** The innermost page above the node, or −1. */
internal fun MenuStructure.pageAbove(node: Int): Int {
    var above = parent(node)
    while (above >= 0 && !has(MenuFlag.PAGE, above)) above = parent(above)
    return above
}

/** The open page. */
internal fun MenuRows.listing(): MenuListing = MenuListing(page, count, sectionCount)

/** Opens a page, or the top page. */
internal fun MenuRows.openPage(node: MenuNode?, animation: MenuAnimation): MenuChange {
    if (node != null && !table.isPage(node)) return unchanged(animation)
    val before = listing()
    page = node?.number ?: -1
    return changed(turned(emptyList(), before), animation)
}

/** Opens the page that the node of the open page is on. */
internal fun MenuRows.closePage(animation: MenuAnimation): MenuChange =
    openPage(if (page < 0) null else table.page(MenuNode(page)), animation)

/** The records of a change; if it opened another page, with the rows of both pages. */
internal fun MenuRows.turned(records: List<MenuRecord>, before: MenuListing): List<MenuRecord> {
    if (page == before.page) return records
    val turned = records.filter { it.isOfNode }.toMutableList()
    turned.add(MenuRecord(MenuRecord.Kind.TURNED, 0, page, page))
    turned.addAll(
        before, menu.hasSections, MenuRecord.Kind.REMOVED, MenuRecord.Kind.REMOVED_IN_SECTION,
        MenuRecord.Kind.REMOVED_SECTION
    )
    turned.addAll(
        listing(), menu.hasSections, MenuRecord.Kind.INSERTED,
        MenuRecord.Kind.INSERTED_IN_SECTION, MenuRecord.Kind.INSERTED_SECTION
    )
    return turned
}

/** Adds all rows and sections of a page. */
private fun MutableList<MenuRecord>.addAll(
    listing: MenuListing,
    hasSections: Boolean,
    kind: MenuRecord.Kind,
    kindInSection: MenuRecord.Kind,
    kindOfSection: MenuRecord.Kind
) {
    if (listing.rows > 0) {
        add(MenuRecord(kind, 0, 0, listing.rows))
        if (!hasSections) add(MenuRecord(kindInSection, 0, 0, listing.rows))
    }
    if (hasSections) {
        for (section in 0 until listing.sections) {
            add(MenuRecord(kindOfSection, 0, section, section))
        }
    }
}
