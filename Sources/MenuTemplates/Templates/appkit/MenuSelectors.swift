/// The actions of controls and menu items, which the system sends to the controllers.
extension Selector {
  #if canImport(ObjectiveC)
    fileprivate static var menuTableClicked: Selector { #selector(MenuTableController.click(_:)) }
    fileprivate static var menuGlyphClicked: Selector {
      #selector(MenuTableController.clickGlyph(_:))
    }
    fileprivate static var menuBarItemChosen: Selector {
      #selector(MenuBarController.chooseItem(_:))
    }
  #else
    fileprivate static var menuTableClicked: Selector { "menuTableClicked:" }
    fileprivate static var menuGlyphClicked: Selector { "menuGlyphClicked:" }
    fileprivate static var menuBarItemChosen: Selector { "menuBarItemChosen:" }
  #endif
}
