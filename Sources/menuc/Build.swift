import ArgumentParser
import MenuCompiler

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks menus and writes what their targets generate.",
    discussion: """
      A menu's `generate` entries say what is written and where; without any, target `swift` is \
      written into `Generated` beside the menu. A menu with problems writes nothing, and what \
      it wrote before stays.

      EXAMPLES:
        menuc build menu.toml
        menuc build menus/*.toml --output Sources/App/Generated
        menuc build menu.toml --target swift --param access=public --param ids=all
        menuc build menu.toml --template outline.md.stencil --output docs
      """)

  @Argument(help: "Menu documents; `-` is standard input.")
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "A built-in target: the menu's entries for it, else its defaults.", valueName: "name"))
  var target: [String] = []

  @Option(
    help: ArgumentHelp("A template of one's own, or a target's folder.", valueName: "path"))
  var template: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The directory to write into, relative to the working directory.", valueName: "directory"))
  var output: String?

  @Option(
    help: ArgumentHelp("A parameter of the target, over the menu's.", valueName: "key=value"))
  var param: [String] = []

  @Flag(help: "Print nothing about what was written.")
  var quiet = false

  @OptionGroup var input: InputOptions

  func run() throws {
    if output?.isEmpty == true { throw ValidationError("'--output' needs a directory.") }
    var request = BuildRequest()
    request.targets = target
    request.templates = template
    request.output = output
    request.parameters = try param.map(Self.parameter)
    var status = ExitStatus.success
    var builder = MenuBuilder(request: request, options: input, isQuiet: quiet)
    for file in files { status = max(status, builder.compile(file)) }
    status = max(status, builder.write())
    try status.exit()
  }

  private static func parameter(_ text: String) throws -> (name: String, value: String) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
      throw ValidationError("'--param \(text)' is not of the form key=value.")
    }
    return (String(text[..<equals]), String(text[text.index(after: equals)...]))
  }
}

/// Compiles all menus before it writes a file, so that two that would write the same file are found
/// in time.
struct MenuBuilder {
  let request: BuildRequest
  let options: InputOptions
  let isQuiet: Bool
  private var outputs = OutputSet()
  private var paths: [String] = []
  /// The documents and what they include, which no output may overwrite.
  private var inputs: Set<String> = []

  init(request: BuildRequest, options: InputOptions, isQuiet: Bool) {
    self.request = request
    self.options = options
    self.isQuiet = isQuiet
  }

  mutating func compile(_ path: String) -> ExitStatus {
    runCompiler(path, goal: .files(request), options: options) { compiled, document in
      inputs.formUnion(compiled.sources.files.map { Disk.normalized($0.file.identity) })
      return add(compiled.files, of: document)
    }
  }

  /// Adds a menu's files, or none of them if another menu writes one of them otherwise.
  private mutating func add(_ files: [GeneratedFile], of document: SourceFile) -> ExitStatus {
    var added = outputs
    var addedPaths = paths
    for file in files {
      let path = Self.path(of: file, from: document)
      let count = added.files.count
      if inputs.contains(Disk.normalized(path)) {
        Console.complain(
          "\(document.name): '\(path)' is one of the menus, and would be overwritten",
          help: "choose another 'output' or 'file'")
        return .problems
      }
      if let problem = added.add(file, path: Disk.normalized(path)) {
        Console.complain(
          "\(document.name): \(problem) [output-collision]",
          help: file.isShared
            ? "menus that share a directory must agree in its target's parameters, such as 'access'"
            : "give the menus different names, or one of them an 'output' of its own")
        return .problems
      }
      if added.files.count > count { addedPaths.append(path) }
    }
    outputs = added
    paths = addedPaths
    return .success
  }

  mutating func write() -> ExitStatus {
    var status = ExitStatus.success
    for (file, path) in zip(outputs.files, paths) {
      do {
        let outcome = try OutputWriter.write(file.text, to: path)
        if !isQuiet { try Console.print("\(outcome.rawValue) \(PrintableText.visible(path))\n") }
      } catch {
        Console.complain("\(error)")
        status = .cannotRun
      }
    }
    return status
  }

  private static func path(of file: GeneratedFile, from document: SourceFile) -> String {
    switch file.directory {
    case .workingDirectory(let path): return Disk.join(path, file.name)
    case .besideDocument(let path):
      let directory = Disk.join(Disk.parent(of: document.name), path)
      return Disk.join(directory, file.name)
    }
  }
}
