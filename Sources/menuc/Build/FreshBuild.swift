import Foundation
import MenuCompiler

/// Tells from manifests alone that a build would find everything as it is: it then need not compile.
///
/// Only a build of which every menu is fresh is skipped, since menus that share a directory are
/// checked against each other; and only menus without warnings, which are to be shown again.
struct FreshBuild {
  let request: BuildRequest
  let assignment: Assignment
  private var manifests: [String: Manifest] = [:]
  private var hashes: [String: String] = [:]

  init(_ request: BuildRequest, _ assignment: Assignment) {
    self.request = request
    self.assignment = assignment
  }

  /// The paths of all outputs, none of which has changed; nil if the menus must be compiled.
  mutating func outputs() -> [String]? {
    guard !assignment.paths.contains(Disk.standardInput) else { return nil }
    var outputs: [(key: String, path: String)] = []
    for path in assignment.paths {
      guard let own = self.outputs(of: path) else { return nil }
      outputs += own.map { (Disk.normalized($0), $0) }
    }
    var seen: Set<String> = []
    return outputs.sorted { $0.key < $1.key }.filter { seen.insert($0.key).inserted }.map(\.path)
  }

  private mutating func outputs(of path: String) -> [String]? {
    guard let bytes = Disk.contents(of: path) else { return nil }
    let document = Disk.normalized(path)
    let candidates = OutputDirectoryGuess.directories(
      of: path, bytes, request: request, project: assignment.project)
    var found: [String: String] = [:]
    for candidate in candidates {
      let base = Disk.normalized(candidate + "/.")
      if found[base] == nil { found[base] = candidate }
    }
    for base in found.keys.sorted() {
      guard let entry = entry(of: document, in: base), isFresh(entry, of: document, in: base) else {
        continue
      }
      var outputs: [String] = []
      for other in [""] + (entry.directories ?? []) {
        let directory = Disk.normalized(Disk.join(base, other) + "/.")
        guard let shown = found[directory],
          let own = other.isEmpty ? entry : self.entry(of: document, in: directory),
          other.isEmpty || isFresh(own, of: document, in: directory),
          own.outputs.allSatisfy({ hash(of: Disk.join(directory, $0.key)) == $0.value })
        else { return nil }
        outputs += own.outputs.keys.map { Disk.join(shown, $0) }
      }
      return outputs
    }
    return nil
  }

  private mutating func entry(of document: String, in base: String) -> Manifest.Entry? {
    if manifests[base] == nil { manifests[base] = (try? Manifest(in: base)) ?? Manifest() }
    let name = OutputDirectory.relative(document, to: base)
    return manifests[base]?.menus[Manifest.name(of: name, flags: request.flags)]
  }

  /// Whether a menu was built by this program, without a warning, from what is there now.
  private mutating func isFresh(
    _ entry: Manifest.Entry, of document: String, in base: String
  ) -> Bool {
    guard let manifest = manifests[base], manifest.tool == Version.text, manifest.pending == nil,
      entry.isClean == true, (entry.settings ?? "") == assignment.settings(of: request),
      !ownProgram.isNewer(than: Disk.join(base, Manifest.name)),
      !assignment.isWholeProject
        || !manifest.menus.contains(where: { OutputDirectory.isGone($0.key, $0.value, in: base) })
    else { return false }
    if let configuration = assignment.project?.configuration.file {
      let path = OutputDirectory.relative(Disk.normalized(configuration.identity), to: base)
      guard entry.inputs[path] != nil else { return false }
    }
    // An entry that was merged badly may lack what it was made from.
    guard !entry.outputs.isEmpty, entry.outputs.keys.allSatisfy(OutputName.isValid),
      entry.inputs[OutputDirectory.relative(document, to: base)] != nil
    else { return false }
    return entry.inputs.allSatisfy {
      hash(of: Disk.normalized(Disk.join(base, $0.key))) == $0.value
    }
  }

  private mutating func hash(of path: String) -> String? {
    if let known = hashes[path] { return known }
    guard let bytes = Disk.contents(of: path) else { return nil }
    let hash = SHA256.hex(bytes)
    hashes[path] = hash
    return hash
  }
}

/// The program that runs. One of the same version that is newer than a manifest may be another.
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
  /// What a build was asked for beyond the flags that name its entry in a manifest, in one line.
  func settings(of request: BuildRequest) -> String {
    var words = request.parameters.map { "\($0.name)=\($0.value)" }
    words += Rule.all.compactMap { rule in
      let severity = severities.severity(of: rule.name)
      guard severity != rule.severity else { return nil }
      return "\(rule.name.rawValue):\(severity?.rawValue ?? "allow")"
    }
    if project != nil { words.append("configuration") }
    words += allowedOutside.map { "--allow-outside=\($0)" }
    return words.joined(separator: " ")
  }
}
