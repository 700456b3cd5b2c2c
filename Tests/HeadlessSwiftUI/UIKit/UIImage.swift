import Foundation

/// Stands in for UIKit: generated SwiftUI uses only this type of it.
@available(iOS 2, tvOS 9, visionOS 1, *)
public final class UIImage {
  /// Headless: the names of the app's images.
  nonisolated(unsafe) public static var names: Set<String> = []
  /// Headless: the names of the system's images.
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
