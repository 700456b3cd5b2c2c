import AppKit

/// A view with a control of the program's own.
final class SwitchView: NSView {
  var isOn = false
  var flip: () -> Void = {}
}

extension Replay {
  func menuTable(_ menuTable: MenuTableController, viewFor node: MenuNode) -> NSView? {
    if !switches.contains(node) { return nil }
    let view = SwitchView(frame: .zero)
    view.isOn = menuTable.state.isChecked(node)
    view.flip = { [weak menuTable] in menuTable?.tap(node) }
    return view
  }
}

/// A switch shows the check of its item, and flips it with the menu's rules.
@MainActor func switches() {
  let replay = Replay.begin(PreferencesMenu.table)
  let sounds = replay.node("alerts.sounds")
  replay.switches = [sounds]
  replay.menu.dataSource = replay
  func view() -> SwitchView? {
    replay.menu.state.row(of: sounds).flatMap {
      replay.tableView.view(atColumn: 0, row: $0, makeIfNecessary: true) as? SwitchView
    }
  }
  func report() {
    for line in HeadlessLog.take() { print("  \(line)") }
    print("  the switch: \(view().map { "\($0.isOn)" } ?? "none")")
  }
  report()
  print("flip")
  view()?.flip()
  report()
  print("checked by the program")
  replay.menu.perform { $0.check(sounds) }
  report()
}
