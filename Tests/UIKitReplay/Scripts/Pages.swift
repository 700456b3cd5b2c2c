import UIKit

/// Pages on a navigation controller, and the same pages without one.
@MainActor func pages() async {
  let phone = Phone()
  phone.replay.tap("display")
  await phone.wait()
  phone.replay.tap("theme")
  phone.replay.tap("theme.dark")
  await phone.wait()
  phone.swipeBack(isCancelled: true)
  phone.swipeBack(isCancelled: false)
  await phone.wait()
  phone.replay.tap("text")
  phone.navigation.popViewController(animated: true)
  await phone.wait()
  let light = phone.replay.node("theme.light")
  phone.replay.event("reveal a choice two pages below") { $0.reveal(light) }
  await phone.wait()
  let networks = phone.replay.node("networks")
  phone.replay.event("open a page elsewhere") { $0.openPage(networks) }
  await phone.wait()
  let look = phone.replay.node("look")
  let wifi = phone.replay.node("wifi")
  phone.replay.event("hide a section below") { $0.setHidden([look], true) }
  phone.replay.event("uncheck an item below") { $0.uncheck(wifi) }
  let known = phone.replay.node("known")
  phone.replay.program.setCount(2, in: known)
  phone.replay.event("two networks") { $0.setCount(2, in: known) }
  phone.show()
  phone.replay.event("the top page") { $0.openPage(nil) }
  await phone.wait()
  await answeredByPop()
  await restored()
  await inPlace()
  await hiddenPages()
  await otherVersions()
  await stormOfPages()
}

/// A program that pops the screen while rows of it move.
@MainActor private func answeredByPop() async {
  let phone = Phone()
  phone.replay.tap("display")
  phone.replay.onWillExpand = { [weak phone] _ in
    phone?.navigation.popToRootViewController(animated: false)
    phone?.replay.menu.perform {
      HeadlessLog.note("an event after the pop")
      return $0.update([])
    }
  }
  phone.replay.tap("text")
  await phone.wait()
}

/// A page that is opened before anything is on screen.
@MainActor private func restored() async {
  UIView.isOnScreen = false
  let phone = Phone()
  phone.replay.menu.openPage(phone.replay.node("theme"))
  UIView.isOnScreen = true
  await phone.wait()
  phone.replay.tap("theme.light")
  phone.navigation.popToRootViewController(animated: true)
  await phone.wait()
  phone.navigation.viewControllers = [UIViewController()]
  let display = phone.replay.node("display")
  phone.replay.event("a page of a menu that has no screen") { $0.openPage(display) }
  await phone.wait()
}

/// The items of open pages are hidden, and return: the pages stay open, with the rows of the new state.
@MainActor private func hiddenPages() async {
  let phone = Phone()
  let (display, theme, text) = (
    phone.replay.node("display"), phone.replay.node("theme"), phone.replay.node("text")
  )
  phone.replay.tap("display")
  phone.replay.tap("theme")
  await phone.wait()
  phone.replay.event("hide the items of both pages") { $0.setHidden([display, theme], true) }
  await phone.wait()
  let dark = phone.replay.node("theme.dark")
  phone.replay.event("hide an item of each page") { $0.setHidden([dark, text], true) }
  await phone.wait()
  phone.swipeBack(isCancelled: false)
  await phone.wait()
  phone.replay.event("show all") { $0.setHidden([display, theme, dark, text], false) }
  await phone.wait()
}

/// Pushed screens follow another version of the menu: with other numbers, and without their pages.
@MainActor private func otherVersions() async {
  guard let first = Versions.screens(1) else { return print("EXCEPTION no table") }
  let phone = Phone(first)
  phone.replay.tap("general")
  phone.replay.tap("network")
  await phone.wait()
  for version in 2...4 {
    guard let next = Versions.screens(version) else { return print("EXCEPTION no table") }
    phone.replay.event("version \(version)") { $0.setTable(to: next) }
    await phone.wait()
  }
}

/// The rows of the page replace the others, and come back.
@MainActor private func inPlace() async {
  let phone = Phone()
  phone.replay.menu.pushesPages = false
  phone.replay.tap("display")
  await phone.wait()
  phone.replay.tap("theme")
  phone.replay.menu.closePage()
  await phone.wait()
}

