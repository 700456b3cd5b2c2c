import MenuTemplates

/// The targets that are built in.
public enum TargetLibrary {
  /// Their names, sorted.
  public static var names: [String] { TemplateFolders.names }

  /// The target with a name, if there is one.
  public static func target(named name: String) throws -> Target? {
    try source(named: name).map(readTarget)
  }

  /// The files of the target with a name, if there is one.
  public static func source(named name: String) -> TargetSource? {
    TemplateFolders.files(of: name).map { TargetSource(name: name, texts: $0) }
  }
}
