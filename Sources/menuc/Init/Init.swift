import ArgumentParser
import MenuCompiler

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a small, commented menu to start from.",
    discussion: """
      Nothing is overwritten: if one of the files exists, none of them is written.

      EXAMPLES:
        menuc init                            write menu.toml
        menuc init settings.yaml              a menu called Settings, in YAML
        menuc init --layout section-headers --target uikit
        menuc init --project                  also write menuc.toml, with the settings of all menus
      """)

  @Argument(
    help: "The menu's file; its name ends in `.toml`, `.yaml` or `.yml`.", completion: .menus)
  var file = "menu.toml"

  @Option(help: ArgumentHelp("How rows are placed in a table.", valueName: "layout"))
  var layout = Layout.rows

  @Option(
    help: ArgumentHelp("The target that 'menuc build' writes the menu for.", valueName: "name"),
    completion: .targets)
  var target = "html"

  @Flag(help: "Also write 'menuc.toml' or 'menuc.yaml', which lists the menus and the target.")
  var project = false

  func run() throws {
    try ExitStatus.run {
      try WritePermission.require(for: "init", ifIt: true)
      guard TargetLibrary.names.contains(target) else { throw TargetLibrary.unknown(target) }
      let starter = StarterMenu(
        path: file, format: try format(), layout: layout, target: target, hasProject: project)
      let files = starter.files
      let others = project ? ProjectConfiguration.fileNames : []
      try NewFiles.refuseExisting(files.map(\.path) + others, command: "init")
      for file in files {
        let source = SourceFile(name: file.path, format: starter.format, text: file.text)
        try SourceWriter.create(source, with: source.bytes)
      }
      try Console.print(
        files.map { "written \(PrintableText.visible($0.path))\n" }.joined() + nextSteps)
    }
  }

  func validate() throws {
    if project, file.hasPrefix("/") || file.pathNames.contains("..") {
      throw ValidationError("'--project' needs a menu below the working directory.")
    }
    // The configuration lists the menu as a pattern, in quotes.
    if project, file.contains(where: { "*?[]\"\\".contains($0) || $0.asciiValue ?? 32 < 32 }) {
      throw ValidationError(
        "'--project' needs a menu whose name has no quotes, backslashes, '*', '?' or brackets.")
    }
  }

  private func format() throws -> SourceFormat {
    switch SourceFormat(path: file) {
    case .toml: return .toml
    case .yaml: return .yaml
    case .json:
      throw UsageError(
        "'\(file)': 'menuc init' writes no JSON, which has no comments",
        help: "name the menu .toml or .yaml")
    default:
      throw UsageError(
        "'\(file)' does not end in .toml, .yaml or .yml",
        help: NewFiles.nameAdvice(for: file, ending: "toml"))
    }
  }

  private var nextSteps: String {
    let menu = " \(file.shellWord)"
    let path = project ? "" : menu
    return """

      next:
        menuc show\(menu)
        menuc preview\(menu)
        menuc lint\(path)
        menuc build\(path)

      """
  }
}

extension Layout: ExpressibleByArgument {}
