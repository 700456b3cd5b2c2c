import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// The results of fixes, to the byte: each document of Fixtures/Fixes is compared with the document
/// of the same name in its folder `Fixed`. Documents whose names start with `unsafe` get all fixes.
@Suite struct FixTests {
  static let documents: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: Fixing.fixtures.path)) ?? [])
    .filter { SourceFormat(path: $0) != nil }.sorted()

  @Test(arguments: documents, Dress.allCases)
  func goldenOf(name: String, dress: Dress) throws {
    let golden = Fixing.fixtures.appending(path: "Fixed/\(name)")
    let original = try Fixing.document(Fixing.fixtures.appending(path: name))
    let document = Fixing.document(original.format, dress.dress(original.bytes))
    let safety: Fix.Safety = name.hasPrefix("unsafe") ? .unsafe : .safe
    let fixed = try Fixing.fixed(document, as: safety)
    if dress == .plain { try Repository.record(Data(fixed), to: golden) }
    let expected = dress.dress([UInt8](try Data(contentsOf: golden)))
    #expect(String(decoding: fixed, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    #expect(fixed == expected)
    let again = try Fixing.fixed(Fixing.document(original.format, fixed), as: safety)
    #expect(again == fixed, "fixing twice changes nothing")
  }

  @Test func thereAreDocumentsInEachFormat() {
    #expect(Self.documents.count >= 15)
    for format in SourceFormat.documents {
      #expect(Self.documents.contains { $0.hasSuffix(format.rawValue) })
    }
  }

  /// Safe fixes never change an id.
  @Test(arguments: documents)
  func safeFixesKeepWhatTheMenuMeans(name: String) throws {
    let original = try Fixing.document(Fixing.fixtures.appending(path: name))
    let result = try Fixing.fix(original, as: .safe)
    guard let before = try Fixing.compile(original).menu else { return }
    let after = try #require(try result.menus[0].get().menu)
    #expect(after.ids == before.ids)
    #expect(after.flags == before.flags)
    #expect(after.titles == before.titles.map(\.withoutBlanksAround))
  }

  @Test func aFixSaysWhatItDoes() throws {
    let document = Fixing.document(.toml, Array("menu = \"A\"\nitmes = [\"B\"]\n".utf8))
    let diagnostic = try #require(try Fixing.compile(document).diagnostics.first)
    let fix = try #require(diagnostic.fix)
    #expect(fix.title == "write 'items'")
    #expect(fix.safety == .safe)
    #expect(fix.edits.map(\.text) == ["items"])
    #expect(fix.edits[0].range.startLine == 2 && fix.edits[0].range.endColumn == 6)
  }

  /// A key of another format is never replaced by the one that is merely spelled alike: `weight` is not
  /// `height`.
  @Test(arguments: ["foo", "5", "true", "[a]"])
  func keysOfOtherFormatsKeepTheirMeaning(value: String) throws {
    for key in ItemKey.foreignKeys.keys.sorted() {
      let text = "menu: A\nitems:\n- {id: b, title: B, \(key): \(value)}\n"
      let diagnostics = try Fixing.compile(Fixing.document(.yaml, Array(text.utf8))).diagnostics
      for diagnostic in diagnostics where diagnostic.name == .unknownKey {
        guard let fix = diagnostic.fix, fix.safety == .safe else { continue }
        let name = fix.title.dropFirst("write ".count)
        #expect(diagnostic.help?.contains(name) == true, "\(key): \(fix.title)")
      }
    }
  }

  /// Several fixes of one text conflict, and are made one after another.
  @Test(arguments: [
    (SourceFormat.toml, #"menu = "A"\#nitems = [" B\u0007\u202E "]\#n"#, #"["B"]"#),
    (.yaml, "menu: A\nitems: [\" B\\a\\u202E \"]\n", #"["B"]"#),
    (.json, #"{"menu":"A","items":[" B\u0007\u202E "]}"#, #"["B"]"#),
  ])
  func fixesOfOneText(format: SourceFormat, text: String, expected: String) throws {
    let fixed = try Fixing.fixed(Fixing.document(format, Array(text.utf8)), as: .unsafe)
    #expect(String(decoding: fixed, as: UTF8.self).contains(expected))
    let kept = try Fixing.fixed(Fixing.document(format, Array(text.utf8)), as: .safe)
    #expect(!String(decoding: kept, as: UTF8.self).contains(expected))
  }

  /// A comment in a table that two menus include is checked for both.
  @Test func aSharedFileIsFixedForAllItsMenus() throws {
    let part = """
      menu = "Part"
      [[items]]
      title = "Fruits "
      collapsed = true
      items = ["Apples"]
      """
    let menus = [true, false].map { isCollapsed in
      SourceFile(
        name: "\(isCollapsed).toml", identity: "/\(isCollapsed).toml", format: .toml,
        bytes: Array(
          """
          menu = "A"
          collapsed = \(isCollapsed)
          items = [{ include = "part.toml" }]
          """.utf8))
    }
    let input = CompilerInput(
      loadInclude: { _, _ in
        .loaded(
          SourceFile(
            name: "part.toml", identity: "/part.toml", format: .toml, bytes: Array(part.utf8)))
      }, loadTarget: CompilerInput.none.loadTarget)
    let severities = try Fixing.severities
    func fixed(_ documents: [SourceFile]) -> [FixedFile] {
      fixMenus(documents, .safe, severities: severities, input: { _ in input }).files
    }
    // For the first menu alone, `collapsed = true` only restates the default.
    let alone = try #require(fixed([menus[0]]).first { $0.file.name == "part.toml" })
    #expect(!String(decoding: alone.bytes, as: UTF8.self).contains("collapsed"))
    let both = fixed(menus)
    let shared = try #require(both.first { $0.file.name == "part.toml" })
    #expect(
      String(decoding: shared.bytes, as: UTF8.self)
        == part.replacingOccurrences(of: "Fruits ", with: "Fruits"))
    #expect(shared.count == 1)
  }

  /// `menuc lint` reads a file to decide whether it may be edited, so the question is asked rarely.
  @Test func aFileIsAskedForOnceInARound() throws {
    let titles = (0..<100).map { "'a\($0) '" }.joined(separator: ", ")
    let text = "menu: M\ncolapsed: true\nitems: [\(titles)]\n"
    let document = Fixing.document(.yaml, [UInt8](text.utf8))
    var count = 0
    let fixed = fixMenus(
      [document], .safe, input: Fixing.input,
      mayEdit: { _ in
        count += 1
        return true
      })
    #expect(fixed.files.first?.count == 101)
    #expect(count <= 5)
  }

  @Test func aFileThatMayNotBeEditedStays() throws {
    let document = Fixing.document(.yaml, Array("menu: A\nitmes: []\n".utf8))
    let fixed = fixMenus([document], .safe, input: Fixing.input, mayEdit: { _ in false })
    #expect(fixed.files.isEmpty)
    #expect(try fixed.menus[0].get().diagnostics.count == 1)
  }
}
