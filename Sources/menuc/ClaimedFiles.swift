import MenuCompiler

/// The files that a run reads or generates, which no report, list or baseline may overwrite.
struct ClaimedFiles {
  /// What files are to the run, by their absolute paths in lower case: on many systems case does not
  /// tell files apart.
  private var owners: [String: String] = [:]

  static let menu = "one of the menus"
  static let input = "a file that the build reads"
  static let output = "an output"

  /// - Parameter path: Whoever claims it first keeps it.
  mutating func claim(_ path: String, as owner: String) {
    let key = Self.key(path)
    if owners[key] == nil { owners[key] = owner }
  }

  /// What a file is to the run.
  func claimant(of path: String) -> String? { owners[Self.key(path)] }

  /// What a file is to the run, or to menuc, if it may not be overwritten.
  func owner(of path: String) -> String? {
    if let owner = claimant(of: Disk.resolved(path)) ?? claimant(of: path) { return owner }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if OutputName.isReserved(name) { return "a name reserved for menuc" }
    // What an earlier build generated is known to its manifest.
    guard let manifest = try? Manifest(in: Disk.parent(of: path)), manifest.files.contains(name)
    else { return nil }
    return "generated from a menu"
  }

  /// Refuses the path of a flag that must not be overwritten.
  func check(_ path: String, of flag: String) throws {
    guard let owner = owner(of: path) else { return }
    throw UsageError("\(flag) '\(path)' is \(owner) and would be overwritten")
  }

  private static func key(_ path: String) -> String { Disk.normalized(path).lowercased() }
}
