import SwiftUI

/// Check items, a choice of one, badges, a destructive action and the current item.
@MainActor func preferences() {
  UIImage.symbols.formUnion(["checkmark", "minus"])
  let replay = Replay(PreferencesMenu.table)
  replay.show()
  replay.tap("theme.dark")
  replay.tap("theme.dark")
  replay.voiceOver("alerts.sounds")
  replay.tap("alerts.banners")
  replay.tap("alerts.lock")
  replay.tap("offline")
  replay.tap("account.delete")
  replay.tap("account.profile")
  let profile = replay.node("account.profile")
  let account = replay.node("account")
  replay.event("close the account") { $0.collapse(account) }
  replay.event("the profile is current") { $0.setCurrent(profile, reveal: true) }
  replay.show()
  print(replay.find(replay.node("account.delete"))?.tree ?? "")
  print("shown again with a current item")
  let again = HeadlessHost { MenuOutline(MenuModel(replay.model.state)) }
  again.update()
  for line in HeadlessHost.takeLog() { print("  \(line)") }
  print("search for night")
  replay.model.searchText = "night"
  replay.report()
  replay.show()
  replay.model.searchText = ""
  replay.report()
  UIImage.symbols.subtract(["checkmark", "minus"])
}
