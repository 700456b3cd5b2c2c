/**
 * Which items of a menu are open, hidden or filtered, and so which rows there are.
 *
 * Besides its table it takes 8 bytes and one bit per item, 4 for each top-level item without a
 * section, and a few for each slot and each item that its group's rules opened or closed against a
 * restored state; in a menu with conditions one more bit per item. Each event returns one
 * [MenuChange], and none fails. An event on a leaf, a separator or a node outside the menu
 * changes nothing. An event on a node without a row changes its state, which [MenuChange.toggled]
 * reports, and moves no row. Not safe for use from several
 * threads at once.
 *
 * An item is dormant while it is hidden, by the program or by conditions, or is a category without
 * body that has nothing to show: neither a child but separators nor a row of a slot. A dormant item
 * keeps its state, and events set it; the rules of its group do not count it, and apply to it when
 * it wakes.
 *
 * The parameter `animation` of an event replaces the menu's animation, also in a change that moves
 * no row.
 */
public class MenuExpansion private constructor(rows: MenuRows) : MenuQueries(rows) {
    /** The [table]'s menu before any event. */
    constructor(table: MenuTable) : this(MenuRows(table)) {
        rows.followLanguage(0, table.settings.animation)
    }

    /**
     * The static menu. It can be replaced by its table in another language, which changes only what
     * depends on the language; draw all rows again afterward. The table of another menu is ignored.
     */
    override var table: MenuTable
        get() = rows.table
        set(table) {
            rows.setLanguage(table, table.settings.animation)
        }

    /** An independent state, equal to this one now. */
    fun copy(): MenuExpansion = MenuExpansion(rows.copy())

