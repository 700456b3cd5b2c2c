import Foundation
import TestSupport
import Testing

/// The output of target `swift` compiles without warnings, whatever the menu contains.
@Suite struct GeneratedSwiftTests {
  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test(arguments: ["internal", "package", "public"])
  func everyAccessLevelCompiles(access: String) throws {
    try directory.write(
      """
      menu: Levels
      columns:
        class: { type: string, default: 'a "quoted" \\ text' }
        count: { type: integer, default: -1 }
        share: { type: number, default: 0.5 }
        is-new: { type: boolean, default: true, summary: "Ends with */ and // and \\\\" }
      conditions:
        signed-in: { summary: "Ends with */ too" }
        device: { choices: [phone, tablet] }
      items:
      - { title: A, id: a, items: [{ title: B, id: a.b, values: { count: 2 }, when: device=phone }] }
      - { title: C, id: c, when: signed-in }
      """, to: "menu.yaml")
    let built = try Command.menuc(
      "build", "menu.yaml", "--output", "out", "--param", "access=\(access)", "--param", "ids=all",
      in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let result = try Command.typecheck(directory.swiftFiles("out"), ["-package-name", "tests"])
    #expect(result.status == 0, "\(result.errors)")
    let text = try Repository.text(directory.url.appending(path: "out/LevelsMenu.swift"))
    let runtime = try Repository.text(directory.url.appending(path: "out/MenuRuntime.swift"))
    for file in [text, runtime] {
      #expect(file.contains("\(access) enum ") || access == "internal")
      #expect(!file.contains("public ") || access == "public")
    }
  }

  /// A menu whose engine is a module, beside a file that imports it without an access level.
  @Test(arguments: ["internal", "package", "public"])
  func theEngineCanBeImported(access: String) throws {
    let module = directory.url.appending(path: "module")
    try EngineModule.make(in: module)
    let document = Repository.fixtures.appending(path: "Slots/mail.toml").path
    let built = try Command.menuc(
      "build", document, "--output", "out", "--param", "access=\(access)",
      "--param", "type=MailMenu", "--param", "runtime=import", "--target", "swift",
      in: directory.url)
    #expect(built.errors == "")
    #expect(try directory.swiftFiles("out").map(\.lastPathComponent) == ["MailMenu.swift"])
    try directory.write(
      """
      import MenuRuntime

      @main struct Program {
        static func main() {
          var state = MenuExpansion(MailMenu.table)
          let rows = state.rowCount
          let change = state.collapseAll()
          print(rows - state.rowCount == change.removed.reduce(0) { $0 + $1.count }, rows > 0)
        }
      }
      """, to: "out/Program.swift")
    let options = ["-package-name", "tests", "-I", module.path]
    let isExplicit = ["-enable-upcoming-feature", "InternalImportsByDefault"]
    let checked = try Command.typecheck(directory.swiftFiles("out"), options + isExplicit)
    #expect(checked.status == 0, "\(checked.errors)")
    let program = directory.url.appending(path: "program")
    let compiled = try Command.swiftc(
      directory.swiftFiles("out"), to: program,
      options: options + ["-parse-as-library", "-L", module.path, "-lMenuRuntime"])
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(try Command.run(program.path, []).output == "true true\n")
  }

  /// Every keyword of Swift, declared and contextual, can be an id.
  @Test func everyKeywordCanBeAConstant() throws {
    let words = """
      Type actor any as associatedtype associativity async await borrowing break \
      case catch class consuming continue convenience default defer deinit didSet distributed do \
      dynamic each else enum extension fallthrough false fileprivate final for func get guard if \
      import in indirect infix init inout internal is isolated lazy left let macro mutating nil \
      none nonisolated nonmutating of open operator optional override package postfix precedence \
      precedencegroup prefix private protocol public repeat required rethrows return right self \
      sending set some static struct subscript super switch throw throws true try typealias \
      unowned unsafe var weak where while willSet yield hashValue init1 description 1st a.1 1 \
      a-b-c ünïcode 果物 فواكه हिन्दी e\u{301}te \u{661}\u{662} id table text structure settings
      """.split(separator: " ").map { String($0).precomposedStringWithCanonicalMapping }
    var menu = "menu: Keywords\nitems:\n"
    for (index, word) in words.enumerated() {
      menu += "- { title: \"\(index)\", id: \"\(word)\" }\n"
    }
    try directory.write(menu, to: "menu.yaml")
    let built = try Command.menuc("build", "menu.yaml", "--output", "out", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    let uses = try Repository.text(directory.url.appending(path: "out/KeywordsMenu.swift"))
      .split(separator: "\n").filter { $0.contains("static var") }
      .compactMap { line in
        line.split(separator: " ").dropFirst(2).first.map { "KeywordsMenu.ID.\($0.dropLast())" }
      }
    #expect(uses.count == words.count)
    try directory.write(
      "func all() -> [MenuNode] {\n  [\n    \(uses.joined(separator: ",\n    "))\n  ]\n}\n",
      to: "out/Uses.swift")
    let result = try Command.typecheck(directory.swiftFiles("out"))
    #expect(result.status == 0, "\(result.errors.prefix(2000))")
  }

  /// A choice of one and the actions are enumerations: a switch without `default` compiles, and a
  /// program that names a removed case does not.
  @Test func choicesAndActionsAreExhaustive() throws {
    func compile(_ menu: String) throws -> Command {
      try directory.write(menu, to: "menu.yaml")
      let built = try Command.menuc("build", "menu.yaml", "--output", "out", in: directory.url)
      #expect(built.status == 0, "\(built.errors)")
      return try Command.swiftc(
        try directory.swiftFiles("out"), to: directory.url.appending(path: "program"),
        options: ["-Onone", "-parse-as-library"])
    }
    let menu = """
      menu: Settings
      items:
      - title: Theme
        id: theme
        choice: one
        items:
        - { title: Light, id: theme.light, checked: true, was: [theme.bright] }
        - { title: Dark, id: theme.dark }
      - { title: Log out, id: log-out, action: log-out }
      - { title: Delete, id: delete, action: delete }

      """
    try directory.write(
      """
      func name(_ theme: SettingsMenu.Theme) -> String {
        switch theme {
        case .light: "light"
        case .dark: "dark"
        }
      }

      func name(_ action: SettingsMenu.Action) -> String {
        switch action {
        case .delete: "delete"
        case .logOut: "log out"
        }
      }

      @main struct Program {
        static func main() {
          var state = MenuExpansion(SettingsMenu.table)
          print(name(SettingsMenu.Theme.checked(in: state)))
          let change = SettingsMenu.Theme.dark.check(in: &state)
          print(change.checked.map { $0.number }, change.unchecked.map { $0.number })
          print(name(SettingsMenu.Theme.checked(in: state)), state.savedState)
          print(SettingsMenu.Theme.allCases.map { $0.rawValue })
          for node in SettingsMenu.table.nodes {
            if let action = SettingsMenu.action(of: node) { print(name(action)) }
          }
          let restored = state.restore("v1 *theme.bright")
          print(restored.unknown, name(SettingsMenu.Theme.checked(in: state)))
        }
      }
      """, to: "out/Program.swift")
    let compiled = try compile(menu)
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(
      try Command.run(directory.url.appending(path: "program").path, []).output == """
        light
        [4] [3]
        dark v1 *theme.dark /theme.light
        ["theme.light", "theme.dark"]
        log out
        delete
        [] light

        """)
    for (line, name) in [
      ("  - { title: Dark, id: theme.dark }\n", "dark"),
      ("- { title: Delete, id: delete, action: delete }\n", "delete"),
    ] {
      let broken = try compile(menu.replacing(line, with: ""))
      #expect(broken.status != 0)
      #expect(broken.errors.contains("has no member '\(name)'"), "\(broken.errors)")
    }
  }

  /// A constant of a former id still compiles, and its warning names the replacement.
  @Test func formerConstantsAreDeprecated() throws {
    try directory.write(
      """
      menu: Renamed
      items: [{ title: A, id: class, was: [old-name, old.other] }]
      """, to: "menu.yaml")
    let built = try Command.menuc("build", "menu.yaml", "--output", "out", in: directory.url)
    #expect(built.status == 0, "\(built.errors)")
    try directory.write("let old = RenamedMenu.ID.oldName\n", to: "out/main.swift")
    let result = try Command.run(
      "swiftc", ["-typecheck", "-swift-version", "6"] + directory.swiftFiles("out").map(\.path))
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.contains("'oldName' is deprecated: renamed to 'class'"))
  }

  /// Two menus and a third of another name share the runtime of their directory.
  @Test func menusShareTheRuntime() throws {
    for name in ["One", "Two", "Empty"] {
      let items = name == "Empty" ? "[]" : "[A, { title: B, items: [C] }]"
      try directory.write("menu: \(name)\nitems: \(items)\n", to: "\(name).yaml")
    }
    let built = try Command.menuc(
      "build", "One.yaml", "Two.yaml", "Empty.yaml", "--output", "out", in: directory.url)
    #expect(built.output.split(separator: "\n").count == 4)
    try directory.write(
      """
      @main struct Program {
        static func main() {
          for table in [OneMenu.table, TwoMenu.table, EmptyMenu.table] {
            var state = MenuExpansion(table)
            state.collapseAll()
            print(table.name, state.rowCount, state.expandAll().inserted)
          }
        }
      }
      """, to: "out/Main.swift")
    let program = directory.url.appending(path: "program")
    let compiled = try Command.swiftc(
      try directory.swiftFiles("out"), to: program, options: ["-Onone", "-parse-as-library"])
    #expect(compiled.status == 0, "\(compiled.errors)")
    #expect(
      try Command.run(program.path, []).output == """
        One 2 [Range(2..<3)]
        Two 2 [Range(2..<3)]
        Empty 0 []

        """)
  }

  @Test func runtimeCanBeWrittenAlone() throws {
    try directory.write("menu: A\nitems: []\n", to: "a.yaml")
    for (value, files) in [
      ("only", ["MenuRuntime.swift"]), ("omit", ["AMenu.swift"]),
      ("include", ["AMenu.swift", "MenuRuntime.swift"]), ("import", ["AMenu.swift"]),
    ] {
      _ = try Command.menuc(
        "build", "a.yaml", "--output", value, "--param", "runtime=\(value)", in: directory.url)
      #expect(try directory.swiftFiles(value).map(\.lastPathComponent) == files)
    }
    let renamed = try Command.menuc(
      "build", "a.yaml", "--output", "named", "--param", "file=Other.swift", "--param", "type=Big",
      in: directory.url)
    #expect(renamed.status == 0)
    #expect(
      try directory.swiftFiles("named").map(\.lastPathComponent) == [
        "MenuRuntime.swift", "Other.swift",
      ])
    #expect(
      try Repository.text(directory.url.appending(path: "named/Other.swift"))
        .contains("enum Big {"))
  }
}
