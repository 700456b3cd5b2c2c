import Foundation
import TestSupport
import Testing

@testable import MenuCompiler

/// Urls that run code, in all spellings that a browser takes for one.
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

  private static func menu(_ url: String, target: String) throws -> CompiledMenu {
    let menu: [String: Any] = [
      "menu": "M", "items": [["title": "A", "url": url]], "generate": [["target": target]],
    ]
    let text = String(decoding: try JSONSerialization.data(withJSONObject: menu), as: UTF8.self)
    return try compileMenu(
      SourceFile(name: "menu.json", format: .json, text: text), goal: .files(BuildRequest()),
      input: .none)
  }

  /// An error for what browsers read; else the warning that it always was.
  @Test(arguments: TargetLibrary.names)
  func whatWeighsDependsOnTheTarget(target: String) throws {
    for url in try #require(Addresses.all).code {
      let compiled = try Self.menu(url, target: target)
      let isForBrowsers = ["html", "markdown"].contains(target)
      #expect(
        compiled.diagnostics.map(\.name) == [isForBrowsers ? .unsafeURL : .urlScheme], "\(url)")
      #expect(compiled.files.isEmpty == isForBrowsers)
    }
  }

  /// A target that is not asked for is looked at, too: a menu is right or wrong as a whole.
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

  /// Whatever lets such a url come as far as a template: it stands in no form of the page.
  @Test(arguments: ["html", "markdown"]) func noFormOfAPageHasThem(target: String) throws {
    let target = try #require(try TargetLibrary.target(named: target))
    for url in try #require(Addresses.all).code {
      let lowered = try #require(try Self.menu("\(url)+marker", target: "json").menu)
      let parameters = Dictionary(
        uniqueKeysWithValues: target.parameters.map { ($0.name, $0.defaultValue) })
      let job = RenderJob(
        target: target, directory: .workingDirectory("."), parameters: parameters, entry: nil)
      let files = try render(lowered, job)
      #expect(!files.isEmpty)
      #expect(!files.contains { $0.text.contains("+marker") }, "\(url)")
    }
  }
}
