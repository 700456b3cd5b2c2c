import AppKit

@main struct Scripts {
  static func main() async {
    await sections()
    await categories()
    await groceries()
    await tour()
    await prepared()
    await answered()
    await moved()
    inlineSlots()
    await preferences()
    await mail()
    await market()
    await keys()
    voiceOver()
    glyphs()
    selection()
    restoration()
    settingsView()
    storm()
    await windowKeys()
    await windowRows()
    await versions()
    await pages()
    switches()
    windowMenus()
    fileMenu()
    barOfPreferences()
    barOfMarket()
    barOfTexts()
    barOfRoles()
    barOfGroups()
  }
}

/// Sections whose headers are group rows.
@MainActor func sections() async {
  let replay = Replay.begin(EstimateMenu.table)
  replay.show()
  replay.tap("prices")
  await replay.wait(1)
  let sale = replay.node("discounts.spring-sale")
  replay.event("show the sale") { $0.setHidden([sale], false) }
  replay.tap("discounts")
  let roof = replay.node("prices.roof")
  replay.event("filter") { $0.filter([roof]) }
  replay.show()
  replay.event("no filter") { $0.filter(nil) }
  await replay.wait(1)
  NSWorkspace.reducesMotion = true
  replay.tap("prices")
  NSWorkspace.reducesMotion = false
  await replay.wait(0)
  print("without a window")
  NSView.isOnScreen = false
  replay.tap("prices")
  replay.event("reveal a row") { $0.reveal(roof) }
  NSView.isOnScreen = true
  replay.show()
}

/// Every key of the language.
@MainActor func tour() async {
  let replay = Replay.begin(DarkroomMenu.table)
  NSImage.symbols.formUnion(["photo.stack", "square.and.arrow.down"])
  replay.menu.dataSource = replay
  replay.show()
  replay.glyphColor("library")
  replay.tap("library")
  replay.tapGlyph("library.places")
  replay.tap("library.places.lisbon")
  replay.tapGlyph("help.what-is-a-raw-photo")
  replay.tap("help.what-is-a-raw-photo")
  replay.tap("library.recently-deleted")
  replay.tapGlyph("adjust")
  replay.tap("library.import")
  await replay.wait(2)
  replay.show()
}

/// Rows that the program gives, conditions, and texts that change.
@MainActor func mail() async {
  let replay = Replay.begin(MailMenu.table)
  let menu = replay.menu
  let recent = replay.node("recent")
  replay.show()
  replay.event("sign in") { MailMenu.set(.signedIn(true), in: &$0) }
  print("three messages, then a newer one")
  replay.program.insert([0, 1, 2], in: recent)
  menu.insertRows([0, 1, 2], in: recent)
  replay.report()
  replay.tap("recent", row: 1)
  print("  selected: \(replay.selected)")
  replay.program.insert([0], in: recent)
  menu.insertRows([0], in: recent)
  replay.program.update([1], in: recent)
  menu.updateRows([1], in: recent)
  replay.report()
  print("  selected: \(replay.selected)")
  replay.show()
  for index in 0..<4 { replay.tap("recent", row: index) }
  for index in 0..<4 {
    print("VoiceOver presses \(replay.program.title(ofRow: index, of: recent))")
    let cell = menu.state.row(of: recent, index: index).flatMap { replay.cell($0) }
    print("  pressed: \(cell?.accessibilityPerformPress() ?? false)")
    replay.report()
  }
  print("own views")
  replay.hasOwnViews = true
  menu.dataSource = replay
  replay.report()
  replay.program.update([0], in: recent)
  menu.updateRows([0], in: recent)
  replay.show()
  replay.hasOwnViews = false
  print("none, and busy")
  replay.program.setCount(0, in: recent)
  menu.setCount(0, in: recent)
  menu.setBusy(true, in: recent)
  replay.report()
  await replay.wait(1)
  replay.show()
  replay.program.disabled = [replay.node("inbox")]
  replay.program.badges[replay.node("inbox")] = 7
  menu.update([replay.node("inbox")])
  replay.tap("inbox")
  replay.show()
}

/// A menu in three languages: the language changes, and nothing else does.
@MainActor func market() async {
  let replay = Replay.begin(MarketMenu.table(in: ["de-AT"]))
  replay.tap("pears")
  replay.event("the apples are current") { $0.setCurrent(MarketMenu.ID.apples, reveal: false) }
  await replay.wait(1)
  replay.show()
  for tags in [["ar-EG", "de"], ["fr"]] {
    let table = MarketMenu.table(in: tags)
    print("in \(table.language?.tag ?? "-")")
    replay.menu.setTable(table)
    replay.show()
    let title = replay.cell(0)?.titleLabel
    print("  titles \(title?.alignment ?? .natural), saved \(replay.menu.state.savedState)")
  }
  replay.menu.setTable(GroceriesMenu.table)
  replay.report()
}
