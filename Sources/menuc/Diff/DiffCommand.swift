import ArgumentParser
import Foundation
import MenuCompiler

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Reports the effects of a menu change on existing users.",
    discussion: """
      Compares two menus, or a menu with its version in a git commit, and reports lost saved \
      states, removed constants and columns, changes of order, and harmless changes. Exits with \
      1 if a change is breaking. Without files, compares all menus of the project with those of \
      the last commit. \(Self.names)

      EXAMPLES:
        menuc diff                            what has changed since the last commit
        menuc diff shipped/menu.toml menu.toml
        menuc diff menu.toml --against v1.0
        menuc diff menu.toml --against v1.0 --fix    keep changed ids under 'was'
        menuc diff menu.toml --against origin/main --warn leaf-removed --format json
        menuc diff menu.toml --against v1.0 --texts
        menuc diff menu.toml menu.toml --old-define device=phone --define device=tablet
      """)

  enum PrintedFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(
    help: """
      The old menu and the new one, or one menu with --against; by default, the project's menus. \
      `-` is standard input.
      """, completion: .menus)
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compare with the menu in this git commit; without files, HEAD by default.",
      valueName: "ref"))
  var against: String?

  @Option(
    help: ArgumentHelp("Changes to treat as breaking.", valueName: "name"),
    completion: .changes)
  var error: [String] = []

  @Option(
    help: ArgumentHelp("Changes to treat as warnings.", valueName: "name"),
    completion: .changes)
  var warn: [String] = []

  @Option(
    help: ArgumentHelp("Changes not to report.", valueName: "name"),
    completion: .changes)
  var allow: [String] = []

  @Flag(help: "Compare the texts in other languages as well.")
  var texts = false

  @Flag(
    help:
      "Write the former ids of items into the new menu, under 'was', so that saved states still apply."
  )
  var fix = false

  @Flag(help: "Treat warnings as breaking, unless an option names them.")
  var strict = false

  @Option(
    help: ArgumentHelp("How changes are printed; json prints one per line.", valueName: "format"))
  var format = PrintedFormat.text

  @Option(
    help: ArgumentHelp(
      "The format of standard input, or of files whose names have no known extension.",
      valueName: "format"))
  var inputFormat: InputOptions.InputFormat?

  @Option(
    name: .customLong("define"),
    help: ArgumentHelp(
      "Compare the menus with this value of a condition fixed.", valueName: "condition=value"))
  var defined: [String] = []

  @Option(
    name: .customLong("old-define"),
    help: ArgumentHelp(
      "Like --define, but for the old menu only, to compare two variants; --define then applies to the new menu.",
      valueName: "condition=value"))
  var oldDefined: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file or directory outside the project that menus may read.", valueName: "path"),
    completion: .file())
  var allowOutside: [String] = []

  @OptionGroup var projectConfiguration: ConfigurationOptions

  @Option(
    help: ArgumentHelp("When to use colors; with NO_COLOR, 'auto' uses none.", valueName: "when"))
  var color = InputOptions.ColorChoice.auto

  func run() throws {
    do {
      try WritePermission.require(for: "diff", ifIt: fix)
      try compare().exit()
    } catch let error as UsageError {
      Console.complain(error.description, help: error.help)
      try ExitStatus.usage.exit()
    } catch let error as ExitCode {
      throw error
    } catch {
      Console.complain("\(error)")
      try ExitStatus.cannotRun.exit()
    }
  }

  private func compare() throws -> ExitStatus {
    var options = try InputOptions.parse(
      ["--color", color.rawValue] + allowOutside.map { "--allow-outside=\($0)" })
    options.configuration = projectConfiguration
    var menus: [DiffSides.Pair] = []
    var settings = ChangeSettings()
    _ = try Reporter.run(options, isResult: false) { reporter in
      let sides = try DiffSides(self, options, to: &reporter)
      settings = try self.settings(sides.project?.configuration)
      menus = try sides.compiled()
      // Warnings are reported by `menuc lint`.
      for menu in menus.flatMap({ [$0.old, $0.new] }).compactMap({ $0 }) where menu.hasErrors {
        reporter.add(menu)
      }
      return .success
    }
    return try menus.map { try report($0.old, $0.new, settings) }.max() ?? .success
  }

  /// Prints the changes of one menu.
  private func report(
    _ old: CompiledMenu?, _ new: CompiledMenu?, _ settings: ChangeSettings
  ) throws -> ExitStatus {
    for (compiled, side) in [(old, "old"), (new, "new")] {
      if let failure = compiled?.failure { throw failure }
      guard compiled?.hasErrors == true, let name = compiled?.sources.rootName else { continue }
      Console.complain("the \(side) menu, \(name), has errors: nothing can be compared")
    }
    if old?.hasErrors == true || new?.hasErrors == true { return .problems }
    guard let difference = compareMenus(old, new, comparesTranslations: texts) else {
      return .problems
    }
    var changes = settings.applied(to: difference.changes)
    if fix { try keepIDs(&changes, difference) }
    switch format {
    case .text:
      let isColored = Console(color: color, descriptor: STDOUT_FILENO).isColored
      try Console.print(changesText(changes, of: difference, isColored: isColored))
    case .json: try Console.print(changesJSON(changes, of: difference))
    }
    return changes.contains { $0.severity == .error } ? .problems : .success
  }

  /// Adds former ids to the new menu. Changes that the former ids undo are not reported.
  private func keepIDs(_ changes: inout [DocumentChange], _ difference: MenuDifference) throws {
    let undoable = changes.filter(\.isUndoable)
    let (files, ids) = addingFormerIDs(of: undoable, to: difference.newSources)
    for file in files {
      try SourceWriter.replace(file)
      let count = file.count == 1 ? "1 id" : "\(file.count) ids"
      Console.note("\(file.file.name) keeps \(count) under 'was'")
    }
    changes.removeAll { $0.isUndoable && ids.contains($0.id) }
  }

  /// Flags take precedence over the project's configuration.
  private func settings(_ configuration: ProjectConfiguration?) throws -> ChangeSettings {
    var settings = ChangeSettings(configuration)
    settings.isStrict = strict
    for (names, severity) in [(error, Severity.error), (warn, .warning), (allow, nil)] {
      for name in names {
        guard settings.set(try ChangeKind.named(name), to: severity) else {
          throw UsageError("'\(name)' is set twice")
        }
      }
    }
    return settings
  }

  func validate() throws {
    if allowOutside.contains("") { throw ValidationError("'--allow-outside' needs a path.") }
    _ = try (newDefines, oldDefines)
    if fix, files.last == Disk.standardInput {
      throw ValidationError("'--fix' can't write standard input: name a file.")
    }
    if files.isEmpty { return }
    if let against {
      guard files.count == 1 else {
        throw ValidationError("'--against' takes one menu: menuc diff menu.toml --against main")
      }
      if files[0] == Disk.standardInput {
        throw ValidationError("Standard input is not in a commit: with '--against', name a file.")
      }
      if against.isEmpty { throw ValidationError("'--against' needs a commit.") }
      return
    }
    guard files.count == 2 else {
      throw ValidationError(
        "Name the old menu and the new one, one menu with '--against', or none for all menus.")
    }
    if files[0] == Disk.standardInput, files[1] == Disk.standardInput {
      throw ValidationError("Only one of the menus can be standard input.")
    }
  }

  /// The values of conditions that are fixed in the new menu.
  var newDefines: [Define] { get throws { try InputOptions.defines(defined) } }

  /// The values of conditions that are fixed in the old menu.
  var oldDefines: [Define] {
    get throws {
      oldDefined.isEmpty
        ? try newDefines : try InputOptions.defines(oldDefined, of: "--old-define")
    }
  }

  private static var names: String {
    let kinds = ChangeKind.allCases.filter { $0.severity != .note }
    func list(_ severity: Severity) -> String {
      kinds.filter { $0.severity == severity }.map(\.rawValue).joined(separator: ", ")
    }
    return "Breaking by default: \(list(.error)). Warnings by default: \(list(.warning))."
  }
}

extension CompiledMenu {
  fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
