import Foundation
import MenuCompiler

/// The name of a file in a depfile.
///
/// Make reads a depfile as rules: a `;` starts a command for the shell, and a `=` defines a
/// variable. A name is written only if Make, Ninja and CMake read it in the same way.
struct DepfileName {
  let escaped: String

  /// - Throws: ``Refusal`` if one of the programs would read a different name.
  init(_ path: String) throws(Refusal) {
    if let fault = path.unicodeScalars.first(where: Self.isMisread) {
      let visible = PrintableText.visible(String(fault))
      throw Refusal(path: path, reason: "Make, Ninja or CMake can't read '\(visible)' in a name")
    }
    // Make ignores a `./` at the start.
    var start = path[...]
    while start.hasPrefix("./") { start = start.dropFirst(2) }
    if let first = start.unicodeScalars.first, first == "~" {
      throw Refusal(path: path, reason: "Make reads '~' at the start as a home directory")
    }
    // A trailing space is cut off. A trailing ampersand ends a group of targets, and a trailing
    // parenthesis ends the name of an archive member.
    if let last = path.unicodeScalars.last, " &)".unicodeScalars.contains(last) {
      throw Refusal(path: path, reason: "Make or Ninja can't read '\(last)' at the end of a name")
    }
    if start.wholeMatch(of: #/\.[A-Z_]+/#) != nil {
      throw Refusal(path: path, reason: "such names are settings of Make")
    }
    if let other = Self.otherMatch(of: path) {
      throw Refusal(
        path: path,
        reason: "Make takes it for a pattern that matches '\(PrintableText.visible(other))'")
    }
    escaped = path.unicodeScalars.map(Self.escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case " ", "#": "\\\(scalar)"
    case "$": "$$"
    default: String(scalar)
    }
  }

  /// Whether a character has no spelling that Make, Ninja and CMake all read as the character
  /// itself.
  private static func isMisread(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.value == 0x7F || "%*:;<=>\\^`|".unicodeScalars.contains(scalar)
  }

  /// Another file that matches the name as a pattern. Make takes brackets and question marks
  /// literally only if there is no such file.
  private static func otherMatch(of path: String) -> String? {
    guard path.contains(where: { "[?".contains($0) }) else { return nil }
    var matches = glob_t()
    defer { globfree(&matches) }
    guard glob(path, 0, nil, &matches) == 0, let paths = matches.gl_pathv else { return nil }
    return (0..<Int(matches.gl_pathc)).lazy.compactMap { paths[$0].map { String(cString: $0) } }
      .first { $0 != path }
  }
}
