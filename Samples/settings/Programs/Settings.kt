// Settings in a program: a state, taps on it, and what the program does about them.

/** A `when` that is used as a value must be complete: without `else`, it has to handle each action. */
fun perform(action: SettingsMenu.Action): String = when (action) {
    SettingsMenu.Action.OPEN_PROFILE -> "shows the profile"
    SettingsMenu.Action.OPEN_DEVICES -> "shows 2 devices"
    SettingsMenu.Action.SIGN_OUT -> "asks whether to sign out"
    SettingsMenu.Action.RESET_CACHES -> "empties the caches"
    SettingsMenu.Action.APPLY_LOG_LEVEL -> "applies the log level"
}

fun themeName(state: MenuExpansion): String = when (SettingsMenu.Theme.checkedIn(state)) {
    SettingsMenu.Theme.LIGHT -> "light"
    SettingsMenu.Theme.DARK -> "dark"
    SettingsMenu.Theme.SYSTEM -> "system"
    null -> "none"
}

/** A tap on a row. A real program also draws the change. */
fun tap(state: MenuExpansion, node: MenuNode) {
    val title = SettingsMenu.table.title(node)
    println(
        when (val response = state.tap(node, MenuTapPlace.ROW).response) {
            is MenuTapResponse.Action -> SettingsMenu.Action.of(node)?.let(::perform)
            is MenuTapResponse.Url -> "opens ${response.text}"
            MenuTapResponse.Toggle -> "$title: ${state.rowCount} rows"
            MenuTapResponse.Choose -> "$title: ${state.isChecked(node)}"
            MenuTapResponse.Nothing -> "nothing"
        }
    )
}

fun main() {
    val state = MenuExpansion(SettingsMenu.table)
    tap(state, SettingsMenu.Id.themeDark)
    println("theme: ${themeName(state)}")
    tap(state, SettingsMenu.Id.notificationsNewsletter)
    tap(state, SettingsMenu.Id.accountDevices)
    tap(state, SettingsMenu.Id.textSize)
    tap(state, SettingsMenu.Id.logLevelEverything)
    state.setHidden(listOf(SettingsMenu.Id.developer), false)
    tap(state, SettingsMenu.Id.logLevelEverything)
    SettingsMenu.table.nodeForUrl("https://settings.example/guide")?.let { tap(state, it) }
    SettingsMenu.Theme.LIGHT.check(state)
    println("saved: ${state.savedState}")

    // What version 1 saved, when the account was called profile.
    val restored = MenuExpansion(SettingsMenu.table)
    val unknown = restored.restore("v1 *theme.dark -gone -profile /theme.system").unknown
    println("unknown: ${unknown.joinToString(" ")}")
    println("theme: ${themeName(restored)}")
    println("account is open: ${restored.isExpanded(SettingsMenu.Id.account)}")
}
