extension RandomAccessCollection {
  /// The index of the first element that meets a condition; the end index if none does. The
  /// collection must be partitioned: all elements after the first such element must also meet the
  /// condition.
  func partitioningIndex(where fulfils: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
      if fulfils(self[middle]) { high = middle } else { low = index(after: middle) }
    }
    return low
  }
}
