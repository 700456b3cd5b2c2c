/// The functions for check items that the driver calls, for an engine without them.
extension MenuExpansion {
  func check(_ node: MenuNode) -> MenuChange { unchanged(nil) }
  func uncheck(_ node: MenuNode) -> MenuChange { unchanged(nil) }
  func toggleCheck(_ node: MenuNode) -> MenuChange { unchanged(nil) }
}