/// Random touches, events and pops: nothing refused, nothing stale on any screen.
@MainActor private func stormOfPages() async {
  let phone = Phone(hears: false)
  let menu = phone.replay.menu
  var seed: UInt64 = 11
  func below(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(limit, 1)
  }
  for round in 0..<1_000 {
    let node = MenuNode(below(menu.table.count))
    switch below(12) {
    case 0: menu.perform { $0.setHidden([node], round.isMultiple(of: 2)) }
    case 1: menu.perform { $0.filter(round.isMultiple(of: 3) ? [node] : nil) }
    case 2: menu.perform { $0.reveal(node) }
    case 3: menu.perform { $0.restore("v1").change }
    case 4: phone.navigation.popViewController(animated: true)
    case 5: phone.navigation.popToRootViewController(animated: false)
    case 6: phone.swipeBack(isCancelled: round.isMultiple(of: 2))
    case 7: menu.openPage(node)
    case 8: menu.closePage()
    case 9: UIView.isOnScreen.toggle()
    case 10: menu.perform { $0.setCurrent(node, reveal: true) }
    default: phone.replay.touch(row: below(menu.state.rowCount))
    }
    phone.check()
    for line in HeadlessLog.take() where Phone.isWrong(line) { print("  round \(round): \(line)") }
  }
  UIView.isOnScreen = true
}

/// A screen with a menu, in a navigation controller.
@MainActor private final class Phone {
  let navigation: UINavigationController
  let replay: Replay

  init(_ table: MenuTable = PhoneMenu.table, hears: Bool = true) {
    print("=== \(table.title), in a navigation controller")
    let home = UITableViewController()
    home.title = "Home"
    navigation = UINavigationController(rootViewController: home)
    replay = Replay(table, hears: hears, in: home.tableView)
    _ = HeadlessLog.take()
  }

  static func isWrong(_ line: String) -> Bool {
    ["EXCEPTION", "STALE", "MISSING", "ROWS"].contains { line.hasPrefix($0) }
  }

  func wait() async {
    await replay.wait(1)
    show()
  }

  func swipeBack(isCancelled: Bool) {
    navigation.swipeBack(isCancelled: isCancelled) { [self] in
      let below = navigation.viewControllers.dropLast().last as? UITableViewController
      HeadlessLog.note("below: \(below.map { texts($0.tableView) } ?? "")")
    }
  }

  /// Prints the rows of all screens.
  func show() {
    check()
    for screen in navigation.viewControllers.compactMap({ $0 as? UITableViewController }) {
      print("  screen \(screen.title ?? "untitled"): \(texts(screen.tableView))")
    }
    replay.report()
  }

  /// The rows of each screen must be those of its page in the newest state.
  func check() {
    for screen in navigation.viewControllers.compactMap({ $0 as? UITableViewController }) {
      var state = replay.menu.state
      let page = (screen as? MenuPageController)?.page
      if replay.menu.pushesPages { state.openPage(page) }
      let expected = (0..<state.rowCount).compactMap { row -> String? in
        guard case .item(let node)? = state.content(atRow: row) else { return nil }
        let table = replay.menu.table
        if table.isFooter(node) { return table.parent(of: node).flatMap { table.footer(of: $0) } }
        return table.title(of: node)
      }
      let found = rows(screen.tableView)
      let isShown = expected.allSatisfy { title in found.contains { $0.contains(title) } }
      if !isShown { HeadlessLog.note("STALE \(found), not \(expected)") }
    }
  }

  private func texts(_ tableView: UITableView) -> String {
    rows(tableView).joined(separator: ", ")
  }

  private func rows(_ tableView: UITableView) -> [String] {
    (0..<tableView.numberOfSections).flatMap { section -> [String] in
      let header = (tableView.headerView(forSection: section) as? MenuHeaderView).map {
        replay.text($0.item, true)
      }
      let paths = (tableView.indexPathsForVisibleRows ?? []).filter { $0.section == section }
      return [header].compactMap { $0 }
        + paths.compactMap { path in
          guard let cell = tableView.cellForRow(at: path) as? MenuItemCell else { return nil }
          return replay.text(cell.item, false) + (cell.accessoryType == .checkmark ? " ✓" : "")
        }
    }
  }
}
