import Foundation

/// The images that there are. Stands in for UIKit, of which generated SwiftUI asks just this.
public final class UIImage {
  nonisolated(unsafe) public static var names: Set<String> = []
  nonisolated(unsafe) public static var symbols: Set<String> = [
    "chevron.forward", "info.circle", "checkmark",
  ]

  public class Configuration {}

  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    if !Self.names.contains(name) { return nil }
  }
  public init?(systemName name: String) { if !Self.symbols.contains(name) { return nil } }
}
