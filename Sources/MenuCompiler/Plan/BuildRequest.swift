/// The outputs that a caller requests. If the request is empty, the document determines the
/// outputs.
public struct BuildRequest: Sendable {
  /// The names of built-in targets. A target is written as specified by the document's entries for
  /// it, or else with its defaults.
  public var targets: [String] = []
  /// Whether the document's `generate` entries are ignored, including their parameters.
  public var ignoresGenerate = false
  /// Paths of templates or target folders, relative to the working directory.
  public var templates: [String] = []
  /// A directory for all outputs, relative to the working directory.
  public var output: String?
  /// Parameters that take precedence over the document's, as written on the command line.
  public var parameters: [(name: String, value: String)] = []
  /// Whether each file with a table is read back and compared with the menu.
  public var isCertified = false
  /// Whether the sizes of tables for small processors are computed.
  public var measuresSizes = false
  /// The module that the outputs are for, if a build-system plugin requests them.
  package var module: SwiftModule?

  /// A request that leaves everything to the document.
  public init() {}
}

/// The directory of a generated file.
public enum OutputDirectory: Sendable, Hashable, Codable {
  /// A path relative to the document's own directory.
  case besideDocument(String)
  /// A path relative to the directory of the project's configuration.
  case besideConfiguration(String)
  /// A path relative to the working directory.
  case workingDirectory(String)

  /// The directory at a path below this directory.
  func appending(_ folder: String) -> OutputDirectory {
    switch self {
    case .besideDocument(let path): .besideDocument("\(path)/\(folder)")
    case .besideConfiguration(let path): .besideConfiguration("\(path)/\(folder)")
    case .workingDirectory(let path): .workingDirectory("\(path)/\(folder)")
    }
  }
}

/// A file that a target generated.
public struct GeneratedFile: Sendable, Codable {
  /// The directory that the file belongs to.
  public let directory: OutputDirectory
  /// A plain file name.
  public let name: String
  /// Whether the file belongs to the directory, not to one menu, so that several menus may share
  /// it.
  public let isShared: Bool
  /// The SHA-256 of the contents, in hexadecimal.
  public internal(set) var hash: String
  /// The contents; empty if they went to a ``GeneratedFileSink``.
  public internal(set) var text = ""

  /// ``text`` is not encoded, because the files are on disk.
  private enum CodingKeys: CodingKey {
    case directory, name, isShared, hash
  }
}

/// A part of the output that rendering passes to a sink. Parts arrive in order.
public enum GeneratedPart: Sendable {
  /// The next bytes of the file that is being rendered.
  case bytes([UInt8])
  /// The file that consists of all bytes since the previous file.
  case file(GeneratedFile)
}

/// Receives generated files in parts, as they are rendered, so that no whole file is held in
/// memory. The sink also receives files of menus that turn out to have errors. The result of the
/// compilation lists the valid files.
public typealias GeneratedFileSink = (GeneratedPart) throws -> Void

/// A target with the values of all its parameters, ready to be rendered.
package struct RenderJob {
  var target: Target
  let directory: OutputDirectory
  var parameters: [String: TargetParameter.Value]
  /// The fixed values of conditions in this output, sorted by the conditions' names.
  let defines: [Define]
  /// The languages of the output other than the document's own.
  let languages: LanguageSelection
  /// The entry that the job comes from; nil if it does not come from an entry.
  let entry: GenerateEntry?

  func text(_ parameter: String) -> String? {
    guard case .text(let text)? = parameters[parameter] else { return nil }
    return text
  }

  /// The value of an integer parameter; 0 if the parameter has no integer value.
  func integer(_ parameter: String) -> Int {
    if case .integer(let value)? = parameters[parameter] { Int(clamping: value) } else { 0 }
  }

  /// Whether a saved state of the target `device` contains only the checked items.
  var savesChecksAlone: Bool { text(WellKnownParameter.saves) == "checks" }
}
