/// The engines of all menus of a build: those of one directory get the parts that one of these needs.
public struct SharedEngines {
  /// By the directories of files.
  private var parts: [String: Set<EnginePart>] = [:]
  /// The files that were rendered again, by the hashes of what they replace and the directories.
  private var files: [String: [String: GeneratedFile]] = [:]
  private let isWhole: Bool

  /// - Parameter isWhole: Whether engines get all parts, because it is not known what a menu needs.
  public init(isWhole: Bool) { self.isWhole = isWhole }

  /// Adds what a file needs.
  public mutating func add(_ file: GeneratedFile, in directory: String) {
    guard let use = file.engine else { return }
    parts[directory, default: []].formUnion(isWhole ? EnginePart.all : use.parts)
  }

  /// The same file with all parts that menus of the directory need.
  public mutating func completed(
    _ file: GeneratedFile, in directory: String
  ) throws -> GeneratedFile {
    guard var use = file.engine, let source = use.source, let needed = parts[directory] else {
      return file
    }
    use.given = needed
    var completed = file
    completed.engine = use
    guard needed != use.parts else { return completed }
    let rendered =
      try files[file.hash]?[directory] ?? renderEngine(source, with: needed, of: Self.anyMenu())
    files[file.hash, default: [:]][directory] = rendered
    completed.hash = rendered.hash
    completed.text = rendered.text
    return completed
  }

  /// Whether a file that was completed in an earlier build has the parts that menus of the directory
  /// need now.
  public func suits(_ file: GeneratedFile, in directory: String) -> Bool {
    guard let given = file.engine?.given, let needed = parts[directory] else { return true }
    return given == needed
  }

  private static func anyMenu() throws -> LoweredMenu {
    let document = SourceFile(
      name: "engine.json", format: .json, text: #"{ "menu": "Engine", "items": [] }"#)
    let compiled = try compileStages(
      document, goal: .table, input: .none, severities: SeveritySettings())
    guard let menu = compiled.menu else { throw TargetError("an empty menu can't be compiled") }
    return menu
  }
}
