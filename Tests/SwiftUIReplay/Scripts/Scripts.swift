import SwiftUI

@main struct Scripts {
  static func main() async {
    sections()
    books()
    estimate()
    categories()
    groceries()
    tour()
    preferences()
    pages()
    await mail()
    await quiet()
    market()
    await prepared()
    saved()
    list()
    menus()
    views()
    speech()
    surroundings()
    versions()
    settingsScreen()
    storm()
  }
}

/// Expanding sections: an arrow that turns and whitens, a row that is a section's own.
@MainActor func sections() {
  let replay = Replay(ExpandoSectionsMenu.table)
  replay.show()
  replay.tap("first")
  replay.press("second")
  replay.press("first")
  replay.press("first.1")
  replay.tapGlyph("second")
  replay.tap("first.3")
  replay.tap("first")
  replay.tap("normal-cell")
  replay.show()
}

/// Folding cells: bodies in their own rows; motion that is reduced.
@MainActor func books() {
  let replay = Replay(BooksMenu.table)
  replay.tap("frankenstein")
  replay.show()
  print(replay.find(replay.node("frankenstein"))?.tree ?? "")
  replay.tap("frankenstein")
  replay.host.environment.reducesMotion = true
  replay.host.update()
  replay.tap("moby-dick")
  replay.tap("moby-dick")
  let half = MenuFoldHalves(openness: 0.5)
  let window = HeadlessHost { Text(verbatim: "half open").modifier(half) }
  print(window.root.tree)
}

/// Headers with detail and footer, glyphs that hide, scrolling, and events from code.
@MainActor func estimate() {
  let replay = Replay(EstimateMenu.table)
  replay.show()
  replay.tap("prices")
  replay.tap("discounts")
  let sale = replay.node("discounts.spring-sale")
  replay.event("show the sale") { $0.setHidden([sale], false) }
  replay.tap("discounts")
  replay.tap("discounts")
  let dimensions = replay.node("dimensions")
  replay.event("hide dimensions") { $0.setHidden([dimensions], true) }
  replay.show()
  print("search for oo")
  replay.model.searchText = "oo"
  replay.report()
  replay.show()
  replay.model.searchText = "nothing has this"
  replay.report()
  print("search for nothing")
  replay.model.searchText = ""
  replay.report()
  print("state \(replay.model.savedState)")
  replay.model.savedState = "v1 -dimensions +street +gone"
  replay.report()
  print("state \(replay.model.savedState)")
  replay.model.savedState = ""
  replay.report()
  print("state \(replay.model.savedState)")
  replay.event("show dimensions") { $0.setHidden([dimensions], false) }
  let width = replay.node("dimensions.width")
  replay.event("reveal a row") { $0.reveal(width) }
  replay.event("and again") { $0.reveal(width) }
}

/// A menu in which one item is open at a time, with images and directions.
@MainActor func categories() {
  UIImage.names = ["carat", "carat-open"]
  let replay = Replay(CategoryListMenu.table)
  replay.tap("birds")
  replay.tap("animals")
  replay.tap("trees")
  replay.show()
  replay.tap("trees")
  UIImage.names = []
}

/// An accordion without sections.
@MainActor func groceries() {
  let replay = Replay(GroceriesMenu.table)
  replay.tap("vegetables")
  replay.tap("sweets")
  replay.tap("fruits")
  replay.tap("fruits.apples")
  replay.show()
  replay.key("→", .rightArrow, on: "fruits")
  replay.key("←", .leftArrow, on: "fruits")
  replay.key("→", .rightArrow, on: "nuts")
  replay.key("→", .rightArrow, on: "nuts.walnuts")
  replay.host.environment.layoutDirection = .rightToLeft
  replay.host.update()
  replay.key("→, from right to left,", .rightArrow, on: "nuts")
}

/// Every key of the language.
@MainActor func tour() {
  UIImage.symbols.formUnion(["photo.stack", "square.and.arrow.down"])
  let replay = Replay(DarkroomMenu.table)
  replay.show()
  print(replay.host.root.tree)
  replay.host.environment.colorScheme = .dark
  replay.host.update()
  print("in the dark")
  print(replay.find(replay.node("library"))?.tree ?? "")
  replay.host.environment.colorScheme = .light
  replay.host.update()
  replay.tap("library")
  replay.tapGlyph("library.places")
  replay.tapGlyph("library.places")
  replay.tap("library.places.lisbon")
  replay.tapGlyph("help")
  replay.tap("help")
  replay.host.environment.openURL = OpenURLAction { url in
    HeadlessHost.log.append("the program opens \(url)")
    return .handled
  }
  replay.tap("help")
  replay.tapGlyph("help.what-is-a-raw-photo")
  replay.tap("library.recently-deleted")
  replay.tapGlyph("adjust")
  replay.tapGlyph("library")
  replay.keys("⇧⌘i")
  replay.keys("⌥⌘r")
  replay.show()
  replay.voiceOver("presets", 0)
  replay.voiceOver("presets", 1)
  replay.voiceOver("presets", 1)
}

