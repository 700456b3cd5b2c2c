import Foundation
import MenuCompiler

/// Files and the links between them, either on disk or in a commit.
protocol FileTree {
  /// The prefix of paths in messages, such as `v1.0:`.
  var prefix: String { get }

  /// Finds what a path leads to. Links are followed.
  func find(_ path: String) throws -> FoundFile

  /// Whether a path exists.
  func exists(_ path: String) -> Bool

  /// The names in a folder, in any order; none if there is no folder.
  func names(in folder: String) throws -> [String]

  /// The bytes of a file. Links are followed. The message of an error begins with the path and a
  /// colon.
  func bytes(of path: String) throws -> [UInt8]

  /// The path of a file as it is printed.
  ///
  /// - Parameters:
  ///   - path: The path as written.
  ///   - file: The document that names the file.
  func shown(_ path: String, from file: SourceFile) -> String
}

/// The destination of a path: absolute, with links resolved.
enum FoundFile {
  case file(String)
  case folder(String)
  /// Nothing that can be read. Links are resolved as far as the path exists; the path is nil if
  /// they are circular.
  case missing(String?, reason: String)

  var path: String? {
    switch self {
    case .file(let path), .folder(let path): path
    case .missing(let path, _): path
    }
  }
}

extension Disk: FileTree {
  var prefix: String { "" }

  func find(_ path: String) -> FoundFile {
    guard let real = Self.realPath(path) else {
      let code = errno
      return .missing(Self.destination(of: path), reason: Self.reason(code))
    }
    return Self.isDirectory(real) ? .folder(real) : .file(real)
  }

  func exists(_ path: String) -> Bool { Self.exists(path) }

  func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  func bytes(of path: String) throws -> [UInt8] { try Self.bytes(of: path) }

  func shown(_ path: String, from file: SourceFile) -> String {
    Self.join(Self.parent(of: file.name), path)
  }
}

extension FileTree {
  /// The compiler's access to the files beside documents.
  ///
  /// - Parameters:
  ///   - confinement: The files that the documents may read and write.
  ///   - watched: Records each path before it is read, even if it turns out to be missing.
  ///   - onTemplate: Called with each file of a template or target that was read.
  ///   - onCatalogs: Called with each search for catalogs.
  ///   - onMissingCatalog: Called for each catalog that a document names but that does not exist.
  func input(
    _ confinement: Confinement, watched: WatchedFiles? = nil,
    onTemplate: @escaping (BuildInput) -> Void = { _ in },
    onCatalogs: ((BuildInput) -> Void)? = nil,
    onMissingCatalog: @escaping () -> Void = {}
  ) -> CompilerInput {
    CompilerInput(
      loadInclude: { path, file in
        include(path, from: file, confinement, watched: watched)
      },
      loadTarget: { path, file in
        try target(path, from: file, confinement, watched: watched, onFile: onTemplate)
      },
      loadCatalogs: { path, file in
        catalogs(
          path, from: file, confinement, watched: watched, onSearch: onCatalogs,
          onMissing: onMissingCatalog)
      },
      judge: confinement.refusal)
  }
}
