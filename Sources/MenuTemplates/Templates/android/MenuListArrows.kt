/**
 * Does what an arrow key of a keyboard or a remote control does on a row; false if it does nothing.
 *
 * The key in reading direction opens an item. The opposite one closes it, or moves the focus to the row
 * above, or closes the page.
 *
 * @param onwards Whether the key points in reading direction.
 * @param moveFocus Moves the focus to a row, and returns whether it can.
 */
public fun MenuListModel.pressArrow(
    onwards: Boolean, content: MenuRowContent, moveFocus: (row: Int) -> Boolean
): Boolean = if (onwards) enter(content) else leave(content, moveFocus)

/** The effect of a key on the row of a view. */
internal fun MenuListModel.press(
    key: Int, event: KeyEvent, view: View, row: Int, moveFocus: (Int) -> Boolean
): Boolean {
    val isRight = key == KeyEvent.KEYCODE_DPAD_RIGHT
    if (!isRight && key != KeyEvent.KEYCODE_DPAD_LEFT) return false
    if (event.action != KeyEvent.ACTION_DOWN || !event.hasNoModifiers()) return false
    val isMirrored = view.layoutDirection == View.LAYOUT_DIRECTION_RTL
    return contentAt(row)?.let { pressArrow(isRight != isMirrored, it, moveFocus) } ?: false
}

/** Opens or closes an item at a person's request. */
private fun MenuListModel.disclose(node: MenuNode, isOpen: Boolean): Boolean {
    val isEnabled = state.isEnabled(node) && textsOf(MenuRowContent.Item(node)).isEnabled
    if (!isEnabled || isOpen == state.isExpanded(node) || !opens(node)) return false
    toggle(node) { if (isOpen) it.expand(node) else it.collapse(node) }
    return true
}

/** Whether an item can be opened: it is neither a leaf nor empty. */
private fun MenuListModel.opens(node: MenuNode): Boolean =
    table.isExpandable(node) && !table.isInline(node) && !state.isEmpty(node)

private fun MenuListModel.enter(content: MenuRowContent): Boolean =
    content is MenuRowContent.Item && disclose(content.node, true)

private fun MenuListModel.leave(content: MenuRowContent, moveFocus: (Int) -> Boolean): Boolean {
    var above: MenuNode? = content.slotOrNode
    if (content is MenuRowContent.Item) {
        if (table.isCollapsible(content.node) && disclose(content.node, false)) return true
        above = table.parent(content.node)
    }
    while (above != null && table.isInline(above)) above = table.parent(above)
    if (above != null && above == state.page) return back()
    val row = above?.let { state.row(it) } ?: return false
    val look = lookAt(row)
    return look != null && (look.responds || look.toggles) && moveFocus(row)
}

private val MenuRowContent.slotOrNode: MenuNode
    get() = when (this) {
        is MenuRowContent.Item -> node
        is MenuRowContent.SlotRow -> slot
        is MenuRowContent.Placeholder -> slot
        is MenuRowContent.Loading -> slot
    }
