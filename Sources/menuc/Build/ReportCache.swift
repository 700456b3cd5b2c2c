import Foundation
import MenuCompiler

/// The reports of the last builds, beside a manifest, so that a build that finds nothing changed prints
/// its warnings again without compiling.
///
/// A report is about one machine: it contains paths as they were written there. The folder therefore
/// contains a `.gitignore` that ignores the folder. Whatever is wrong with it only leads to a build that
/// compiles.
struct ReportCache {
  private static let name = "\(OutputName.reservedStart)cache"
  /// A report that takes more space is not kept.
  private static let limit = 16 << 20

  private let folder: String
  private let inputs: String

  /// - Parameter menus: The menus that are reported on; nil if there are none.
  init?(_ menus: [FreshMenu]) {
    guard let home = menus.first?.directory else { return nil }
    folder = Disk.join(home, Self.name)
    inputs = SHA256.hex(Array(menus.map(\.identity).joined(separator: "\n").utf8))
  }

  /// The report that was printed for a request, if nothing has changed since.
  func report(of request: String) -> PrintedReport? {
    guard let report = kept()?.report(of: request), report.isSafe else { return nil }
    return report
  }

  /// Keeps a report. A disk that can't be written to is no reason not to build.
  func keep(_ report: PrintedReport, of request: String) {
    guard report.text.utf8.count <= Self.limit else { return }
    var reports = kept() ?? KeptReports(about: inputs)
    reports.add(report, of: request)
    try? StopSignal.postponed {
      if !Disk.exists(folder) { try OutputWriter.createDirectory(folder) }
      guard isFolder else { return }
      try DirectoryLock.hold(folder) {
        OutputWriter.removeTemporaries(in: folder)
        let ignored = Disk.join(folder, ".gitignore")
        if !Disk.exists(ignored) { try OutputWriter.write(Array("*\n".utf8), to: ignored) }
        try OutputWriter.write(reports.bytes, to: file)
      }
    }
  }

  private var file: String { Disk.join(folder, "reports") }

  /// Nothing is read or written through a link.
  private var isFolder: Bool { Disk.kind(of: folder) == S_IFDIR }

  private func kept() -> KeptReports? {
    let limit = (KeptReports.limit + 1) * Self.limit
    guard isFolder, let bytes = Disk.contents(of: file, limit: limit), bytes.count <= limit,
      let kept = KeptReports(bytes), kept.inputs == inputs
    else { return nil }
    return kept
  }
}

/// A menu that was built, for ``ReportCache``.
struct FreshMenu {
  /// Its home, where the entry in the manifest names everything about it.
  let directory: String
  private let name: String
  private let entry: Manifest.Entry

  init(_ name: String, _ entry: Manifest.Entry, in directory: String) {
    self.directory = directory
    self.name = name
    self.entry = entry
  }

  /// What it was built from and how, in lines.
  fileprivate var identity: String {
    let inputs = entry.inputs.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return ([directory, name, entry.settings ?? ""] + inputs).joined(separator: "\n")
  }
}

extension PrintedReport {
  /// Whether it has no control characters but colours: the file may come from someone else.
  fileprivate var isSafe: Bool {
    [text, summary ?? "", omission ?? ""].allSatisfy { text in
      let lines = text.split { $0.isNewline }.joined(separator: " ")
      let parts = lines.split(separator: "\u{1B}", omittingEmptySubsequences: false)
      return PrintableText.visible(parts.joined()) == parts.joined()
        && parts.dropFirst().allSatisfy(\.startsWithColor)
    }
  }
}

extension Substring {
  /// Whether it starts with what an escape character precedes in a code for colours: `[1;31m`.
  fileprivate var startsWithColor: Bool {
    guard first == "[" else { return false }
    return dropFirst().first { !$0.isASCII || !$0.isNumber && $0 != ";" } == "m"
  }
}
