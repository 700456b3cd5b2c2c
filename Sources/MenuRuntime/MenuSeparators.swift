/// Separators. A separator shows if there are rows of its group on both sides; of several between
/// the same two rows, only the first shows. The rows of inline groups are rows of the group above.
/// A footer, the last node of its group, shows if the group has any other row.
extension MenuExpansion {
  /// Hides and shows the separators of all groups.
  func tidySeparators() {
    if !words.hasSeparators { return }
    if !words.inlines.isEmpty { return tidyLines() }
    for parent in -1..<table.count where table.childCount(parent) > 0 {
      _ = tidyGroup(parent, nil) { isHidden, node in
        words.mark(MenuWords.hidden, isHidden, node)
      }
    }
  }

  /// Decides which separators of a group show: of the separators between two present items, the
  /// first. Returns whether any item is present.
  ///
  /// With a list of items that were hidden or shown, in ascending order, visits only the separators
  /// between each of them and the nearest items that are present.
  func tidyGroup(
    _ parent: Int, _ changed: ArraySlice<Int>?, _ mark: (_ isHidden: Bool, _ node: Int) -> Void
  ) -> Bool {
    var group = table.group(parent)
    let footer = table.lastFooter(parent)
    if footer >= 0 { group = group.lowerBound..<footer }
    var hasItems = false
    var next = changed?.startIndex ?? 0
    let end = changed?.endIndex ?? 1
    while next < end {
      var node = changed?[next] ?? group.lowerBound
      while node > group.lowerBound, !isPresent(node - 1) { node -= 1 }
      // Whether a present item comes before the node, with no separator in between.
      var isAfterItem = node > group.lowerBound
      // The separator that shows if a present item follows.
      var candidate = -1
      if isAfterItem { hasItems = true }
      while node < group.upperBound {
        if table.flag(.isSeparator, node) {
          if isAfterItem { candidate = node } else { mark(true, node) }
          isAfterItem = false
        } else if !words.has(MenuWords.hidden, node) {
          if candidate >= 0 { mark(false, candidate) }
          candidate = -1
          isAfterItem = true
          hasItems = true
          if let changed {
            while next + 1 < end, changed[next + 1] <= node { next += 1 }
            if changed[next] < node { break }
          }
        }
        node += 1
      }
      if candidate >= 0 { mark(true, candidate) }
      // At the end of the group, all changed items have been visited.
      next = node == group.upperBound ? end : next + 1
    }
    if footer >= 0 { mark(!hasItems, footer) }
    return hasItems
  }
}
