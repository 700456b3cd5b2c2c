// Settings in a program: a state, taps on it, and what the program does about them.

@main final class Settings {
  var state = MenuExpansion(SettingsMenu.table)
  var devices: [String] = []
  var unread = 0

  /// A switch without `default`: an action that the menu adds or loses no longer compiles.
  func perform(_ action: SettingsMenu.Action) {
    switch action {
    case .openScreen(screen: .profile): print("shows the profile")
    case .openScreen(screen: .inbox): print("shows \(unread) messages")
    case .signIn: show("signed in", SettingsMenu.set(.signedIn(true), in: &state))
    case .signOut: show("signed out", SettingsMenu.set(.signedIn(false), in: &state))
    case .resetCaches: print("empties the caches")
    case .applyLogLevel(let level): print("applies the log level \(level)")
    }
  }

  /// A tap on a row. A real program also draws the change.
  func tap(_ node: MenuNode) {
    switch SettingsMenu.tap(node, in: &state).response {
    case .action(let action): perform(action)
    case .url(let address): print("opens \(address)")
    case .toggle, .open: print("\(state.table.title(of: node)): \(state.rowCount) rows")
    case .choose: print("\(state.table.title(of: node)): \(state.isChecked(node))")
    case .nothing: print("nothing")
    }
  }

  /// What a row contains: an item, or one of the rows of a slot. The menu knows nothing of the devices.
  func line(_ content: MenuRowContent) -> String {
    switch content {
    case .item(let node) where state.table.isSeparator(node): return "---"
    case .item(let node):
      let badge = node == SettingsMenu.ID.accountInbox ? " (\(unread))" : ""
      return state.table.title(of: node) + badge
    case .slotRow(_, let index): return "[\(devices[index])]"
    case .placeholder(let slot): return "[\(state.table.placeholder(of: slot) ?? "")]"
    case .loading(let slot): return "[\(state.table.loading(of: slot) ?? "")]"
    }
  }

  /// Prints how many rows a change moved, and the account's rows. A real program draws the change.
  func show(_ event: String, _ change: MenuChange) {
    let removed = change.removed.reduce(0) { $0 + $1.count }
    let inserted = change.inserted.reduce(0) { $0 + $1.count }
    print("\(event): \(removed) removed, \(inserted) inserted, \(change.updated.count) updated")
    let rows = (0..<state.rowCount(inSection: 0)).compactMap {
      state.content(at: MenuIndexPath(section: 0, row: $0)).map(line)
    }
    print("  " + rows.joined(separator: ", "))
  }

  var theme: String {
    switch SettingsMenu.Theme.checked(in: state) {
    case .light: "light"
    case .dark: "dark"
    case .system: "system"
    }
  }

  var notifications: String {
    let count = SettingsMenu.Notifications.checked(in: state).count
    return "\(state.checkState(of: SettingsMenu.ID.notifications)), \(count) on"
  }

  /// No default here either: a device that the menu adds or loses no longer compiles.
  var device: String {
    switch SettingsMenu.Condition.device(in: state) {
    case .phone: "phone"
    case .tablet: "tablet"
    }
  }

  var vibration: String {
    let isHidden = state.isHidden(SettingsMenu.ID.notificationsVibration)
    return "\(device): \(isHidden ? "no " : "")vibration"
  }

  func choose() {
    // The rows are then those of the page, until it closes.
    tap(SettingsMenu.ID.theme)
    tap(SettingsMenu.ID.themeDark)
    state.closePage()
    print("theme: \(theme)")
    print("notifications: \(notifications)")
    tap(SettingsMenu.ID.notificationsNewsletter)
    print("notifications: \(notifications)")
    tap(SettingsMenu.ID.textSize)
    tap(SettingsMenu.ID.logLevelEverything)
    SettingsMenu.set(.debug(true), in: &state)
    tap(SettingsMenu.ID.logLevelEverything)
    if let guide = state.table.node(forURL: "https://settings.example/guide") { tap(guide) }
    SettingsMenu.Theme.light.check(in: &state)
    print("saved: \(state.savedState)")
  }

  func findDevices() {
    let slot = SettingsMenu.ID.accountDevices
    tap(slot)
    show("nothing found", state.update([slot]))
    show("busy", state.setBusy(true, in: slot))
    devices = ["Laptop", "Watch"]
    show("two found", state.setCount(2, in: slot))
    show("no longer busy", state.setBusy(false, in: slot))
    devices.insert("Television", at: 0)
    show("one more", state.insertRows([0], in: slot))
    devices.remove(at: 1)
    show("one fewer", state.removeRows([1], in: slot))
  }

  func changeConditions() {
    unread = 3
    show("messages", state.update([SettingsMenu.ID.accountInbox]))
    tap(SettingsMenu.ID.accountInbox)
    perform(.signOut)
    perform(.signIn)
    print(vibration)
    tap(SettingsMenu.ID.notificationsAllow)
    print(vibration)
    tap(SettingsMenu.ID.notificationsAllow)
    let change = SettingsMenu.set(.device(.tablet), .debug(false), in: &state)
    show("\(device), no developer", change)
    print(vibration)
  }

  /// What version 1 saved, when the account was called profile.
  func restore() {
    state = MenuExpansion(SettingsMenu.table)
    let unknown = state.restore("v1 *theme.dark -gone -profile /theme.system").unknown
    print("unknown: \(unknown.joined(separator: " "))")
    print("theme: \(theme)")
    print("account is open: \(state.isExpanded(SettingsMenu.ID.account))")
  }

  /// Someone prefers the German of Austria: what is open and checked stays.
  func translate() {
    for languages in [["de-AT", "fr"], ["ar"], ["fr"]] {
      state.setTable(SettingsMenu.table(in: languages))
      // The imprint shows in German only.
      let items = [SettingsMenu.ID.account, SettingsMenu.ID.theme, SettingsMenu.ID.helpImprint]
      let titles = items.filter { !state.isHidden($0) }.map { state.table.title(of: $0) }
      let theme = state.shownDetail(of: SettingsMenu.ID.theme) ?? ""
      print("\(state.table.title): \(titles.joined(separator: ", ")), \(theme)")
    }
    print("theme: \(theme)")
  }

  static func main() {
    let settings = Settings()
    settings.choose()
    settings.findDevices()
    settings.changeConditions()
    settings.restore()
    settings.translate()
  }
}
