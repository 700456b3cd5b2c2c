/// The actions of controls and menu items, which the system sends to the controllers.
extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static let menuTableClicked = #selector(MenuTableController.click(_:))
    fileprivate static let menuGlyphClicked = #selector(MenuTableController.clickGlyph(_:))
    fileprivate static let menuBarItemChosen = #selector(MenuBarController.chooseItem(_:))
  #else
    fileprivate static let menuTableClicked = Selector("menuTableClicked:")
    fileprivate static let menuGlyphClicked = Selector("menuGlyphClicked:")
    fileprivate static let menuBarItemChosen = Selector("menuBarItemChosen:")
  #endif
}
