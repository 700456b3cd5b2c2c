import Testing

@testable import MenuCompiler

/// Items of other documents in the place of the items that include them.
@Suite struct ResolveIncludesTests {
  /// Documents in memory, the first of which is compiled: the ids of the items, and the problems, each with
  /// its file and line.
  private func compiled(
    _ files: KeyValuePairs<String, String>
  ) throws -> (ids: [String], problems: [String]) {
    let all = files.map { name, text in
      SourceFile(name: name, format: SourceFormat(path: name) ?? .yaml, text: text)
    }
    var input = CompilerInput.none
    input.loadInclude = { path, _ in
      if path.hasPrefix("../") { return .outside }
      return all.first { $0.name == path }.map { .loaded($0) } ?? .missing("no such file")
    }
    let result = try compileMenu(try #require(all.first), goal: .table, input: input)
    let menu = result.menu
    return (
      menu?.documentOrder.map { menu?.ids[Int($0)] ?? "" } ?? [],
      result.diagnostics.map {
        "\($0.fileName):\($0.range?.startLine ?? 0) \($0.name.rawValue)"
      }
    )
  }

  @Test func itemsTakeThePlaceOfTheInclude() throws {
    let result = try compiled([
      "m.yaml":
        "menu: M\nitems:\n- A\n- include: p.toml\n- title: Z\n  items: [{ include: q.json }, Last]\n",
      "p.toml":
        "menu = \"P\"\nitems = [\"B\", { title = \"C\", items = [{ include = \"q.json\" }] }]\n",
      "q.json": "{ \"items\": [\"D\", \"E\"] }",
    ])
    #expect(result.ids == ["a", "b", "c", "c.d", "c.e", "z", "z.d", "z.e", "z.last"])
    #expect(result.problems == [])
  }

  /// A problem stands in the file that has it, once however often the file is included.
  @Test func problemsStandInTheirFiles() throws {
    let result = try compiled([
      "m.yaml":
        "menu: M\nitems:\n- { title: A, items: [{ include: p.yaml }] }\n- { title: B, items: [{ include: p.yaml }] }\n",
      "p.yaml": "items:\n- C\n- { title: \" D\" }\n- { titel: E }\n",
    ])
    #expect(result.problems == ["p.yaml:3 padded-title", "p.yaml:4 unknown-key"])
  }

  /// Only the items of a document are included; a name or a setting in it has no effect.
  @Test func settingsAreThoseOfTheMenu() throws {
    let result = try compiled([
      "m.yaml": "menu: M\nitems: [{ include: p.yaml }]\n",
      "p.yaml": "menu: P\ncollapsed: 7\nactions: { gone: {} }\nitems: [A]\n",
    ])
    #expect(result.ids == ["a"])
    #expect(result.problems == [])
  }

  /// A file and its problems: those of the files, in the order in which they are reported.
  static let problems: [(files: KeyValuePairs<String, String>, problems: [String])] = [
    (["m.yaml": "menu: M\nitems: [{ include: m.yaml }]\n"], ["m.yaml:2 include-cycle"]),
    (
      [
        "m.yaml": "menu: M\nitems:\n- { include: p.yaml }\n- { include: q.yaml }\n",
        "p.yaml": "items:\n- { include: q.yaml }\n", "q.yaml": "items:\n- { include: p.yaml }\n",
      ], ["p.yaml:2 include-cycle", "q.yaml:2 include-cycle"]
    ),
    (["m.yaml": "menu: M\nitems: [{ include: gone.yaml }, A]\n"], ["m.yaml:2 include-missing"]),
    (["m.yaml": "menu: M\nitems: [{ include: ../p.yaml }, A]\n"], ["m.yaml:2 include-outside"]),
    (["m.yaml": "menu: M\nitems: [{ include: [p] }, A]\n"], ["m.yaml:2 wrong-type"]),
    (
      ["m.yaml": "menu: M\nitems: [{ include: p.yaml, title: A }]\n", "p.yaml": "items: [B]\n"],
      ["m.yaml:2 unknown-key"]
    ),
    (
      ["m.yaml": "menu: M\nitems: [{ include: p.yaml }]\n", "p.yaml": "menu: P\n"],
      ["m.yaml:2 missing-key"]
    ),
    (
      ["m.yaml": "menu: M\nitems: [{ include: p.yaml }]\n", "p.yaml": "items: A\n"],
      ["p.yaml:1 wrong-type"]
    ),
    (
      ["m.yaml": "menu: M\nitems: [{ include: p.yaml }]\n", "p.yaml": "items: [\n"],
      ["p.yaml:1 syntax"]
    ),
    // An escape sequence spells the key, too.
    (
      ["m.json": #"{ "menu": "M", "items": [{ "\u0069nclude": "gone" }, "A"] }"#],
      ["m.json:1 include-missing"]
    ),
    // The menu may be empty because of the include that failed.
    (
      ["m.yaml": "menu: M\nitems: [{ title: A, items: [{ include: gone }] }]\n"],
      ["m.yaml:2 include-missing"]
    ),
  ]

  @Test(arguments: problems.indices) func aMistakeIsReportedOnce(index: Int) throws {
    let one = Self.problems[index]
    let found = try compiled(one.files).problems
    #expect(found == one.problems)
  }

  @Test(arguments: [(Limits.depth, true), (Limits.depth + 1, false)])
  func theDeepestInclude(documents: Int, isRead: Bool) throws {
    var input = CompilerInput.none
    input.loadInclude = { path, _ in
      let number = (Int(path) ?? 0) + 1
      let item = number < documents ? "{ include: \"\(number)\" }" : "Leaf"
      return .loaded(SourceFile(name: path, format: .yaml, text: "items: [\(item)]\n"))
    }
    let menu = SourceFile(name: "m", format: .yaml, text: "menu: M\nitems: [{ include: \"1\" }]\n")
    let result = try compileMenu(menu, goal: .check, input: input)
    #expect(result.diagnostics.map(\.name) == (isRead ? [] : [.tooDeep]))
  }
}
