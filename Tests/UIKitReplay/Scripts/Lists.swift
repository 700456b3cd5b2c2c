import UIKit

/// Menus in a collection view: every layout, taps, slots, pages, another version and random events.
@MainActor func lists() async {
  for table in [DarkroomMenu.table, EstimateMenu.table, GroceriesMenu.table] {
    let list = ListReplay(table, ProgramRows())
    print("=== \(table.title), as a list")
    list.report()
    list.show()
  }
  tapped()
  slotted()
  pressed()
  touched()
  await asked()
  await waited()
  ownCells()
  stormOfLists()
}

@MainActor private func tapped() {
  let list = ListReplay(GroceriesMenu.table, ProgramRows())
  list.tap("nuts")
  list.tapArrow("fruits")
  list.tap("fruits.apples")
  list.show()
  let headers = ListReplay(EstimateMenu.table, ProgramRows())
  headers.tap("prices")
  headers.tap("prices")
  print("VoiceOver on a header: \(headers.header(3)?.accessibilityActivate() ?? false)")
  headers.report()
  headers.show()
  let settings = ListReplay(PreferencesMenu.table, ProgramRows())
  settings.tap("alerts.sounds")
  settings.show()
}

@MainActor private func slotted() {
  let program = ProgramRows()
  let list = ListReplay(MailMenu.table, program)
  list.menu.perform { MailMenu.set(.signedIn(true), .device(.tablet), in: &$0) }
  guard let recent = list.menu.table.node(withID: "recent") else { return print("no slot") }
  program.insert([0, 1, 2], in: recent)
  list.menu.perform { $0.insertRows([0, 1, 2], in: recent) }
  program.remove([1], in: recent)
  list.menu.perform { $0.removeRows([1], in: recent) }
  list.report()
  list.show()
  if let path = list.menu.state.indexPath(of: recent, index: 1) {
    list.view.touch(IndexPath(item: path.row, section: path.section))
  }
  list.report()
  guard let first = Versions.table(1), let second = Versions.table(2) else { return }
  let versions = ListReplay(first, ProgramRows())
  print("another version")
  versions.menu.perform { $0.setTable(to: second) }
  versions.report()
  versions.show()
}

/// Arrow keys on rows and headers, and shortcuts.
@MainActor private func pressed() {
  let list = ListReplay(GroceriesMenu.table, ProgramRows())
  list.press(.keyboardRightArrow, on: "nuts")
  list.press(.keyboardLeftArrow, on: "nuts.almonds")
  list.press(.keyboardLeftArrow, on: "nuts")
  UIView.isMirrored = true
  list.press(.keyboardLeftArrow, on: "nuts")
  UIView.isMirrored = false
  let headers = ListReplay(EstimateMenu.table, ProgramRows())
  headers.press(.keyboardRightArrow, on: "prices")
  headers.press(.keyboardLeftArrow, on: "prices.roof")
  headers.press(.keyboardSpacebar, on: "prices")
  let darkroom = ListReplay(DarkroomMenu.table, ProgramRows())
  let commands = darkroom.menu.keyCommands(action: Selector("press:"))
  print("\(commands.count) shortcuts")
  darkroom.tap("help")
  for section in 0..<darkroom.view.numberOfSections {
    guard let header = darkroom.header(section),
      header.accessibilityTraits.contains(.selected)
    else { continue }
    print("VoiceOver says selected: \(darkroom.text(header))")
  }
  for command in commands.prefix(2) {
    print("press the shortcut of \(command.title)")
    darkroom.menu.press(command)
    darkroom.report()
  }
}

/// A header takes touches in its whole width, except where an arrow takes them itself.
@MainActor private func touched() {
  let general = MenuItem("general", "General", [.category, .page], items: [MenuItem("a", "A")])
  let more = MenuItem("more", "More", [.category], items: [MenuItem("b", "B"), .separator])
  guard let table = try? MenuTable(items: [general, more], layout: .sectionHeaders) else {
    return print("EXCEPTION no table")
  }
  let list = ListReplay(table, ProgramRows())
  for section in 0..<2 {
    guard let cell = list.header(section) else { return print("EXCEPTION no header") }
    cell.frame.size = CGSize(width: 320, height: 44)
    cell.layoutSubviews()
    print("\(list.text(cell)) takes touches in \(cell.control.frame.width) points")
  }
  print("a line takes the focus: \(MenuListSeparatorCell(frame: .zero).canBecomeFocused)")
}

