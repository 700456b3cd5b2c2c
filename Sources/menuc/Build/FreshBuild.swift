import Foundation
import MenuCompiler

/// Detects from manifests alone that a build would change nothing, so that it need not compile.
///
/// A build is skipped only if every menu is fresh, because menus that share a directory are checked
/// against each other; and only if what is to be reported about them is known.
struct FreshBuild {
  let request: BuildRequest
  let assignment: Assignment
  /// The manifests that can be relied on, by directory; nil for others.
  private var manifests: [String: Manifest?] = [:]
  private var hashes: [String: String] = [:]
  private var resolver = PathResolver()
  private let settings: String
  /// The menus that are fresh so far.
  private var menus: [FreshMenu] = []
  /// Whether nothing is to be reported about them.
  private var areClean = true

  init(_ request: BuildRequest, _ assignment: Assignment) {
    self.request = request
    self.assignment = assignment
    settings = assignment.settings(of: request)
  }

  /// The paths of all outputs, none of which has changed, and what was reported when they were made;
  /// nil if the menus must be compiled.
  mutating func result(for request: ReportRequest) -> (outputs: [String], report: PrintedReport?)? {
    guard let outputs = outputs() else { return nil }
    if areClean, !request.needsReport { return (outputs, nil) }
    guard let report = ReportCache(menus)?.report(of: request.hash) else { return nil }
    return (outputs, report)
  }

  private mutating func outputs() -> [String]? {
    guard !assignment.paths.contains(Disk.standardInput) else { return nil }
    var outputs: [(key: String, path: String)] = []
    for path in assignment.paths {
      guard let own = self.outputs(of: path) else { return nil }
      outputs += own.map { (resolver.file($0), $0) }
    }
    var seen: Set<String> = []
    return outputs.sorted { $0.key < $1.key }.filter { seen.insert($0.key).inserted }.map(\.path)
  }

  private mutating func outputs(of path: String) -> [String]? {
    guard let bytes = Disk.contents(of: path) else { return nil }
    let document = resolver.file(path)
    hashes[document] = SHA256.hex(bytes)
    let candidates = OutputDirectoryGuess.directories(
      of: path, bytes, request: request, project: assignment.project)
    var found: [String: String] = [:]
    for candidate in candidates {
      let base = resolver.directory(candidate)
      if found[base] == nil { found[base] = candidate }
    }
    for base in found.keys.sorted() {
      // Only the entry in its home lists everything about a menu.
      guard let entry = entry(of: document, in: base), entry.home == nil,
        isFresh(entry, of: document, in: base)
      else { continue }
      var outputs: [String] = []
      for other in [""] + (entry.directories ?? []) {
        let directory = resolver.directory(Disk.join(base, other))
        guard let shown = found[directory],
          let own = other.isEmpty ? entry : self.entry(of: document, in: directory),
          other.isEmpty || isFresh(own, of: document, in: directory),
          own.outputs.allSatisfy({ hash(of: Disk.join(directory, $0.key)) == $0.value })
        else { return nil }
        outputs += own.outputs.keys.map { Disk.join(shown, $0) }
      }
      menus.append(FreshMenu(name(ofEntryFor: document, in: base), entry, in: base))
      if entry.isClean != true { areClean = false }
      return outputs
    }
    return nil
  }

  private mutating func entry(of document: String, in base: String) -> Manifest.Entry? {
    let manifest: Manifest?
    if let known = manifests[base] {
      manifest = known
    } else {
      manifest = reliableManifest(in: base)
      manifests[base] = .some(manifest)
    }
    return manifest?.menus[name(ofEntryFor: document, in: base)]
  }

  private func name(ofEntryFor document: String, in base: String) -> String {
    Manifest.name(of: Disk.relative(document, to: base), flags: request.flags)
  }

  /// The manifest of a directory, if the last build there was a completed one of this program, and
  /// if all documents are still in their places.
  private func reliableManifest(in base: String) -> Manifest? {
    guard let manifest = try? Manifest(in: base), manifest.tool == Version.text,
      manifest.pending == nil, !ownProgram.isNewer(than: Disk.join(base, Manifest.name)),
      !assignment.isWholeProject
        || !manifest.menus.contains(where: { DirectoryInventory.isGone($0.key, $0.value, in: base) }
        )
    else { return nil }
    return manifest
  }

  /// Whether a menu was built from its current inputs.
  private mutating func isFresh(
    _ entry: Manifest.Entry, of document: String, in base: String
  ) -> Bool {
    guard (entry.settings ?? "") == settings else { return false }
    if let configuration = assignment.project?.configuration.file {
      let path = Disk.relative(resolver.file(configuration.identity), to: base)
      guard entry.inputs[path] != nil else { return false }
    }
    // An entry that was merged incorrectly may lack its inputs.
    guard !entry.outputs.isEmpty, entry.outputs.keys.allSatisfy(OutputName.isValid),
      entry.inputs[Disk.relative(document, to: base)] != nil
    else { return false }
    return entry.inputs.allSatisfy {
      hash(of: resolver.file(Disk.join(base, $0.key))) == $0.value
    }
  }

  private mutating func hash(of path: String) -> String? {
    if let known = hashes[path] { return known }
    guard let hash = CatalogPattern(path)?.hash ?? Disk.hash(of: path) else { return nil }
    hashes[path] = hash
    return hash
  }
}

/// The program that runs. A program of the same version that is newer than a manifest may be a
/// different one.
private let ownProgram = OwnProgram()

private struct OwnProgram {
  private let time: Date?

  init() { time = Bundle.main.executablePath.flatMap(Self.modificationTime) }

  func isNewer(than path: String) -> Bool {
    guard let time, let other = Self.modificationTime(path) else { return true }
    return time >= other
  }

  private static func modificationTime(_ path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}

extension Assignment {
  /// The options of a build other than the flags that name its entry in a manifest, in one line.
  func settings(of request: BuildRequest) -> String {
    var words = request.parameters.map { "\($0.name)=\($0.value)" }
    words += DiagnosticName.allCases.compactMap { rule in
      let severity = severities.severity(of: rule)
      guard severity != rule.severity else { return nil }
      return "\(rule.rawValue):\(severity?.rawValue ?? "allow")"
    }
    if project != nil { words.append("configuration") }
    words += allowedOutside.map { "--allow-outside=\($0)" }
    words += defines.map { "--define=\($0.condition)=\($0.value)" }.sorted()
    return words.joined(separator: " ")
  }
}
