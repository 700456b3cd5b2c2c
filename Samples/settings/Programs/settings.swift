// Settings in a program: a state, taps on it, and what the program does about them.

/// A switch without `default`: an action that the menu adds or loses no longer compiles.
func perform(_ action: SettingsMenu.Action) {
  switch action {
  case .openProfile: print("shows the profile")
  case .openDevices: print("shows 2 devices")
  case .signOut: print("asks whether to sign out")
  case .resetCaches: print("empties the caches")
  case .applyLogLevel: print("applies the log level")
  }
}

func name(_ theme: SettingsMenu.Theme) -> String {
  switch theme {
  case .light: "light"
  case .dark: "dark"
  case .system: "system"
  }
}

/// A tap on a row. A real program also draws `change`.
func tap(_ node: MenuNode, _ state: inout MenuExpansion) {
  switch state.tap(node).response {
  case .action: if let action = SettingsMenu.action(of: node) { perform(action) }
  case .url(let address): print("opens \(address)")
  case .toggle: print("\(state.table.title(of: node)): \(state.rowCount) rows")
  case .choose: print("\(state.table.title(of: node)): \(state.isChecked(node))")
  case .nothing: print("nothing")
  }
}

@main struct Settings {
  static func main() {
    var state = MenuExpansion(SettingsMenu.table)
    tap(SettingsMenu.ID.themeDark, &state)
    print("theme: \(SettingsMenu.Theme.checked(in: state).map(name) ?? "none")")
    tap(SettingsMenu.ID.notificationsNewsletter, &state)
    tap(SettingsMenu.ID.accountDevices, &state)
    tap(SettingsMenu.ID.textSize, &state)
    tap(SettingsMenu.ID.logLevelEverything, &state)
    state.setHidden([SettingsMenu.ID.developer], false)
    tap(SettingsMenu.ID.logLevelEverything, &state)
    if let guide = state.table.node(forURL: "https://settings.example/guide") {
      tap(guide, &state)
    }
    SettingsMenu.Theme.light.check(in: &state)
    print("saved: \(state.savedState)")

    // What version 1 saved, when the account was called profile.
    state = MenuExpansion(SettingsMenu.table)
    let unknown = state.restore("v1 *theme.dark -gone -profile /theme.system").unknown
    print("unknown: \(unknown.joined(separator: " "))")
    print("theme: \(SettingsMenu.Theme.checked(in: state).map(name) ?? "none")")
    print("account is open: \(state.isExpanded(SettingsMenu.ID.account))")
  }
}
