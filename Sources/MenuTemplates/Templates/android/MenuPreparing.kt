/** The items whose opening waits for the program, and what each of them waits for. */
internal class MenuPreparing(private val menu: MenuListModel, clock: MenuListClock) {
    private val waits = MenuWaits(clock)
    private val calls = HashMap<MenuNode, Any>()

    /** The items that show a spinner. */
    private val busy = HashSet<MenuNode>()

    fun isBusy(node: MenuNode): Boolean = node in busy

    /** Asks the program to prepare an item, which it opens. */
    fun begin(node: MenuNode, prepare: (MenuNode, (Boolean) -> Unit) -> Unit) {
        if (node in calls) return
        val call = Any()
        calls[node] = call
        waits.begin(node, menu.table.settings.busyDelay, 0) {
            menu.perform {
                busy.add(node)
                it.update(listOf(node))
            }
        }
        prepare(node) { isPrepared ->
            // The call may have been canceled, or be answered twice.
            if (calls[node] === call) {
                end(node)
                if (isPrepared) menu.perform { it.expand(node) }
            }
        }
    }

    /** Ends the wait for an item, which stays closed. */
    fun end(node: MenuNode) {
        if (calls.remove(node) == null) return
        waits.end(node)
        if (busy.remove(node)) menu.perform { it.update(listOf(node)) }
    }

    /** Forgets all items, because those of another version are others. */
    fun forget() {
        waits.endAll()
        calls.clear()
        busy.clear()
    }
}
