#if canImport(MenuRuntime)
  @testable import MenuRuntime
#endif

// What the engine lacks so far, so that the oracle and the traces can be used before it has it.

struct MenuConditionValue {
  var condition: Int
  var value: Int
}

enum MenuRowContent {
  case item(MenuNode)
  case slotRow(MenuNode, Int)
  case placeholder(MenuNode)
  case loading(MenuNode)
}

extension MenuTable {
  func isSlot(_ node: MenuNode) -> Bool { false }
}

extension MenuExpansion {
  @discardableResult mutating func set(_ values: [MenuConditionValue]) -> MenuChange { filter(nil) }
  @discardableResult mutating func setCount(_ count: Int, in slot: MenuNode) -> MenuChange {
    filter(nil)
  }
  @discardableResult mutating func insertRows(_ rows: [Int], in slot: MenuNode) -> MenuChange {
    filter(nil)
  }
  @discardableResult mutating func removeRows(_ rows: [Int], in slot: MenuNode) -> MenuChange {
    filter(nil)
  }
  @discardableResult mutating func updateRows(_ rows: [Int], in slot: MenuNode) -> MenuChange {
    filter(nil)
  }
  @discardableResult mutating func setBusy(_ isBusy: Bool, in slot: MenuNode) -> MenuChange {
    filter(nil)
  }
  @discardableResult mutating func update(_ nodes: [MenuNode]) -> MenuChange { filter(nil) }
  func value(ofCondition condition: Int) -> Int? { nil }
  func count(in slot: MenuNode) -> Int { 0 }
  func isBusy(_ slot: MenuNode) -> Bool { false }
  func row(of slot: MenuNode, index: Int) -> Int? { nil }
  func content(atRow row: Int) -> MenuRowContent? { node(atRow: row).map { .item($0) } }
  func content(at path: MenuIndexPath) -> MenuRowContent? { node(at: path).map { .item($0) } }
}
