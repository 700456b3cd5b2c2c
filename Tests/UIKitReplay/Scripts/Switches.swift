import UIKit

/// A row with a control of the program's own.
final class SwitchCell: UITableViewCell {
  var isOn = false
  var flip: () -> Void = {}
}

extension Replay {
  func menuTable(
    _ menuTable: MenuTableController, cellFor node: MenuNode, at indexPath: IndexPath
  ) -> UITableViewCell? {
    if !switches.contains(node) { return nil }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Switch", for: indexPath)
    if let cell = cell as? SwitchCell {
      cell.isOn = menuTable.state.isChecked(node)
      cell.flip = { [weak menuTable] in menuTable?.tap(node) }
    }
    return cell
  }
}

/// A switch shows the check of its item, and flips it with the menu's rules.
@MainActor func switches() {
  let replay = Replay.begin(PreferencesMenu.table)
  HeadlessViews.cells[ObjectIdentifier(SwitchCell.self)] = {
    SwitchCell(style: .default, reuseIdentifier: $0)
  }
  replay.tableView.register(SwitchCell.self, forCellReuseIdentifier: "Switch")
  let sounds = replay.node("alerts.sounds")
  replay.switches = [sounds]
  replay.menu.dataSource = replay
  func cell() -> SwitchCell? {
    replay.menu.state.indexPath(of: sounds).flatMap {
      replay.tableView.cellForRow(at: IndexPath(row: $0.row, section: $0.section)) as? SwitchCell
    }
  }
  func report() {
    for line in HeadlessLog.take() { print("  \(line)") }
    print("  the switch: \(cell().map { "\($0.isOn)" } ?? "none")")
  }
  report()
  print("flip")
  cell()?.flip()
  report()
  print("checked by the program")
  replay.menu.perform { $0.check(sounds) }
  report()
}
