import MenuTemplates

/// The built-in targets.
package enum TargetLibrary {
  /// The names of the targets, sorted.
  package static var names: [String] { TemplateFolders.names }

  /// An error for a name that no target has. It suggests the target that the author most likely
  /// meant.
  package static func unknown(_ name: String) -> UsageError {
    let foreign = ForeignValue.meant(by: name, among: names)
    return UsageError(
      "there is no target '\(name)'",
      help: foreign.map { "did you mean '\($0)'?" } ?? Suggestion.help(for: name, among: names))
  }

  /// The target with the given name; nil if there is none.
  package static func target(named name: String) throws -> Target? {
    if let target = cache.withLock({ $0[name] }) { return target }
    var target = try source(named: name).map(readTarget)
    target?.isBuiltIn = true
    cache.withLock { [target] in $0[name] = target }
    return target
  }

  /// The targets that have been read.
  private static let cache = Locked<[String: Target]>([:])

  /// The files of the target with the given name; nil if there is none.
  package static func source(named name: String) -> TargetSource? {
    TemplateFolders.files(of: name).map { TargetSource(name: name, texts: $0) }
  }
}
