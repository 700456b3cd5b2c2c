import Foundation
import TestSupport
import Testing

/// Data flows one way: a folder of the compiler uses only those that come before it.
///
/// What uses what is read off the text: names of types, and calls of functions, that are declared at
/// the top of a file of another folder.
@Suite struct FolderOrderTests {
  /// The folders in the order in which data flows. Files beside them are the compiler itself.
  static let order = [
    "Source", "Diagnostics", "Language", "Parse", "Locate", "Values", "Include", "Catalogs", "Read",
    "Targets",
    "Conditions", "Validate", "Lower", "JSON", "Plan", "Templates", "Render", "", "Project", "Fix",
    "Baseline",
    "Report", "Compare", "Translate", "Schema", "Explain",
  ]

  private struct File {
    let name: String
    /// The place of its folder in the order; nil for a folder that the order lacks.
    let rank: Int?
    let code: String
  }

  private static func files() throws -> [File] {
    let root = Repository.root.appending(path: "Sources/MenuCompiler")
    return try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.sorted()
      .map { path in
        let folder = path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
        return File(
          name: path, rank: order.firstIndex(of: folder),
          code: code(in: try Repository.text(root.appending(path: path))))
      }
  }

  @Test func noArrowRunsBack() throws {
    let files = try Self.files()
    #expect(files.count > 100)
    #expect(files.filter { $0.rank == nil }.map(\.name) == [], "the order lacks their folders")
    var declared: [String: Set<Int>] = [:]
    for file in files {
      for name in Self.declarations(in: file.code) {
        declared[name, default: []].insert(file.rank ?? 0)
      }
    }
    // A name that several folders declare says nothing.
    let ranks = declared.compactMapValues { $0.count == 1 ? $0.first : nil }
    #expect(ranks.count > 200)
    for file in files {
      for name in Self.uses(in: file.code) {
        guard let rank = ranks[name], let own = file.rank, rank > own else { continue }
        Issue.record("\(file.name) uses \(name) of the later folder '\(Self.order[rank])'")
      }
    }
  }

  /// The text without comments, and without what stands between quotes.
  private static func code(in text: String) -> String {
    var isInLongString = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      if line.hasSuffix("\"\"\"") || line.hasSuffix("\"\"\")") || line.contains("\"\"\",") {
        defer { isInLongString.toggle() }
        return isInLongString ? "" : String(line.prefix { $0 != "\"" })
      }
      if isInLongString { return "" }
      let bare =
        line.utf8.contains(UInt8(ascii: "\""))
        ? String(line).replacing(/"(\\.|[^"\\])*"/, with: "\"\"") : String(line)
      return bare.firstRange(of: "//").map { String(bare[..<$0.lowerBound]) } ?? bare
    }.joined(separator: "\n")
  }

  private static func declarations(in code: String) -> [String] {
    let pattern =
      /(?m)^(?:public |package |final |indirect )*(?:struct|class|enum|protocol|typealias|func) (\w+)/
    return code.matches(of: pattern).map { String($0.output.1) }
  }

  /// Types, and functions that are called by their bare names; not a file's own methods.
  private static func uses(in code: String) -> Set<String> {
    let own = code.matches(of: /func (\w+)/).map { String($0.output.1) }
    let types = code.matches(of: /\b[A-Z]\w+/).map { String($0.output) }
    let calls = code.matches(of: /(?:^|[^.\w])([a-z]\w+)\(/).map { String($0.output.1) }
    return Set(types).union(calls).subtracting(own)
  }
}
