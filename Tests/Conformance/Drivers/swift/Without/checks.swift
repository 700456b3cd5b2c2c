/// What the driver calls of an engine without check items.
extension MenuExpansion {
  func check(_ node: MenuNode) -> MenuChange { unchanged(nil) }
  func uncheck(_ node: MenuNode) -> MenuChange { unchanged(nil) }
  func toggleCheck(_ node: MenuNode) -> MenuChange { unchanged(nil) }
}
