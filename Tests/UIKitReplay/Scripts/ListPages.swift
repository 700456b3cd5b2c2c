import UIKit

/// Pages of a list on a navigation controller, and the same pages without one.
@MainActor func pagesOfLists() {
  let phone = ListPhone()
  phone.list.tap("display")
  phone.show()
  phone.list.tap("theme")
  phone.list.tap("theme.dark")
  phone.show()
  phone.swipeBack(isCancelled: true)
  phone.swipeBack(isCancelled: false)
  phone.show()
  phone.event("reveal a choice two pages below") { $0.reveal(phone.node("theme.light")) }
  phone.event("open a page elsewhere") { $0.openPage(phone.node("networks")) }
  phone.event("uncheck an item below") { $0.uncheck(phone.node("wifi")) }
  phone.event("hide a section below") { $0.setHidden([phone.node("look")], true) }
  let known = phone.node("known")
  phone.list.program.setCount(2, in: known)
  phone.event("two networks") { $0.setCount(2, in: known) }
  phone.event("the top page") { $0.openPage(nil) }
  inPlace()
  restored()
  hiddenPages()
  otherVersions()
  scrolled()
  stormOfListPages()
}

/// Without a navigation controller, and where the program wants it, the rows of a page replace the others.
@MainActor private func inPlace() {
  for pushes in [true, false] {
    let list = pushes ? ListReplay(PhoneMenu.table, ProgramRows()) : ListPhone().list
    list.menu.pushesPages = pushes
    list.tap("display")
    list.show()
    list.menu.closePage()
    list.report()
  }
}

/// A page that is opened before anything is on screen.
@MainActor private func restored() {
  UIView.isOnScreen = false
  let phone = ListPhone()
  phone.list.menu.perform { $0.openPage(phone.node("theme")) }
  UIView.isOnScreen = true
  phone.show()
  phone.navigation.popToRootViewController(animated: true)
  phone.show()
}

/// The items of open pages are hidden, and return: the pages stay open, with the rows of the new state.
@MainActor private func hiddenPages() {
  let phone = ListPhone()
  let (display, theme, text) = (phone.node("display"), phone.node("theme"), phone.node("text"))
  let dark = phone.node("theme.dark")
  phone.event("open a page on a page") { $0.openPage(theme) }
  phone.event("hide the items of both pages") { $0.setHidden([display, theme], true) }
  phone.event("hide an item of each page") { $0.setHidden([dark, text], true) }
  phone.swipeBack(isCancelled: false)
  phone.event("show all") { $0.setHidden([display, theme, dark, text], false) }
}

/// Pushed screens follow another version of the menu: with other numbers, and without their pages.
@MainActor private func otherVersions() {
  let tables = (1...4).compactMap { Versions.screens($0) }
  guard tables.count == 4 else { return print("EXCEPTION no table") }
  let phone = ListPhone(tables[0])
  phone.list.tap("general")
  phone.list.tap("network")
  phone.show()
  for (index, table) in tables.enumerated().dropFirst() {
    phone.event("version \(index + 1)") { $0.setTable(to: table) }
  }
}

/// Items, and a header, that are revealed before the list is on screen, and afterwards.
@MainActor private func scrolled() {
  UIView.isOnScreen = false
  let list = ListReplay(EstimateMenu.table, ProgramRows())
  func reveal(_ id: String) {
    print("reveal \(id)")
    guard let node = list.menu.table.node(withID: id) else { return print("EXCEPTION no item") }
    list.menu.perform { $0.reveal(node) }
    list.report()
  }
  reveal("prices.roof")
  let prices = MenuItem("prices", "Prices", [.category], items: [MenuItem("prices.roof", "Roof")])
  if let other = try? MenuTable(items: [prices], layout: .sectionHeaders) {
    print("another version, and then a window")
    let version = ListReplay(EstimateMenu.table, ProgramRows())
    if let roof = version.menu.table.node(withID: "prices.roof") {
      version.menu.perform { $0.reveal(roof) }
    }
    version.menu.perform { $0.setTable(to: other) }
    version.view.enterWindow()
    version.report()
    UIView.isOnScreen = false
  }
  list.view.enterWindow()
  list.report()
  reveal("discounts")
  list.view.isFingerDown = true
  reveal("prices.roof")
  print("in Arabic")
  let market = ListReplay(MarketMenu.table(in: ["en"]), ProgramRows())
  market.menu.setTable(MarketMenu.table(in: ["ar"]))
  market.report()
  market.show()
  let cells = market.view.indexPathsForVisibleItems.compactMap { market.view.cellForItem(at: $0) }
  let views = [market.view] + cells
  print("  \(Set(views.map { "\($0.semanticContentAttribute)" }).sorted())")
}

