/// The ids that items had before, made ready for a search.
struct MenuFormerIDs {
  private let table: MenuTable
  /// Where each line starts.
  private var starts: [Int] = []

  init(_ table: MenuTable) {
    self.table = table
    var start = 0
    for offset in 0..<table.formerIDCount where table.formerIDs[offset] == MenuByte.lineFeed {
      if offset - start > table.line.digits { starts.append(start) }
      start = offset + 1
    }
    starts.append(start)
  }

  /// The number of the node that had this id, or −1: a binary search.
  func find(_ id: UnsafePointer<UInt8>, _ count: Int) -> Int {
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high) / 2
      let former = starts[middle] + table.line.digits + 1
      let length = starts[middle + 1] - 1 - former
      let order = MenuByte.compare(table.formerIDs + former, length, id, count)
      if order == 0 { return number(at: starts[middle]) }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return -1
  }

  private func number(at start: Int) -> Int {
    var value = 0
    for offset in start..<start + table.line.digits {
      value = value * 10 + MenuByte.digit(table.formerIDs[offset])
    }
    return value < table.count ? value : -1
  }
}
