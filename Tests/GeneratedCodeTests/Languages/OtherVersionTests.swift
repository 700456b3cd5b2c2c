import Foundation
import TestSupport
import Testing

@testable import MenuOracle
@testable import MenuRuntime

/// Menus that are made at run time, and other versions of them, in TypeScript and Kotlin: as in Swift,
/// whose engine other tests compare with the oracle.
@Suite struct OtherVersionTests {
  /// A menu, what happens to it, and another version of it.
  private struct Case {
    let old: TestMenu
    let new: TestMenu
    let toggled: [String]
    let answer: String

    init(seed: UInt64) throws {
      var dice = Dice(seed: 900_000 + seed)
      var menu = TestMenu.random(&dice, size: 4 + dice.below(30), depth: 1 + dice.below(4))
      if dice.chance(50) {
        menu.addConditions(&dice, count: 1 + dice.below(4), share: 40)
        menu.addEnabled(&dice, share: 30)
      }
      if dice.chance(50) { menu.addSlots(&dice, share: 40) }
      let hasChecks = dice.chance(60)
      if hasChecks { menu.addChecks(&dice, details: 50) }
      // Another version finds the open page again, and the first item is one in most of these menus.
      let hasPages = seed >= 40
      if hasPages { menu.addPages(&dice, share: 60) }
      if dice.chance(50) { menu.addInlines(&dice, share: 40) }
      if hasChecks { menu.addFollowers(&dice, share: 50) }
      if dice.chance(50) { menu.addFooters(&dice, share: 50) }
      menu.hitArea = .both
      menu.animation = MenuAnimation(insert: .fade, delete: .left)
      old = menu
      new = menu.edited(&dice, version: 0)
      let ids = menu.numbered().map(\.item.id).filter { !$0.isEmpty }
      let picked = ids.isEmpty ? [] : (0..<5).map { _ in dice.pick(ids) }
      toggled = hasPages ? picked + ids.prefix(1) : picked
      var state = MenuExpansion(try old.builtTable())
      for id in toggled {
        let node = try #require(state.table.node(withID: id))
        state.toggle(node)
        state.toggleCheck(node)
        state.setCurrent(node)
        state.openPage(node)
      }
      let change = state.setTable(to: try new.builtTable())
      answer = [
        Self.ranges(change.removed), Self.ranges(change.inserted), "\(change.updated)",
        "\(change.removedSections)", "\(change.insertedSections)", "\(change.updatedHeaders)",
        "\(change.toggled.closed.map(\.number))", "\(change.toggled.opened.map(\.number))",
        "\(change.unchecked.map(\.number))", "\(change.checked.map(\.number))",
        state.rows.joined(separator: " "), state.savedState,
      ].joined(separator: "; ").replacingOccurrences(of: ", ", with: ",")
    }

    private static func ranges(_ ranges: [Range<Int>]) -> String {
      "[" + ranges.map { "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ",") + "]"
    }
  }

  private static func cases() throws -> [Case] { try (0..<60).map { try Case(seed: $0) } }

  @Test(.enabled(if: TypeScript.canTest, "needs tsc and node"))
  func typeScript() throws {
    let directory = try TemporaryDirectory()
    try build("typescript", in: directory)
    let cases = try Self.cases()
    let literal = Literal.json
    let lines = cases.map { item in
      "play(\(literal.menu(item.old)), \(literal.menu(item.new)), \(literal.list(item.toggled)));"
    }
    try directory.write(
      Self.script + (lines + Self.refusedInScript).joined(separator: "\n"), to: "out/program.ts")
    let out = directory.url.appending(path: "out")
    let compiled = try TypeScript.compile(out)
    #expect(compiled.status == 0, "\(compiled.output.prefix(2_000))")
    let result = try Command.run("node", ["program.js"], in: out)
    expectEqual(result.output, cases)
    #expect(result.errors == "invalidPage\ninvalidPage\nnotAString\n")
  }

