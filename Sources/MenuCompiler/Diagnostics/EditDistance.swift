/// The number of letters that must be inserted, deleted, replaced or swapped with a neighbor to
/// turn a different word into a given word.
///
/// Each letter of the word has a bit, as in H. Hyyrö, "A Bit-Vector Algorithm for Computing
/// Levenshtein and Damerau Edit Distances" (2003), so that each letter of the other word needs only
/// a few operations.
struct EditDistance {
  /// The maximum length of the given word; each of its letters needs a bit.
  static let longestWord = 64

  private let count: Int
  /// For each ASCII letter, the bits of its positions in the word.
  private var places = [UInt64](repeating: 0, count: 128)
  private var otherPlaces: [Unicode.Scalar: UInt64] = [:]

  /// - Parameter word: A word of 1 to ``longestWord`` letters.
  init(to word: [Unicode.Scalar]) {
    count = word.count
    for (index, letter) in word.enumerated() {
      let bit: UInt64 = 1 << UInt64(index)
      if letter.isASCII {
        places[Int(letter.value)] |= bit
      } else {
        otherPlaces[letter, default: 0] |= bit
      }
    }
  }

  func steps(from other: [Unicode.Scalar]) -> Int {
    // These variables are VP, VN, D0 and the matches of the preceding letter in the article.
    var (more, less): (UInt64, UInt64) = (.max, 0)
    var (same, lastMatches): (UInt64, UInt64) = (0, 0)
    let end: UInt64 = 1 << UInt64(count - 1)
    var steps = count
    for letter in other {
      let matches = letter.isASCII ? places[Int(letter.value)] : otherPlaces[letter] ?? 0
      let swapped = ((~same & matches) << 1) & lastMatches
      same = (((matches & more) &+ more) ^ more) | matches | less | swapped
      let up = less | ~(same | more)
      let down = same & more
      if up & end != 0 { steps += 1 }
      if down & end != 0 { steps -= 1 }
      let shifted = up << 1 | 1
      more = down << 1 | ~(same | shifted)
      less = shifted & same
      lastMatches = matches
    }
    return steps
  }

  /// Whether a single step turns one word into the other.
  static func isOneStep(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Bool {
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    guard long.count - short.count <= 1,
      let start = long.indices.first(where: { $0 == short.count || short[$0] != long[$0] })
    else { return false }
    guard short.count == long.count else {
      return short[start...].elementsEqual(long[(start + 1)...])
    }
    if short[(start + 1)...].elementsEqual(long[(start + 1)...]) { return true }
    return start + 1 < long.count && short[start] == long[start + 1]
      && short[start + 1] == long[start]
      && short[(start + 2)...].elementsEqual(long[(start + 2)...])
  }
}
