#if canImport(AppKit)
  import AppKit
#else
  import UIKit
#endif

/// The steps of a replay on each platform.
extension Replay {
  /// Begins a script.
  static func begin(_ table: MenuTable, hears: Bool = true) -> Replay {
    print("=== \(table.title)")
    return Replay(table, hears: hears)
  }

  func node(_ id: String) -> MenuNode {
    guard let node = menu.table.node(withID: id) else {
      preconditionFailure("the menu has no item \(id)")
    }
    return node
  }
  func id(_ node: MenuNode) -> String { menu.table.id(of: node) ?? "-" }

  /// Lets the controller wait in the tests' time.
  func keepTime() {
    menu.clock = ReplayClock()
  }

  func event(_ name: String, _ event: @escaping (inout MenuExpansion) -> MenuChange) {
    print(name)
    menu.perform(event)
    report()
  }

  func report() {
    check()
    for line in HeadlessLog.take() { print("  \(line)") }
  }

  /// Lets time pass, and those who wait for it go on.
  func wait(_ seconds: Double) async {
    await HeadlessClock.settle()
    print("\(seconds) s later")
    HeadlessClock.advance(by: seconds)
    await HeadlessClock.settle()
    report()
  }
}

extension Replay: MenuTableControllerDelegate {
  func menuTable(_ menuTable: MenuTableController, willCollapse node: MenuNode) {
    HeadlessLog.note("will collapse \(id(node))")
  }
  func menuTable(_ menuTable: MenuTableController, willExpand node: MenuNode) {
    HeadlessLog.note("will expand \(id(node)), which is open: \(menu.state.isExpanded(node))")
    onWillExpand?(node)
  }
  func menuTable(_ menuTable: MenuTableController, didCollapse node: MenuNode) {
    HeadlessLog.note("did collapse \(id(node))")
  }
  func menuTable(_ menuTable: MenuTableController, didExpand node: MenuNode) {
    HeadlessLog.note("did expand \(id(node))")
  }
  func menuTable(
    _ menuTable: MenuTableController, perform action: String, for node: MenuNode
  ) {
    HeadlessLog.note("action \(action) of \(id(node))")
  }
  func menuTable(_ menuTable: MenuTableController, open url: URL, for node: MenuNode) {
    HeadlessLog.note("url \(url) of \(id(node))")
  }
  func menuTable(_ menuTable: MenuTableController, didChoose node: MenuNode) {
    HeadlessLog.note("chosen \(id(node))")
  }
}

/// The time of the tests, by which menus wait.
struct ReplayClock: MenuClock {
  func sleep(for seconds: Double) async { await HeadlessClock.sleep(seconds) }
}
