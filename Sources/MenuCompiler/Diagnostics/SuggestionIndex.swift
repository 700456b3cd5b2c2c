/// Finds the candidate nearest to a word, for any number of words.
///
/// A menu can have thousands of misspelled words and thousands of candidates. Candidates that are
/// one step from a word are found by comparing hashes of both without one letter. Other candidates
/// are compared one by one, up to ``Limits/suggestionWork`` for all words.
final class SuggestionIndex {
  /// The candidates. Of equally near candidates, the first is chosen.
  let candidates: [String]
  private lazy var letters = candidates.map(Letters.init)
  /// The candidates in the form used for comparisons, or nil for candidates that were not needed
  /// yet; empty before the first use. A lazy property would be copied on each change.
  private var folded: [[Unicode.Scalar]?] = []
  private lazy var neighbors = makeNeighbors()
  private var known: [String: String?] = [:]
  /// The remaining work for all words, as the number of letters and candidates that may be
  /// examined.
  private(set) var work: Int

  /// The number of lookups after which preparing the candidates saves time.
  private static let unpreparedWords = 8
  /// The maximum number of letters in prepared candidates; each letter needs 16 bytes.
  private static let preparedLetters = 2_000_000
  /// The maximum number of letters in a word that is looked up.
  private static let longestWord = EditDistance.longestWord

  /// - Parameter work: The number of letters and candidates that may be examined.
  init(_ candidates: [String], work: Int = Limits.suggestionWork) {
    self.candidates = candidates
    self.work = work
  }

  /// The candidate that the author most likely meant, or nil if none is near. Case and word
  /// separators (`-`, `_` and spaces) are ignored.
  func nearest(to written: String) -> String? {
    if let known = known[written] { return known }
    let word = Self.fold(written)
    let isPlausible = !word.isEmpty && word.count <= Self.longestWord
    let found = isPlausible ? nearest(to: word, Letters(written)).map { candidates[$0] } : nil
    known[written] = .some(found)
    return found
  }

  private func nearest(to word: [Unicode.Scalar], _ summary: Letters) -> Int? {
    var isPrepared = false
    if known.count >= Self.unpreparedWords, word.count > 1, let neighbors {
      if let found = nearest(to: word, in: neighbors) { return found }
      isPrepared = true
    }
    guard work > 0 else { return nil }
    work -= candidates.count
    // With a different letter, a word of one letter is a different word.
    if word.count == 1 { return candidates.indices.first { fold($0) == word } }
    let distance = EditDistance(to: word)
    var best: (candidate: Int, distance: Int)?
    for candidate in candidates.indices where summary.mayBeNear(letters[candidate]) {
      let other = fold(candidate)
      work -= other.count
      let steps = distance.steps(from: other)
      guard steps <= max(1, min(word.count, other.count) / 3), steps < best?.distance ?? .max
      else { continue }
      best = (candidate, steps)
      // No other candidate can be nearer.
      if steps <= (isPrepared ? 2 : 0) { break }
    }
    return best?.candidate
  }

  private func fold(_ candidate: Int) -> [Unicode.Scalar] {
    if folded.isEmpty { folded = Array(repeating: nil, count: candidates.count) }
    if let known = folded[candidate] { return known }
    let word = Self.fold(candidates[candidate])
    folded[candidate] = word
    return word
  }

  /// The word without the differences that comparisons ignore.
  static func fold(_ word: String) -> [Unicode.Scalar] {
    word.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  // MARK: One step

  /// A candidate, and a hash of its letters or of all but one of them.
  private struct Neighbor {
    let hash: UInt64
    let candidate: Int32
  }

  /// The hashes of the candidates, sorted; nil if the candidates have too many letters.
  private func makeNeighbors() -> [Neighbor]? {
    var neighbors: [Neighbor] = []
    for candidate in candidates.indices {
      let word = fold(candidate)
      guard word.count <= Self.longestWord + 1 else { continue }
      for hash in Self.hashes(of: word) {
        neighbors.append(Neighbor(hash: hash, candidate: Int32(candidate)))
      }
      guard neighbors.count <= Self.preparedLetters else { return nil }
    }
    return neighbors.sorted { ($0.hash, $0.candidate) < ($1.hash, $1.candidate) }
  }

  /// The first candidate that equals the word, or else the first candidate that is one step away;
  /// nil if there is none.
  private func nearest(to word: [Unicode.Scalar], in neighbors: [Neighbor]) -> Int? {
    var best: Int?
    for hash in Self.hashes(of: word) {
      var (low, high) = (0, neighbors.count)
      while low < high {
        let middle = (low + high) / 2
        if neighbors[middle].hash < hash { low = middle + 1 } else { high = middle }
      }
      while work > 0, low < neighbors.count, neighbors[low].hash == hash {
        let candidate = Int(neighbors[low].candidate)
        low += 1
        let other = fold(candidate)
        if other == word { return candidate }
        if candidate < best ?? .max {
          work -= other.count
          if EditDistance.isOneStep(word, other) { best = candidate }
        }
      }
    }
    return best
  }

  /// The hash of a word, and the hashes of the word without each of its letters.
  private static func hashes(of word: [Unicode.Scalar]) -> Set<UInt64> {
    func hash(without left: Int?) -> UInt64 {
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for index in word.indices where index != left {
        hash = (hash ^ UInt64(word[index].value)) &* 0x0100_0000_01B3
      }
      return hash
    }
    return Set(word.indices.map { hash(without: $0) } + [hash(without: nil)])
  }
}

/// A summary of a word that rules out most candidates without comparing them letter by letter.
private struct Letters {
  private var count = 0
  /// A bit for each ASCII letter that occurs.
  private var present: UInt64 = 0
  private var isASCII = true

  init(_ word: String) {
    for byte in word.utf8 where byte != 0x2D && byte != 0x5F && byte != 0x20 {
      if byte >= 0x80 { isASCII = false }
      let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
      present |= 1 << UInt64(lower & 63)
      count += 1
    }
  }

  /// Whether the words differ in few enough letters to be near. Each different letter needs at
  /// least one step.
  func mayBeNear(_ other: Letters) -> Bool {
    guard isASCII, other.isASCII else { return true }
    let limit = max(1, min(count, other.count) / 3)
    return abs(count - other.count) <= limit
      && (present & ~other.present).nonzeroBitCount <= limit
      && (other.present & ~present).nonzeroBitCount <= limit
  }
}
