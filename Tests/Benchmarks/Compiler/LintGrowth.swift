import Foundation
import MenuCompiler

/// Prints the processor time of `menuc lint` for menus of which something there is much of, with once, twice
/// and four times as much: four times the time if it is linear, sixteen times if it is quadratic.
///
/// - Returns: Whether no time grows faster than n log n, with half as much again for noise.
func benchmarkLintGrowth(_ count: Int) throws -> Bool {
  let sizes = [count, 2 * count, 4 * count]
  let limit = 1.5 * 4 * log(Double(4 * count)) / log(Double(count))
  print(
    "milliseconds of lint with \(sizes.map(String.init).joined(separator: ", ")) of each, ratio:")
  var isFine = true
  for shape in LintShape.all {
    let times = try sizes.map { size in
      let file = SourceFile(
        name: "menu.\(shape.format.rawValue)", format: shape.format, text: shape.text(size))
      return try (0..<3).map { _ in try processorTime(of: file) }.min() ?? 0
    }
    let ratio = times[2] / max(times[0], 0.1)
    let grows = ratio > limit
    isFine = isFine && !grows
    print(
      "  \(shape.name)".padding(toLength: 40, withPad: " ", startingAt: 0),
      times.map(tenths).joined(), tenths(ratio), grows ? "  faster than n log n" : "")
  }
  return isFine
}

/// Milliseconds of all threads.
private func processorTime(of file: SourceFile) throws -> Double {
  let start = clock()
  _ = try compileMenu(file, goal: .check, input: .none)
  return Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
}
