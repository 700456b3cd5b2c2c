import TestSupport
import Testing

@testable import MenuCompiler

/// Suggestions for one word and for thousands of words.
@Suite struct SuggestionTests {
  /// The simplest definition of a suggestion: the first of the candidates that take the fewest
  /// steps.
  private func plainNearest(to written: String, among candidates: [String]) -> String? {
    func fold(_ word: String) -> [Unicode.Scalar] {
      word.lowercased().unicodeScalars.filter { !["-", "_", " "].contains($0) }
    }
    let word = fold(written)
    guard !word.isEmpty, word.count <= 64 else { return nil }
    if let same = candidates.first(where: { fold($0) == word }) { return same }
    guard word.count > 1 else { return nil }
    let distances = candidates.map { candidate in
      let other = fold(candidate)
      let steps = steps(word, other)
      return steps <= max(1, min(word.count, other.count) / 3) ? steps : .max
    }
    guard let least = distances.min(), least < .max else { return nil }
    return distances.firstIndex(of: least).map { candidates[$0] }
  }

  /// The number of letters to insert, delete, replace or swap.
  private func steps(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var table = (0...first.count).map { row in
      (0...second.count).map { row == 0 ? $0 : $0 == 0 ? row : 0 }
    }
    for row in first.indices {
      for column in second.indices {
        var least = min(table[row][column + 1], table[row + 1][column]) + 1
        least = min(least, table[row][column] + (first[row] == second[column] ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          least = min(least, table[row - 1][column - 1] + 1)
        }
        table[row + 1][column + 1] = least
      }
    }
    return table[first.count][second.count]
  }

  private func word(_ random: inout some RandomNumberGenerator, _ lengths: ClosedRange<Int>)
    -> String
  {
    String(
      (0..<Int.random(in: lengths, using: &random)).map { _ in
        "abcAB-_ éß".randomElement(using: &random) ?? "a"
      })
  }

  @Test func theNearestIsTheFirstOfThoseThatTakeTheFewestSteps() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<40 {
      let candidates = (0..<30).map { _ in word(&random, 0...14) } + [word(&random, 60...70)]
      let index = SuggestionIndex(candidates)
      // The first few words are looked up in a different way than later ones.
      for _ in 0..<30 {
        let written =
          Bool.random(using: &random) ? word(&random, 0...14) : word(&random, 60...66)
        let expected = plainNearest(to: written, among: candidates)
        #expect(index.nearest(to: written) == expected, "\(written) among \(candidates)")
        #expect(Suggestion.nearest(to: written, among: candidates) == expected)
      }
    }
  }

  /// Among thousands of words, each word with an additional, missing, wrong or swapped letter is
  /// found. The work grows with the number of words, not with its square.
  @Test func thousandsOfWordsTakeWorkInProportion() {
    func work(_ count: Int) -> Int {
      let names = (0..<count).map { "open-file-\(10_000 + $0)" }
      let index = SuggestionIndex(names)
      let all = index.work
      for number in 0..<count {
        let written = "opne-file-\(10_000 + number)"
        #expect(index.nearest(to: written) == names[number])
      }
      return all - index.work
    }
    let (small, large) = (work(500), work(2_000))
    #expect(large < 6 * small, "\(small) and \(large)")
  }

  @Test func theWorkHasALimit() {
    let names = (0..<2_000).map { "open-file-\(10_000 + $0)" }
    let index = SuggestionIndex(names, work: 100_000)
    for number in 0..<2_000 { _ = index.nearest(to: "fold-\(number)-open-\(number)") }
    #expect(index.work > -50_000)
    #expect(index.nearest(to: "totally-different") == nil)
  }

  /// Messages show the start and the end of a long list.
  @Test func aLongListIsShortenedAsMessagesAre() throws {
    let names = (0..<5_000).map { "name\($0)" }
    let list = Suggestion.list(names)
    #expect(list.utf8.count < 10_000)
    #expect(list.hasPrefix("'name0', 'name1', ") && list.hasSuffix(", 'name4998', 'name4999'"))
    #expect(Suggestion.list(["a", "b"], prefix: "!x=") == "'!x=a', '!x=b'")
    var (short, long) = (Diagnostics(), Diagnostics())
    short.report(.tooLarge, list, at: .file(0))
    long.report(.tooLarge, names.map { "'\($0)'" }.joined(separator: ", "), at: .file(0))
    #expect(try #require(short.all.first).message == #require(long.all.first).message)
  }
}
