import Foundation

/// Files by a pattern: `menus/**/*.menu.toml`. Within a name, `*`, `?` and `[…]` mean what they mean
/// to `fnmatch(3)`; `**` alone stands for any number of folders. Folders and files whose names start
/// with a dot are found only if the pattern says so.
enum Glob {
  /// The files that a pattern finds below a directory, as paths relative to it, in the order of bytes.
  ///
  /// - Parameter willList: Hears of each folder before it is looked into.
  static func files(
    _ pattern: String, in directory: String, willList: (String) -> Void = { _ in }
  ) -> [String] {
    let components = pattern.split(separator: "/").map(String.init)
    var found: Set<String> = []
    expand(components[...], from: "", in: directory, into: &found, willList)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a relative path is one that a pattern finds.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    matches(
      path.split(separator: "/").map(String.init)[...],
      pattern.split(separator: "/").map(String.init)[...])
  }

  private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      if matches(path, pattern.dropFirst()) { return true }
      guard let name = path.first, !name.hasPrefix(".") else { return false }
      return matches(path.dropFirst(), pattern)
    }
    guard let name = path.first, matches(name: name, first) else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }

  private static func matches(name: String, _ pattern: String) -> Bool {
    fnmatch(pattern, name, FNM_PERIOD) == 0
  }

  private static func expand(
    _ components: ArraySlice<String>, from path: String, in directory: String,
    into found: inout Set<String>, _ willList: (String) -> Void
  ) {
    guard let first = components.first else { return }
    let rest = components.dropFirst()
    if first == "." { return expand(rest, from: path, in: directory, into: &found, willList) }
    if first == ".." {
      return expand(rest, from: Disk.join(path, ".."), in: directory, into: &found, willList)
    }
    if first == "**" { expand(rest, from: path, in: directory, into: &found, willList) }
    let folder = path.isEmpty ? directory : Disk.join(directory, path)
    willList(folder)
    // `fnmatch` has nothing to do where a name stands as it is.
    let isPlain = !first.contains { "*?[\\".contains($0) }
    let names =
      isPlain ? [first] : (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names {
      let child = Disk.join(path, name)
      let full = Disk.join(directory, child)
      if first == "**" {
        // Links to folders are not followed: they may lead back.
        guard !name.hasPrefix("."), Disk.isDirectory(full), !Disk.isLink(full) else { continue }
        expand(components, from: child, in: directory, into: &found, willList)
      } else if isPlain || matches(name: name, first) {
        if !rest.isEmpty {
          if Disk.isDirectory(full) {
            expand(rest, from: child, in: directory, into: &found, willList)
          }
        } else if Disk.exists(full), !Disk.isDirectory(full) {
          found.insert(child)
        }
      }
    }
  }
}
