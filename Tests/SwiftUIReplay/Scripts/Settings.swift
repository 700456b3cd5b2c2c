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
  largeTexts()
  _ = HeadlessHost.takeLog()
}

/// In the largest text sizes, the texts of a row are one below the other.
@MainActor private func largeTexts() {
  let model = MenuModel(SettingsMenu.table)
  model.texts = { _ in MenuOutlineTexts(detail: "Detail", badge: "3") }
  for size in [DynamicTypeSize.large, .accessibility3] {
    print("texts of the size \(size)")
    let host = HeadlessHost { MenuOutline(model).environment(\.dynamicTypeSize, size) }
    let row = host.root.all.first { $0.label?.isEmpty == false }
    print(row?.tree ?? "EXCEPTION no row")
  }
}
