import Foundation
import MenuCompiler

/// The record of the files that menuc wrote into a directory, and of their inputs. It is the file
/// `.menuc-manifest.json`, at its ``RecordPlace``.
///
/// Paths are relative to the directory, and hashes are SHA-256 in hexadecimal, so that the file is
/// the same on every machine.
struct Manifest: Codable, Equatable {
  static let name = "\(OutputName.reservedStart)manifest.json"

  /// The inputs and outputs of one menu.
  struct Entry: Codable, Equatable {
    /// The hashes of the document, of the documents that it includes, and of templates, by path.
    var inputs: [String: String]
    /// The hashes of the written files, by file name.
    var outputs: [String: String]
    /// The path of the document, as in ``inputs``; nil for standard input.
    ///
    /// - Parameter name: The entry's name, in which flags may follow the path.
    func document(named name: String) -> String? {
      inputs.keys.filter { name == $0 || name.hasPrefix("\($0) --") }.max { $0.count < $1.count }
    }
  }

  /// The version of menuc.
  var tool = Version.text
  /// The entries by name. The name is the document's path (`<stdin>` for standard input), followed
  /// by the flags that selected the outputs. A build with different flags has its own entry, and
  /// removes no files of other entries.
  var menus: [String: Entry] = [:]
  /// Files that menuc wrote, or was about to write, with contents that no entry lists: because the
  /// build was interrupted, or because a menu no longer writes a file that other menus list with
  /// different contents. The values are hashes of these contents.
  var pending: [String: String]?

  init() {}

  /// Reads the manifest of a directory. If the directory has no manifest, the result is empty.
  init(in directory: String) throws {
    let own = RecordPlace.path(of: Manifest.name, about: directory)
    let path =
      Disk.exists(own)
      ? own : RecordPlace.formerPath(of: Manifest.name, about: directory) ?? own
    guard Disk.exists(path) else { return }
    // A link could make menuc read or overwrite another file.
    guard !Disk.isLink(path) else {
      throw DiskError(description: "\(path): it is a link; delete it to start a new manifest")
    }
    let bytes = try Disk.bytes(of: path)
    do { self = try JSONDecoder().decode(Manifest.self, from: Data(bytes)) } catch {
      throw DiskError(
        description: "\(path): this is not a menuc manifest; delete it to start a new one")
    }
  }

  /// The file's text: one line per path, in byte order.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The name of a menu's entry.
  static func name(of document: String, flags: String) -> String {
    flags.isEmpty ? document : "\(document) \(flags)"
  }

  /// The document of an entry, as an absolute path or `<stdin>`; nil for an entry with different
  /// flags.
  ///
  /// - Parameter base: The manifest's directory, absolute.
  static func document(of name: String, in base: String, flags: String) -> String? {
    let end = flags.isEmpty ? "" : " \(flags)"
    guard name.hasSuffix(end) else { return nil }
    let path = String(name.dropLast(end.count))
    return path == Disk.standardInputName ? path : Disk.absolute(Disk.join(base, path))
  }

  /// The hashes of contents that menuc may have written, by ``Disk/folded(_:)`` name. On file
  /// systems that ignore case, a file keeps its first name.
  func hashesByFile() -> [String: Set<String>] {
    var hashes: [String: Set<String>] = [:]
    for outputs in menus.values.map(\.outputs) + [pending ?? [:]] {
      for (file, hash) in outputs { hashes[Disk.folded(file), default: []].insert(hash) }
    }
    return hashes
  }

  /// All files of all menus.
  var files: Set<String> { Set(menus.values.flatMap(\.outputs.keys)) }
}
