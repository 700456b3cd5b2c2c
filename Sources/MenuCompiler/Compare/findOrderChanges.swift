/// Finds items of a group that are in a different order. The change is reported once per group,
/// with the fewest moves.
func findOrderChanges(_ comparison: inout MenuComparison) {
  let (old, new, pairing) = (comparison.old, comparison.new, comparison.pairing)
  for (oldParent, newParent) in pairing.groups {
    let kept = new.group(under: newParent).filter {
      pairing.oldOf[$0] >= 0 && pairing.staysInGroup(pairing.oldOf[$0])
    }
    let positions = kept.map { pairing.oldOf[$0] }
    let staying = increasing(positions)
    let moved = kept.indices.filter { !staying.contains($0) }.map { kept[$0] }
    guard let first = moved.first else {
      findMovedSeparators(&comparison, oldParent, newParent)
      continue
    }
    let name = newParent < 0 ? "at the top level" : "in '\(new.table.ids[newParent])'"
    let ids = moved.map { new.table.ids[$0] }
    let shown = ids.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let rest = ids.count > 3 ? " and \(ids.count - 3) more" : ""
    comparison.add(
      DocumentChange(
        .orderChanged, ids[0], "\(name), \(shown)\(rest) moved among \(kept.count) items",
        at: new.anchor(first), old: old.anchor(pairing.oldOf[first]),
        also: Array(ids.dropFirst())))
  }
}

/// Finds items that moved below a different item and kept their id.
func findMovedItems(_ comparison: inout MenuComparison) {
  let (old, new, pairing) = (comparison.old, comparison.new, comparison.pairing)
  for pair in pairing.pairs
  where !pairing.staysInGroup(pair.old)
    && old.table.ids[pair.old].utf8.elementsEqual(new.table.ids[pair.new].utf8)
  {
    let before = old.nameOfParent(pair.old)
    let after = new.nameOfParent(pair.new)
    comparison.add(
      .itemMoved, pair, "'\(new.table.ids[pair.new])' moved from \(before) to \(after)",
      before: old.idOfParent(pair.old), after: new.idOfParent(pair.new))
  }
}

/// Finds separators that were added, removed or moved in a group that kept its order.
private func findMovedSeparators(
  _ comparison: inout MenuComparison, _ oldParent: Int, _ newParent: Int
) {
  let (old, new, pairing) = (comparison.old, comparison.new, comparison.pairing)
  /// The item above each separator, by its new number; −1 for the start of the group.
  func lines(_ side: MenuSide, _ group: Range<Int>, kept: (Int) -> Int?) -> [Int] {
    var above = -1
    var lines: [Int] = []
    for node in group {
      // A footer is compared as one of its category's texts.
      if side.table.flags[node].contains(.footer) { continue }
      if side.isSeparator(node) { lines.append(above) } else { above = kept(node) ?? above }
    }
    return lines
  }
  let before = lines(old, old.group(under: oldParent)) {
    pairing.staysInGroup($0) ? pairing.newOf[$0] : nil
  }
  let after = lines(new, new.group(under: newParent)) { node in
    let oldNode = pairing.oldOf[node]
    return oldNode >= 0 && pairing.staysInGroup(oldNode) ? node : nil
  }
  guard before != after else { return }
  guard newParent >= 0 else {
    return comparison.add(.lookChanged, .items, "the lines between top-level items changed")
  }
  comparison.add(
    .lookChanged, (oldParent, newParent),
    "the lines between the items of '\(new.table.ids[newParent])' changed")
}

extension MenuSide {
  fileprivate func idOfParent(_ node: Int) -> String? {
    let parent = Int(table.parents[node])
    return parent < 0 ? nil : table.ids[parent]
  }

  fileprivate func nameOfParent(_ node: Int) -> String {
    idOfParent(node).map { "'\($0)'" } ?? "the top level"
  }
}

/// The indices of a longest increasing subsequence.
func increasing(_ values: [Int]) -> Set<Int> {
  // For each length, the index of the smallest last element of a subsequence of that length; for
  // each element, the index of its predecessor.
  var ends: [Int] = []
  var before = Array(repeating: -1, count: values.count)
  for index in values.indices {
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if values[ends[middle]] < values[index] { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result: Set<Int> = []
  var index = ends.last ?? -1
  while index >= 0 {
    result.insert(index)
    index = before[index]
  }
  return result
}
