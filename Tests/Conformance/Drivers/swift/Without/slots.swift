/// The functions for slots that the driver calls, for an engine without them.
enum MenuRowContent {
  case item(MenuNode)
  case slotRow(MenuNode, index: Int)
  case placeholder(MenuNode)
  case loading(MenuNode)
}

extension MenuExpansion {
  func content(atRow row: Int) -> MenuRowContent? { node(atRow: row).map { .item($0) } }
  func content(at path: MenuIndexPath) -> MenuRowContent? { node(at: path).map { .item($0) } }
  func row(of slot: MenuNode, index: Int) -> Int? { nil }
  func count(in slot: MenuNode) -> Int { 0 }
  func isBusy(_ slot: MenuNode) -> Bool { false }
  func setCount(_ count: Int, in slot: MenuNode) -> MenuChange { unchanged(nil) }
  func insertRows(_ indices: [Int], in slot: MenuNode) -> MenuChange { unchanged(nil) }
  func removeRows(_ indices: [Int], in slot: MenuNode) -> MenuChange { unchanged(nil) }
  func updateRows(_ indices: [Int], in slot: MenuNode) -> MenuChange { unchanged(nil) }
  func setBusy(_ isBusy: Bool, in slot: MenuNode) -> MenuChange { unchanged(nil) }
}
