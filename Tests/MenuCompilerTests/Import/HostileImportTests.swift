import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Whatever a document contains, an import ends, with a menu or with an error.
@Suite struct HostileImportTests {
  private func isRefused(_ name: String, _ text: String, _ format: ImportFormat? = nil) -> String? {
    var request = ImportRequest(name: name, bytes: Array(text.utf8))
    request.format = format
    do { _ = try importMenu(request) } catch { return "\(error)" }
    return nil
  }

  @Test func deepDocumentsAreRefused() {
    let deep = 100_000
    func nested(_ open: String, _ close: String, _ count: Int = deep) -> String {
      String(repeating: open, count: count) + String(repeating: close, count: count)
    }
    #expect(isRefused("a.json", nested("[", "]"))?.contains("levels deep") == true)
    #expect(isRefused("a.yml", nested("[", "]", 5_000)) != nil)
    #expect(isRefused("a.xml", nested("<menu>", "</menu>"))?.contains("levels deep") == true)
    #expect(isRefused("a.plist", nested("<array>", "</array>")) != nil)
    #expect(isRefused("a.plist", nested("(", ")"))?.contains("too deeply") == true)
    let lines = (0..<300).map { String(repeating: " ", count: $0) + "a\n" }.joined()
    #expect(isRefused("a.txt", lines)?.contains("more than 64 levels") == true)
    #expect(isRefused("a.csv", String(repeating: "a,", count: 300) + "b")?.contains("64") == true)
  }

  @Test func entitiesAreRefused() {
    let laughs = """
      <!DOCTYPE opml [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>
      <opml version="2.0"><body><outline text="&b;"/></body></opml>
      """
    #expect(isRefused("a.opml", laughs)?.contains("can't contain declarations") == true)
    let file = """
      <!DOCTYPE opml SYSTEM "file:///etc/passwd"><opml><body><outline text="&x;"/></body></opml>
      """
    #expect(isRefused("a.opml", file)?.contains("does not define this reference") == true)
  }

  /// An alias in YAML is copied each time it is used.
  @Test func aliasesDoNotMultiply() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let alias = "*a\(level - 1)"
      text +=
        "a\(level): &a\(level) [\(Array(repeating: alias, count: 8).joined(separator: ", "))]\n"
    }
    #expect(isRefused("mkdocs.yml", text + "nav: *a9\n")?.contains("values") == true)
  }

  /// A submenu that contains itself, and a link whose parent is below it.
  @Test func circlesEnd() throws {
    let menus =
      #"{"contributes": {"menus": {"a": [{"submenu": "s"}], "s": [{"submenu": "s"}, {"command": "c"}]}}}"#
    #expect(isRefused("package.json", menus) == nil)
    let links = "a: {title: A, parent: b}\nb: {title: B, parent: a}\n"
    #expect(isRefused("x.links.menu.yml", links) == nil)
  }

  @Test func codeInAddressesIsLeftOut() throws {
    let imported = try importMenu(
      ImportRequest(name: "a.md", bytes: Array("- [A](java\tscript:alert(1))\n- B".utf8)))
    #expect(!imported.menu.contains("url"))
    #expect(imported.losses == ["a.md:1: the address of 'A' is left out, because it runs code"])
    let pages = try importMenu(
      ImportRequest(
        name: "mkdocs.yml", bytes: Array("nav: [{ A: 'data:text/html,x' }, { B: b.md }]\n".utf8)))
    #expect(!pages.menu.contains("data:"))
    #expect(pages.losses == ["mkdocs.yml:1: the address of 'A' is left out, because it runs code"])
  }

  /// Documents that end anywhere, and documents with a changed byte.
  @Test(arguments: ImportTests.documents)
  func brokenDocumentsCrashNothing(format: ImportFormat, path: String) throws {
    let whole = try ImportTests.request(path)
    for index in stride(from: 0, to: whole.bytes.count, by: 13) {
      var cut = ImportRequest(name: whole.name, bytes: Array(whole.bytes[..<index]))
      cut.format = index % 2 == 0 ? format : nil
      _ = try? importMenu(cut)
      var bytes = whole.bytes
      bytes[index] = [0, 0x22, 0x3C, 0x5B, 0x7B, 0x80, 0xFF][index % 7]
      _ = try? importMenu(ImportRequest(name: whole.name, bytes: bytes))
    }
  }

  /// No document is read as a format it can't be, whichever option is given.
  @Test(arguments: ImportTests.documents)
  func otherFormatsAreRefusedOrRead(format: ImportFormat, path: String) throws {
    for other in ImportFormat.allCases {
      var request = try ImportTests.request(path)
      request.format = other
      do { _ = try importMenu(request) } catch { #expect(error is ImportError, "\(error)") }
    }
  }
}
