import Foundation

/// Finds files by a pattern such as `menus/**/*.menu.toml`. Within a name, `*`, `?` and `[…]` mean
/// the same as in `fnmatch(3)`; `**` alone matches any number of folders. Names that start with a
/// dot are found only if the pattern spells out the dot.
enum Glob {
  /// The files below a directory that match a pattern, as paths relative to the directory, sorted
  /// by their bytes.
  ///
  /// - Parameter willList: Called with each folder before it is listed.
  static func files(
    _ pattern: String, in directory: String, willList: (String) -> Void = { _ in }
  ) -> [String] {
    let components = components(of: pattern)
    var found = Found()
    expand(components[...], from: "", in: directory, into: &found, willList)
    return found.files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a pattern matches a relative path.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    let pattern = components(of: pattern)
    // The indices in the pattern that matching can have reached after the names so far.
    var states: Set<Int> = [0]
    func spread() {
      for state in pattern.indices where pattern[state] == "**" && states.contains(state) {
        states.insert(state + 1)
      }
    }
    spread()
    for name in components(of: path) {
      var next: Set<Int> = []
      for state in states where state < pattern.count {
        if pattern[state] == "**" {
          if !name.hasPrefix(".") { next.insert(state) }
        } else if matches(name: name, pattern[state]) {
          next.insert(state + 1)
        }
      }
      states = next
      spread()
    }
    return states.contains(pattern.count)
  }

  /// The components of a path or pattern. A `.` is skipped, several `**` count as one, and a `/` at
  /// the end means everything in the folder.
  static func components(of pattern: String) -> [String] {
    var components: [String] = []
    for part in pattern.pathNames where part != "." {
      if part != "**" || components.last != "**" { components.append(part) }
    }
    if pattern.hasSuffix("/"), components.last != "**" { components += ["**", "*"] }
    return components
  }

  /// The files found so far, and the pattern parts already tried in each folder.
  private struct Found {
    var files: Set<String> = []
    var tried: Set<String> = []
  }

  static func hasWildcards(_ component: String) -> Bool {
    component.contains { "*?[\\".contains($0) }
  }

  static func matches(name: String, _ pattern: String) -> Bool {
    fnmatch(pattern, name, FNM_PERIOD) == 0
  }

  private static func expand(
    _ components: ArraySlice<String>, from path: String, in directory: String,
    into found: inout Found, _ willList: (String) -> Void
  ) {
    guard let first = components.first,
      found.tried.insert("\(components.count) \(path)").inserted
    else { return }
    let rest = components.dropFirst()
    if first == ".." {
      // A `..` is allowed only at the start, because later it would leave the folder that was just
      // matched.
      guard path.isEmpty || path.hasSuffix("..") else { return }
      return expand(rest, from: Disk.join(path, ".."), in: directory, into: &found, willList)
    }
    if first == "**" { expand(rest, from: path, in: directory, into: &found, willList) }
    let folder = path.isEmpty ? directory : Disk.join(directory, path)
    willList(folder)
    // A name without wildcards needs no `fnmatch`.
    let isPlain = !hasWildcards(first)
    let names =
      isPlain ? [first] : (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let child = Disk.join(path, name)
      let full = Disk.join(directory, child)
      if first == "**" {
        // Links to folders are not followed, because they may lead back.
        guard !name.hasPrefix("."), Disk.isDirectory(full), !Disk.isLink(full) else { continue }
        expand(components, from: child, in: directory, into: &found, willList)
      } else if isPlain || matches(name: name, first) {
        if !rest.isEmpty {
          if Disk.isDirectory(full) {
            expand(rest, from: child, in: directory, into: &found, willList)
          }
        } else if Disk.isFileOrLink(full), !Disk.isDirectory(full) {
          found.files.insert(child)
        }
      }
    }
  }
}
