/// Finds the separators that are not shown initially. A separator needs a row of its group on
/// either side, and only the first of several adjacent separators is shown (ExpansionRules.md,
/// section 19).
func tidySeparators(of menu: inout LoweredMenu) {
  guard menu.flags.contains(where: { $0.contains(.separator) }) else { return }
  menu.tidySeparators(in: 0..<menu.topLevelCount)
  for node in 0..<menu.count where menu.childCounts[node] > 0 {
    menu.tidySeparators(in: menu.children(of: node))
  }
}

extension LoweredMenu {
  fileprivate mutating func tidySeparators(in group: Range<Int>) {
    // The last separator, which is shown if another row follows it.
    var pending: Int?
    var hasRow = false
    for node in group {
      if flags[node].contains(.separator) {
        isAbsentAtFirst[node] = true
        if hasRow, pending == nil { pending = node }
      } else if !isAbsentAtFirst[node] {
        if let separator = pending { isAbsentAtFirst[separator] = false }
        pending = nil
        hasRow = true
      }
    }
  }
}
