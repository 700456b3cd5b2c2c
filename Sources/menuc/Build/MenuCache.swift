import Foundation
import MenuCompiler

/// The data that builds keep about the menus that they compile into a directory, stored beside its
/// manifest.
///
/// Unlike the manifest, the data belongs to one machine: paths are absolute, and only the program
/// that compiled the menus uses the data. The folder therefore contains a `.gitignore` that ignores
/// the folder. If the data is damaged, a build simply compiles the menus.
struct MenuCache {
  private static let name = "\(OutputName.reservedStart)cache"
  private static let mark = "menuc-menus-2"
  /// The size beyond which the file is neither written nor read.
  private static let limit = 256 << 20

  private let folder: String
  /// The folder in the output directory where earlier builds kept the data; it is removed.
  private let former: String?
  private var file: String { Disk.join(folder, "menus") }

  /// The kept menus of a directory, encoded: a build decodes only those that it needs.
  struct Menus {
    /// The data, keyed by the document and the flags with a NUL between them.
    fileprivate var data: [String: Data] = [:]

    /// The data that a build with these flags kept.
    ///
    /// - Parameter document: The absolute path of the document.
    subscript(document: String, flags flags: String) -> KeptMenu? {
      get {
        data[Self.key(document, flags)].flatMap {
          try? JSONDecoder().decode(KeptMenu.self, from: $0)
        }
      }
      set { data[Self.key(document, flags)] = newValue.flatMap(MenuCache.encoded) }
    }

    fileprivate static func key(_ document: String, _ flags: String) -> String {
      "\(document)\0\(flags)"
    }
  }

  /// - Parameter directory: The absolute path of the directory.
  init(in directory: String) {
    folder = RecordPlace.path(of: Self.name, about: directory)
    former = RecordPlace.formerPath(of: Self.name, about: directory)
  }

  /// All menus; none if the file was changed or truncated, or belongs to another program.
  func menus() -> Menus {
    var menus = Menus()
    guard isFolder, let bytes = Disk.contents(of: file, limit: Self.limit),
      bytes.count <= Self.limit, let end = bytes.firstIndex(of: 0x0A)
    else { return menus }
    let rest = Data(bytes[(end + 1)...])
    guard bytes[..<end].elementsEqual("\(Self.mark) \(SHA256.hex(Array(rest)))".utf8) else {
      return menus
    }
    // The fields: the program that wrote the data, because two programs of one version may generate
    // different files; then the document, the flags and the data of each menu.
    let fields = rest.split(separator: 0, omittingEmptySubsequences: false)
    guard let ownProgram, fields[0] == Self.encoded(ownProgram) else { return menus }
    for index in stride(from: 1, to: fields.count - 2, by: 3) {
      let words = fields[index...index + 1].map { String(decoding: $0, as: UTF8.self) }
      let key = Menus.key(words[0], words[1])
      menus.data[key] = fields[index + 2]
    }
    return menus
  }

  /// Adds menus, and removes menus whose documents are gone. Errors are ignored, because a build
  /// works without the data.
  func keep(_ menus: Menus) {
    guard let program = ownProgram.flatMap(Self.encoded),
      Disk.isDirectory(Disk.parent(of: folder))
    else { return }
    try? StopSignal.postponed {
      if let former, Disk.kind(of: former) == S_IFDIR {
        for name in ["menus", ".gitignore"] { unlink(Disk.join(former, name)) }
        rmdir(former)
      }
      if !Disk.exists(folder) { try OutputWriter.createDirectory(folder) }
      guard isFolder else { return }
      try DirectoryLock.hold(folder) {
        OutputWriter.removeTemporaries(in: folder)
        let ignored = Disk.join(folder, ".gitignore")
        if !Disk.exists(ignored) { try OutputWriter.write(Array("*\n".utf8), to: ignored) }
        var rest = Array(program) + [0]
        let all = self.menus().data.merging(menus.data) { $1 }
        for (key, data) in all.sorted(by: { $0.key < $1.key })
        where Disk.exists(String(key.prefix { $0 != "\0" })) {
          rest += "\(key)\0".utf8 + data + [0]
        }
        guard rest.count < Self.limit else { return }
        try OutputWriter.write(Array("\(Self.mark) \(SHA256.hex(rest))\n".utf8) + rest, to: file)
      }
    }
  }

  /// Encodes a value without NUL characters, which separate the data in the file.
  private static func encoded(_ value: some Encodable) -> Data? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try? encoder.encode(value)
  }

  /// Whether the folder exists and is not a link: nothing is read or written through a link.
  private var isFolder: Bool { Disk.kind(of: folder) == S_IFDIR }
}

/// The stamp of the running program's file. The time of its last status change is later than that
/// of any program previously at the same path, regardless of the times that an installer sets.
/// Nil without `/proc` on Linux: Foundation looks for the program there, and traps if it is
/// missing.
private let ownProgram: FileStamp? = {
  #if os(Linux)
    guard Disk.isLink("/proc/self/exe") else { return nil }
  #endif
  return Bundle.main.executablePath.map { FileStamp($0) }
}()
