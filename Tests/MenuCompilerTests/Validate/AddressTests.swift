import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// URLs that run code, in all spellings that a browser accepts.
@Suite struct AddressTests {
  struct Addresses: Decodable {
    let code: [String]
    let safe: [String]

    static let all: Addresses? = {
      let file = Repository.root.appending(path: "Tests/Browser/addresses.json")
      return (try? Data(contentsOf: file)).flatMap {
        try? JSONDecoder().decode(Self.self, from: $0)
      }
    }()
  }

  @Test func spellingsAreKnown() throws {
    let addresses = try #require(Addresses.all)
    #expect(addresses.code.count > 20 && addresses.safe.count > 20)
    #expect(addresses.code.filter { !Address.runsCode($0) } == [])
    #expect(addresses.safe.filter(Address.runsCode) == [])
  }

  /// A menu with an item for each URL.
  private static func menu(_ urls: [String], target: String) throws -> CompiledMenu {
    let items = urls.indices.map { ["title": "Item \($0)", "url": urls[$0]] }
    let menu: [String: Any] = ["menu": "M", "items": items, "generate": [["target": target]]]
    let json = try JSONSerialization.data(withJSONObject: menu, options: .prettyPrinted)
    let text = String(decoding: json, as: UTF8.self)
    return try compileMenu(
      SourceFile(name: "menu.json", format: .json, text: text), goal: .files(BuildRequest()),
      input: .none)
  }

  /// A URL that runs code is an error for targets that browsers read, and a warning for others.
  @Test(arguments: TargetLibrary.names)
  func theSeverityDependsOnTheTarget(target: String) throws {
    let urls = try #require(Addresses.all).code
    let compiled = try Self.menu(urls, target: target)
    let isForBrowsers = ["html", "markdown", "webcomponent"].contains(target)
    let name = isForBrowsers ? DiagnosticName.unsafeURL : .urlScheme
    #expect(compiled.diagnostics.map(\.name) == urls.map { _ in name })
    #expect(Set(compiled.diagnostics.map { $0.range?.startLine }).count == urls.count)
    #expect(compiled.files.isEmpty == isForBrowsers)
  }

  /// A target that is not requested counts, too, because a menu is right or wrong as a whole.
  @Test func aRequestForAnotherTargetDoesNotHelp() throws {
    let text = """
      { "menu": "M", "items": [{ "title": "A", "url": "javascript:x" }],
        "generate": [{ "target": "swift" }, { "target": "html" }] }
      """
    var request = BuildRequest()
    let file = SourceFile(name: "menu.json", format: .json, text: text)
    request.targets = ["swift"]
    let compiled = try compileMenu(file, goal: .files(request), input: .none)
    #expect(compiled.diagnostics.map(\.name) == [.unsafeURL])
    request.ignoresGenerate = true
    let swift = try compileMenu(file, goal: .files(request), input: .none)
    #expect(swift.diagnostics.map(\.name) == [.urlScheme])
    #expect(!swift.files.isEmpty)
  }

  /// Even if such a URL reached a template, no form of the page would contain it.
  @Test(arguments: ["html", "markdown"]) func noFormOfAPageHasThem(target: String) throws {
    let target = try #require(try TargetLibrary.target(named: target))
    let urls = try #require(Addresses.all).code
    let marked = urls.enumerated().map { "\($1)+marker\($0)." }
    let lowered = try #require(try Self.menu(marked, target: "json").menu)
    let parameters = Dictionary(
      uniqueKeysWithValues: target.parameters.map { ($0.name, $0.defaultValue) })
    let job = RenderJob(
      target: target, directory: .workingDirectory("."), parameters: parameters, defines: [],
      languages: .all, entry: nil)
    let files = try render(lowered, job)
    #expect(!files.isEmpty)
    let found = urls.indices.filter { index in
      files.contains { $0.text.contains("+marker\(index).") }
    }
    #expect(found.map { urls[$0] } == [])
  }
}
