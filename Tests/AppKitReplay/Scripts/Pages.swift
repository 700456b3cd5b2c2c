import AppKit

/// Pages, which replace the other rows: their items are hidden while they are open, and return.
@MainActor func pages() async {
  let replay = Replay.begin(PhoneMenu.table)
  replay.tap("display")
  replay.tap("theme")
  await replay.wait(1)
  let (display, theme) = (replay.node("display"), replay.node("theme"))
  let (dark, text) = (replay.node("theme.dark"), replay.node("text"))
  replay.event("hide the items of both pages") { $0.setHidden([display, theme], true) }
  replay.event("hide an item of each page") { $0.setHidden([dark, text], true) }
  replay.show()
  replay.press("Left", MenuKeyEquivalent.leftArrow)
  await replay.wait(1)
  replay.show()
  replay.event("show all") { $0.setHidden([display, theme, dark, text], false) }
  replay.show()
  replay.menu.closePage()
  await replay.wait(1)
  replay.show()
  replay.tap("display")
  replay.press("Left, while no row is selected", MenuKeyEquivalent.leftArrow)
}
