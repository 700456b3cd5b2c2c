import Foundation
import MenuCompiler

/// The files on disk, with the contents of open documents in place of their files.
struct OpenFiles: FileTree, Sendable {
  /// The contents of open documents, by their paths without links.
  var contents: [String: [UInt8]] = [:]

  var prefix: String { "" }

  func find(_ path: String) -> FoundFile {
    let found = Disk().find(path)
    guard case .missing(let place?, _) = found, contents[place] != nil else { return found }
    // The document is not saved yet.
    return .file(place)
  }

  func exists(_ path: String) -> Bool {
    Disk.exists(path) || Disk.destination(of: path).map { contents[$0] != nil } ?? false
  }

  func names(in folder: String) -> [String] { Disk().names(in: folder) }

  func bytes(of path: String) throws -> [UInt8] {
    if let open = contents[path] ?? Disk.destination(of: path).flatMap({ contents[$0] }) {
      return open
    }
    return try Disk.bytes(of: path)
  }

  func shown(_ path: String, from file: SourceFile) -> String { Disk().shown(path, from: file) }

  /// A document, with its contents in the editor if it is open.
  func document(_ path: String) throws -> SourceFile {
    guard let place = Disk.destination(of: path), let bytes = contents[place],
      let format = SourceFormat(path: path)
    else { return try Disk.document(path, format: nil) }
    return SourceFile(name: path, identity: place, format: format, bytes: bytes)
  }
}

/// The addresses of files.
enum FileURI {
  /// The path of an address; nil if it is not the address of a file on this machine.
  static func path(of uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = uri.dropFirst(7)
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    let host = rest[..<slash]
    guard host.isEmpty || host == "localhost" else { return nil }
    let path = rest[slash...].prefix { $0 != "?" && $0 != "#" }
    guard let decoded = String(path).removingPercentEncoding, !decoded.utf8.contains(0) else {
      return nil
    }
    return decoded
  }

  /// The address of a path.
  static func uri(of path: String) -> String {
    var result = "file://"
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
