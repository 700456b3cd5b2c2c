import Foundation
import MenuCompiler

/// Prints the effects that a build would have, without writing anything.
struct OutputCheck {
  /// Prints and reports missing, stale, edited and orphaned files, with the differences of stale
  /// and edited files.
  static func differences(
    _ plan: OutputPlan, to reporter: inout Reporter
  ) throws -> ExitStatus {
    var differences: [OutputDifference] = []
    var isRefused = false
    for layout in OutputLayout(plan).directories {
      let directory = try DirectoryInventory(layout, of: plan)
      differences += try OutputDifference.all(in: directory)
      for (message, help) in directory.conflicts {
        isRefused = true
        for menu in plan.names(ofMenusIn: layout) {
          reporter.add(.init("cannot-run", message, in: menu, help: help))
        }
      }
    }
    for difference in differences {
      try Console.print("\(difference.state.rawValue) \(PrintableText.visible(difference.path))\n")
      if let patch = difference.patch { try Console.print(patch) }
    }
    let isEdited = differences.contains { $0.state == .edited }
    let help =
      isRefused
      ? nil
      : isEdited
        ? "run the same command without --check, and with --force to overwrite edited files"
        : "run the same command without --check"
    for difference in differences {
      reporter.add(
        .init("out-of-date", "generated files are out of date", in: difference.path, help: help))
    }
    return differences.isEmpty && !isRefused ? .success : .problems
  }

  /// Prints the paths of all outputs, relative to the working directory or as they were given.
  ///
  /// The first path is the output that a depfile names. In an Xcode file list, relative paths start
  /// at the project.
  static func list(_ plan: OutputPlan, asFileList: Bool) throws -> ExitStatus {
    let primary = plan.primary
    let others = plan.files.filter { $0.absolute != primary?.absolute }
    for file in [primary].compactMap({ $0 }) + others {
      let isRelative = asFileList && !file.path.isAbsolutePath
      try Console.print(
        isRelative
          ? "$(SRCROOT)/\(PrintableText.visible(file.path))\n"
          : "\(PrintableText.leading(file.path))\n")
    }
    return .success
  }

  /// Prints the files that a build would write and remove. Returns a failure if the build would
  /// refuse to write or remove one of them.
  static func dryRun(_ plan: OutputPlan, isForced: Bool) throws -> ExitStatus {
    var status = ExitStatus.success
    func report(_ outcome: String, _ path: String) throws {
      if outcome.hasPrefix("would refuse") { status = .cannotRun }
      try Console.print("\(outcome) \(PrintableText.visible(path))\n")
    }
    for layout in OutputLayout(plan).directories {
      let directory = try DirectoryInventory(layout, of: plan)
      let conflicts = Set(directory.ownership.conflicts.map(\.file.path))
      for (file, state) in directory.files {
        let isRefused = !isForced && (state == .foreign || conflicts.contains(file.path))
        let outcome = state == .current ? "unchanged" : "would write"
        try report(isRefused ? "would refuse to overwrite" : outcome, file.path)
      }
      for orphan in directory.removableOrphans() { try report("would remove", orphan) }
      for (orphan, isOwn) in directory.orphans where !isOwn && !isForced {
        try report("would refuse to remove", orphan)
      }
    }
    return status
  }
}
