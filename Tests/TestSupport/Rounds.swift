import Foundation

/// How often tests repeat what depends on chance.
public enum Rounds {
  /// `MENUC_ROUNDS`, by which the number of rounds is multiplied: 1 by default, 10 in `.ci/run`.
  public static let factor = max(
    1, ProcessInfo.processInfo.environment["MENUC_ROUNDS"].flatMap(Int.init) ?? 1)

  /// - Parameter few: The number of rounds when tests are to be fast.
  public static func atLeast(_ few: Int) -> Int { few * factor }
}
