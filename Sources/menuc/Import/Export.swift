import ArgumentParser
import MenuCompiler

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a menu in the format of another program.",
    discussion: """
      What the format can't express is listed with its line. An existing file is only replaced with \
      '--force'. A menu that 'menuc import' has read can be exported again.

      EXAMPLES:
        menuc export menu.toml --to opml > menu.opml
        menuc export menu.toml --to android --output res/menu/main.xml
        menuc export settings.toml --to settings --output Settings.bundle/Root.plist

      FORMATS:
      \(ImportFormat.exported.map(\.line).joined(separator: "\n"))
      """)

  @Argument(help: "A menu document; `-` is standard input.", completion: .menus)
  var file: String

  @Option(
    help: ArgumentHelp("The format to write.", valueName: "format"),
    completion: .list(ImportFormat.exported.map(\.rawValue)), transform: Export.format)
  var to: ImportFormat

  @Option(
    help: ArgumentHelp("The file to write; by default, the menu is printed.", valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace existing files.")
  var force = false

  @Flag(name: .customLong("complete"), help: "Exit with 1 if something can't be carried over.")
  var needsAll = false

  @OptionGroup var input: InputOptions

  func validate() throws {
    if output == Disk.standardInput {
      throw ValidationError("'--output' takes the path of a file; without it, the menu is printed.")
    }
  }

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      try WritePermission.require(for: "export", ifIt: output != nil || input.outputFile != nil)
      status = try Reporter.run(input, isResult: false) { reporter in
        let assignment = try Assignment([file], input, to: &reporter)
        let run = CompilerRun(file, of: assignment, goal: .table, options: input)
        return run.report(to: &reporter) { compiled, document, _ in
          let confinement = Confinement(
            document, project: assignment.project, allowed: input.allowOutside)
          let exported = try exportMenu(
            compiled, to: to, load: Disk().input(confinement).loadInclude)
          try write(exported)
          for loss in exported.losses { Console.warn("\(loss)\n") }
          return needsAll && !exported.losses.isEmpty ? .problems : .success
        }
      }
    }
    try status.exit()
  }

  private static func format(_ name: String) throws -> ImportFormat {
    guard let format = ImportFormat(rawValue: name), ImportFormat.exported.contains(format) else {
      let names = ImportFormat.exported.map { "'\($0.rawValue)'" }
      throw ValidationError("menus can be written as \(names.joined(separator: ", "))")
    }
    return format
  }

  private func write(_ exported: ExportedFiles) throws {
    guard let output else {
      for file in exported.files where file.path.isEmpty { try Console.print(file.text) }
      let others = exported.files.count - 1
      if others > 0 {
        Console.note("'--output' also writes \(others == 1 ? "1 file" : "\(others) files")")
      }
      return
    }
    let directory = Disk.parent(of: output)
    if exported.files.contains(where: { $0.path.hasPrefix("../") }),
      Disk.lastComponent(of: Disk.absolute(directory)) != "menu"
    {
      throw UsageError(
        "the strings are written beside the directory of menus, but '\(output)' is not in a directory 'menu'",
        help: "name a file in a directory 'menu', such as 'res/menu/main.xml'")
    }
    let files = exported.files.map { file in
      (
        path: file.path.isEmpty ? output : Disk.normalized(Disk.join(directory, file.path)),
        text: file.text
      )
    }
    try NewFiles.write(files, replacing: force, command: "export")
    for file in files { Console.note("written \(file.path)") }
  }
}

extension ImportFormat {
  /// The line for the format in a list of formats.
  var line: String {
    "  " + rawValue + String(repeating: " ", count: max(1, 12 - rawValue.count)) + title
  }
}
