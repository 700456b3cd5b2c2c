import Foundation
import MenuCompiler

/// What menuc wrote into a directory, and from what: `.menuc-manifest.json` there.
///
/// Paths are relative to the directory, and hashes are SHA-256 in hexadecimal, so that the file is
/// the same on every machine.
struct Manifest: Codable, Equatable {
  static let name = "\(OutputName.reservedStart)manifest.json"

  /// What one menu was built from and into.
  struct Entry: Codable, Equatable {
    /// The hashes of the document, what it includes, and templates, by path.
    var inputs: [String: String]
    /// The hashes of what was written, by file name.
    var outputs: [String: String]
    /// The other directories that the menu is written into, in the entry of its home.
    var directories: [String]?
    /// The directory whose entry names all others, unless it is this one. Naming all in each would
    /// take the square of them.
    var home: String?
    /// Further flags that count, in one line.
    var settings: String?
    /// Whether nothing was said about the menu: warnings are to be told again.
    var isClean: Bool?
  }

  /// The version of menuc.
  var tool = Version.text
  /// By the document's path (`<stdin>` for one from standard input), with the flags that chose what
  /// was generated: a build with other flags is another one, and removes nothing of this one's.
  var menus: [String: Entry] = [:]
  /// What a build was about to write; left behind by one that was ended on its way.
  var pending: [String: String]?

  init() {}

  /// The manifest of a directory; an empty one if there is none.
  init(in directory: String) throws {
    let path = Disk.join(directory, Manifest.name)
    guard Disk.exists(path) else { return }
    // Whoever made it a link may want another file to be read, or overwritten.
    guard !Disk.isLink(path) else {
      throw DiskError(description: "\(path): it is a link; delete it to start a new manifest")
    }
    let bytes = try Disk.bytes(of: path)
    do { self = try JSONDecoder().decode(Manifest.self, from: Data(bytes)) } catch {
      throw DiskError(
        description: "\(path): this is not a menuc manifest; delete it to start a new one")
    }
  }

  /// The file's text: one line a path, in the order of bytes.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// What a menu's entry is called.
  static func name(of document: String, flags: String) -> String {
    flags.isEmpty ? document : "\(document) \(flags)"
  }

  /// The document, as an absolute path or `<stdin>`, that an entry is of; nil for one of other flags.
  ///
  /// - Parameter base: The manifest's directory, absolute.
  static func document(of name: String, in base: String, flags: String) -> String? {
    let end = flags.isEmpty ? "" : " \(flags)"
    guard name.hasSuffix(end) else { return nil }
    let path = String(name.dropLast(end.count))
    return path == Disk.standardInputName ? path : Disk.absolute(Disk.join(base, path))
  }

  /// What menuc may have written, by file.
  func hashesByFile() -> [String: Set<String>] {
    var hashes: [String: Set<String>] = [:]
    for outputs in menus.values.map(\.outputs) + [pending ?? [:]] {
      for (file, hash) in outputs { hashes[file, default: []].insert(hash) }
    }
    return hashes
  }

  /// All files that menus have.
  var files: Set<String> { Set(menus.values.flatMap(\.outputs.keys)) }
}
