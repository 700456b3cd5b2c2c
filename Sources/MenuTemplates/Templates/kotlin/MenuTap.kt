/** The part of a row that a tap hits. */
public enum class MenuTapPlace {
    /** The row, outside its indicator. */
    ROW,

    /** The glyph that shows whether the item is open. */
    INDICATOR
}

/**
 * What the program has to do after a tap. A check item that is chosen is also checked or unchecked.
 */
public sealed class MenuTapResponse {
    /** The tap has no effect. */
    object Nothing : MenuTapResponse()

    /** The tap opens or closes the item; the program does nothing. */
    object Toggle : MenuTapResponse()

    /** The item is chosen, and has neither action nor url. */
    object Choose : MenuTapResponse()

    /**
     * The item is chosen, and the program performs its action.
     *
     * @property text The action, as the item names it.
     */
    data class Action(val text: String) : MenuTapResponse()

    /**
     * The item is chosen, and the program opens its url.
     *
     * @property text The url.
     */
    data class Url(val text: String) : MenuTapResponse()
}

/**
 * What an event `tap` returns.
 *
 * @property change What the tap changed.
 * @property response What the program has to do.
 */
public data class MenuTap(val change: MenuChange, val response: MenuTapResponse)

/** Performs a tap, and returns what the program has to do. */
internal fun MenuRows.tap(
    node: MenuNode, place: MenuTapPlace, animation: MenuAnimation
): MenuTap {
    val response = responseToTap(node, place)
    val change = when {
        response == MenuTapResponse.Toggle -> toggle(node, animation)
        response == MenuTapResponse.Nothing || !table.isCheckItem(node) -> unchanged(animation)
        else -> toggleCheck(node, animation)
    }
    return MenuTap(change, response)
}

/** The response to a tap, which changes nothing. */
internal fun MenuRows.responseToTap(node: MenuNode, place: MenuTapPlace): MenuTapResponse {
    if (!table.isEnabled(node) || table.isSeparator(node) || isBelowHidden(node.number)) {
        return MenuTapResponse.Nothing
    }
    val area = table.settings.hitArea
    val isInRow = place == MenuTapPlace.ROW
    if (!table.isExpandable(node)) {
        val isIdle = !isInRow && area == MenuHitArea.ROW
        return if (isIdle) MenuTapResponse.Nothing else table.chosen(node)
    }
    val toggles = when (area) {
        MenuHitArea.BOTH -> true
        MenuHitArea.ROW -> isInRow
        MenuHitArea.INDICATOR -> !isInRow
    }
    return when {
        toggles && table.isCollapsible(node) && isAwake(node.number) -> MenuTapResponse.Toggle
        toggles || !isInRow -> MenuTapResponse.Nothing
        else -> table.chosen(node)
    }
}

/** The response to a tap that chooses the item. */
private fun MenuTable.chosen(node: MenuNode): MenuTapResponse =
    action(node)?.let { MenuTapResponse.Action(it) }
        ?: url(node)?.let { MenuTapResponse.Url(it) }
        ?: MenuTapResponse.Choose
