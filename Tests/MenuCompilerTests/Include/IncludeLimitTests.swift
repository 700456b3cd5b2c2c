import Testing

@testable import MenuCompiler

/// Documents that include others.
@Suite struct IncludeLimitTests {
  private func compiled(_ text: String, levels: Int, _ loads: inout Int) throws -> CompiledMenu {
    var input = CompilerInput.none
    var count = 0
    input.loadInclude = { path, _ in
      count += 1
      let level = Int(path) ?? 0
      let item = level < levels ? "{ include: \"\(level + 1)\" }" : "Leaf"
      return .loaded(
        SourceFile(name: path, format: .yaml, text: "menu: M\nitems: [\(item), \(item)]"))
    }
    let file = SourceFile(name: "menu.yaml", format: .yaml, text: text)
    let result = try compileMenu(file, goal: .check, input: input)
    loads = count
    return result
  }

  /// Each document includes the next one twice. After 40 documents, there would be a million
  /// million items.
  @Test func documentsThatDoubleAreOneError() throws {
    var loads = 0
    let menu = try compiled("menu: M\nitems: [{ include: \"1\" }]", levels: 40, &loads)
    #expect(menu.diagnostics.map(\.name) == [.tooLarge])
    #expect(menu.diagnostics.first?.message == "the menu has more than 10000 includes")
    #expect(loads <= 41)
  }

  @Test func aDocumentMayBeIncludedOften() throws {
    var loads = 0
    let items = (0..<1_000).map { "{ title: T\($0), items: [{ include: \"1\" }] }" }
    let menu = try compiled(
      "menu: M\nitems: [\(items.joined(separator: ", "))]", levels: 1, &loads)
    #expect(!menu.diagnostics.contains { $0.name == .tooLarge })
    #expect(loads == 1)
  }
}
