import Foundation

/// The number of repetitions of random tests.
public enum Rounds {
  /// The factor for the number of rounds, set by `MENUC_ROUNDS`: 1 by default, more before a
  /// release.
  public static let factor = max(
    1, ProcessInfo.processInfo.environment["MENUC_ROUNDS"].flatMap(Int.init) ?? 1)

  /// - Parameter few: The number of rounds when tests are to be fast.
  public static func atLeast(_ few: Int) -> Int { few * factor }

  /// - Parameters:
  ///   - few: The number of rounds when tests are to be fast.
  ///   - many: The number of rounds to multiply otherwise.
  public static func atLeast(_ few: Int, many: Int) -> Int { factor == 1 ? few : many * factor }

  /// All elements when tests are to be thorough; otherwise every n-th, starting with one of the
  /// first.
  public static func some<Element>(
    of elements: [Element], every step: Int, from first: Int = 0
  ) -> [Element] {
    factor > 1
      ? elements
      : elements.enumerated().filter { $0.offset % step == first }.map(\.element)
  }
}
