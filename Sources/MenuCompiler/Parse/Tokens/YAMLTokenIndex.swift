/// The tokens of a YAML or JSON text, to be looked up by their places.
struct YAMLTokenIndex {
  let bytes: [UInt8]
  private let kinds: [YAMLToken.Kind]
  /// Where the tokens start. Each ends where the next one starts.
  private let starts: [Int32]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var kinds: [YAMLToken.Kind] = []
    var starts: [Int32] = []
    var tokens = YAMLTokens(bytes)
    while let token = tokens.next() {
      kinds.append(token.kind)
      starts.append(Int32(token.range.lowerBound))
    }
    self.kinds = kinds
    self.starts = starts
  }

  var count: Int { kinds.count }

  subscript(index: Int) -> YAMLToken {
    let end = index + 1 < starts.count ? Int(starts[index + 1]) : bytes.count
    return YAMLToken(kind: kinds[index], range: Int(starts[index])..<end)
  }

  /// The token that a byte belongs to; ``count`` for the end of the text.
  func index(at offset: Int) -> Int {
    guard offset < bytes.count else { return count }
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The tokens that start in a stretch of the text.
  func tokens(in range: Range<Int>) -> some Sequence<YAMLToken> {
    let first = index(at: range.lowerBound)
    return (first..<count).lazy.map { self[$0] }
      .drop { $0.range.lowerBound < range.lowerBound }
      .prefix { $0.range.lowerBound < range.upperBound }
  }

  /// The first token from an index on that means something; nil if there is none.
  func significant(from index: Int) -> YAMLToken? {
    var index = index
    while index < count, kinds[index].isTrivia { index += 1 }
    return index < count ? self[index] : nil
  }

  /// The last token in front of an index that means something; nil if there is none.
  func significant(before index: Int) -> YAMLToken? {
    var index = index - 1
    while index >= 0, kinds[index].isTrivia { index -= 1 }
    return index >= 0 ? self[index] : nil
  }
}
