import SwiftUI

/// The screen of the sample `settings`.
@MainActor func settingsScreen() {
  print("=== The screen of Settings")
  HeadlessHost.names = { "\($0)" }
  let host = HeadlessHost { SettingsView() }
  host.update()
  func touch(_ title: String) {
    print("touch \(title)")
    let row = host.root.all.first { $0.label?.hasPrefix(title) == true }
    row?.all.first { $0.press != nil }?.press?()
    host.update()
    print("  \(host.root.all.compactMap(\.label).prefix(6))")
  }
  touch("Devices")
  touch("Sign out")
  touch("Sign in")
  _ = HeadlessHost.takeLog()
}
