import UIKit

/// A rotation while rows move, and one that a listener causes before they do: the rows, what is open
/// and what is selected stay, and heights are made anew.
@MainActor func rotated() async {
  let replay = Replay.begin(BooksMenu.table)
  func heights() -> [CGFloat] {
    (replay.tableView.indexPathsForVisibleRows ?? []).map { replay.tableView.height(ofRowAt: $0) }
  }
  replay.tap("frankenstein")
  print("upright: \(heights())")
  replay.tableView.rotate(to: CGSize(width: 640, height: 320))
  replay.report()
  print("aside: \(heights()), \(replay.menu.state.savedState)")
  await replay.wait(1)
  replay.tap("moby-dick")
  await replay.wait(1)
  replay.tableView.rotate(to: CGSize(width: 320, height: 480), scale: 2)
  print("upright, with large text: \(heights()), \(replay.menu.state.savedState)")
  replay.tableView.rotate(to: CGSize(width: 320, height: 480))
  let other = Replay.begin(EstimateMenu.table)
  other.onWillExpand = { [weak other] _ in
    other?.tableView.rotate(to: CGSize(width: 640, height: 320))
  }
  other.tap("prices")
  await other.wait(1)
  other.onWillExpand = nil
  other.tableView.rotate(to: CGSize(width: 320, height: 480))
  other.tap("prices")
  await other.wait(1)
}

/// A finger pulls the next screen aside, and lets go too early or not. The chosen row stays chosen;
/// UIKit may take its highlight away, which comes back with the next event.
@MainActor func popped() async {
  for clears in [true, false] {
    let replay = Replay.begin(DarkroomMenu.table)
    let screen = HeadlessScreen(replay.tableView)
    screen.clearsSelectionOnViewWillAppear = clears
    func report(_ what: String) {
      let row = replay.tableView.indexPathForSelectedRow
      let selected = row.flatMap { replay.menu.node(at: $0) }.map { replay.id($0) } ?? "none"
      let chosen = replay.menu.chosenNode.map { replay.id($0) } ?? "none"
      print("  \(what): selected \(selected), chosen \(chosen), \(replay.menu.state.savedState)")
    }
    print("the selection is cleared: \(clears)")
    replay.tap("library.import")
    report("chosen")
    screen.beginInteractivePop()
    report("pulled")
    screen.endInteractivePop(isCancelled: true)
    report("cancelled")
    screen.beginInteractivePop()
    let albums = replay.node("library.albums")
    replay.event("an event while it is pulled") { $0.setHidden([albums], !$0.isHidden(albums)) }
    report("pulled, after an event")
    screen.endInteractivePop(isCancelled: true)
    replay.report()
    report("cancelled")
    replay.event("the next event") { $0.setHidden([albums], !$0.isHidden(albums)) }
    report("after it")
    screen.beginInteractivePop()
    screen.endInteractivePop(isCancelled: false)
    report("back")
    replay.event("the next event") { $0.setHidden([albums], !$0.isHidden(albums)) }
    report("after it")
    await replay.wait(1)
  }
}

/// A screen with the table view of a replay.
@MainActor private final class HeadlessScreen: UITableViewController {
  init(_ tableView: UITableView) {
    super.init(style: .plain)
    self.tableView = tableView
  }

  required init?(coder: NSCoder) { nil }
}
