/**
 * Nodes of which something is shown once it has taken too long: the spinner of an item, or the loading row
 * of a slot.
 */
internal class MenuWaits(private val clock: MenuListClock) {
    private val actions = HashMap<MenuNode, Runnable>()

    /** The number of rows of each slot that waits. */
    private val counts = HashMap<MenuNode, Int>()

    /**
     * Acts after a delay, unless the node's wait ends before. Does nothing if the node waits already, or
     * if the menu has no delay, and so shows nothing.
     */
    fun begin(node: MenuNode, delay: Double?, count: Int, act: () -> Unit) {
        if (delay == null || node in actions) return
        val action = Runnable {
            remove(node)
            act()
        }
        actions[node] = action
        counts[node] = count
        clock.post((delay * 1_000).toLong(), action)
    }

    /** Ends the wait of a node. */
    fun end(node: MenuNode) {
        actions[node]?.let { clock.cancel(it) }
        remove(node)
    }

    /** Ends all waits. */
    fun endAll() {
        for (node in actions.keys.toList()) end(node)
    }

    /** Ends the waits of slots to which rows were added. */
    fun endFilled(state: MenuQueries) {
        for ((node, count) in counts.toList()) {
            val now = state.countIn(node)
            if (now > count) end(node) else counts[node] = now
        }
    }

    private fun remove(node: MenuNode) {
        actions.remove(node)
        counts.remove(node)
    }
}
