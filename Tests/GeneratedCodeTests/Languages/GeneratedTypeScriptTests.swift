import Foundation
import TestSupport
import Testing

/// The TypeScript compiler and node, as tests call them.
enum TypeScript {
  static let isAvailable =
    (try? Command.run("sh", ["-c", "command -v tsc && command -v node"]))?.status == 0
  /// Missing tools skip the test on a user's machine, and fail it in CI.
  static let canTest = isAvailable || Repository.isCI

  /// TypeScript's own library is not checked each time, which would take a third of the time.
  static let flags = [
    "--skipDefaultLibCheck",
    "--strict", "--noUnusedLocals", "--noUnusedParameters", "--noImplicitReturns",
    "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess", "--noFallthroughCasesInSwitch",
    "--noPropertyAccessFromIndexSignature", "--noImplicitOverride", "--target", "es2020",
    "--module", "es2020", "--moduleResolution", "node", "--lib", "es2020",
  ]

  /// Compiles all the modules of a directory, or the named modules with their imports.
  static func compile(
    _ directory: URL, _ options: [String] = [], only names: [String]? = nil
  ) throws -> Command {
    let files =
      try names
      ?? FileManager.default.contentsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".ts") }.sorted()
    try Data(#"{"type": "module"}"#.utf8).write(to: directory.appending(path: "package.json"))
    return try Command.run("tsc", flags + options + files, in: directory)
  }
}

