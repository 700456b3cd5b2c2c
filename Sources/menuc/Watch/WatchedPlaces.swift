import Foundation

/// The directories in which a change can make a path lead to a different file: each directory above
/// the path, and each directory above the links on the way. Each directory is stored with its
/// relevant names.
struct WatchedPlaces {
  /// The name that means all names in a directory.
  static let anyName = "*/"

  /// The relevant names, by the directory's path without links.
  private(set) var names: [String: Set<String>] = [:]
  /// The directories resolved so far; the value is nil for a missing directory.
  private var known: [String: String?] = [:]

  /// - Parameter path: The absolute path.
  mutating func add(_ path: String) {
    let parts = path.pathNames
    let parent = parts.dropLast().joined(separator: "/")
    let directory = known[parent] ?? follow(parts.dropLast(), from: "/")
    known[parent] = .some(directory)
    guard let directory, let end = follow(parts.suffix(1), from: directory),
      Disk.isDirectory(end)
    else { return }
    names[end, default: []].insert(Self.anyName)
  }

  /// Follows names and links from a directory, and records the directories on the way. Returns the
  /// final path; nil if it does not exist, or if the links are circular.
  private mutating func follow(_ parts: ArraySlice<String>, from directory: String) -> String? {
    var place = directory
    var rest = Array(parts.reversed())
    var links = 0
    while let part = rest.popLast() {
      if part == "." { continue }
      if part == ".." {
        place = Disk.parent(of: place)
        continue
      }
      names[place, default: []].insert(part)
      let next = Disk.join(place, part)
      guard Disk.exists(next) else { return nil }
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: next) else {
        place = next
        continue
      }
      links += 1
      if links > 40 { return nil }
      if target.isAbsolutePath { place = "/" }
      rest += target.pathNames.reversed()
    }
    return place
  }

}
