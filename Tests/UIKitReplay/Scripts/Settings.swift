import UIKit

/// The screen of the sample `settings`.
@MainActor func settingsScreen() {
  let screen = SettingsViewController()
  screen.loadViewIfNeeded()
  print("=== The screen of \(screen.title ?? "-")")
  let table: UITableView = screen.tableView
  func label(_ path: IndexPath) -> String? { table.cellForRow(at: path)?.accessibilityLabel }
  func touch(_ title: String) {
    print("touch \(title)")
    (table.indexPathsForVisibleRows ?? []).first { label($0) == title }.map(table.touch)
    let rows = (table.indexPathsForVisibleRows ?? []).filter { $0.section == 0 }
    print("  \(rows.map { label($0) ?? "-" })")
  }
  touch("Devices")
  touch("Sign out")
  touch("Sign in")
  _ = HeadlessLog.take()
}
