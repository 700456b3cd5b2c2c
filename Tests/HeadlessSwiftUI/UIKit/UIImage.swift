import Foundation

/// Stands in for UIKit, of which generated SwiftUI asks just this.
@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIImage {
  /// Headless: the images that there are.
  nonisolated(unsafe) public static var names: Set<String> = []
  /// Headless: the system's images that there are.
  nonisolated(unsafe) public static var symbols: Set<String> = [
    "chevron.forward", "info.circle", "checkmark",
  ]

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public class Configuration {}

  @available(iOS 13, tvOS 13, visionOS 1, *)
  public init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    if !Self.names.contains(name) { return nil }
  }
  @available(iOS 13, tvOS 13, visionOS 1, *)
  public init?(systemName name: String) { if !Self.symbols.contains(name) { return nil } }
}
