/// The folders of version control systems. Some of their files are executed, such as git hooks.
package enum VersionControl {
  /// The names of the folders. Each of them marks the top of a project.
  package static let folders = [".git", ".hg", ".svn", ".jj", ".bzr", ".sl", ".pijul", "_darcs"]

  /// Whether a file system may treat a name as the name of a version control folder.
  ///
  /// File systems may ignore case, certain invisible characters, dots and spaces at the end, or the
  /// text after a colon; `git~1` is the short name of `.git` on Windows.
  package static func isFolder(_ name: String) -> Bool {
    let visible = String.UnicodeScalarView(
      name.unicodeScalars.filter { !ignored.contains($0.value) })
    let folded = String(visible).uppercased().lowercased()
    let start = folded.prefix { $0 != ":" }
    let end = start.lastIndex { $0 != "." && $0 != " " }
    guard let end else { return false }
    let plain = String(start[...end])
    return folders.contains(plain) || plain == "git~1"
  }

  /// The first version control folder in a relative path; nil if there is none.
  package static func folder(in path: String) -> String? {
    path.pathNames.first(where: isFolder)
  }

  /// The characters that HFS+ ignores in names.
  private static let ignored: Set<UInt32> = Set(0x200C...0x200F).union(0x202A...0x202E)
    .union(0x206A...0x206F).union([0xFEFF])
}
