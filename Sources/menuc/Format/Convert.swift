import ArgumentParser
import MenuCompiler

struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Writes a menu in another format: TOML, YAML or JSON.",
    discussion: """
      The new document is written only if it is the same menu. Comments keep their places; those \
      that the new format has no place for are listed. The old document stays. An existing file is \
      only replaced with '--force'.

      EXAMPLES:
        menuc convert menu.toml menu.yaml
        menuc convert menu.yaml menu.json
      """)

  @Argument(help: "A menu document.", completion: .menus)
  var file: String

  @Argument(help: "The file to write; its extension determines the format.", completion: .menus)
  var output: String

  @Flag(help: "Replace an existing file.")
  var force = false

  @Flag(name: .customLong("complete"), help: "Exit with 1 if something can't be carried over.")
  var needsAll = false

  @OptionGroup var input: InputOptions

  func run() throws {
    var status = ExitStatus.success
    try ExitStatus.run {
      try WritePermission.require(for: "convert", ifIt: true)
      guard let format = SourceFormat(path: output) else {
        throw UsageError(
          "'\(output)' does not end in .toml, .yaml, .yml or .json",
          help: NewFiles.nameAdvice(for: output, ending: "yaml"))
      }
      status = try Reporter.run(input, isResult: false) { reporter in
        let assignment = try Assignment([file], input, to: &reporter)
        let document = try Disk.document(file, format: input.sourceFormat)
        let converted = convertDocument(document, to: format, name: output)
        reporter.add(converted.problems, in: document)
        guard let new = converted.file else { return .problems }
        let isComplete = try check(document, new, assignment)
        guard !Disk.isSame(file, output) else {
          throw DiskError(description: "\(output): it is the document itself")
        }
        let text = String(decoding: new.bytes, as: UTF8.self)
        try NewFiles.write([(output, text)], replacing: force, command: "convert")
        for loss in converted.losses { Console.warn(PrintableText.visible(loss) + "\n") }
        try Console.print("written \(PrintableText.visible(output))\n")
        if !isComplete {
          Console.note("\(file) has errors, which were carried over: see 'menuc lint \(output)'")
        }
        return needsAll && !converted.losses.isEmpty ? .problems : .success
      }
    }
    try status.exit()
  }

  /// Throws an error if the new document is a different menu. Its includes are relative to its new
  /// directory.
  ///
  /// - Returns: Whether the menu has no errors.
  private func check(
    _ old: SourceFile, _ new: SourceFile, _ assignment: Assignment
  ) throws -> Bool {
    let placed = SourceFile(
      name: new.name, identity: Disk.absolute(output), format: new.format, bytes: new.bytes)
    func compiled(_ document: SourceFile) throws -> CompiledMenu {
      var input = Disk().input(
        Confinement(document, project: assignment.project, allowed: input.allowOutside))
      input.configuration = assignment.project?.configuration
      return try compileMenu(document, goal: .table, input: input, offersFixes: false)
    }
    let menu = try compiled(old)
    let isComplete = menu.menu != nil
    if try areSameMenu(menu, compiled(placed)) { return isComplete }
    var description = "\(output): not written: it would not be the same menu as \(old.name)"
    if !isComplete {
      description += "; correct the errors in \(old.name) first"
    } else if Disk.parent(of: placed.identity) != Disk.parent(of: Disk.absolute(file)) {
      description += "; the paths in it are relative to its directory"
    }
    throw DiskError(description: description)
  }
}
