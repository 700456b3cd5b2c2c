import AppKit

/// The view of the sample `settings`.
@MainActor func settingsView() {
  print("=== The view of Settings")
  HeadlessActions.handlers["menuTableClicked:"] = { target, sender in
    (target as? MenuTableController)?.click(sender)
  }
  let screen = SettingsController()
  screen.loadView()
  screen.viewDidLoad()
  let table = screen.tableView
  func title(_ row: Int) -> String {
    let cell = table.view(atColumn: 0, row: row, makeIfNecessary: true) as? NSTableCellView
    return cell?.textField?.stringValue ?? "-"
  }
  func click(_ name: String) {
    print("click \(name)")
    (0..<table.numberOfRows).first { title($0) == name }.map { table.click($0) }
    print("  \((0..<min(8, table.numberOfRows)).map(title))")
  }
  click("Devices")
  click("Sign out")
  click("Sign in")
  _ = HeadlessLog.take()
}
