import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Fixes of YAML in all its notations: with anchors and aliases, tags, merge keys, explicit keys,
/// in blocks and in braces. Each document of Fixtures/FixStyles is named after its rule.
@Suite struct FixStyleTests {
  static let folder = Repository.fixtures.appending(path: "FixStyles")

  static func documents(_ path: String = "") -> [String] {
    let url = folder.appending(path: path)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { SourceFormat(path: $0) != nil }.sorted()
  }

  /// The documents themselves, and versions with other line breaks.
  private static func document(_ name: String, _ style: LineStyle) throws -> SourceFile {
    let original = try Fixing.document(folder.appending(path: name))
    return Fixing.document(original.format, style.apply(to: original.bytes))
  }

  enum LineStyle: CaseIterable {
    case unix
    case windows
    case classic

    func apply(to bytes: [UInt8]) -> [UInt8] {
      switch self {
      case .unix: bytes
      case .windows: bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
      case .classic: bytes.map { $0 == 0x0A ? 0x0D : $0 }
      }
    }
  }

  private static func rule(of name: String) -> String {
    let stem = name.prefix { $0 != "." }
    return String(stem.hasPrefix("unsafe-") ? stem.dropFirst("unsafe-".count) : stem)
  }

  @Test func everyRuleWithAFixHasADocument() throws {
    let rules = Set(Self.documents().map(Self.rule))
    var found: Set<String> = []
    for url in FixPropertyTests.corpus {
      for diagnostic in try Fixing.compile(Fixing.document(url)).diagnostics
      where diagnostic.fix != nil {
        found.insert(diagnostic.name.rawValue)
      }
    }
    #expect(found.isSubset(of: rules), "\(found.subtracting(rules))")
    #expect(found.count >= 18)
  }

  /// A fixed document means the same menu as the plain document of its name.
  @Test(arguments: documents(), LineStyle.allCases)
  func fixedDocumentsMeanThePlainOnes(name: String, style: LineStyle) throws {
    let document = try Self.document(name, style)
    let rule = Self.rule(of: name)
    let found = try Fixing.compile(document).diagnostics.filter { $0.name.rawValue == rule }
    #expect(!found.isEmpty && found.allSatisfy { $0.fix != nil }, "\(found.map(\.place))")
    let fixed = try Fixing.fixed(document, as: name.hasPrefix("unsafe-") ? .unsafe : .safe)
    let after = try Fixing.compile(Fixing.document(document.format, fixed))
    let left = after.diagnostics.filter { $0.name.rawValue == rule }.map(\.message)
    let text = String(decoding: fixed, as: UTF8.self)
    #expect(left.isEmpty, "\(text)")
    let plain = try Fixing.compile(Fixing.document(Self.folder.appending(path: "Plain/\(name)")))
    let table = try #require(after.menu, "\(after.diagnostics.map(\.message)) \(text)")
    let expected = try #require(plain.menu, "\(plain.diagnostics.map(\.message))")
    #expect(tableJSON(table) == tableJSON(expected), "\(text)")
  }

  /// Each single fix solves its problem, and changes nothing in the document except at its place.
  @Test(arguments: documents(), LineStyle.allCases)
  func eachFixAloneChangesNothingElse(name: String, style: LineStyle) throws {
    let document = try Self.document(name, style)
    let compiled = try Fixing.compile(document)
    let before = try #require(compiled.sources.files[0].root)
    for diagnostic in compiled.diagnostics {
      guard let fix = diagnostic.fix else { continue }
      let script = EditScript(fix.edits.map { ByteEdit($0.range.bytes, $0.text) })
      let changed = Fixing.document(document.format, script.applied(to: document.bytes))
      let after = try Fixing.compile(changed)
      let root = try #require(after.sources.files[0].root, "\(name): \(diagnostic.place)")
      let differing = Self.leaves(before).symmetricDifference(Self.leaves(root))
      let own = fix.changes.count
      // Each place of the fix may cause one removed and one added leaf.
      #expect(differing.count <= 3 * max(own, 1), "\(name): \(diagnostic.place): \(differing)")
      let places = ProblemPlace(diagnostic, in: compiled.sources)
        .moved([document.identity: script])
      let isLeft = after.diagnostics.contains {
        places.contains(ProblemPlace($0, in: after.sources)) && $0.message == diagnostic.message
      }
      #expect(!isLeft, "\(name): \(diagnostic.place): \(fix.title)")
    }
  }

  /// If a fix would change another item through an anchor, it is neither offered nor made.
  @Test(arguments: documents("Refused"), LineStyle.allCases)
  func sharedValuesStay(name: String, style: LineStyle) throws {
    let document = try Self.document("Refused/\(name)", style)
    let found = try Fixing.compile(document).diagnostics
    #expect(!found.isEmpty && found.allSatisfy { $0.fix == nil }, "\(found.map(\.place))")
    #expect(found.contains { Self.rule(of: name).hasPrefix($0.name.rawValue) })
    #expect(try Fixing.fixed(document, as: .unsafe) == document.bytes)
  }

  /// All scalars of a tree, each with the keys and indices on its path.
  private static func leaves(_ node: SourceNode, path: String = "") -> Set<String> {
    switch node.value {
    case .table(let entries):
      entries.reduce(into: []) { $0.formUnion(leaves($1.value, path: "\(path)/\($1.key)")) }
    case .array(let elements):
      elements.enumerated().reduce(into: []) {
        $0.formUnion(leaves($1.element, path: "\(path)/\($1.offset)"))
      }
    case .text(let text), .plain(let text): ["\(path)=\(text)"]
    case .nothing: ["\(path)="]
    case .boolean(let flag): ["\(path)=\(flag)"]
    case .integer(let integer): ["\(path)=\(integer)"]
    case .number(let number): ["\(path)=\(number)"]
    case .unsupported(let type): ["\(path)=\(type)"]
    }
  }
}
