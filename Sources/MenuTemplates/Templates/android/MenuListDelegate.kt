/** What a menu asks of the program, and reports to it. An activity can be one. */
public interface MenuListDelegate {
    /**
     * The program's texts for an item or for one of the rows of a slot; null for the menu's own. It is
     * asked whenever a row is drawn.
     */
    fun menuTexts(menu: MenuListModel, content: MenuRowContent): MenuRowTexts? = null

    /**
     * A tap or an item of a menu chose a node. The response is an action, a url or neither. A url is
     * opened by the system's app for it, unless this returns true.
     */
    fun menuChosen(
        menu: MenuListModel, node: MenuNode, response: MenuTapResponse<String>
    ): Boolean = false

    /** A tap chose one of the rows of a slot. */
    fun menuRowChosen(menu: MenuListModel, slot: MenuNode, index: Int) {}

    /** An event was drawn, whether or not it moved rows: another page may be open. */
    fun menuChanged(menu: MenuListModel) {}
}

/** A view of the rows of a [MenuListModel]. All functions are called on the main thread. */
public interface MenuListObserver {
    /** Whether rows can't move at present, because the view is being laid out. */
    val isComputingLayout: Boolean get() = false

    /** Draws a change. */
    fun menuRowsChanged(change: MenuListChange)

    /** Draws all rows again. */
    fun menuReloaded()

    /** Opens a url that the program did not; false if this view can't. */
    fun menuOpens(url: String): Boolean = false
}

/** Runs what a menu does later, on the main thread. */
public interface MenuListClock {
    /** Runs an action after this many milliseconds. */
    fun post(milliseconds: Long, action: Runnable)

    /** Does not run an action that was posted. */
    fun cancel(action: Runnable)
}
