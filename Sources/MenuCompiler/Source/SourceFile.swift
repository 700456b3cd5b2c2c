/// A file with its contents: a menu document, an included document, a catalog or a configuration.
public struct SourceFile: Sendable {
  /// The file's name in diagnostics: the path as the user wrote it, or `<stdin>`.
  public let name: String
  /// The path with symbolic links resolved. All paths to the same file have the same identity.
  public let identity: String
  /// The format of the document.
  public let format: SourceFormat
  /// The bytes as they were read. ``parse(_:as:into:)`` checks whether they are UTF-8.
  public let bytes: [UInt8]

  /// Creates a file from bytes.
  ///
  /// - Parameters:
  ///   - name: The name in diagnostics.
  ///   - identity: The path with symbolic links resolved; by default, the name.
  ///   - format: The format of the document.
  ///   - bytes: The bytes of the file.
  public init(name: String, identity: String? = nil, format: SourceFormat, bytes: [UInt8]) {
    self.name = name
    self.identity = identity ?? name
    self.format = format
    self.bytes = bytes
  }

  /// Creates a file from a string, for tests and for programs that hold a document in memory.
  public init(name: String, format: SourceFormat, text: String) {
    self.init(name: name, format: format, bytes: Array(text.utf8))
  }
}

/// The formats of files that belong to a menu. TOML, YAML and JSON can express the same documents.
public enum SourceFormat: String, Sendable, Codable {
  case toml
  case yaml
  case json
  /// A gettext catalog.
  case po
  /// A catalog in XML, such as XLIFF.
  case xml
  /// An Apple strings file, which is a catalog in one language.
  case strings
  /// A Java properties file as a catalog.
  case properties

  /// The formats of documents.
  public static let documents: [SourceFormat] = [.toml, .yaml, .json]

  /// The format of a document, determined by the extension of its path: `.toml`, `.yaml`, `.yml` or
  /// `.json`; nil for any other extension.
  public init?(path: String) {
    let name = path.pathNames.last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    switch name[dot...].lowercased() {
    case ".toml": self = .toml
    case ".yaml", ".yml": self = .yaml
    case ".json": self = .json
    default: return nil
    }
  }
}
