/** Decides what rows show, from the table, the state and the program's texts. */
internal class MenuRowLooks(private val state: MenuQueries) {
    private val table: MenuTable get() = state.table

    /** The look of a row with the program's texts, if it gives any. */
    fun look(row: Int, content: MenuRowContent, texts: MenuRowTexts): MenuRowLook {
        val look = when (content) {
            is MenuRowContent.Item -> when {
                table.isSeparator(content.node) -> border(content.node)
                else -> item(content.node, texts)
            }
            is MenuRowContent.SlotRow -> slotRow(content.slot, texts)
            is MenuRowContent.Placeholder -> note(content.slot, table.placeholder(content.slot), false)
            is MenuRowContent.Loading -> note(content.slot, table.loading(content.slot), true)
        }
        return look.copy(
            footer = footerBelow(row),
            label = if (look.label != "") look.label else spoken(look)
        )
    }

    /**
     * The footer of a section or of the open page, which the last of its rows shows. The footers of
     * other groups are rows.
     */
    fun footerBelow(row: Int): String? {
        val next = state.nodeAtRow(row + 1)
        val page = state.page
        if (page != null) return if (next == null) table.footer(page) else null
        if (state.layout == MenuLayout.ROWS) return null
        val top = topAbove(state.nodeAtRow(row) ?: return null)
        val isLast = next == null || topAbove(next) != top
        return if (isLast && !table.isPage(top)) table.footer(top) else null
    }

    private fun topAbove(node: MenuNode): MenuNode {
        var top = node
        while (true) top = table.parent(top) ?: return top
    }

    private fun item(node: MenuNode, texts: MenuRowTexts): MenuRowLook {
        val isHeader = isSectionHeader(node)
        val isEnabled = state.isEnabled(node) && texts.isEnabled
        val canOpen = table.isExpandable(node) && !table.isInline(node) && !state.isEmpty(node)
        val isOpen = canOpen && state.isExpanded(node)
        val response = state.responseToTap(node, MenuTapPlace.ROW)
        val toggles = state.responseToTap(node, MenuTapPlace.INDICATOR) == MenuTapResponse.Toggle
        val reason = if (isEnabled) null else table.disabledReason(node)
        val height = if (isHeader) table.settings.headerHeight else table.settings.rowHeight
        val check = check(node)
        val indicator = table.indicator(node)
        return MenuRowLook(
            if (isHeader || table.isInline(node)) MenuRowKind.HEADING else MenuRowKind.ITEM,
            title = texts.title ?: table.title(node),
            detail = shownText(texts.detail, state.shownDetail(node, texts.count)),
            badge = shownText(texts.badge, state.badge(node, texts.count)),
            badgeVariant = table.badgeVariant(node),
            icon = shownText(texts.icon, table.icon(node)),
            body = if (isOpen) table.body(node) else null,
            tooltip = reason ?: table.help(node),
            label = if (texts.title == null) state.accessibilityLabel(node, texts.count) ?: "" else "",
            hint = reason ?: table.accessibilityHint(node),
            glyph = state.glyph(node),
            color = indicator.color,
            highlight = indicator.highlight,
            check = check,
            checkState = state.checkState(node),
            accessory = accessory(node, check),
            indentation = indentation(depthOnPage(node)),
            titleLines = table.settings.titleLines,
            height = table.height(node) ?: height,
            isEnabled = isEnabled,
            isDestructive = table.role(node) == MenuRole.DESTRUCTIVE,
            isCurrent = state.current == node,
            responds = isEnabled && response != MenuTapResponse.Nothing,
            canOpen = canOpen,
            isOpen = isOpen,
            toggles = isEnabled && (toggles || response == MenuTapResponse.Toggle),
            glyphToggles = isEnabled && toggles && response != MenuTapResponse.Toggle
        )
    }

    private fun slotRow(slot: MenuNode, texts: MenuRowTexts): MenuRowLook {
        val choosesOne = table.choosesOneUnder(slot)
        return MenuRowLook(
            MenuRowKind.ITEM,
            title = texts.title ?: "",
            detail = shownText(texts.detail, null),
            badge = shownText(texts.badge, null),
            icon = shownText(texts.icon, null),
            check = when {
                choosesOne -> MenuRowCheck.RADIO
                table.choosesAnyIn(slot) -> MenuRowCheck.BOX
                else -> MenuRowCheck.NONE
            },
            checkState = if (texts.isChecked) MenuCheckState.CHECKED else MenuCheckState.UNCHECKED,
            accessory = texts.accessory,
            indentation = indentationBelow(slot),
            titleLines = table.settings.titleLines,
            height = table.settings.rowHeight,
            isEnabled = texts.isEnabled,
            responds = texts.isEnabled
        )
    }

    private fun note(slot: MenuNode, text: String?, isBusy: Boolean): MenuRowLook = MenuRowLook(
        MenuRowKind.NOTE, title = text ?: "", indentation = indentationBelow(slot),
        titleLines = table.settings.titleLines, height = table.settings.rowHeight, isBusy = isBusy
    )

    /** A line between items, or the footer of a group. */
    private fun border(node: MenuNode): MenuRowLook {
        val text = if (table.isFooter(node)) table.parent(node)?.let { table.footer(it) } else null
        return MenuRowLook(
            if (text == null) MenuRowKind.LINE else MenuRowKind.FOOTER, title = text ?: "",
            titleLines = 0, indentation = indentation(depthOnPage(node))
        )
    }

    private fun check(node: MenuNode): MenuRowCheck = when {
        !table.isCheckItem(node) ->
            if (table.isSummaryCheck(node)) MenuRowCheck.BOX else MenuRowCheck.NONE
        table.choosesOneUnder(table.parent(node)) -> MenuRowCheck.RADIO
        else -> MenuRowCheck.BOX
    }

    /** The mark at the end of an item's row, unless its check is there. */
    private fun accessory(node: MenuNode, check: MenuRowCheck): MenuAccessory = when {
        table.isPage(node) -> MenuAccessory.DISCLOSURE
        check != MenuRowCheck.NONE || table.isExpandable(node) -> MenuAccessory.NONE
        else -> table.accessory(node)
    }

    private fun spoken(look: MenuRowLook): String =
        listOfNotNull(look.title, look.badge, look.detail).filter { it != "" }.joinToString(", ")

    private fun isSectionHeader(node: MenuNode): Boolean =
        state.layout == MenuLayout.SECTION_HEADERS && depthOnPage(node) == 0

    /** The depth of a node on the open page. */
    private fun depthOnPage(node: MenuNode): Int =
        table.depth(node) - (state.page?.let { table.depthBelow(it) } ?: 0)

    private fun indentationBelow(slot: MenuNode): Int =
        indentation(depthOnPage(slot) + if (table.isInline(slot)) 0 else 1)

    /** The indentation is limited, so that deep items fit on a small screen. */
    private fun indentation(depth: Int): Int {
        val levels = if (state.layout == MenuLayout.SECTION_HEADERS) depth - 1 else depth
        return maxOf(0, minOf(levels, 8))
    }
}
