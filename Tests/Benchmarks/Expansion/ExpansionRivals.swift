/// The alternative of programs without the engine: a list of the visible nodes.
struct VisibleList {
  let shape: ExpansionShape
  var isOpen: [Bool]
  private(set) var rows: [Int32] = []

  init(_ shape: ExpansionShape) {
    self.shape = shape
    isOpen = shape.isOpen
    rebuild()
  }

  /// Lists all visible nodes anew.
  mutating func rebuild() {
    rows.removeAll(keepingCapacity: true)
    append(0, shape.topLevelCount)
  }

  private mutating func append(_ first: Int, _ count: Int) {
    for node in first..<first + count {
      rows.append(Int32(truncatingIfNeeded: node))
      if isOpen[node] { append(shape.firstChildren[node], shape.childCounts[node]) }
    }
  }

  /// Toggles the node of a row and lists all anew.
  mutating func toggleAndRebuild(_ node: Int) {
    isOpen[node].toggle()
    rebuild()
  }

  /// Toggles the node of a row, and removes or inserts only what comes or goes.
  mutating func toggleAndSplice(atRow row: Int) {
    let node = Int(rows[row])
    isOpen[node].toggle()
    if isOpen[node] {
      var below = VisibleList(shape, isOpen: isOpen)
      below.append(shape.firstChildren[node], shape.childCounts[node])
      rows.insert(contentsOf: below.rows, at: row + 1)
    } else {
      let depth = shape.depths[node]
      var end = row + 1
      while end < rows.count, shape.depths[Int(rows[end])] > depth { end += 1 }
      rows.removeSubrange(row + 1..<end)
    }
  }

  private init(_ shape: ExpansionShape, isOpen: [Bool]) {
    self.shape = shape
    self.isOpen = isOpen
  }
}
