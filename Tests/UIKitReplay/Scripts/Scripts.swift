import UIKit

@main struct Scripts {
  static func main() async {
    await sections()
    await books()
    await estimate()
    await categories()
    await groceries()
    await tour()
    await prepared()
    await answered()
    await moved()
    inlineSlots()
    revealedRows()
    enabledMenus()
    await preferences()
    await mail()
    await quiet()
    await market()
    await apps()
    await pages()
    buttons()
    menuBar()
    keyboards()
    await lists()
    pagesOfLists()
    await versions()
    switches()
    articles()
    settingsScreen()
    storm()
  }
}

/// Expanding sections: rows 1–4, an arrow that turns and whitens, a reused row that loses it.
@MainActor func sections() async {
  let replay = Replay.begin(ExpandoSectionsMenu.table)
  replay.show()
  replay.tap("first")
  await replay.wait(1)
  replay.drawGlyph("second")
  replay.drawGlyph("first")
  replay.drawGlyph("first", isHighlighted: true)
  replay.drawGlyph("first.1")
  UIView.isMirrored = true
  replay.drawGlyph("first.1")
  UIView.isMirrored = false
  replay.tapGlyph("second")
  replay.tap("first.3")
  replay.tap("first")
  replay.tap("normal-cell")
  await replay.wait(1)
  replay.show()
}

/// Folding cells: open = state, row without animation, then the fold; close = the fold, then the row.
@MainActor func books() async {
  let replay = Replay.begin(BooksMenu.table)
  replay.tap("frankenstein")
  replay.show()
  await replay.wait(0.3)
  replay.tap("frankenstein")
  replay.show()
  await replay.wait(0.3)
  replay.show()
  UIAccessibility.reducesMotion = true
  replay.tap("moby-dick")
  replay.tap("moby-dick")
  UIAccessibility.reducesMotion = false
  await replay.wait(1)
  let book = replay.node("frankenstein")
  replay.event("the current book") { $0.setCurrent(book) }
  replay.tap("frankenstein")
  await replay.wait(1)
}

/// Headers with detail and footer, glyphs that hide, scrolling, and events from code.
@MainActor func estimate() async {
  let replay = Replay.begin(EstimateMenu.table)
  replay.show()
  replay.tap("prices")
  await replay.wait(1)
  replay.tap("discounts")
  let sale = replay.node("discounts.spring-sale")
  replay.event("show the sale") { $0.setHidden([sale], false) }
  replay.tap("discounts")
  replay.tap("discounts")
  let dimensions = replay.node("dimensions")
  replay.event("hide dimensions") { $0.setHidden([dimensions], true) }
  await replay.wait(1)
  replay.show()
  let roof = replay.node("prices.roof")
  replay.event("filter") { $0.filter([roof]) }
  replay.show()
  replay.event("filter nothing") { $0.filter([]) }
  replay.event("no filter") { $0.filter(nil) }
  replay.event("restore") { $0.restore("v1 -dimensions +street").change }
  replay.event("show dimensions") { $0.setHidden([dimensions], false) }
  let width = replay.node("dimensions.width")
  replay.event("reveal a row") { $0.reveal(width) }
  await replay.wait(1)
  replay.show()
}

/// Every key of the language.
@MainActor func tour() async {
  UIImage.symbols = ["photo.stack", "square.and.arrow.down"]
  let replay = Replay.begin(DarkroomMenu.table)
  replay.show()
  replay.drawGlyph("library")
  replay.drawGlyph("library", isHighlighted: true)
  replay.tap("library")
  replay.tapGlyph("library.places")
  replay.tapGlyph("library.places")
  replay.tap("library.places.lisbon")
  replay.tapGlyph("help")
  replay.tap("help")
  replay.tapGlyph("help.what-is-a-raw-photo")
  replay.tap("library.recently-deleted")
  replay.tapGlyph("adjust")
  replay.tapGlyph("library")
  replay.tapGlyph("library")
  replay.tap("library.import")
  await replay.wait(2)
  replay.show()
  let header = replay.header("presets")
  print("VoiceOver on presets: \(header?.accessibilityActivate() ?? false)")
  for action in header?.accessibilityCustomActions ?? [] {
    print("VoiceOver, \(action.name): \(action.actionHandler?(action) ?? false)")
  }
  replay.report()
  replay.tap("library.import")
  replay.tapGlyph("library")
  replay.tapGlyph("library")
  print("chosen and shown again: \(replay.tableView.indexPathForSelectedRow?.row ?? -1)")
  await replay.wait(1)
  UIImage.symbols = []
}
