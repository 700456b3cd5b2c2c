import Foundation
import MenuCompiler

/// Prints what a build would do, and writes nothing.
struct OutputCheck {
  /// Prints what is missing, stale and orphaned, with the differences of stale files.
  static func differences(_ plan: OutputPlan) throws -> ExitStatus {
    var status = ExitStatus.success
    var isEdited = false
    var isRefused = false
    for layout in OutputLayout(plan).directories {
      let directory = try DirectoryInventory(layout, of: plan)
      for (file, state) in directory.files where state != .current {
        status = .problems
        let visible = PrintableText.visible(file.path)
        guard let old = Disk.contents(of: file.path) else {
          try Console.print((state == .missing ? "missing " : "edited ") + visible + "\n")
          continue
        }
        if state != .stale { isEdited = true }
        try Console.print(
          (state == .stale ? "stale " : "edited ") + visible + "\n"
            + UnifiedDiff.text(of: file.path, from: old, to: try file.contents.bytes()))
      }
      for (message, help) in directory.conflicts {
        status = .problems
        isRefused = true
        Console.complain(message, help: help)
      }
      for (orphan, _) in directory.orphans {
        status = .problems
        try Console.print("orphaned \(PrintableText.visible(orphan))\n")
      }
    }
    if status == .problems {
      Console.complain(
        "generated files are out of date",
        help: isRefused
          ? nil
          : isEdited
            ? "run the same command without --check, and with --force to overwrite edited files"
            : "run the same command without --check")
    }
    return status
  }

  /// Prints the paths of all outputs, relative to the working directory or as they were given.
  ///
  /// The first one is that of a depfile. In an Xcode file list, relative paths start at the project.
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

  /// Prints what would be written and removed.
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
