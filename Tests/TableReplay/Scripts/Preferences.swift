#if canImport(AppKit)
  import AppKit
#else
  import UIKit
#endif

/// Check items, a choice of one, badges, a destructive action and the current item.
@MainActor func preferences() async {
  MenuTableImage.symbols = ["checkmark", "minus"]
  let replay = Replay.begin(PreferencesMenu.table)
  replay.show()
  replay.tap("theme.dark")
  replay.tap("theme.dark")
  replay.tap("alerts.sounds")
  replay.tap("alerts.banners")
  replay.tap("alerts.lock")
  replay.tap("offline")
  replay.tap("account.delete")
  replay.tap("account.profile")
  let profile = replay.node("account.profile")
  let account = replay.node("account")
  replay.event("close the account") { $0.collapse(account) }
  replay.event("the profile is current") { $0.setCurrent(profile, reveal: true) }
  await replay.wait(1)
  replay.show()
  replay.event("restore") { $0.restore("v1 *theme.auto /alerts.sounds").change }
  await replay.wait(1)
  replay.show()
  let system = PreferencesMenu.Theme.checked(in: replay.menu.state)
  print("theme: \(system.rawValue)")
  replay.event("light again") { PreferencesMenu.Theme.light.check(in: &$0) }
  replay.report()
  MenuTableImage.symbols = []
}
