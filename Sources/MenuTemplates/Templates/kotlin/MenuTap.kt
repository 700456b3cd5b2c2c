/** The part of a row that a tap hits. */
public enum class MenuTapPlace {
    /** The row, outside its indicator. */
    ROW,

    /** The glyph that shows whether the item is open. */
    INDICATOR
}

/**
 * What the program has to do after a tap. A check item that is chosen is also checked or unchecked.
 *
 * @param A The type of actions: the menu's own, or strings.
 */
public sealed class MenuTapResponse<out A> {
    /** The tap has no effect. */
    object Nothing : MenuTapResponse<kotlin.Nothing>()

    /** The tap opens or closes the item; the program does nothing. */
    object Toggle : MenuTapResponse<kotlin.Nothing>()

    /** The tap opens the item's page; the program does nothing, or shows the page. */
    object Open : MenuTapResponse<kotlin.Nothing>()

    /** The item is chosen, and has neither action nor url. */
    object Choose : MenuTapResponse<kotlin.Nothing>()

    /**
     * The item is chosen, and the program performs its action.
     *
     * @property action The action.
     */
    data class Action<out A>(val action: A) : MenuTapResponse<A>()

    /**
     * The item is chosen, and the program opens its url.
     *
     * @property text The url.
     */
    data class Url(val text: String) : MenuTapResponse<kotlin.Nothing>()

    /** The same response with an action of another type; without one, the item is chosen. */
    fun <B : Any> withAction(action: B?): MenuTapResponse<B> = when (this) {
        Nothing -> Nothing
        Toggle -> Toggle
        Open -> Open
        Choose -> Choose
        is Action -> if (action == null) Choose else Action(action)
        is Url -> this
    }
}

/**
 * What an event `tap` returns.
 *
 * @param A The type of actions: the menu's own, or strings.
 * @property change What the tap changed.
 * @property response What the program has to do.
 */
public data class MenuTap<out A>(val change: MenuChange, val response: MenuTapResponse<A>)

/** Performs a tap, and returns what the program has to do. */
internal fun MenuRows.tap(
    node: MenuNode, place: MenuTapPlace, animation: MenuAnimation
): MenuTap<String> {
    val response = responseToTap(node, place)
    val change = when {
        response == MenuTapResponse.Toggle -> toggle(node, animation)
        response == MenuTapResponse.Open -> openPage(node, animation)
        response == MenuTapResponse.Nothing -> unchanged(animation)
        else -> toggleCheck(node, animation)
    }
    return MenuTap(change, response)
}

/** Whether taps on the node have an effect, as far as its own `enabled` decides. */
internal fun MenuRows.isEnabled(node: MenuNode): Boolean =
    table.isInitiallyEnabled(node) != (conditions?.isTurned(node.number) ?: false)

/** The response to a tap, which changes nothing. */
internal fun MenuRows.responseToTap(node: MenuNode, place: MenuTapPlace): MenuTapResponse<String> {
    if (!isEnabled(node) || table.isSeparator(node) || isBelowHidden(node.number)) {
        return MenuTapResponse.Nothing
    }
    if (table.isPage(node)) return MenuTapResponse.Open
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
        MenuHitArea.AUTO -> !isInRow || !table.leads(node)
    }
    return when {
        toggles && table.isCollapsible(node) && isAwake(node.number) -> MenuTapResponse.Toggle
        toggles || !isInRow || table.isInline(node) -> MenuTapResponse.Nothing
        else -> table.chosen(node)
    }
}

/** Whether the item has an action, a url or a check. */
private fun MenuTable.leads(node: MenuNode): Boolean =
    action(node) != null || url(node) != null || isCheckItem(node) || isSummaryCheck(node)

/** The response to a tap that chooses the item. */
private fun MenuTable.chosen(node: MenuNode): MenuTapResponse<String> =
    action(node)?.let { MenuTapResponse.Action(it) }
        ?: url(node)?.let { MenuTapResponse.Url(it) }
        ?: MenuTapResponse.Choose
