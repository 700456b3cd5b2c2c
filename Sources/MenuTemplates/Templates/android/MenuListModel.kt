/**
 * The rows of a menu's open page, with the state: what lists, menus and Compose show.
 *
 * ```
 * val menu = MenuListModel(SettingsMenu.tableIn(resources.configuration.menuLanguages), this)
 * setContentView(menu.recyclerView(this))
 * menu.perform { it.reveal(SettingsMenu.Id.theme) }
 * ```
 *
 * A model belongs to the main thread, and to one activity, whose views it knows.
 *
 * @property clock What runs events later.
 */
public class MenuListModel @JvmOverloads constructor(
    table: MenuTable,
    delegate: MenuListDelegate? = null,
    private val clock: MenuListClock = MenuLooper()
) {
    /** The state, to be read. Events go through [perform]: a list must know of each. */
    val state: MenuExpansion = MenuExpansion(table)

    /** What gives texts and handles choices. Setting it draws all rows again. */
    var delegate: MenuListDelegate? = delegate
        set(value) {
            field = value
            reload()
        }

    /** What TalkBack says for a check of which only some items are checked; null for the menu's word. */
    var mixed: String? = null

    /**
     * What a tap that opens an item waits for, so that the program can load what is below it and show it
     * with `setHidden`. The item opens when the program calls `finish` with true, and stays closed if it
     * calls it with false. Until then, further taps on it have no effect, and after the menu's `busy`
     * delay it shows a spinner; [cancelPreparing] ends the wait.
     *
     * ```
     * menu.prepare = { node, finish -> server.load(node) { result -> finish(result.isSuccess) } }
     * ```
     */
    var prepare: ((node: MenuNode, finish: (Boolean) -> Unit) -> Unit)? = null

    /**
     * The search text. The rows are then the items whose title, detail or keywords contain it, and those
     * above them. An empty text shows the whole menu again.
     */
    var searchText: String = ""
        set(value) {
            val isSame = field == value
            field = value
            if (!isSame) search()
        }

    /** A number that grows with each change that a view shows. */
    var version: Int = 0
        private set

    /** The item that was chosen last, if the menu keeps the selection. */
    var chosen: MenuNode? = null
        private set

    private val looks = MenuRowLooks(state)
    private val ids = MenuRowIds(state)
    private val observers = mutableListOf<MenuListObserver>()
    private val waits = MenuWaits(clock)
    private val preparing = MenuPreparing(this, clock)
    private val later = mutableListOf<() -> Unit>()

    /** The open page, and whether it is hidden, so that taps on its rows have no effect. */
    private var shownPage = Pair<MenuNode?, Boolean>(null, false)
    private var isShowing = false
    private var isReading = false

    /** The menu, in the language that it shows. */
    val table: MenuTable get() = state.table

    /** The number of rows. */
    val rowCount: Int get() = state.rowCount

    /** The title of the open page, or else of the menu. */
    val title: String get() = state.page?.let { table.title(it) } ?: table.title

    /** The content of a row, or null outside the rows. */
    fun contentAt(row: Int): MenuRowContent? = state.contentAtRow(row)

    /** A number by which a list knows the row again when others come and go; −1 outside the rows. */
    fun idAt(row: Int): Long = ids.at(row)

    /** What a row shows, or null outside the rows. */
    fun lookAt(row: Int): MenuRowLook? {
        val content = contentAt(row) ?: return null
        val look = looks.look(row, content, textsOf(content))
        if (content !is MenuRowContent.Item) return look
        val isBusy = preparing.isBusy(content.node)
        return look.copy(
            isCurrent = look.isCurrent || content.node == chosen, isBusy = isBusy,
            glyph = if (isBusy) null else look.glyph
        )
    }

    /** The word for a check of which only some items are checked. */
    val mixedText: String
        get() = mixed ?: table.language?.interfaceTexts?.get("mixed") ?: "Mixed"

    /**
     * Performs one event, and shows its change. While rows are drawn, it waits until they are.
     *
     * ```
     * menu.perform { SettingsMenu.setConditions(it, signedIn = true) }
     * ```
     */
    fun perform(event: (MenuExpansion) -> MenuChange) = act { show(event(state)) }

    /** Does what a tap on a row or on its glyph does. A control of the program calls this, too. */
    @JvmOverloads
    fun tap(content: MenuRowContent, place: MenuTapPlace = MenuTapPlace.ROW) = act {
        if (textsOf(content).isEnabled) {
            when (content) {
                is MenuRowContent.Item -> tap(content.node, place)
                is MenuRowContent.SlotRow -> choose(content.slot, content.index)
                else -> Unit
            }
        }
    }

    /** Leaves the open page. False if there is none, so that the activity handles Back. */
    fun back(): Boolean {
        if (state.page == null) return false
        perform { it.closePage() }
        return true
    }

    /**
     * Marks a slot as busy, or no longer so. Its loading row comes after the menu's `busy` delay, and
     * not at all if rows come before or the menu has no such delay.
     */
    fun setBusy(isBusy: Boolean, slot: MenuNode) {
        if (!isBusy) {
            waits.end(slot)
            perform { it.setBusy(false, slot) }
        } else if (table.isSlot(slot)) {
            waits.begin(slot, table.settings.busyDelay, state.countIn(slot)) {
                perform { it.setBusy(true, slot) }
            }
        }
    }

    /** Ends the wait for [prepare] to load what is below a node, which stays closed. */
    fun cancelPreparing(node: MenuNode) = preparing.end(node)

    /** Shows the menu in another language. A table of another menu is ignored. */
    fun setLanguage(table: MenuTable) = act {
        val change = state.rows.setLanguage(table, table.settings.animation)
        ids.follow(change.removed, change.inserted)
        redraw()
        if (searchText != "") search()
    }

    /** Draws all rows again, because the program gives other texts. */
    fun reload() = act { redraw() }

    /** Adds a view, which has drawn the present rows. */
    fun add(observer: MenuListObserver) {
        if (observer !in observers) observers.add(observer)
    }

    /** Removes a view. */
    fun remove(observer: MenuListObserver) {
        observers.remove(observer)
    }

    /** The program's texts for a row. */
    internal fun textsOf(content: MenuRowContent): MenuRowTexts {
        val isNote = content is MenuRowContent.Placeholder || content is MenuRowContent.Loading
        val wasReading = isReading
        isReading = true
        val texts = if (isNote) null else delegate?.menuTexts(this, content)
        isReading = wasReading
        return texts ?: MenuRowTexts()
    }

    /** Runs what changes rows as soon as they can move. */
    private fun act(task: () -> Unit) {
        when {
            isReading || observers.any { it.isComputingLayout } ->
                clock.post(0, Runnable { act(task) })
            isShowing -> later.add(task)
            else -> {
                task()
                while (later.isNotEmpty()) later.removeAt(0)()
            }
        }
    }

    private fun redraw() {
        version += 1
        isShowing = true
        for (observer in observers.toList()) observer.menuReloaded()
        isShowing = false
        delegate?.menuChanged(this)
    }

    private fun show(change: MenuChange) {
        val removed = change.removed
        val inserted = change.inserted
        if (!ids.follow(removed, inserted)) {
            chosen = null
            waits.endAll()
            preparing.forget()
            return redraw()
        }
        version += 1
        val shown = MenuListChange(
            removed.asReversed(), inserted, updates(change, removed, inserted), change.animation,
            change.scroll
        )
        isShowing = true
        for (observer in observers.toList()) observer.menuRowsChanged(shown)
        isShowing = false
        waits.endFilled(state)
        delegate?.menuChanged(this)
    }

    /** The rows that look different: those that the change names, and those with another footer below. */
    private fun updates(
        change: MenuChange, removed: List<IntRange>, inserted: List<IntRange>
    ): List<IntRange> {
        val page = state.page
        val before = shownPage
        shownPage = Pair(page, page != null && state.rows.isBelowHidden(page.number))
        if (page == before.first && shownPage != before) {
            return if (rowCount > 0) listOf(0 until rowCount) else emptyList()
        }
        val borders = rowsBefore(removed, inserted).filter { state.hasFooterNear(it) }
        return ranges((change.updated + borders).distinct().sorted())
    }

    /** Performs an event that toggles an item. Opening waits for the program's [prepare]. */
    internal fun toggle(node: MenuNode, event: (MenuExpansion) -> MenuChange) {
        val prepare = prepare
        if (prepare == null || state.isExpanded(node)) return perform(event)
        preparing.begin(node, prepare)
    }

    private fun tap(node: MenuNode, place: MenuTapPlace) {
        if (state.responseToTap(node, place) == MenuTapResponse.Toggle) {
            return toggle(node) { it.tap(node, place).change }
        }
        val (change, response) = state.tap(node, place)
        show(change)
        if (response == MenuTapResponse.Nothing || response == MenuTapResponse.Open) return
        if (table.settings.keepsSelection) {
            val looks = listOfNotNull(chosen, node)
            chosen = node
            show(state.update(looks))
        }
        val isHandled = delegate?.menuChosen(this, node, response) ?: false
        if (!isHandled && response is MenuTapResponse.Url) observers.any { it.menuOpens(response.text) }
    }

    private fun choose(slot: MenuNode, index: Int) {
        if (index in 0 until state.countIn(slot)) delegate?.menuRowChosen(this, slot, index)
    }
}
