import MenuCompiler

/// The files that a run reads or generates, which no report, list or baseline may overwrite.
final class ClaimedFiles {
  /// The role of each file, by its absolute path in lower case: many file systems ignore case.
  private var owners: [String: String] = [:]
  /// What was claimed since the last question: most runs ask none.
  private var claims: [(path: String, owner: String)] = []
  private let resolver: PathResolver

  static let menu = "one of the menus"
  static let input = "a file that the build reads"
  static let output = "an output"

  init(_ resolver: PathResolver = PathResolver()) { self.resolver = resolver }

  /// - Parameter path: The first claim to it counts.
  func claim(_ path: String, as owner: String) { claims.append((path, owner)) }

  /// The role of a file.
  func claimant(of path: String) -> String? {
    for (path, owner) in claims {
      let key = key(path)
      if owners[key] == nil { owners[key] = owner }
    }
    claims = []
    return owners[key(path)]
  }

  /// The role of a file that must not be overwritten, whether this run claims it or menuc wrote it
  /// earlier.
  func owner(of path: String) -> String? {
    if let owner = claimant(of: Disk.resolved(path)) ?? claimant(of: path) { return owner }
    let name = path.pathNames.last ?? path
    if OutputName.isReserved(name) { return "a name reserved for menuc" }
    // The outputs of earlier builds are listed in their manifests.
    guard let manifest = try? Manifest(in: Disk.parent(of: path)), manifest.files.contains(name)
    else { return nil }
    return "generated from a menu"
  }

  /// Rejects the path of a flag if that file must not be overwritten.
  func check(_ path: String, of flag: String) throws {
    guard let owner = owner(of: path) else { return }
    throw UsageError("\(flag) '\(path)' is \(owner) and would be overwritten")
  }

  private func key(_ path: String) -> String { resolver.file(path).lowercased() }
}
