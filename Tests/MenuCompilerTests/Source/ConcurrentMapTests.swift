import MenuCompiler
import Testing

/// Concurrent work gives the same results, in the same order, as sequential work.
@Suite struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 1_000]) func isLikeMap(count: Int) {
    let numbers = Array(0..<count)
    #expect(numbers.concurrentMap { "\($0)" } == numbers.map { "\($0)" })
  }

  @Test func canBeNested() {
    let sums = Array(0..<100).concurrentMap { one in
      Array(0..<100).concurrentMap { one * $0 }.reduce(0, +)
    }
    #expect(sums == (0..<100).map { $0 * 4950 })
  }
}
