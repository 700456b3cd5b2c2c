/// No conditions: no item depends on one.
struct MenuConditions: Sendable {
  init() {}

  init(
    _ conditions: StaticString, _ whens: StaticString, _ items: StaticString, nodeCount: Int
  ) {}
}

/// What hides a menu's nodes: the program alone.
struct MenuConditionState: Sendable {
  init(_ table: MenuTable) {}

  /// Whether anything hides a node that the program hides or no longer does.
  func setHiddenByProgram(_ isHidden: Bool, _ node: Int) -> Bool { isHidden }
}

extension MenuExpansion {
  func applyInitialConditions() {}
}
