import TOMLKit
import Testing

@testable import MenuCompiler

@Suite struct TOMLTreeDuplicateTests {
  /// The «first» and the ‹second› use of a key. toml++ refuses all of them as redefinitions.
  @Test(arguments: [
    "«a» = 1\n‹a› = 2",
    "«a» = 1\n# a\n‹\"\\u0061\"› = 2",
    "[t]\na = 1\n[u]\na = 1\n[t.x]\na = 1\n[u.x]\n«a» = 1\n‹'a'› = 2",
    "[«a»]\n[b]\n[‹a›]",
    "[a.b]\n[«a»]\n[ ‹a› ]",
    "[[a]]\n[a.«b»]\n[a.‹b›]",
    "[«a»]\n[[‹a›]]",
    "[[«a»]]\n[‹a›]",
    "[[«a».b]]\n[[‹a›]]",
    "«a» = []\n[[‹a›]]",
    "«a» = [{}]\n[‹a›.b]",
    "«a» = {}\n[‹a›.b]",
    "«a» = {}\n‹a›.b = 1",
    "«a» = 1\n‹a›.b = 1",
    "«a».b = 1\n‹a› = 1",
    "«a».b = 1\n[‹a›]",
    "a.«b».c = 1\n[a.‹b›]",
    "[a.«b»]\n[a]\n‹b›.c = 1",
    "x = { «a» = 1, ‹a› = 2 }",
    "x = [1, { «a».b = 1, ‹a› = { a = 2, a = 3 } }]",
    "x = { a.«b» = {}, a.‹b›.c = 1 }",
    "[t.«a»]\n[t]\n‹a› = 1", "[x.«a».b]\n[x]\na.c = [{}, 1]\n[x.‹a›]",
    "[x.«a».b]\n[x]\na.c = []\n[x.‹a›]",
    "«\"é\"» = 1\n‹'é'› = 2",
  ])
  func bothPlaces(_ marked: String) throws {
    let text = MarkedTOML(marked)
    let duplicate = try #require(NamedTOML(text.bytes).duplicates.first)
    #expect(duplicate.first == text.key)
    #expect(duplicate.second == text.value)
    let error = #expect(throws: TOMLParseError.self) {
      try TOMLTable(string: String(decoding: text.bytes, as: UTF8.self))
    }
    #expect(error?.description.contains("existing") == true)
  }

  @Test(arguments: [
    "a.b = 1\na.c = 2\n[a.d]", "[a.b]\n[a]\n[a.c]", "[[a]]\nb = 1\n[[a]]\nb = 1",
    "[[a]]\n[a.b]\n[[a]]\n[a.b]", "\"\u{E9}\" = 1\n\"e\u{301}\" = 2", "'a.b' = 1\na.b = 2",
    "[a.b.c]\n[a]\nb.d = 1", "[x.a.b]\n[x]\na.c = [{}, {}]\na.d = {}\n[x.a]", "a = 1\nA = 2",
    "a = [{ b = 1 }, { b = 1 }]",
  ])
  func noDuplicate(_ text: String) throws {
    #expect(NamedTOML(Array(text.utf8)).duplicates.isEmpty)
    _ = try TOMLTable(string: text)
  }

  @Test func everyDuplicateInOrder() {
    let text = "a = 1\na = 2\nb = 1\na = 3\n[c]\nd = 1\n[c]\nd = 2\nd = 3"
    let seconds = NamedTOML(Array(text.utf8)).duplicates.map(\.second.lowerBound)
    #expect(seconds == [6, 18, 35, 44])
  }
}
