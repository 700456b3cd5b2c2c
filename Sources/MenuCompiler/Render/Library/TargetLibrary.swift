/// The targets that are built in.
public enum TargetLibrary {
  /// In the order of their names.
  public static let sources: [TargetSource] = [
    c, dot, html, json, kotlin, markdown, objc, swift, swiftui, typescript, uikit,
  ]

  public static var names: [String] { sources.map(\.name) }

  /// The target of a name, if there is one.
  public static func target(named name: String) throws -> Target? {
    try sources.first { $0.name == name }.map(readTarget)
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