/// Random touches, events and pops: nothing refused, nothing stale on any screen.
@MainActor private func stormOfListPages() {
  let phone = ListPhone()
  let menu = phone.list.menu
  var seed: UInt64 = 13
  func below(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(limit, 1)
  }
  for round in 0..<1_000 {
    let node = MenuNode(below(menu.table.count))
    switch below(10) {
    case 0: menu.perform { $0.setHidden([node], round.isMultiple(of: 2)) }
    case 1: menu.perform { $0.filter(round.isMultiple(of: 3) ? [node] : nil) }
    case 2: menu.perform { $0.reveal(node) }
    case 3: phone.navigation.popViewController(animated: true)
    case 4: phone.navigation.popToRootViewController(animated: false)
    case 5: phone.swipeBack(isCancelled: round.isMultiple(of: 2))
    case 6: menu.perform { $0.openPage(node) }
    case 7: menu.closePage()
    case 8: UIView.isOnScreen.toggle()
    default:
      let paths = phone.list.view.indexPathsForVisibleItems
      if !paths.isEmpty { phone.list.view.touch(paths[below(paths.count)]) }
    }
    phone.check()
    let wrong = ["EXCEPTION", "STALE", "MISSING", "ROWS"]
    for line in HeadlessLog.take() where wrong.contains(where: { line.hasPrefix($0) }) {
      print("  round \(round): \(line)")
    }
  }
  UIView.isOnScreen = true
}

/// A list in a navigation controller.
@MainActor private final class ListPhone {
  let navigation: UINavigationController
  let list: ListReplay

  init(_ table: MenuTable = PhoneMenu.table) {
    print("=== \(table.title), as a list in a navigation controller")
    let home = UICollectionViewController(collectionViewLayout: UICollectionViewLayout())
    home.title = "Home"
    navigation = UINavigationController(rootViewController: home)
    list = ListReplay(table, ProgramRows(), in: home.collectionView)
    _ = HeadlessLog.take()
  }

  func node(_ id: String) -> MenuNode {
    guard let node = list.menu.table.node(withID: id) else {
      preconditionFailure("the menu has no item \(id)")
    }
    return node
  }

  func event(_ name: String, _ event: @escaping (inout MenuExpansion) -> MenuChange) {
    print(name)
    list.menu.perform(event)
    show()
  }

  func swipeBack(isCancelled: Bool) {
    navigation.swipeBack(isCancelled: isCancelled) { [self] in check() }
  }

  private var screens: [UICollectionViewController] {
    navigation.viewControllers.compactMap { $0 as? UICollectionViewController }
  }

  /// Prints the rows of all screens.
  func show() {
    check()
    for screen in screens {
      print("  screen \(screen.title ?? "untitled"): \(rows(screen).joined(separator: ", "))")
    }
    list.report()
  }

  /// The rows of each screen must be those of its page in the newest state.
  func check() {
    list.check()
    for screen in screens {
      var state = list.menu.state
      state.openPage((screen as? MenuListPageController)?.page)
      let table = list.menu.table
      let expected = (0..<state.rowCount).compactMap { row -> String? in
        guard case .item(let node)? = state.content(atRow: row) else { return nil }
        if table.isFooter(node) { return table.parent(of: node).flatMap { table.footer(of: $0) } }
        return table.title(of: node)
      }
      let found = rows(screen)
      if !expected.allSatisfy({ title in found.contains { $0.contains(title) } }) {
        HeadlessLog.note("STALE \(found), not \(expected)")
      }
    }
  }

  private func rows(_ screen: UICollectionViewController) -> [String] {
    guard let view = screen.collectionView else { return [] }
    let headers = (0..<view.numberOfSections).compactMap { section in
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)) as? MenuListCell
    }
    let cells = view.indexPathsForVisibleItems.compactMap {
      view.cellForItem(at: $0) as? MenuListCell
    }
    return (headers + cells).map { list.text($0) }
  }
}
