import Foundation
import MenuCompiler

/// Brings a directory up to date: writes each changed file completely, and the manifest last.
struct OutputUpdate {
  /// Whether files are overwritten even if menuc did not write them, they were edited, or they
  /// belong to other menus.
  let isForced: Bool
  /// Called with the outcome of each file once all files are written.
  let onOutcome: (Outcome, String) throws -> Void
  /// Called with the message and the help of each failure.
  let complain: (_ message: String, _ help: String?) -> Void
  /// Called with notes, which are not problems of the build.
  let note: (String) -> Void

  enum Outcome: String {
    case written, unchanged, removed
  }

  /// Writes the files of a plan into one of its directories. The directory is locked meanwhile.
  func run(_ layout: OutputLayout.Directory, of plan: OutputPlan) throws -> ExitStatus {
    try OutputWriter.createDirectory(layout.path)
    return try DirectoryLock.hold(layout.path) {
      try StopSignal.postponed {
        OutputWriter.removeTemporaries(in: layout.path)
        let directory = try DirectoryInventory(layout, of: plan)
        if !isForced, refuses(directory) { return .cannotRun }
        return try apply(directory)
      }
    }
  }

  /// Reports files that menuc must not change, and returns whether there are any.
  private func refuses(_ directory: DirectoryInventory) -> Bool {
    var isRefused = false
    for (message, help) in directory.conflicts {
      complain(message, help)
      isRefused = true
    }
    let known = directory.before.files
    for (file, state) in directory.files where state == .foreign {
      isRefused = true
      if Disk.isLink(file.path) {
        complain(
          "\(file.path): there is a link in its place",
          "delete it, or replace it with --force")
        continue
      }
      if Disk.isDirectory(file.path) {
        complain("\(file.path): there is a directory in its place", nil)
        continue
      }
      let reason =
        if Disk.isRegularFile(file.path), access(file.path, R_OK) != 0 {
          "it can't be read, and may have been edited: \(Disk.reason(errno))"
        } else if known.contains(file.name) {
          "it was edited after menuc wrote it"
        } else {
          "menuc did not write this file"
        }
      complain("\(file.path): \(reason)", "move it elsewhere, or overwrite it with --force")
    }
    for (orphan, isOwn) in directory.orphans where !isOwn {
      complain(
        "\(orphan): no menu generates it any longer, but it was edited after menuc wrote it",
        "delete it, or use --force to keep it as your own file")
      isRefused = true
    }
    return isRefused
  }

  private func apply(_ directory: DirectoryInventory) throws -> ExitStatus {
    let changes = directory.files.filter { $0.state != .current }
    // If the build is interrupted, the manifest lists the files that it was about to write.
    if !changes.isEmpty {
      var pending = directory.before
      let hashes = changes.map { ($0.file.name, $0.file.hash) }
      pending.pending = (directory.after.pending ?? [:])
        .merging(hashes, uniquingKeysWith: { $1 })
      try write(pending, to: directory.path)
    }
    for (file, _) in changes {
      try OutputWriter.write(to: file.path, parts: file.contents.forEachPart)
    }
    // A file is removed only if menuc wrote its exact contents, because a manifest made by someone
    // else could name any file.
    let removed = directory.removableOrphans()
    for orphan in removed where unlink(orphan) != 0 {
      throw DiskError(description: "\(orphan): \(Disk.reason(errno))")
    }
    let former = RecordPlace.formerPath(of: Manifest.name, about: directory.path)
    if directory.before != directory.after || !changes.isEmpty || former != nil {
      try write(directory.after, to: directory.path)
    }
    if let former, Disk.isRegularFile(former) { unlink(former) }
    // Outcomes are reported at the end, because the program ends when the reader of standard output
    // disappears.
    for (file, state) in directory.files {
      try onOutcome(state == .current ? .unchanged : .written, file.path)
    }
    for orphan in removed { try onOutcome(.removed, orphan) }
    if let text = directory.ownership.note { note(text) }
    return .success
  }

  private func write(_ manifest: Manifest, to directory: String) throws {
    let path = RecordPlace.path(of: Manifest.name, about: directory)
    let bytes = Array(try manifest.text().utf8)
    if Disk.contents(of: path) != bytes { try OutputWriter.write(bytes, to: path) }
  }
}

/// Locks a directory against other builds while a build writes into it.
enum DirectoryLock {
  static func hold<Result>(_ path: String, _ work: () throws -> Result) throws -> Result {
    let directory = open(path, O_RDONLY | O_DIRECTORY)
    guard directory >= 0 else {
      throw DiskError(description: "\(path): \(Disk.reason(errno))")
    }
    defer { close(directory) }
    // If the file system has no locks, the build continues without one.
    while flock(directory, LOCK_EX) != 0, errno == EINTR {}
    return try work()
  }
}
