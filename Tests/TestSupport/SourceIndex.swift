import Foundation
import IndexStore

/// A use of a declaration of one file in another file.
public struct FileArrow: Hashable, Comparable, Sendable {
  public let from: String
  public let to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  public static func < (first: Self, second: Self) -> Bool {
    (first.from, first.to) < (second.from, second.to)
  }
}

/// The uses of declarations in a package, as the compiler resolved them, including members of
/// extensions and names in the interpolations of strings.
public struct SourceIndex: Sendable {
  /// The indexed files, by their paths below the folder.
  public private(set) var files: Set<String> = []
  /// The names used by each arrow.
  public private(set) var arrows: [FileArrow: Set<String>] = [:]

  /// Reads an index store.
  ///
  /// - Parameters:
  ///   - store: The directory that `-index-store-path` names.
  ///   - folder: The folder of the files. Other files are left out.
  public init(store: URL, below folder: URL) throws {
    guard let library = try Self.library(), let open = indexStoreOpen(library.path, store.path)
    else { throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: store.path]) }
    defer { indexStoreClose(open) }
    let prefix = folder.path + "/"
    var declared: [String: String] = [:]
    var uses: [(file: String, identifier: String, name: String)] = []
    for (path, unit) in Self.units(of: open) where path.hasPrefix(prefix) {
      let file = String(path.dropFirst(prefix.count))
      files.insert(file)
      for occurrence in Self.occurrences(in: path, unit, of: open) {
        if occurrence.isDeclaration {
          declared[occurrence.identifier] = file
        } else if occurrence.isUse {
          uses.append((file, occurrence.identifier, occurrence.name))
        }
      }
    }
    for use in uses {
      guard let file = declared[use.identifier], file != use.file else { continue }
      arrows[FileArrow(from: use.file, to: file), default: []].insert(use.name)
    }
  }

  /// The toolchain's library for reading index stores.
  private static func library() throws -> URL? {
    #if os(macOS)
      let (found, name) = (try Command.run("xcrun", ["--find", "swiftc"]), "libIndexStore.dylib")
    #else
      let (found, name) = (try Command.run("which", ["swiftc"]), "libIndexStore.so")
    #endif
    let compiler = URL(filePath: found.output.trimmingCharacters(in: .whitespacesAndNewlines))
    let library = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lib/\(name)")
    return FileManager.default.fileExists(atPath: library.path) ? library : nil
  }

  /// The latest unit of each existing file. A store also keeps the units of earlier builds.
  private static func units(of store: OpaquePointer) -> [String: String] {
    final class Units {
      var byFile: [String: (name: String, time: Int64)] = [:]
    }
    let units = Units()
    indexStoreVisitUnits(
      store,
      { context, name, file, time in
        guard let context, let name, let file else { return }
        let units = Unmanaged<Units>.fromOpaque(context).takeUnretainedValue()
        let path = String(cString: file)
        if time >= units.byFile[path]?.time ?? .min {
          units.byFile[path] = (String(cString: name), time)
        }
      }, Unmanaged.passUnretained(units).toOpaque())
    return units.byFile.filter { FileManager.default.fileExists(atPath: $0.key) }
      .mapValues(\.name)
  }

  private struct Occurrence {
    let roles: UInt64
    let name: String
    let identifier: String

    /// The bits of clang's `indexstore_symbol_role_t`.
    var isDeclaration: Bool { roles & (1 << 1) != 0 && roles & (1 << 8) == 0 }
    var isUse: Bool { roles & (1 << 2) != 0 }
  }

  private static func occurrences(
    in file: String, _ unit: String, of store: OpaquePointer
  ) -> [Occurrence] {
    final class Occurrences {
      var all: [Occurrence] = []
    }
    let occurrences = Occurrences()
    indexStoreVisitOccurrences(
      store, unit, file,
      { context, _, roles, name, identifier in
        guard let context, let name, let identifier else { return }
        Unmanaged<Occurrences>.fromOpaque(context).takeUnretainedValue().all.append(
          Occurrence(
            roles: roles, name: String(cString: name), identifier: String(cString: identifier)))
      }, Unmanaged.passUnretained(occurrences).toOpaque())
    return occurrences.all
  }
}

extension SourceIndex {
  /// The groups of files that directly or indirectly use each other, largest first.
  public var circles: [[String]] {
    var search = CircleSearch(
      Dictionary(grouping: arrows.keys, by: \.from).mapValues { $0.map(\.to) })
    for file in files.sorted() { search.visit(file) }
    return search.circles.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}

/// Tarjan's search for strongly connected components.
private struct CircleSearch {
  private let targets: [String: [String]]
  private var numbers: [String: Int] = [:]
  private var lowest: [String: Int] = [:]
  private var stack: [String] = []
  private(set) var circles: [[String]] = []

  init(_ targets: [String: [String]]) { self.targets = targets }

  mutating func visit(_ file: String) {
    guard numbers[file] == nil else { return }
    let number = numbers.count
    numbers[file] = number
    lowest[file] = number
    stack.append(file)
    for target in targets[file] ?? [] {
      if numbers[target] == nil {
        visit(target)
        lowest[file] = min(lowest[file] ?? number, lowest[target] ?? number)
      } else if stack.contains(target) {
        lowest[file] = min(lowest[file] ?? number, numbers[target] ?? number)
      }
    }
    guard lowest[file] == number, let start = stack.firstIndex(of: file) else { return }
    if stack.count - start > 1 { circles.append(stack[start...].sorted()) }
    stack.removeSubrange(start...)
  }
}
