import Foundation
import TestSupport
import Testing

/// Data flows one way: a folder of the compiler uses only folders above it in the table of
/// Architecture.md.
///
/// The arrows between files are read from the index that the compiler writes during a debug build.
@Suite(.enabled(if: Repository.isCI || SourceArrows.isIndexed, "needs the index of a debug build"))
struct FolderOrderTests {
  @Test func noArrowRunsBack() throws {
    let order = try SourceArrows.order()
    let index = try SourceArrows.index()
    #expect(index.arrows.count > 2_000)
    for file in index.files where file.hasPrefix("MenuCompiler/") {
      #expect(order[SourceArrows.folder(of: file)] != nil, "the table lacks the folder of \(file)")
    }
    for (arrow, names) in index.arrows.sorted(by: { $0.key < $1.key }) {
      guard arrow.runsBack(in: order) else { continue }
      Issue.record("\(arrow.from) → \(arrow.to): \(names.sorted().joined(separator: ", "))")
    }
  }

  /// Each row of the table is a folder of Swift files, or a file.
  @Test func theTableNamesWhatIsThere() throws {
    let files = try SourceArrows.index().files.filter { $0.hasPrefix("MenuCompiler/") }
    #expect(Set(files.map(SourceArrows.folder)) == Set(try SourceArrows.order().keys))
  }

  /// Files that use each other can't be read one after another. The largest circle is that of the
  /// events of the engine, which may all hide, open and check each other's items.
  @Test func circlesStaySmall() throws {
    for circle in try SourceArrows.index().circles where circle.count > 16 {
      Issue.record("\(circle.count) files use each other: \(circle.joined(separator: ", "))")
    }
  }
}

/// The arrows between the files of `Sources`.
enum SourceArrows {
  private static let store = Repository.products.appending(path: "index/store")

  static let isIndexed = FileManager.default.fileExists(atPath: store.path)

  static func index() throws -> SourceIndex { try read.get() }

  private static let read = Result {
    try SourceIndex(store: store, below: Repository.root.appending(path: "Sources"))
  }

  /// The ranks of the compiler's folders. Files beside the folders have the rank of the folder ''.
  static func order() throws -> [String: Int] {
    let page = try Repository.text(
      Repository.root.appending(path: "Sources/MenuCompiler/MenuCompiler.docc/Architecture.md"))
    let rows =
      page.components(separatedBy: "| folder | holds |\n").last?
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .prefix { $0.hasPrefix("|") } ?? []
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([\w.]+)`/).map { String($0.output.1) }
    }
    return Dictionary(
      uniqueKeysWithValues: names.enumerated().map { rank, name in
        (name.hasSuffix(".swift") ? "" : name, rank)
      })
  }

  static func folder(of file: String) -> String {
    let parts = file.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : ""
  }
}

extension FileArrow {
  /// Whether the arrow leads from a folder of the compiler to a later one.
  func runsBack(in order: [String: Int]) -> Bool {
    guard from.hasPrefix("MenuCompiler/"), to.hasPrefix("MenuCompiler/"),
      let start = order[SourceArrows.folder(of: from)], let end = order[SourceArrows.folder(of: to)]
    else { return false }
    return end > start
  }
}
