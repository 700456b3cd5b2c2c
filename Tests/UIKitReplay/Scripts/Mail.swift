import UIKit

/// Rows that the program gives, conditions, and texts that change.
@MainActor func mail() async {
  let replay = Replay.begin(MailMenu.table)
  let menu = replay.menu
  replay.show()
  replay.event("sign in on a tablet") {
    MailMenu.set(.signedIn(true), .device(.tablet), in: &$0)
  }
  replay.show()
  print("the phone again")
  menu.set([MenuConditionValue(condition: 0, value: 0)])
  replay.report()
  let recent = replay.node("recent")
  print("three messages")
  replay.program.insert([0, 1, 2], in: recent)
  menu.insertRows([0, 1, 2], in: recent)
  replay.report()
  print("two newer ones, without the last")
  replay.program.insert([0, 1], in: recent)
  menu.insertRows([0, 1], in: recent)
  replay.program.remove([4], in: recent)
  menu.removeRows([4], in: recent)
  replay.program.update([1, 3], in: recent)
  menu.updateRows([1, 3], in: recent)
  replay.report()
  replay.show()
  for index in 0..<4 { replay.tap("recent", row: index) }
  print("own cells")
  replay.useOwnCells()
  replay.show()
  replay.tap("recent", row: 0)
  print("none")
  replay.program.setCount(0, in: recent)
  menu.setCount(0, in: recent)
  replay.hasOwnCells = false
  replay.show()
  replay.tableView.touch(IndexPath(row: 0, section: 1))
  replay.report()
  let friends = replay.node("friends")
  print("friends, while their slot is closed")
  replay.program.setCount(2, in: friends)
  menu.setCount(2, in: friends)
  replay.report()
  replay.tap("friends")
  replay.show()
  await replay.wait(1)
  await loading(replay, recent)
  disabling(replay)
  counting(replay)
}

/// The loading row: it needs time, and none is shown if the rows come sooner.
@MainActor func loading(_ replay: Replay, _ recent: MenuNode) async {
  let menu = replay.menu
  print("busy, and soon done")
  menu.setBusy(true, in: recent)
  await replay.wait(0.3)
  menu.setBusy(false, in: recent)
  await replay.wait(1)
  print("busy, and soon there")
  menu.setBusy(true, in: recent)
  menu.setBusy(true, in: recent)
  await replay.wait(0.3)
  replay.program.setCount(1, in: recent)
  menu.setCount(1, in: recent)
  await replay.wait(1)
  print("busy for long")
  menu.setBusy(true, in: recent)
  replay.program.setCount(0, in: recent)
  menu.setCount(0, in: recent)
  await replay.wait(0.3)
  await replay.wait(0.2)
  replay.show()
  replay.tableView.touch(IndexPath(row: 0, section: 1))
  replay.program.insert([0], in: recent)
  menu.insertRows([0], in: recent)
  replay.report()
  menu.setBusy(false, in: recent)
  replay.report()
  print("no slot")
  menu.setBusy(true, in: replay.node("inbox"))
  await replay.wait(1)
}

/// Menus that show no spinners have no loading rows, unless the program says so to the engine.
@MainActor func quiet() async {
  let replay = Replay.begin(QuietMenu.table)
  let found = replay.node("found")
  replay.menu.setBusy(true, in: found)
  await replay.wait(10)
  replay.event("busy at once") { $0.setBusy(true, in: found) }
  replay.show()
  replay.menu.setBusy(false, in: found)
  replay.report()
}

/// Taps on items that the program disables change nothing.
@MainActor func disabling(_ replay: Replay) {
  let nodes = ["inbox", "lists", "friends"].map { replay.node($0) }
  print("disabled")
  replay.program.disabled = Set(nodes)
  replay.menu.update(nodes)
  replay.report()
  for id in ["inbox", "lists", "friends"] { replay.tap(id) }
  for node in nodes {
    replay.menu.tap(node)
    replay.menu.tap(node, at: .indicator)
  }
  replay.report()
  replay.show()
  replay.program.disabled = []
  replay.menu.update(nodes)
  replay.report()
  replay.tap("inbox")
}

/// A badge that counts up a thousand times, while rows come and go.
@MainActor func counting(_ replay: Replay) {
  let menu = replay.menu
  let (inbox, recent) = (replay.node("inbox"), replay.node("recent"))
  var complaints: [String] = []
  for count in 1...1_000 {
    replay.program.badges[inbox] = count
    menu.update([inbox])
    switch count % 7 {
    case 0: menu.toggle(replay.node("mailboxes"))
    case 1: menu.set([MenuConditionValue(condition: 1, value: count % 2)])
    case 2...4:
      replay.program.insert([count % 3], in: recent)
      menu.insertRows([count % 3], in: recent)
    case 5:
      replay.program.remove([0, count % 5], in: recent)
      menu.removeRows([0, count % 5], in: recent)
    default:
      replay.program.setCount(count % 10, in: recent)
      menu.setCount(count % 10, in: recent)
    }
    replay.check()
    complaints += HeadlessLog.take().filter { $0.first?.isUppercase == true }
    if menu.state.isVisible(inbox), replay.item("inbox")?.badgeView.label.text != "\(count)" {
      complaints.append("STALE badge of \(count)")
    }
  }
  print("counted: \(complaints)")
  replay.show()
}
