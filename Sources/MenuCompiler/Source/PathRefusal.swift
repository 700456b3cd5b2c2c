/// The reason why a path in a menu or a configuration can't be read or written.
public struct PathRefusal: Error, Sendable, CustomStringConvertible {
  /// The problem with the path.
  public enum Reason: Sendable, Equatable {
    /// The path itself leads out of the project.
    case outside
    /// The path is in the project, but one of its components is a symbolic link that leads out of
    /// the project. The payload is the link's destination.
    case linkedOutside(String)
    /// The path is in a version control folder. The payload is the folder's name.
    case versionControl(String)
  }

  /// The reason for the refusal.
  public let reason: Reason

  /// Creates a refusal with a reason.
  public init(_ reason: Reason) { self.reason = reason }

  /// The problem with the path, as the end of a sentence that begins with the path.
  public var description: String {
    switch reason {
    case .outside: "is outside the project"
    case .linkedOutside(let end): "is a link out of the project, to '\(end)'"
    case .versionControl(let name): "is in '\(name)', which belongs to version control"
    }
  }

  /// Advice on how to allow the path.
  static let help =
    "keep it in the project, or allow its directory: '--allow-outside', or 'allow-outside' in 'menuc.toml'"
}
