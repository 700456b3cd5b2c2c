/// Hides the inline groups that initially have nothing to show (ExpansionRules.md, section 26).
func hideEmptyInlines(of menu: inout LoweredMenu) {
  // A group comes before the groups below it.
  for node in (0..<menu.count).reversed() where menu.isInlineGroup(node) {
    let isEmpty =
      !menu.hasSlotRowAtFirst(node)
      && menu.children(of: node).allSatisfy {
        menu.isAbsentAtFirst[$0] || menu.flags[$0].contains(.separator)
      }
    if isEmpty { menu.isAbsentAtFirst[node] = true }
  }
}

extension LoweredMenu {
  /// Whether the node is a group whose rows are shown among the rows of the group's siblings.
  package func isInlineGroup(_ node: Int) -> Bool {
    flags[node].isSuperset(of: [.inline, .category])
  }

  /// The inline group that a separator borders; nil for any other node. The separator is shown only
  /// with the group.
  package func inlineOfBorder(_ node: Int) -> Int? {
    guard flags[node].contains(.separator) else { return nil }
    return flags[node].contains(.inline)
      ? node + 1 : flags[node].contains(.rowless) ? node - 1 : nil
  }

  /// Whether the node is an inline group with separators at its borders.
  package func hasBorders(_ node: Int) -> Bool {
    isInlineGroup(node) && node > 0 && inlineOfBorder(node - 1) == node
  }

  /// The number of rows that a node itself has: 1, or 0 for an inline group without a heading.
  func ownRows(_ node: Int) -> Int32 {
    isInlineGroup(node) && flags[node].contains(.rowless) ? 0 : 1
  }
}