    /** Closes the node if it is open, else opens it; O(d log f), as are [expand] and [collapse]. */
    @JvmOverloads
    fun toggle(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.toggle(node, animation)

    /**
     * Opens the node, and closes its open sibling where only one may be open.
     *
     * Opening shows the children as they were left. A visible node that opens is scrolled to by
     * the menu's policy. Opening a dormant node closes no sibling; if another is open when the
     * node wakes, the node closes.
     */
    @JvmOverloads
    fun expand(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.expand(node, animation)

    /** Closes the node, unless it cannot be closed or is the last that its group keeps open. */
    @JvmOverloads
    fun collapse(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.collapse(node, animation)

    /**
     * Opens every node that its group allows, visible or not; O(N), as are all events below.
     *
     * In a `single` group bulk events open only the one that is open, else the first that can be;
     * in a `keep-open` group the first open one stays open. Dormant nodes, which groups do not
     * count, all open or close.
     */
    @JvmOverloads
    fun expandAll(animation: MenuAnimation = table.settings.animation): MenuChange =
        expandToDepth(Int.MAX_VALUE, animation)

    /** Closes every node that its group allows. */
    @JvmOverloads
    fun collapseAll(animation: MenuAnimation = table.settings.animation): MenuChange =
        expandToDepth(0, animation)

    /** Opens nodes at depths below [depth] and closes the others; the top level is depth 0. */
    @JvmOverloads
    fun expandToDepth(depth: Int, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.expandToDepth(depth, animation)

    /** Opens the node as [expand] does, with its scrolling, then all below it. */
    @JvmOverloads
    fun expandUnder(
        node: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.expandUnder(node, animation)

    /** Closes the node as [collapse] does, and all below it. */
    @JvmOverloads
    fun collapseUnder(
        node: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.collapseUnder(node, animation)

    /**
     * Opens the ancestors of the node and the page that it is on, and scrolls to its row, whatever
     * the menu's policy.
     *
     * A hidden node still has no row after it, and nothing is scrolled to.
     */
    @JvmOverloads
    fun reveal(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.reveal(node, animation)

    /**
     * Opens a page, or for null the top page: removes all rows of the other page and inserts all
     * rows of this one. Costs O(1).
     *
     * The rows of the state, and those of its changes, are the rows of the open page; all pages
     * share everything else. A node that is not a page changes nothing. A saved state does not have
     * the open page.
     */
    @JvmOverloads
    fun openPage(
        node: MenuNode?, animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.openPage(node, animation)

    /** Opens the page that the node of the open page is on; on the top page, changes nothing. */
    @JvmOverloads
    fun closePage(animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.closePage(animation)

    /**
     * Makes a node current, or none. With [reveal], also opens the node's ancestors and scrolls to
     * its row, as the event [reveal] does. Without a node, [reveal] has no effect.
     *
     * A separator or a node outside the menu changes nothing. Hiding and restoring keep the
     * current node; a saved state does not have it.
     */
    @JvmOverloads
    fun setCurrent(
        node: MenuNode?,
        reveal: Boolean = false,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.setCurrent(node, reveal, animation)

    /**
     * Checks a check item, and unchecks the one that is checked where only one can be; of a summary
     * check, checks all items.
     *
     * Checks do not depend on what is open, hidden or filtered, and only these events, [tap] and
     * [restore] change them. They cost as much as looking up two rows, however large the group is.
     */
    @JvmOverloads
    fun check(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.setChecked(true, node, animation)

    /**
     * Unchecks a check item, or all items of a summary check. Nothing changes in a choice of one in
     * which an item starts checked: it always has a checked item.
     */
    @JvmOverloads
    fun uncheck(node: MenuNode, animation: MenuAnimation = table.settings.animation): MenuChange =
        rows.setChecked(false, node, animation)

    /**
     * Checks or unchecks as a tap does: a choice of one never loses its checked item, and a summary
     * check that is mixed is checked.
     */
    @JvmOverloads
    fun toggleCheck(
        node: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.toggleCheck(node, animation)

    /**
     * Performs a tap on the node by the menu's `hit-area`, and returns what the program has to do.
     *
     * A disabled node, or one that is hidden or below a hidden one, does not respond; one that is
     * closed away or filtered away does, so that keyboard shortcuts can reach it.
     */
    @JvmOverloads
    fun tap(
        node: MenuNode,
        place: MenuTapPlace,
        animation: MenuAnimation = table.settings.animation
    ): MenuTap<String> = rows.tap(node, place, animation)

    /**
     * Hides nodes, with all below them, or shows them again as they were left.
     *
     * Separators and nodes outside the menu are passed over. Nodes that become dormant keep their
     * state. An open node that wakes in a `single` group where another is open closes, as do, of
     * several that wake, all but the first; a `keep-open` group left without an open node opens its
     * first. After [restore], until an event opens or closes a node, the groups are settled from
     * the restored state, so that it makes no difference whether items are hidden before or after
     * it.
     */
    @JvmOverloads
    fun setHidden(
        nodes: Iterable<MenuNode>,
        isHidden: Boolean,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.setHidden(nodes, isHidden, animation)

    /**
     * Gives conditions new values, and hides and shows the nodes that depend on them, all in one
     * change. Groups and separators are settled as by [setHidden].
     *
     * Conditions that follow items, and conditions and values that the menu does not have, are
     * passed over; of several other values for one condition the last counts. Costs as much as a
     * toggle for each node that depends on them, unless a filter is on or a restored state is still
     * settled. The generated code of a menu has typed names for its conditions.
     */
    @JvmOverloads
    fun set(
        values: Iterable<MenuConditionValue>,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.setConditions(values, animation)

    /**
     * Gives the slot this many rows, by adding or removing rows at its end.
     *
     * All rows of a menu together are limited to 1,048,575, and the slot gets no rows beyond that.
     * On a node that is not a slot, this and the other events of slots change nothing. They cost
     * O(d log f) besides the indices that they are given, and O(N) if they empty or fill the slot
     * while a filter is on or a restored state is settled. On a closed slot only the number
     * changes.
     */
    @JvmOverloads
    fun setCount(
        count: Int,
        slot: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.setCount(count, slot, animation)

    /** Inserts rows into the slot, which have these indices afterwards. */
    @JvmOverloads
    fun insertRows(
        indices: Iterable<Int>,
        slot: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.insertRows(indices, slot, animation)

    /** Removes the rows of the slot that have these indices. */
    @JvmOverloads
    fun removeRows(
        indices: Iterable<Int>,
        slot: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.removeRows(indices, slot, animation)

    /** The change after which the rows of the slot with these indices are drawn again. */
    @JvmOverloads
    fun updateRows(
        indices: Iterable<Int>,
        slot: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.updateRows(indices, slot, animation)

    /**
     * Marks the slot busy, or no longer: while it is, the row for loading follows its rows, if the
     * item has `loading`.
     */
    @JvmOverloads
    fun setBusy(
        isBusy: Boolean,
        slot: MenuNode,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.setBusy(isBusy, slot, animation)

    /**
     * The change after which the rows of these nodes are drawn again, because the program changed
     * their content. Nodes without a row, separators and nodes outside the menu are passed over.
     */
    @JvmOverloads
    fun update(
        nodes: Iterable<MenuNode>,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.update(nodes, animation)

    /**
     * Shows exactly these nodes and their ancestors, whatever is open; null shows the state again.
     *
     * Separators have no row under a filter, and hidden nodes still have none. While it is on,
     * [setHidden], conditions and slots move rows; other events change state only. A filter makes
     * nothing dormant, and replaces the one before it.
     */
    @JvmOverloads
    fun filter(
        nodes: Iterable<MenuNode>?,
        animation: MenuAnimation = table.settings.animation
    ): MenuChange = rows.filter(nodes, animation)

    /**
     * Restores a state that [savedState] returned, and returns the ids that this menu does not
     * have, in the order of the string and as often as the string has them.
     *
     * Starts from the initial state, applies the entries, then the rules of each group, so that a
     * state of an older menu is applied as far as possible: a node that an entry opens or checks
     * takes precedence over one that starts so. An entry with an id that a node had before is the
     * node's. Of several entries that open and close one node the last counts, and likewise of
     * those that check and uncheck it. Entries of dormant nodes are kept. Hidden nodes, the filter,
     * the current node, conditions that follow no item, and the rows of slots stay as they are.
     *
     * Words are separated by U+0020 only. A string whose first word is not `v1` changes nothing and
     * is unknown as a whole; a word without one of the signs `+`, `-`, `*` and `/` is unknown, too.
     */
    @JvmOverloads
    fun restore(
        state: String,
        animation: MenuAnimation = table.settings.animation
    ): MenuRestoration = rows.restore(state, animation)
}
