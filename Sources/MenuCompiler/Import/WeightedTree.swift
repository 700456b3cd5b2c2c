/// Items that name their parents and have weights, which determine their order.
struct WeightedTree {
  private struct Entry {
    let item: ImportedItem
    let names: [String]
    let parent: String?
    let weight: Int64
  }

  private var entries: [Entry] = []

  /// - Parameters:
  ///   - names: The names by which other items name this one as their parent.
  ///   - weight: Items with a lower weight come first; items with equal weights are sorted by
  ///     title.
  mutating func add(_ item: ImportedItem, names: [String], parent: String?, weight: Int64) {
    entries.append(Entry(item: item, names: names, parent: parent, weight: weight))
  }

  /// The items in order, below their parents. An item is at the top level if its parent is missing
  /// or is below the item itself, or if the item would be too deep.
  func items(in context: inout ImportContext) -> [ImportedItem] {
    let sorted = entries.sorted { first, second in
      first.weight != second.weight
        ? first.weight < second.weight : first.item.title.utf8Precedes(second.item.title)
    }
    var indices: [String: Int] = [:]
    for (index, entry) in sorted.enumerated() {
      for name in entry.names where indices[name] == nil { indices[name] = index }
    }
    var parents = [Int](repeating: sorted.count, count: sorted.count)
    for (index, entry) in sorted.enumerated() {
      guard let parent = entry.parent, !parent.isEmpty else { continue }
      if let owner = indices[parent], owner != index {
        parents[index] = owner
      } else {
        context.lose(
          "'\(entry.item.title)' is at the top level here, because its parent '\(parent)' is not in the document",
          at: entry.item.anchor)
      }
    }
    for (index, entry) in sorted.enumerated() {
      var (place, level) = (parents[index], 1)
      while place < sorted.count, level < Limits.depth {
        place = parents[place]
        level += 1
      }
      guard place < sorted.count else { continue }
      context.lose(
        "'\(entry.item.title)' is at the top level here, because it is below itself, or below \(Limits.depth) levels",
        at: entry.item.anchor)
      parents[index] = sorted.count
    }
    var children = [[Int]](repeating: [], count: sorted.count + 1)
    for (index, parent) in parents.enumerated() { children[parent].append(index) }
    func items(below parent: Int) -> [ImportedItem] {
      children[parent].map { index in
        var item = sorted[index].item
        if !children[index].isEmpty { item.children = items(below: index) }
        return item
      }
    }
    return items(below: sorted.count)
  }
}