  @Test(.enabled(if: Kotlin.canTest, "needs kotlinc and java"))
  func kotlin() throws {
    let directory = try TemporaryDirectory()
    try build("kotlin", in: directory)
    let cases = try Self.cases()
    let literal = Literal.kotlin
    // A function may have 64 KiB.
    let functions = cases.enumerated().map { number, item in
      """
      fun old\(number)(): Map<String, Any?> = \(literal.menu(item.old))
      fun new\(number)(): Map<String, Any?> = \(literal.menu(item.new))
      fun play\(number)() = play(old\(number)(), new\(number)(), \(literal.list(item.toggled)))
      """
    }
    let calls = cases.indices.map { "  play\($0)()" }.joined(separator: "\n")
    try directory.write(
      Self.program + functions.joined(separator: "\n")
        + "\nfun main() {\n\(calls)\n\(Self.refusedInProgram.joined(separator: "\n"))\n}\n",
      to: "out/Program.kt")
    let out = directory.url.appending(path: "out")
    let jar = out.appending(path: "program.jar").path
    try Kotlin.compile(
      ["MenuRuntime.kt", "Program.kt"].map { out.appending(path: $0).path }, to: jar)
    let result = try Command.run("java", ["-cp", jar, "ProgramKt"])
    expectEqual(result.output, cases)
    #expect(result.errors == "INVALID_PAGE\nINVALID_PAGE\n")
  }

  private func expectEqual(_ output: String, _ cases: [Case]) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == cases.count + 1)
    for (seed, item) in cases.enumerated() {
      #expect(lines.dropFirst(seed).first.map(String.init) == item.answer, "seed \(seed)")
    }
  }

  private func build(_ target: String, in directory: TemporaryDirectory) throws {
    try directory.write("menu: Any\nitems: [A]\n", to: "menu.yaml")
    let built = try Command.run(
      Repository.menuc.path,
      ["build", "menu.yaml", "--target", target, "--output", "out", "--param", "runtime=only"],
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
  }

  /// Menus that make no table, as in Swift, or have a value of another type.
  private static let refusedInScript = [
    #"refuse({ items: [{ id: "a", title: "A", page: true, body: "B" }] });"#,
    #"refuse({ items: [{ id: "s", title: "S", page: true, slot: true }] });"#,
    #"refuse({ items: [{ id: 5, title: "Five" }] });"#,
  ]

  private static let refusedInProgram = [
    #"refuse(mapOf("id" to "a", "title" to "A", "page" to true, "body" to "B"))"#,
    #"refuse(mapOf("id" to "s", "title" to "S", "page" to true, "slot" to true))"#,
  ]

  private static let script = """
    import {
      MenuExpansion, MenuTableError, buildMenu, setTable, type MenuRange, type MenuSource,
    } from "./menuRuntime.js";
    declare const console: { log(...values: unknown[]): void; error(...values: unknown[]): void };

    function refuse(menu: unknown): void {
      try {
        buildMenu(menu as MenuSource);
      } catch (error) {
        console.error((error as MenuTableError).problem);
      }
    }

    function play(old: MenuSource, other: MenuSource, toggled: readonly string[]): void {
      const state = new MenuExpansion(buildMenu(old));
      for (const id of toggled) {
        const node = state.table.nodeWithId(id)!;
        state.toggle(node);
        state.toggleCheck(node);
        state.setCurrent(node);
        state.openPage(node);
      }
      const change = setTable(state, buildMenu(other));
      const ranges = (list: readonly MenuRange[]): string =>
        "[" + list.map(({ start, end }) => `${start}-${end}`).join(",") + "]";
      const rows = Array.from({ length: state.rowCount }, (_, row) =>
        state.table.idOf(state.nodeAtRow(row)!) ?? "-");
      console.log([
        ranges(change.removed), ranges(change.inserted), JSON.stringify(change.updated),
        JSON.stringify(change.removedSections), JSON.stringify(change.insertedSections),
        JSON.stringify(change.updatedHeaders), JSON.stringify(change.toggled.closed),
        JSON.stringify(change.toggled.opened), JSON.stringify(change.unchecked),
        JSON.stringify(change.checked), rows.join(" "), state.savedState,
      ].join("; "));
    }

    """

  private static let program = """
    fun refuse(item: Map<String, Any?>) {
        try {
            buildMenu(mapOf("items" to listOf(item)))
        } catch (error: MenuTableException) {
            System.err.println(error.problem)
        }
    }

    fun play(old: Map<String, Any?>, other: Map<String, Any?>, toggled: List<Any?>) {
        val state = MenuExpansion(buildMenu(old))
        for (id in toggled) {
            val node = state.table.nodeWithId(id.toString())!!
            state.toggle(node)
            state.toggleCheck(node)
            state.setCurrent(node)
            state.openPage(node)
        }
        val change = state.setTable(buildMenu(other))
        fun ranges(list: List<IntRange>): String =
            list.joinToString(",", "[", "]") { "${it.first}-${it.last + 1}" }
        fun numbers(list: List<Int>): String = list.joinToString(",", "[", "]")
        val rows = (0 until state.rowCount).map { state.table.id(state.nodeAtRow(it)!!) ?: "-" }
        println(
            listOf(
                ranges(change.removed), ranges(change.inserted), numbers(change.updated),
                numbers(change.removedSections), numbers(change.insertedSections),
                numbers(change.updatedHeaders), numbers(change.toggled.closed.map { it.number }),
                numbers(change.toggled.opened.map { it.number }),
                numbers(change.unchecked.map { it.number }),
                numbers(change.checked.map { it.number }), rows.joinToString(" "),
                state.savedState
            ).joinToString("; ")
        )
    }

    """
}