/// A program that loads what a node opens: a spinner after the menu's delay, and no second opening.
@MainActor func prepared() async {
  let replay = Replay(GroceriesMenu.table)
  replay.model.prepare = { _ in await HeadlessClock.sleep(2) }
  replay.tap("nuts")
  replay.tap("nuts")
  await replay.wait(0.4)
  replay.show()
  await replay.wait(0.2)
  replay.show()
  await replay.wait(2)
  replay.show()
  replay.tap("nuts")
  await replay.wait(1)
  struct Offline: Error {}
  print("what can't be loaded")
  replay.model.prepare = { _ in
    await HeadlessClock.sleep(2)
    throw Offline()
  }
  replay.tap("nuts")
  await replay.wait(2)
  replay.show()
  print("what is no longer wanted")
  replay.model.prepare = { _ in await HeadlessClock.sleep(2) }
  replay.tap("nuts")
  await replay.wait(1)
  replay.model.cancelPreparing(replay.node("nuts"))
  await replay.wait(2)
  replay.show()
  await released()
}

/// A model that nobody shows any longer goes, although the program still prepares an item.
@MainActor private func released() async {
  weak var released: MenuModel?
  do {
    let model = MenuModel(GroceriesMenu.table)
    model.clock = ReplayClock()
    model.prepare = { _ in await HeadlessClock.sleep(60) }
    if let nuts = model.table.node(withID: "nuts") { model.tap(nuts) }
    await HeadlessClock.settle()
    released = model
  }
  print("released: \(released == nil)")
  HeadlessClock.advance(by: 60)
  await HeadlessClock.settle()
}

/// A program that keeps what is open where the scene is kept.
@MainActor func saved() {
  print("=== saved")
  let table = GroceriesMenu.table
  let host = HeadlessHost { Saved() }
  func rows() -> [String] { host.root.all.compactMap(\.label) }
  print(rows())
  for id in [GroceriesMenu.ID.nuts, GroceriesMenu.ID.nuts, GroceriesMenu.ID.fruits] {
    let row = host.root.all.first { $0.label == table.title(of: id) }
    row?.all.first { $0.press != nil }?.press?()
    host.update()
    print(rows(), host.root.all.first { $0.notes.contains("in secondary") }?.text ?? "")
  }
  host.root.all.first { $0.text == "“Forget”" }?.press?()
  host.update()
  print(rows())
  for line in HeadlessHost.takeLog() { print("  \(line)") }
}

/// A program with a menu, and what is open in it.
struct Saved: View {
  @State private var opened = "v1 +sweets"

  var body: some View {
    MenuOutline(GroceriesMenu.table, savedState: $opened)
    Text(verbatim: opened).foregroundStyle(.secondary)
    Button("Forget") { opened = "" }
  }
}

/// Rows in a list of one's own.
@MainActor func list() {
  let model = MenuModel(GroceriesMenu.table)
  let host = HeadlessHost { List { MenuOutlineContent(model) } }
  model.perform { $0.expand(GroceriesMenu.ID.nuts) }
  host.update()
  print("in a list:", host.root.all.compactMap(\.label))
  for text in ["Mod+K", "Ctrl+Alt+F5", "Cmd+Left", "Cmd+=", "Mod+Nonsense", "Mod+Mod"] {
    print(text, MenuShortcut(text: text).map { KeyboardShortcut($0).description } ?? "none")
  }
  _ = HeadlessHost.takeLog()
}

/// A view with an outline in it is not drawn again with each event.
@MainActor func surroundings() {
  let model = MenuModel(GroceriesMenu.table)
  withObservationTracking {
    _ = MenuOutline(model)
  } onChange: {
    print("WRONG: the view around an outline reads its state")
  }
  model.perform { $0.expandAll() }
  _ = HeadlessHost.takeLog()
}

/// Random touches and events on every sample: nothing wrong, nothing stale.
@MainActor func storm() {
  let tables = [
    ExpandoSectionsMenu.table, BooksMenu.table, EstimateMenu.table, CategoryListMenu.table,
    GroceriesMenu.table, DarkroomMenu.table,
  ]
  var seed: UInt64 = 7
  func below(_ limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % max(limit, 1)
  }
  for table in tables {
    let replay = Replay(table, hears: false)
    let model = replay.model
    for round in 0..<100 {
      let node = MenuNode(below(table.count))
      let other = MenuNode(below(table.count))
      switch below(10) {
      case 0: model.perform { $0.setHidden([node, other], round.isMultiple(of: 2)) }
      case 1: model.searchText = round.isMultiple(of: 3) ? "e" : ""
      case 2: model.perform { $0.expandAll() }
      case 3: model.perform { $0.collapseAll() }
      case 4: model.perform { $0.reveal(node) }
      case 5: model.savedState = "v1"
      case 6: model.tap(node, at: .indicator)
      case 7: model.tap(node)
      default: model.perform { $0.toggle(node) }
      }
      replay.host.update()
      replay.check()
      for line in HeadlessHost.takeLog() where Replay.isWrong(line) {
        print("  \(table.title), round \(round): \(line)")
      }
    }
  }
}
