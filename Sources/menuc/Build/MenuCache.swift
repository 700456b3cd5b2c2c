import Foundation
import MenuCompiler

/// The kept data of menus that builds have compiled into a directory, beside its manifest.
///
/// Unlike the manifest, the data belongs to one machine: paths are absolute, and only the program
/// that compiled the menus uses the data. The folder therefore contains a `.gitignore` that ignores
/// the folder. If the data is damaged, a build simply compiles the menus.
struct MenuCache {
  private static let name = "\(OutputName.reservedStart)cache"
  private static let mark = "menuc-menus-1"
  /// The size beyond which the file is neither written nor read.
  private static let limit = 256 << 20

  private let folder: String
  private var file: String { Disk.join(folder, "menus") }

  private struct Contents: Codable {
    /// The program that wrote the data. Two programs of the same version may generate different
    /// files.
    let program: FileStamp
    /// The menus, by the names that ``name(of:flags:)`` returns.
    var menus: [String: KeptMenu]
  }

  /// - Parameter directory: The absolute path of the directory.
  init(in directory: String) { folder = Disk.join(directory, Self.name) }

  /// The name of a menu.
  ///
  /// - Parameter document: The absolute path of the document.
  static func name(of document: String, flags: String) -> String {
    Manifest.name(of: document, flags: flags)
  }

  /// All menus; empty if the file was changed or truncated, or belongs to another program.
  func menus() -> [String: KeptMenu] {
    guard isFolder, let bytes = Disk.contents(of: file, limit: Self.limit),
      bytes.count <= Self.limit, let end = bytes.firstIndex(of: 0x0A)
    else { return [:] }
    let rest = Array(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual("\(Self.mark) \(SHA256.hex(rest))".utf8),
      let contents = try? JSONDecoder().decode(Contents.self, from: Data(rest)),
      contents.program == ownProgram
    else { return [:] }
    return contents.menus
  }

  /// Adds menus, and removes menus whose documents are gone. Errors are ignored, because a build
  /// works without the data.
  func keep(_ menus: [String: KeptMenu]) {
    guard let ownProgram, Disk.isDirectory(Disk.parent(of: folder)) else { return }
    try? StopSignal.postponed {
      if !Disk.exists(folder) { try OutputWriter.createDirectory(folder) }
      guard isFolder else { return }
      try DirectoryLock.hold(folder) {
        OutputWriter.removeTemporaries(in: folder)
        let ignored = Disk.join(folder, ".gitignore")
        if !Disk.exists(ignored) { try OutputWriter.write(Array("*\n".utf8), to: ignored) }
        let all = self.menus().filter { Disk.exists($1.sources[0].identity) }
          .merging(menus) { $1 }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let rest = Array(try encoder.encode(Contents(program: ownProgram, menus: all)))
        guard rest.count < Self.limit else { return }
        try OutputWriter.write(Array("\(Self.mark) \(SHA256.hex(rest))\n".utf8) + rest, to: file)
      }
    }
  }

  /// Whether the folder is not a link: nothing is read or written through a link.
  private var isFolder: Bool { Disk.kind(of: folder) == S_IFDIR }
}

/// The stamp of the running program's file. The time of its last status change is later than that
/// of any program previously at the same path, regardless of the times that an installer sets.
private let ownProgram: FileStamp? = Bundle.main.executablePath.map { FileStamp($0) }
