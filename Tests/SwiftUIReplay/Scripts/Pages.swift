import SwiftUI

/// Pages on a navigation stack, and the same pages without one.
@MainActor func pages() {
  let replay = Replay(PhoneMenu.table, pushes: true)
  replay.show()
  replay.tap("display")
  replay.tap("theme")
  replay.tap("theme.dark")
  replay.show()
  replay.back()
  replay.tap("text")
  replay.back()
  replay.tap("display")
  replay.key("←", .leftArrow, on: "theme")
  let light = replay.node("theme.light")
  replay.event("reveal a choice two pages below") { $0.reveal(light) }
  print("path \(replay.model.path.compactMap { PhoneMenu.table.id(of: $0.node) })")
  let networks = replay.node("networks")
  replay.event("open a page elsewhere") { $0.openPage(networks) }
  let look = replay.node("look")
  let wifi = replay.node("wifi")
  replay.event("hide a section below") { $0.setHidden([look], true) }
  replay.event("uncheck an item below") { $0.uncheck(wifi) }
  let known = replay.node("known")
  replay.program.setCount(2, in: known)
  replay.event("two networks") { $0.setCount(2, in: known) }
  replay.show()
  print("the path is emptied")
  replay.model.path = []
  replay.report()
  replay.show()
  hiddenPages()
  restoredPage()
  ownScreens()
  pagesInPlace()
  stormOfPages()
}

/// The items of open pages are hidden, and return: the pages stay open, with the rows of the new state.
@MainActor private func hiddenPages() {
  let replay = Replay(PhoneMenu.table, pushes: true)
  let (display, theme) = (replay.node("display"), replay.node("theme"))
  let (dark, text) = (replay.node("theme.dark"), replay.node("text"))
  replay.event("open a page on a page") { $0.openPage(theme) }
  replay.event("hide the items of both pages") { $0.setHidden([display, theme], true) }
  replay.event("hide an item of each page") { $0.setHidden([dark, text], true) }
  replay.show()
  replay.back()
  replay.event("show all") { $0.setHidden([display, theme, dark, text], false) }
  replay.show()
  let inPlace = Replay(PhoneMenu.table)
  inPlace.event("open a page on a page, in place") { $0.openPage(theme) }
  inPlace.event("hide the items of both pages") { $0.setHidden([display, theme], true) }
  inPlace.event("hide an item of each page") { $0.setHidden([dark, text], true) }
  inPlace.show()
  inPlace.event("close the page") { $0.closePage() }
  inPlace.event("show all") { $0.setHidden([display, theme, dark, text], false) }
  inPlace.show()
}

/// A page that is open before anything is on screen.
@MainActor private func restoredPage() {
  print("=== restored")
  let model = MenuModel(PhoneMenu.table)
  model.openPage(PhoneMenu.table.node(withID: "theme"))
  let host = HeadlessHost {
    NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      MenuOutline(model).menuPages(of: model)
    }
  }
  print(host.root.all.filter { $0.name == "screen" }.map { $0.notes.joined() })
}

/// Pages as views of the program's, in a list.
@MainActor private func ownScreens() {
  print("=== own screens")
  let model = MenuModel(PhoneMenu.table)
  let host = HeadlessHost {
    NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      List { MenuOutlineContent(model) }
        .menuPages(of: model) { page in
          Text(verbatim: "on \(PhoneMenu.table.title(of: page))")
          List { MenuOutlineContent(model) }
        }
    }
  }
  model.openPage(PhoneMenu.table.node(withID: "display"))
  host.update()
  for screen in host.root.all where screen.name == "screen" { print(screen.text) }
  _ = HeadlessHost.takeLog()
}

/// Without the modifier, the rows of a page are shown in place of the others.
@MainActor private func pagesInPlace() {
  let replay = Replay(PhoneMenu.table)
  replay.tap("display")
  replay.tap("theme")
  replay.show()
  print("close the page")
  replay.model.closePage()
  replay.report()
  replay.key("←", .leftArrow, on: "text")
  replay.show()
}

/// Random touches and events: nothing stale on any screen.
@MainActor private func stormOfPages() {
  let replay = Replay(PhoneMenu.table, hears: false, pushes: true)
  let model = replay.model
  var seed: UInt64 = 13
  func below(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(limit, 1)
  }
  for round in 0..<400 {
    let node = MenuNode(below(model.table.count))
    switch below(9) {
    case 0: model.perform { $0.setHidden([node], round.isMultiple(of: 2)) }
    case 1: model.searchText = round.isMultiple(of: 3) ? "e" : ""
    case 2: model.perform { $0.reveal(node) }
    case 3: model.savedState = ""
    case 4: replay.screens.last?.all.first { $0.name == "back button" }?.press?()
    case 5: model.openPage(node)
    case 6: model.path = Array(model.path.prefix(below(3)))
    case 7: model.perform { $0.setCurrent(node, reveal: true) }
    default: model.tap(node)
    }
    replay.host.update()
    replay.check()
    for line in HeadlessHost.takeLog() where Replay.isWrong(line) {
      print("  round \(round): \(line)")
    }
  }
}

extension Replay {
  /// The back button, or a swipe from the edge, which does the same.
  fileprivate func back() {
    print("back")
    screens.last?.all.first { $0.name == "back button" }?.press?()
    report()
  }
}
