/// No checks: there are no check items.
struct MenuChecks: Sendable {
  init(_ table: MenuTable) {
    for node in 0..<table.count where table.flag(.isCheckItem, node) {
      assertionFailure("The menu has checks, which the engine lacks: build all menus at once.")
    }
  }

  func has(_ node: Int) -> Bool { false }
}

extension MenuExpansion {
  func isChecked(_ node: MenuNode) -> Bool { false }

  mutating func toggleCheck(_ node: MenuNode, animation: MenuAnimation?) -> MenuChange {
    unchanged(animation)
  }

  mutating func restoreCheck(_ isChecked: Bool, _ node: Int) -> Bool { false }

  func checkEntries(_ isChecked: Bool, _ sign: String) -> String { "" }

  mutating func settleChecks() {}
}