/// The output of target `typescript` compiles under strict flags, whatever the menu contains.
@Suite(.enabled(if: TypeScript.canTest, "needs tsc and node"))
struct GeneratedTypeScriptTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ parameters: String...) throws {
    let options = parameters.flatMap { ["--param", $0] }
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "menu.yaml", "--target", "typescript", "--output", "out"] + options,
      in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
  }

  private func compile(_ program: String, _ options: [String] = []) throws -> Command {
    try directory.write(
      "declare const console: { log(...values: unknown[]): void };\n", to: "out/console.d.ts")
    try directory.write(program, to: "out/program.ts")
    return try TypeScript.compile(directory.url.appending(path: "out"), options)
  }

  private func run(_ program: String, _ options: [String] = []) throws -> String {
    let compiled = try compile(program, options)
    #expect(compiled.status == 0, "\(compiled.output)")
    let out = directory.url.appending(path: "out")
    let result = try Command.run("node", ["program.js"], in: out)
    #expect(result.errors == "")
    return result.output
  }

  /// The article's menu, program and output.
  @Test func theArticleIsTrue() throws {
    let article = try Repository.text(
      Repository.root.appending(
        path: "Sources/MenuCompiler/MenuCompiler.docc/GeneratedTypeScript.md"))
    let blocks = article.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false) }
      .map { (language: String($0[0]), text: String($0[1])) }
    let menu = try #require(blocks.first { $0.language == "yaml" })
    let programs = blocks.filter { $0.language == "ts" }
    let output = try #require(blocks.first { $0.language == "" })
    try directory.write(menu.text, to: "menu.yaml")
    try build()
    try directory.write(
      programs[1].text.replacingOccurrences(of: "\nfunction", with: "\nexport function"),
      to: "out/apply.ts")
    #expect(try run(programs[0].text, ["--declaration"]) == output.text)

    try directory.write(blocks.filter { $0.language == "yaml" }[1].text, to: "menu.yaml")
    try build()
    #expect(try run(programs[2].text) == blocks.filter { $0.language == "" }[1].text)

    try directory.write(blocks.filter { $0.language == "yaml" }[2].text, to: "menu.yaml")
    try directory.write(
      blocks.filter { $0.language == "yaml" }[3].text, to: "translations/de.yaml")
    try build()
    #expect(try run(programs[3].text) == blocks.filter { $0.language == "" }[2].text)
  }

  /// Every word of the language can be an id, a column and part of a text.
  @Test func anyWordCanBeAnId() throws {
    let words = """
      abstract any arguments as async await boolean break case catch class const constructor \
      continue debugger declare default delete do else enum eval export extends false finally for \
      from function get hasOwnProperty if implements import in instanceof interface let module \
      name namespace never new null number object of package private protected prototype public \
      require return set static string super switch symbol table this throw toString true try \
      type typeof undefined unknown valueOf var void while with yield __proto__ length 1st a.1 1 \
      a-b-c ünïcode 果物 فواكه हिन्दी e\u{301}te \u{661}\u{662} a\u{20DD} 𞤀
      """.split(separator: " ").map { String($0).precomposedStringWithCanonicalMapping }
    var menu = "menu: Words\ncolumns:\n"
    for word in ["class", "constructor", "is-new", "table"] {
      menu += "  \(word): { type: string, default: '`${x}` \\', summary: 'ends */ in \\' }\n"
    }
    menu += "items:\n"
    for word in words { menu += "- { title: \"\(word)\", id: \"\(word)\" }\n" }
    try directory.write(menu, to: "menu.yaml")
    try build()
    let output = try run(
      """
      import { WordsMenu } from "./WordsMenu.js";
      import { menuNode } from "./menuRuntime.js";
      const { table, id, columns } = WordsMenu;
      console.log(Object.keys(id).length, table.topLevel.every((node) => {
        const own = table.idOf(node);
        return own === table.titleOf(node) && table.nodeWithId(own) === node;
      }));
      console.log(columns.class(menuNode(0)), columns.constructor(id.delete), id.constructor);
      """)
    #expect(output == "\(words.count) true\n`${x}` \\ `${x}` \\ 12\n")
  }

  /// A switch over a choice or over the actions needs no default, and is valid for one menu only.
  @Test func choicesAndActionsAreTypes() throws {
    try directory.write(TypedMenu.document, to: "menu.yaml")
    try build()
    #expect(try run(Self.switches) == "light dark [ 3 ] [ 4 ]\n1 2 true 4\n")

    try directory.write(TypedMenu.reduced, to: "menu.yaml")
    try build()
    let reduced = try compile(Self.switches)
    #expect(reduced.status != 0)
    for name in ["'dark'", "'helpNow'"] {
      #expect(reduced.output.contains("Property \(name) does not exist"), "\(reduced.output)")
    }

    try directory.write(TypedMenu.extended, to: "menu.yaml")
    try build()
    let extended = try compile(Self.switches)
    #expect(extended.status != 0)
    #expect(extended.output.components(separatedBy: "lacks ending return").count == 3)
  }

  private static let switches = """
    import { Action, Theme, TypedMenu } from "./TypedMenu.js";
    import { MenuExpansion, menuNode } from "./menuRuntime.js";

    function nameOf(theme: Theme): string {
      switch (theme) {
        case Theme.light: return "light";
        case Theme.dark: return "dark";
        case Theme.theme: return "theme";
      }
    }

    function numberOf(action: Action): number {
      switch (action) {
        case Action.logOut: return 1;
        case Action.helpNow: return 2;
      }
    }

    const { actionOf, choices, id, table } = TypedMenu;
    const state = new MenuExpansion(table);
    const first = choices.theme.checkedIn(state);
    const { checked, unchecked } = choices.theme.check(Theme.dark, state);
    const second = choices.theme.checkedIn(state);
    console.log(nameOf(first), nameOf(second), unchecked, checked);
    const actions = [id.bye, menuNode(2)].map(actionOf);
    const numbers = actions.map((action) => (action === undefined ? 0 : numberOf(action)));
    console.log(...numbers, actionOf(id.theme) === undefined, id.themeNight);
    """

  /// Conditions have typed names, which are valid for one menu only.
  @Test func conditionsAreTyped() throws {
    try directory.write(LiveMenu.document, to: "menu.yaml")
    try build()
    #expect(
      try run(Self.conditions) == """
        true phone 4
        [ { start: 0, end: 1 } ] [ { start: 0, end: 1 }, { start: 2, end: 3 } ] tablet
        0 true false
        \(LiveMenu.words.count + 2) phone,tablet,wall-panel

        """)

    try directory.write(LiveMenu.reduced, to: "menu.yaml")
    try build()
    let reduced = try compile(Self.conditions)
    #expect(reduced.status != 0)
    #expect(reduced.output.contains("Property 'tablet' does not exist"), "\(reduced.output)")
    #expect(reduced.output.contains("'signedIn' does not exist"), "\(reduced.output)")
  }

  private static let conditions = """
    import { Device, LiveMenu } from "./LiveMenu.js";
    import { MenuExpansion } from "./menuRuntime.js";

    const { conditions, table } = LiveMenu;
    const state = new MenuExpansion(table);
    const { signedIn, device } = conditions.valuesIn(state);
    console.log(signedIn, device, state.rowCount);
    const change = conditions.set({ signedIn: false, device: Device.tablet }, state);
    console.log(change.removed, change.inserted, conditions.valuesIn(state).device);
    const words = conditions.set({ class: true, prototype: true, set: false }, state);
    const values = conditions.valuesIn(state);
    console.log(words.updated.length, values.class && values.prototype, values.set);
    console.log(Object.keys(values).length, Object.values(Device).join());
    """

  @Test func parametersChooseWhatIsWritten() throws {
    try directory.write("menu: A\nitems: [B, { title: C, items: [D] }]\n", to: "menu.yaml")
    try build("runtime=omit", "file=named.ts", "type=Big", "ids=none", "extension=none")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: directory.url.appending(path: "out").path)
    #expect(files.sorted() == [".menuc-cache", ".menuc-manifest.json", "named.ts"])
    let text = try Repository.text(directory.url.appending(path: "out/named.ts"))
    #expect(text.contains("export const Big = { table } as const;"))
    #expect(text.contains("from \"./menuRuntime\";"))
    try build("runtime=only")
    #expect(
      try run(
        "import { MenuExpansion } from \"./menuRuntime.js\";\nconsole.log(MenuExpansion.name);",
        ["--skipLibCheck"]) == "MenuExpansion\n")
  }

  /// 10,000 items with constants: the compiler sees two literals and an object.
  @Test func largeMenusCompile() throws {
    var menu = "menu: Large\nitems:\n"
    for top in 0..<100 {
      menu += "- title: Group \(top)\n  id: group-\(top)\n  items:\n"
      for item in 0..<99 { menu += "  - { title: Item, id: group-\(top).item-\(item) }\n" }
    }
    try directory.write(menu, to: "menu.yaml")
    try build("ids=all")
    let output = try run(
      """
      import { LargeMenu } from "./LargeMenu.js";
      import { MenuExpansion } from "./menuRuntime.js";
      const state = new MenuExpansion(LargeMenu.table);
      const { removed } = state.toggle(LargeMenu.id.group98);
      console.log(state.rowCount, removed, state.rowOf(LargeMenu.id.group99Item98));
      """)
    #expect(output == "9901 [ { start: 9801, end: 9900 } ] 9900\n")
  }
}
