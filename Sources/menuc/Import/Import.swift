import ArgumentParser
import MenuCompiler

struct Import: ParsableCommand {
  enum Spelling: String, ExpressibleByArgument, CaseIterable {
    case toml, yaml
  }

  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Converts a menu from another format to TOML or YAML.",
    discussion: """
      The new menu has no errors and no warnings. What a menu can't express is listed with its line. \
      An existing file is only replaced with '--force'.

      EXAMPLES:
        menuc import mkdocs.yml > menu.toml
        menuc import sidebars.json --menu docs --output docs.menu.yaml
        menuc import app/src/main/res/menu/main.xml --output main.toml
        menuc import Tree.plist --from plist --format yaml
        menuc import Settings.bundle --output settings.toml

      FORMATS:
      \(ImportFormat.allCases.map(\.line).joined(separator: "\n"))
      """)

  @Argument(help: "The document, or '-' for standard input.", completion: .file())
  var file: String

  @Option(
    help: ArgumentHelp(
      "The format of the document; by default it is recognized.", valueName: "format"))
  var from: ImportFormat?

  @Option(
    help: ArgumentHelp(
      "The menu or sidebar to import from a document that has several.", valueName: "name"))
  var menu: String?

  @Option(
    help: ArgumentHelp("The file to write; by default, the menu is printed.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The format of the new menu; by default, the output's name decides, or TOML is used.",
      valueName: "format"))
  var format: Spelling?

  @Flag(help: "Replace existing files.")
  var force = false

  @Flag(help: "Exit with 1 if something can't be carried over.")
  var strict = false

  func run() throws {
    try ExitStatus.run {
      try WritePermission.require(for: "import", ifIt: output != nil)
      let imported: ImportedFiles
      do {
        imported = try importMenu(try request())
      } catch let error as ImportError {
        Console.complain(error.description, help: error.help)
        throw ExitCode(ExitStatus.problems.rawValue)
      }
      try write(imported)
      report(imported)
      if strict, !imported.losses.isEmpty { try ExitStatus.problems.exit() }
    }
  }

  private func request() throws -> ImportRequest {
    let isInput = file == Disk.standardInput
    let file = isInput ? file : Self.document(file)
    let bytes = isInput ? try Disk.standardInputBytes() : try Disk.bytes(of: file)
    var request = ImportRequest(
      name: isInput ? Disk.standardInputName : file, bytes: bytes)
    request.format = from
    request.menu = menu
    request.output = try outputFormat()
    if let output { request.stem = Disk.stem(of: output) }
    if !isInput {
      let neighbors = ImportNeighbors(of: file)
      request.load = { neighbors.bytes(of: $0) }
      request.list = { neighbors.names(in: $0) }
    }
    return request
  }

  /// The document at a path. For a Settings bundle, this is its `Root.plist`.
  private static func document(_ path: String) -> String {
    let root = Disk.join(path, "Root.plist")
    return Disk.isDirectory(path) && Disk.exists(root) ? root : path
  }

  private func outputFormat() throws -> SourceFormat {
    guard let output else { return format == .yaml ? .yaml : .toml }
    switch SourceFormat(path: output) {
    case .toml where format != .yaml: return .toml
    case .yaml where format != .toml: return .yaml
    case .json:
      throw UsageError(
        "'\(output)': 'menuc import' writes no JSON, which has no comments",
        help: NewFiles.nameAdvice(for: output, ending: "toml"))
    case .toml, .yaml:
      let ending = format == .yaml ? "yaml" : "toml"
      throw UsageError(
        "'\(output)' does not have the ending of '--format \(ending)'",
        help: NewFiles.nameAdvice(for: output, ending: ending))
    default:
      if let format { return format == .toml ? .toml : .yaml }
      throw UsageError(
        "'\(output)' does not end in .toml, .yaml or .yml",
        help: NewFiles.nameAdvice(for: output, ending: "toml"))
    }
  }

  // MARK: Output

  private func write(_ imported: ImportedFiles) throws {
    guard let output else { return try Console.print(imported.menu) }
    let directory = Disk.parent(of: output)
    let files: [(path: String, text: String)] =
      [(output, imported.menu)]
      + imported.catalogs.map { (Disk.join(directory, $0.path), $0.text) }
    try NewFiles.write(files, replacing: force, command: "import")
  }

  /// Reports on standard error what was imported and what was not.
  private func report(_ imported: ImportedFiles) {
    for loss in imported.losses { Console.warn("\(loss)\n") }
    let items = imported.itemCount == 1 ? "1 item" : "\(imported.itemCount) items"
    var parts = ["imported \(items), format '\(imported.format.rawValue)'"]
    if !imported.losses.isEmpty {
      let lines = imported.losses.count == 1 ? "1 line" : "\(imported.losses.count) lines"
      parts.append("not carried over: \(lines) above")
    }
    if !imported.allowed.isEmpty {
      parts.append("allowed by comments: \(imported.allowed.joined(separator: ", "))")
    }
    if output == nil, imported.languageCount > 0 {
      let languages =
        imported.languageCount == 1 ? "1 language" : "\(imported.languageCount) languages"
      parts.append("left out: texts in \(languages), for which '--output' writes catalogs")
    }
    Console.note(parts.joined(separator: "; "))
  }
}

extension ImportFormat: ExpressibleByArgument {}