/// Menus as literals of a language.
private struct Literal {
  let open: (object: String, list: String)
  let close: (object: String, list: String)
  let colon: String

  static let json = Literal(open: ("{", "["), close: ("}", "]"), colon: ": ")
  static let kotlin = Literal(
    open: ("mapOf<String, Any?>(", "listOf<Any?>("), close: (")", ")"), colon: " to ")

  func menu(_ menu: TestMenu) -> String {
    let layouts: [MenuLayout: String] = [
      .rows: "rows", .sectionRows: "section-rows", .sectionHeaders: "section-headers",
    ]
    return object([
      ("layout", string(layouts[menu.layout] ?? "")), ("single", "\(menu.single)"),
      ("keepOpen", "\(menu.keepOpen)"), ("choosesOne", "\(menu.choice == .one)"),
      ("conditions", array(menu.conditions.map(condition))),
      ("items", items(menu.top, menu.choice, menu)),
    ])
  }

  func list(_ texts: [String]) -> String { array(texts.map(string)) }

  private func condition(_ condition: TestCondition) -> String {
    if let follows = condition.follows {
      return object([("name", string(condition.name)), ("follows", string(follows))])
    }
    let isBoolean = condition.choices.isEmpty
    let value =
      isBoolean ? "\(condition.initial == 1)" : string(condition.choices[condition.initial])
    return object(
      [("name", string(condition.name)), ("default", value)]
        + (isBoolean ? [] : [("choices", list(condition.choices))]))
  }

  private func items(_ items: [TestItem], _ choice: TestChoice?, _ menu: TestMenu) -> String {
    array(
      items.indices.map { place in
        let hasBorders = place > 0 && items[place - 1].border > 0
        return item(items[place], choice, menu, hasBorders)
      })
  }

  private func item(
    _ item: TestItem, _ choice: TestChoice?, _ menu: TestMenu, _ hasBorders: Bool
  ) -> String {
    // The borders of inline groups and footers are passed over: they follow from keys of these.
    if item.border != 0 { return object([("separator", "true"), ("borderOf", "0")]) }
    if item.isFooter { return object([("separator", "true"), ("footerOf", "0")]) }
    if item.separator { return object([("separator", "true")]) }
    var members = [
      ("id", string(item.id)), ("title", string(item.shownTitle)),
    ]
    let flags = [
      ("open", !item.collapsed), ("fixed", !item.collapsible), ("hidden", item.hidden),
      ("disabled", !item.enabled), ("single", item.single), ("keepOpen", item.keepOpen),
      ("slot", item.slot),
      (
        "checkItem",
        item.isSummaryCheck
          || (!item.isCategory && item.body == nil && (item.checked != nil || choice != nil))
      ),
      ("checked", item.checked == true), ("choosesOne", item.choice == .one), ("page", item.page),
      ("inline", item.inline), ("separators", hasBorders),
    ]
    members += flags.filter(\.1).map { ($0.0, "true") }
    let texts = [
      ("body", item.body), ("placeholder", item.placeholder), ("loading", item.loading),
    ]
    for (key, text) in texts + item.fields.map({ ($0.key, Optional($0.value)) }) {
      if let text { members.append((key, string(text))) }
    }
    if !item.formerIDs.isEmpty { members.append(("was", list(item.formerIDs))) }
    for (key, entries) in [("when", item.when), ("enabled", item.enabledWhen)]
    where !entries.isEmpty {
      let lists = entries.map { list($0.map { $0.text(in: menu.conditions) }) }
      members.append((key, array(lists)))
    }
    if let below = item.items { members.append(("items", items(below, item.choice, menu))) }
    return object(members)
  }

  private func string(_ text: String) -> String { "\"\(text)\"" }

  private func array(_ values: [String]) -> String {
    open.list + values.joined(separator: ", ") + close.list
  }

  private func object(_ members: [(String, String)]) -> String {
    open.object + members.map { string($0.0) + colon + $0.1 }.joined(separator: ", ")
      + close.object
  }
}
