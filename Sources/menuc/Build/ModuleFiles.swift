import ArgumentParser
import MenuCompiler

/// Writes the files that the menus of a Swift module share, for build-system plugins; see
/// ``SwiftModule``.
struct ModuleFiles: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the files that the menus of a module share.", shouldDisplay: false)

  @Argument(help: "The menus of the module.")
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The directory to write into.", valueName: "directory"))
  var output: String

  @Option(
    name: .customLong("file"),
    help: ArgumentHelp("A file to write, empty if no menu needs it.", valueName: "name"))
  var names: [String]

  @Flag(help: "The module depends on MenuRuntime.")
  var importsRuntime = false

  @Flag(help: "The module may depend on MenuRuntime.")
  var mayImportRuntime = false

  @OptionGroup var input: InputOptions

  func run() throws {
    let status = try Reporter.run(input, isResult: false) { reporter in
      let assignment = try Assignment(files, input, to: &reporter)
      var needs = ModuleNeeds(importsEngine: importsRuntime)
      for path in assignment.paths {
        let document = try Disk.document(path, format: input.sourceFormat)
        needs.add(document, of: assignment.project?.configuration)
      }
      let files = try needs.files()
      if let missing = files.first(where: { !names.contains($0.name) }) {
        throw DiskError(
          description: "the build does not expect '\(missing.name)' yet; build once more")
      }
      for name in names {
        let text = files.first { $0.name == name }?.text ?? ModuleNeeds.emptyFile
        try OutputWriter.replace(Array(text.utf8), at: Disk.join(output, name))
      }
      return .success
    }
    try status.exit()
  }

  func validate() throws {
    if let name = names.first(where: { !OutputName.isValid($0) }) {
      throw ValidationError("'\(name)' can't be the name of a file.")
    }
  }
}
