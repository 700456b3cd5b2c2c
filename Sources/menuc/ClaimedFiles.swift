import MenuCompiler

/// The files that a run reads or generates, which no report, list or baseline may overwrite.
final class ClaimedFiles {
  /// The role of each file, by its absolute path in lower case, because many file systems ignore
  /// case.
  private var owners: [String: String] = [:]
  /// The claims since the last query. They are not processed until there is a query, which most
  /// runs do not make.
  private var claims: [(path: String, owner: String)] = []
  private let resolver: PathResolver

  static let menu = "one of the menus"
  static let input = "a file that the build reads"
  static let output = "an output"

  init(_ resolver: PathResolver = PathResolver()) { self.resolver = resolver }

  /// Records that a file is in use. Only the first claim to a path counts.
  ///
  /// - Parameter path: The path of the file.
  /// - Parameter owner: The role of the file, for messages.
  func claim(_ path: String, as owner: String) { claims.append((path, owner)) }

  /// The role of a file; nil if no claim names it.
  func claimant(of path: String) -> String? {
    for (path, owner) in claims {
      let key = key(path)
      if owners[key] == nil { owners[key] = owner }
    }
    claims = []
    return owners[key(path)]
  }

  /// The role of a file that must not be overwritten, because this run claims it or menuc wrote it
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

  /// Throws an error if a flag names a file that must not be overwritten.
  func check(_ path: String, of flag: String) throws {
    guard let owner = owner(of: path) else { return }
    throw UsageError("\(flag) '\(path)' is \(owner) and would be overwritten")
  }

  private func key(_ path: String) -> String { resolver.file(path).lowercased() }
}
