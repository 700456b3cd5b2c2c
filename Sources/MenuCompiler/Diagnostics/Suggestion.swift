/// Did-you-mean: the known word nearest to what was written.
public enum Suggestion {
  /// The candidate that a person most likely meant, or nil if none is near. Case and the separator
  /// of words (`-`, `_` or none) are ignored.
  static func nearest(to written: String, among candidates: [String]) -> String? {
    let folded = fold(written)
    guard !folded.isEmpty, folded.count <= 64 else { return nil }
    let letters = Letters(written)
    let near = candidates.filter { letters.mayBeNear(Letters($0)) }
    if let same = near.first(where: { fold($0) == folded }) { return same }
    var best: (candidate: String, distance: Int)?
    for candidate in near {
      let target = fold(candidate)
      let limit = max(1, min(folded.count, target.count) / 3)
      let distance = distance(folded, target)
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  /// `did you mean 'title'?`, or the list of what is allowed if that is short enough to read.
  public static func help(for written: String, among candidates: [String]) -> String? {
    if let nearest = nearest(to: written, among: candidates) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty else { return nil }
    return "use one of " + candidates.map { "'\($0)'" }.joined(separator: ", ")
  }

  private static func fold(_ word: String) -> [Unicode.Scalar] {
    word.lowercased().unicodeScalars.filter { $0 != "-" && $0 != "_" && $0 != " " }
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour.
  private static func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in stride(from: 1, through: first.count, by: 1) {
      var current = [row]
      for column in stride(from: 1, through: second.count, by: 1) {
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }

  /// A summary of a word that rules out most candidates without comparing them letter by letter.
  private struct Letters {
    private var count = 0
    /// A bit for each letter of ASCII that occurs.
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

    /// Whether few enough letters are added or different: each takes at least one step.
    func mayBeNear(_ other: Letters) -> Bool {
      guard isASCII, other.isASCII else { return true }
      let limit = max(1, min(count, other.count) / 3)
      return abs(count - other.count) <= limit
        && (present & ~other.present).nonzeroBitCount <= limit
        && (other.present & ~present).nonzeroBitCount <= limit
    }
  }
}
