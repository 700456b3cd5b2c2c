/// Finds the separators that are not shown initially. A separator needs a row of its group on each
/// side, and only the first of several adjacent separators is shown (ExpansionRules.md, section
/// 19). The rows of an inline group count as rows of the group above it. The footer of a group is
/// shown if the group has any other rows.
func tidySeparators(of menu: inout LoweredMenu) {
  guard menu.flags.contains(where: { $0.contains(.separator) }) else { return }
  for node in 0..<menu.count where menu.flags[node].contains(.separator) {
    menu.isAbsentAtFirst[node] = true
  }
  var line = SeparatorLine()
  line.visit(0..<menu.topLevelCount, in: &menu)
  for node in 0..<menu.count where menu.childCounts[node] > 0 && !menu.isInlineGroup(node) {
    line = SeparatorLine()
    line.visit(menu.children(of: node), in: &menu)
  }
}

/// The rows of a group from top to bottom, including the rows of its inline groups.
private struct SeparatorLine {
  /// The last separator, which is shown if a row follows it.
  var pending: Int?
  var hasRow = false

  mutating func visit(_ group: Range<Int>, in menu: inout LoweredMenu) {
    var isEmpty = true
    for node in group {
      if menu.flags[node].contains(.footer) {
        menu.isAbsentAtFirst[node] = isEmpty
      } else if menu.flags[node].contains(.separator) {
        if hasRow, pending == nil, !menu.isBorderOfAbsent(node) { pending = node }
      } else if !menu.isAbsentAtFirst[node] {
        isEmpty = false
        if menu.ownRows(node) > 0 || menu.flags[node].contains(.slot) {
          if let separator = pending { menu.isAbsentAtFirst[separator] = false }
          pending = nil
          hasRow = true
        }
        if menu.isInlineGroup(node) { visit(menu.children(of: node), in: &menu) }
      }
    }
  }
}

extension LoweredMenu {
  /// Whether a separator belongs to an inline group that is not shown initially.
  fileprivate func isBorderOfAbsent(_ node: Int) -> Bool {
    inlineOfBorder(node).map { isAbsentAtFirst[$0] } ?? false
  }
}
