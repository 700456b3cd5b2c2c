extension RandomAccessCollection {
  /// The index of the first element that fulfils a condition, which all elements behind it fulfil, too; the
  /// end if none does.
  func partitioningIndex(where fulfils: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if fulfils(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
