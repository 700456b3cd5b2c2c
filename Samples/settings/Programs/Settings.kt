// Settings in a program: a state, taps on it, and what the program does about them.
import SettingsMenu.Action

private val table = SettingsMenu.table
private var state = MenuExpansion(table)
private var devices = mutableListOf<String>()
private var unread = 0

/** What a row contains: an item, or one of the rows of a slot. The menu knows nothing of the devices. */
fun line(content: MenuRowContent): String = when (content) {
    is MenuRowContent.Item -> {
        val badge = if (content.node == SettingsMenu.Id.accountInbox) " ($unread)" else ""
        if (table.isSeparator(content.node)) "---" else table.title(content.node) + badge
    }
    is MenuRowContent.SlotRow -> "[${devices[content.index]}]"
    is MenuRowContent.Placeholder -> "[${table.placeholder(content.slot)}]"
    is MenuRowContent.Loading -> "[${table.loading(content.slot)}]"
}

/** How many rows a change moved, and the account's rows. A real program draws the change. */
fun show(event: String, change: MenuChange): String {
    val removed = change.removed.map { it.count() }.sum()
    val inserted = change.inserted.map { it.count() }.sum()
    val rows = (0 until state.rowCountInSection(0))
        .mapNotNull { state.contentAt(MenuIndexPath(0, it)) }
        .joinToString(transform = ::line)
    return "$event: $removed removed, $inserted inserted, ${change.updated.size} updated\n  $rows"
}

/** A `when` that is used as a value must be complete: without `else`, it has to handle each action. */
fun perform(action: Action): String = when (action) {
    is Action.OpenScreen -> when (action.screen) {
        Action.OpenScreen.Screen.PROFILE -> "shows the profile"
        Action.OpenScreen.Screen.INBOX -> "shows $unread messages"
    }
    Action.SignIn -> show("signed in", SettingsMenu.setConditions(state, signedIn = true))
    Action.SignOut -> show("signed out", SettingsMenu.setConditions(state, signedIn = false))
    Action.ResetCaches -> "empties the caches"
    is Action.ApplyLogLevel -> "applies the log level ${action.level}"
}

/** A tap on a row. A real program also draws the change. */
fun tap(node: MenuNode) {
    val title = table.title(node)
    println(
        when (val response = SettingsMenu.tap(state, node).response) {
            is MenuTapResponse.Action -> perform(response.action)
            is MenuTapResponse.Url -> "opens ${response.text}"
            MenuTapResponse.Toggle, MenuTapResponse.Open -> "$title: ${state.rowCount} rows"
            MenuTapResponse.Choose -> "$title: ${state.isChecked(node)}"
            MenuTapResponse.Nothing -> "nothing"
        }
    )
}

fun themeName(): String = when (SettingsMenu.Theme.checkedIn(state)) {
    SettingsMenu.Theme.LIGHT -> "light"
    SettingsMenu.Theme.DARK -> "dark"
    SettingsMenu.Theme.SYSTEM -> "system"
}

fun notifications(): String {
    val count = SettingsMenu.Notifications.checkedIn(state).size
    return when (state.checkState(SettingsMenu.Id.notifications)) {
        MenuCheckState.UNCHECKED -> "unchecked, $count on"
        MenuCheckState.CHECKED -> "checked, $count on"
        MenuCheckState.MIXED -> "mixed, $count on"
    }
}

/** No `else` here either: a device that the menu adds or loses no longer compiles. */
fun deviceName(): String = when (SettingsMenu.Condition.device(state)) {
    SettingsMenu.Device.PHONE -> "phone"
    SettingsMenu.Device.TABLET -> "tablet"
}

fun vibration(): String {
    val isHidden = state.isHidden(SettingsMenu.Id.notificationsVibration)
    return "${deviceName()}: ${if (isHidden) "no " else ""}vibration"
}

fun choose() {
    // The rows are then those of the page, until it closes.
    tap(SettingsMenu.Id.theme)
    tap(SettingsMenu.Id.themeDark)
    state.closePage()
    println("theme: ${themeName()}")
    println("notifications: ${notifications()}")
    tap(SettingsMenu.Id.notificationsNewsletter)
    println("notifications: ${notifications()}")
    tap(SettingsMenu.Id.textSize)
    tap(SettingsMenu.Id.logLevelEverything)
    SettingsMenu.setConditions(state, debug = true)
    tap(SettingsMenu.Id.logLevelEverything)
    table.nodeForUrl("https://settings.example/guide")?.let(::tap)
    SettingsMenu.Theme.LIGHT.check(state)
    println("saved: ${state.savedState}")
}

fun findDevices() {
    val slot = SettingsMenu.Id.accountDevices
    tap(slot)
    println(show("nothing found", state.update(listOf(slot))))
    println(show("busy", state.setBusy(true, slot)))
    devices = mutableListOf("Laptop", "Watch")
    println(show("two found", state.setCount(2, slot)))
    println(show("no longer busy", state.setBusy(false, slot)))
    devices.add(0, "Television")
    println(show("one more", state.insertRows(listOf(0), slot)))
    devices.removeAt(1)
    println(show("one fewer", state.removeRows(listOf(1), slot)))
}

fun changeConditions() {
    unread = 3
    println(show("messages", state.update(listOf(SettingsMenu.Id.accountInbox))))
    tap(SettingsMenu.Id.accountInbox)
    println(perform(Action.SignOut))
    println(perform(Action.SignIn))
    println(vibration())
    tap(SettingsMenu.Id.notificationsAllow)
    println(vibration())
    tap(SettingsMenu.Id.notificationsAllow)
    val change = SettingsMenu.setConditions(state, debug = false, device = SettingsMenu.Device.TABLET)
    println(show("${deviceName()}, no developer", change))
    println(vibration())
}

/** What version 1 saved, when the account was called profile. */
fun restore() {
    state = MenuExpansion(table)
    val unknown = state.restore("v1 *theme.dark -gone -profile /theme.system").unknown
    println("unknown: ${unknown.joinToString(" ")}")
    println("theme: ${themeName()}")
    println("account is open: ${state.isExpanded(SettingsMenu.Id.account)}")
}

/** Someone prefers the German of Austria: what is open and checked stays. */
fun translate() {
    for (languages in listOf(listOf("de-AT", "fr"), listOf("ar"), listOf("fr"))) {
        state.table = SettingsMenu.tableIn(languages)
        // The imprint shows in German only.
        val titles = listOf(SettingsMenu.Id.account, SettingsMenu.Id.theme, SettingsMenu.Id.helpImprint)
            .filter { !state.isHidden(it) }
            .map { state.table.title(it) }
        val theme = state.shownDetail(SettingsMenu.Id.theme)
        println("${state.table.title}: ${titles.joinToString(", ")}, $theme")
    }
    println("theme: ${themeName()}")
}

fun main() {
    choose()
    findDevices()
    changeConditions()
    restore()
    translate()
}
