import Foundation
import TestSupport
import Testing

/// Paths and addresses in which a combining mark follows a `/` or a `:`, so that Swift treats both
/// as one character.
@Suite struct HostilePathTests {
  /// A combining mark, a skin tone, with which a host name may start, and a joining letter.
  static let marks = ["\u{301}", "\u{1F3FB}", "\u{E33}", "\u{200D}"]

  /// A menu in a project with a folder beside it.
  private func project(_ text: String) throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    try directory.write("", to: "project/menuc.toml")
    try directory.write("menu: B\nitems: [x]\n", to: "other/b.yaml")
    try directory.write("menu: A\nitems: [x]\n" + text, to: "project/menu.yaml")
    return directory
  }

  @Test(arguments: marks) func pathsStayInTheProject(mark: String) throws {
    let up = "a/../\(mark)y/../.."
    for (text, rule) in [
      ("generate: [{ target: swift, output: '\(up)/out' }]", "output-outside"),
      ("generate: [{ target: swift, output: '.git/\(mark)y/../hooks' }]", "output-outside"),
      ("generate: [{ template: '\(up)/other' }]", "template-outside"),
      ("generate: [{ target: html, script: '\(up)/../other/x.js' }]", "script-outside"),
      ("language: en\ntranslations: ['\(up)/other/de.po']", "catalog-outside"),
    ] {
      let directory = try project(text + "\n")
      let result = try Command.menuc(
        "build", "menu.yaml", in: directory.url.appending(path: "project"))
      #expect(result.errors.contains("[\(rule)]"), "\(rule): \(result.errors)")
      #expect(result.status == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: directory.url.path)
      #expect(names.sorted() == ["other", "project"])
      #expect(try Self.names(in: directory).contains { $0.contains("hooks") } == false)
    }
  }

  private static func names(in directory: TemporaryDirectory) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: directory.url.path)
  }

  private func lint(_ entry: String, _ arguments: String...) throws -> Command {
    let directory = try project("generate: [{ target: html, \(entry) }]\n")
    return try Command.run(
      Repository.menuc.path, ["build", "menu.yaml", "--dry-run"] + arguments,
      in: directory.url.appending(path: "project"))
  }

  /// Addresses that a browser resolves to something outside the files of the page's site.
  static let foreign =
    [
      "data:text/javascript,alert(1)//", "//evil.example/", "https://evil.example/", "https:",
      "/\\\\evil.example/", "\\\\\\\\evil.example/", " //evil.example/", "/\\t/evil.example/",
      "blob:x/", "JaVaScRiPt:alert(1)//", "ht\\ntp://evil.example/",
    ] + marks.flatMap { ["//\($0)evil.example/", "https:\($0)//evil.example/", "data:\($0),x//"] }

  @Test(arguments: foreign) func pagesLoadNoScriptOfOthers(address: String) throws {
    for assets in ["files", "inline"] {
      for form in ["page", "fragment"] {
        let result = try lint("assets: \(assets), form: \(form), path: \"\(address)\"")
        #expect(result.errors.contains("[script-outside]"), "\(address): \(result)")
        #expect(result.status == 1)
      }
    }
    let script = try lint("script: \"\(address)x.js\"")
    #expect(script.errors.contains("[script-outside]"), "\(address): \(script)")
  }

  @Test(arguments: ["", "/menus/", "../menus/", "menus/", "v1.2/menus-", "/a:b/"])
  func pagesLoadScriptsOfTheirSite(address: String) throws {
    let result = try lint("assets: files, path: '\(address)'")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func theCommandLineMayNameAnotherSite() throws {
    let result = try lint("assets: files", "--param", "path=https://cdn.example/")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test(arguments: marks) func urlsThatRunCode(mark: String) throws {
    let directory = try project("generate: [{ target: html }]\n")
    try directory.write(
      "menu: A\nitems: [{ title: x, url: 'javascript:\(mark)=alert(1)' }]\ngenerate: [{ target: html }]\n",
      to: "project/menu.yaml")
    let result = try Command.menuc(
      "lint", "menu.yaml", in: directory.url.appending(path: "project"))
    #expect(result.errors.contains("[unsafe-url]"), "\(result.errors)")
  }
}
