import Foundation
import MenuCompiler

/// Prints the effects that a build would have, without writing anything.
struct OutputCheck {
  /// Prints and reports missing, stale and orphaned files, with the differences of stale files.
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

  /// Prints the files that a build would write and remove.
  static func dryRun(_ plan: OutputPlan) throws -> ExitStatus {
    for layout in OutputLayout(plan).directories {
      let directory = try DirectoryInventory(layout, of: plan)
      for (file, state) in directory.files {
        let outcome =
          switch state {
          case _ where directory.ownership.conflicts.contains { $0.file.path == file.path }:
            "would refuse to overwrite"
          case .current: "unchanged"
          case .missing, .stale: "would write"
          case .foreign: "would refuse to overwrite"
          }
        try Console.print("\(outcome) \(PrintableText.visible(file.path))\n")
      }
      for (orphan, isOwn) in directory.orphans {
        let outcome = isOwn ? "would remove" : "would refuse to remove"
        try Console.print("\(outcome) \(PrintableText.visible(orphan))\n")
      }
    }
    return .success
  }
}
