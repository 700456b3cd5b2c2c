@_exported import Foundation

/// A log of what headless views did and of the calls that were refused.
@MainActor public enum HeadlessLog {
  public static var lines: [String] = []

  public static func note(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  public static func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