/// Events that are performed while a cell is drawn follow, in their order.
@MainActor private func asked() async {
  let list = ListReplay(MarketMenu.table(in: ["en"]), ProgramRows())
  list.onWillShow = { [weak list] in
    list?.onWillShow = nil
    list?.menu.setTable(MarketMenu.table(in: ["ar"]))
    list?.menu.perform {
      HeadlessLog.note("an event after the language")
      return $0.update([])
    }
  }
  list.view.reloadData()
  list.report()
  await list.wait(0)
}

/// Items and slots that take time.
@MainActor private func waited() async {
  struct Offline: Error {}
  let list = ListReplay(GroceriesMenu.table, ProgramRows())
  let nuts = list.menu.table.node(withID: "nuts")
  for isOffline in [false, true] {
    print(isOffline ? "an item that can't be loaded" : "an item that is loaded")
    list.menu.prepare = { _ in
      await HeadlessClock.sleep(2)
      if isOffline { throw Offline() }
    }
    list.tap("nuts")
    list.tap("nuts")
    await list.wait(0.6)
    list.show()
    await list.wait(2)
    print("open: \(nuts.map { list.menu.state.isExpanded($0) } ?? false)")
    list.menu.perform { $0.collapseAll() }
    list.report()
  }
  list.menu.prepare = { _ in await HeadlessClock.sleep(2) }
  list.tap("nuts")
  await list.wait(0.6)
  print("what is no longer wanted")
  if let nuts { list.menu.cancelPreparing(nuts) }
  await list.wait(2)
  list.show()
  let headers = ListReplay(EstimateMenu.table, ProgramRows())
  headers.menu.prepare = { _ in await HeadlessClock.sleep(2) }
  headers.tap("prices")
  await headers.wait(1)
  headers.show()
  let mail = ListReplay(MailMenu.table, ProgramRows())
  mail.menu.perform { MailMenu.set(.signedIn(true), .device(.tablet), in: &$0) }
  guard let recent = mail.menu.table.node(withID: "recent") else { return print("no slot") }
  for isBusy in [true, false] {
    mail.menu.setBusy(isBusy, in: recent)
    await mail.wait(0.5)
    mail.show()
  }
}

/// The program's own cells.
@MainActor private func ownCells() {
  let program = ProgramRows()
  let list = ListReplay(MailMenu.table, program)
  list.registration = UICollectionView.CellRegistration { cell, _, title in
    var view = UIListContentConfiguration.cell()
    view.text = title
    cell.contentConfiguration = view
  }
  list.view.reloadData()
  list.menu.perform { MailMenu.set(.signedIn(true), .device(.tablet), in: &$0) }
  if let recent = list.menu.table.node(withID: "recent") {
    program.insert([0, 1], in: recent)
    list.menu.perform { $0.insertRows([0, 1], in: recent) }
  }
  list.report()
  list.show()
}

/// Random events: no batch is refused, and nothing is stale.
@MainActor private func stormOfLists() {
  var seed: UInt64 = 5
  func below(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(limit, 1)
  }
  for table in [
    EstimateMenu.table, CategoryListMenu.table, GroceriesMenu.table, DarkroomMenu.table,
  ] {
    let list = ListReplay(table, ProgramRows())
    let menu = list.menu
    for round in 0..<200 {
      let node = MenuNode(below(table.count))
      switch below(8) {
      case 0: menu.perform { $0.setHidden([node], round.isMultiple(of: 2)) }
      case 1: menu.perform { $0.filter(round.isMultiple(of: 3) ? [node] : nil) }
      case 2: menu.perform { $0.expandAll() }
      case 3: menu.perform { $0.collapseAll() }
      case 4: menu.perform { $0.reveal(node) }
      case 5: menu.tap(node, at: .indicator)
      case 6:
        let paths = list.view.indexPathsForVisibleItems
        if !paths.isEmpty { list.view.touch(paths[below(paths.count)]) }
      default: menu.perform { $0.toggle(node) }
      }
      list.check()
      for line in HeadlessLog.take() where line.first?.isUppercase == true {
        print("  round \(round): \(line)")
      }
    }
  }
}
