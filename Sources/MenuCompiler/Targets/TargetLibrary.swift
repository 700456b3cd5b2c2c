import Foundation
import MenuTemplates

/// The built-in targets.
package enum TargetLibrary {
  /// The names of the targets, sorted.
  package static var names: [String] { TemplateFolders.names }

  /// The target with a name; nil if there is none.
  package static func target(named name: String) throws -> Target? {
    if let target = cache[name] { return target }
    let target = try source(named: name).map(readTarget)
    cache[name] = target
    return target
  }

  private static let cache = TargetCache()

  /// The files of the target with a name; nil if there is none.
  package static func source(named name: String) -> TargetSource? {
    TemplateFolders.files(of: name).map { TargetSource(name: name, texts: $0) }
  }
}

/// A cache of the built-in targets read so far. Unchecked, because a lock guards all access.
private final class TargetCache: @unchecked Sendable {
  private let lock = NSLock()
  private var targets: [String: Target] = [:]

  subscript(name: String) -> Target? {
    get { lock.withLock { targets[name] } }
    set { lock.withLock { targets[name] = newValue } }
  }
}
