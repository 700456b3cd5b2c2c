import SwiftUI

/// Rows that the program gives, conditions, and texts that change.
@MainActor func mail() async {
  let replay = Replay(MailMenu.table)
  let model = replay.model
  replay.show()
  replay.event("sign in on a tablet") {
    MailMenu.set(.signedIn(true), .device(.tablet), in: &$0)
  }
  replay.show()
  print("the phone again")
  model.set([MenuConditionValue(condition: 0, value: 0)])
  replay.report()
  let recent = replay.node("recent")
  print("three messages")
  replay.program.insert([0, 1, 2], in: recent)
  model.insertRows([0, 1, 2], in: recent)
  replay.report()
  print("two newer ones, without the last")
  replay.program.insert([0, 1], in: recent)
  model.insertRows([0, 1], in: recent)
  replay.program.remove([4], in: recent)
  model.removeRows([4], in: recent)
  replay.program.update([0, 2], in: recent)
  model.updateRows([0, 2], in: recent)
  replay.report()
  replay.show()
  for index in 0..<4 { replay.tap("recent", row: index) }
  print("data that shrinks before its rows are removed")
  let slotRow = model.slotRow
  model.slotRow = { slot, index in index == 0 ? slotRow?(slot, index) : nil }
  replay.host.update()
  for line in replay.host.root.all.compactMap(\.label) { print("  \(line)") }
  model.slotRow = slotRow
  replay.host.update()
  print("none")
  replay.program.setCount(0, in: recent)
  model.setCount(0, in: recent)
  replay.report()
  let friends = replay.node("friends")
  print("friends, while their slot is closed")
  replay.program.setCount(2, in: friends)
  model.setCount(2, in: friends)
  replay.report()
  replay.tap("friends")
  replay.show()
  await loading(replay, recent)
  disabling(replay)
  counting(replay)
}

/// The loading row: it needs time, and none is shown if the rows come sooner.
@MainActor func loading(_ replay: Replay, _ recent: MenuNode) async {
  let model = replay.model
  print("busy, and soon done")
  model.setBusy(true, in: recent)
  await replay.wait(0.3)
  model.setBusy(false, in: recent)
  await replay.wait(1)
  print("busy, and soon there")
  model.setBusy(true, in: recent)
  model.setBusy(true, in: recent)
  await replay.wait(0.3)
  replay.program.setCount(1, in: recent)
  model.setCount(1, in: recent)
  await replay.wait(1)
  print("busy for long")
  model.setBusy(true, in: recent)
  replay.program.setCount(0, in: recent)
  model.setCount(0, in: recent)
  await replay.wait(0.3)
  await replay.wait(0.2)
  replay.show()
  replay.program.insert([0], in: recent)
  model.insertRows([0], in: recent)
  replay.report()
  model.setBusy(false, in: recent)
  replay.report()
  print("no slot")
  model.setBusy(true, in: replay.node("inbox"))
  await replay.wait(1)
}

/// Menus that show no spinners have no loading rows, unless the program says so to the engine.
@MainActor func quiet() async {
  let replay = Replay(QuietMenu.table)
  let found = replay.node("found")
  replay.model.setBusy(true, in: found)
  await replay.wait(10)
  replay.event("busy at once") { $0.setBusy(true, in: found) }
  replay.show()
  replay.model.setBusy(false, in: found)
  replay.report()
}

/// Taps on items that the program disables change nothing.
@MainActor func disabling(_ replay: Replay) {
  let nodes = ["inbox", "lists", "friends"].map { replay.node($0) }
  print("disabled")
  replay.program.disabled = Set(nodes)
  replay.model.update(nodes)
  replay.report()
  for id in ["inbox", "lists", "friends"] { replay.tap(id) }
  for node in nodes { print(replay.model.tap(node), replay.model.tap(node, at: .indicator)) }
  replay.report()
  replay.show()
  replay.program.disabled = []
  replay.model.update(nodes)
  replay.report()
  replay.tap("inbox")
}

/// A badge that counts up a thousand times, while rows come and go.
@MainActor func counting(_ replay: Replay) {
  let model = replay.model
  let (inbox, recent) = (replay.node("inbox"), replay.node("recent"))
  var complaints: [String] = []
  for count in 1...1_000 {
    replay.program.badges[inbox] = count
    model.update([inbox])
    switch count % 7 {
    case 0: model.perform { $0.toggle(replay.node("mailboxes")) }
    case 1: model.set([MenuConditionValue(condition: 1, value: count % 2)])
    case 2...4:
      replay.program.insert([count % 3], in: recent)
      model.insertRows([count % 3], in: recent)
    case 5:
      replay.program.remove([0, count % 5], in: recent)
      model.removeRows([0, count % 5], in: recent)
    default:
      replay.program.setCount(count % 10, in: recent)
      model.setCount(count % 10, in: recent)
    }
    replay.host.update()
    replay.check()
    complaints += HeadlessHost.takeLog().filter { Replay.isWrong($0) }
    let texts = replay.find(inbox)?.all.map(\.name) ?? ["“\(count)”"]
    if !texts.contains("“\(count)”") { complaints.append("STALE badge of \(count)") }
  }
  print("counted: \(complaints)")
  replay.show()
}
