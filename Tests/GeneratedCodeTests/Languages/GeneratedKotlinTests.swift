import Foundation
import TestSupport
import Testing

/// The compiler and the virtual machine of Kotlin.
enum Kotlin {
  static let isAvailable =
    (try? Command.run("sh", ["-c", "command -v kotlinc && command -v java"]))?.status == 0
  /// Missing tools skip the test on a user's machine, and fail it in CI.
  static let canTest = isAvailable || Repository.isCI

  /// Runs the compiler with warnings as errors. Java's optimizing compiler is off, since it takes
  /// longer than it saves in so short a run.
  static func kotlinc(_ arguments: [String]) throws -> Command {
    try Command.run("kotlinc", ["-J-XX:TieredStopAtLevel=1", "-Werror"] + arguments)
  }

  /// Compiles files into a jar that also contains Kotlin's library, with classes that they need.
  static func compile(_ files: [String], to jar: String, with classes: [String] = []) throws {
    let path = classes.isEmpty ? [] : ["-cp", classes.joined(separator: ":")]
    let compiled = try kotlinc(["-include-runtime", "-d", jar] + path + files)
    try #require(compiled.status == 0, "\(compiled.errors.prefix(4_000))")
  }

  /// The command that runs a compiled program.
  static func command(
    running main: String, in jar: String, with classes: [String] = []
  ) -> [String] {
    ["java", "-cp", ([jar] + classes).joined(separator: ":"), main]
  }
}

/// The output of target `kotlin` compiles without warnings, whatever the menu contains. The
/// compiler is slow, so it is started once for all menus.
@Suite(.enabled(if: Kotlin.canTest, "needs kotlinc and java"))
struct GeneratedKotlinTests {
  /// Functions that Kotlin 1.3 has and that later versions refuse.
  @Test(arguments: ["kotlin", "android"]) func laterVersionsHaveWhatIsUsed(target: String) throws {
    let folder = Repository.root.appending(path: "Sources/MenuTemplates/Templates/\(target)")
    let gone = /\w*\.(toLowerCase|toUpperCase|capitalize|decapitalize|sumBy|appendln)\(/
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try Repository.text(folder.appending(path: name))
      for found in text.matches(of: gone) where !found.output.0.hasPrefix("Character.") {
        Issue.record("\(name): \(found.output.0)")
      }
    }
  }

  let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func build(_ menu: String, to folder: String, _ parameters: String...) throws {
    // Each call has its own document: one document with two names would remove the files of the
    // first.
    let document = "\(UUID().uuidString).yaml"
    try directory.write(menu, to: document)
    try build(document: document, to: folder, parameters)
  }

  private func build(document: String, to folder: String, _ parameters: [String]) throws {
    let options = (parameters + ["package=com.example.menus"]).flatMap { ["--param", $0] }
    let built = try Command.run(
      Repository.menuc.path,
      ["build", document, "--target", "kotlin", "--output", folder, "--quiet"] + options,
      in: directory.url)
    try #require(built.status == 0, "\(built.errors)")
  }

  /// The Kotlin files below the directory.
  private func files() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: directory.url.path)
    return paths.filter { $0.hasSuffix(".kt") }.sorted()
      .map { directory.url.appending(path: $0).path }
  }

  @Test func anyMenuCompiles() throws {
    let example = try WorkedExample("GeneratedKotlin")
    let blocks = example.text.components(separatedBy: "```kotlin\n").dropFirst()
      .map { String($0.components(separatedBy: "```")[0]) }
    try directory.write(blocks[0], to: "Example.kt")
    try directory.write(blocks[1], to: "Notify.kt")
    try directory.write(blocks[2], to: "Settings.kt")
    try directory.write(blocks[3], to: "Photos.kt")
    try directory.write(Self.recyclerView, to: "RecyclerView.kt")
    try build(example.block("yaml"), to: "menus")
    try build(Self.words, to: "menus")
    try build(Self.cases, to: "menus", "ids=none")
    try build(Self.columns, to: "menus", "ids=all")
    try build(Self.longTexts, to: "menus", "type=Long_Texts", "file=Texts.kt")
    try build(Self.large, to: "menus", "ids=categories")
    try build("menu: Nothing\nitems: []\n", to: "menus")
    try build(TypedMenu.document, to: "menus")
    try build(example.block("yaml", 1), to: "menus")
    try directory.write(example.block("yaml", 3), to: "translations/de.yaml")
    try build(example.block("yaml", 2), to: "menus")
    try build(LiveMenu.document, to: "menus")
    try TranslatedMenu.write(to: directory)
    try build(document: "menu.json", to: "menus", ["ids=none"])
    try LocalMenu.write(to: directory)
    try build(document: "local.yaml", to: "menus", [])
    try directory.write(Self.switches, to: "Switches.kt")
    try directory.write(Self.conditions, to: "Conditions.kt")
    try directory.write(Self.languages, to: "Languages.kt")
    try directory.write(Self.program, to: "Checks.kt")

    let jar = directory.url.appending(path: "program.jar").path
    try Kotlin.compile(files(), to: jar)
    let command = Kotlin.command(running: "ExampleKt", in: jar)
    try example.expect(output: Command.run(command[0], Array(command.dropFirst())).output)
    let checks = Kotlin.command(running: "Checks", in: jar)
    let result = try Command.run(checks[0], Array(checks.dropFirst()))
    #expect(result.errors == "")
    #expect(try result.output == Self.output + example.block("text", 1) + example.block("text", 2))
    try expectLanguages(of: Kotlin.command(running: "LanguagesKt", in: jar))
  }

  /// A `when` over a choice or over the actions names a case that the menu no longer has.
  @Test func aLostCaseDoesNotCompile() throws {
    try build(TypedMenu.reduced, to: "menus")
    try build(LiveMenu.reduced, to: "menus")
    try directory.write(Self.switches, to: "Switches.kt")
    try directory.write(Self.conditions, to: "Conditions.kt")
    let jar = directory.url.appending(path: "program.jar").path
    let compiled = try Kotlin.kotlinc(["-d", jar] + files())
    #expect(compiled.status != 0)
    for name in ["DARK", "HELP_NOW", "TABLET", "signedIn"] {
      #expect(compiled.errors.contains("unresolved reference: \(name)"), "\(compiled.errors)")
    }
  }

  @Test func parametersChooseWhatIsWritten() throws {
    try build("menu: A\nitems: [B]\n", to: "a", "runtime=omit", "file=Named.kt", "type=Big")
    let text = try Repository.text(directory.url.appending(path: "a/Named.kt"))
    #expect(text.contains("\npackage com.example.menus\n"))
    #expect(text.contains("\nobject Big {"))
    try build("menu: A\nitems: [B]\n", to: "b", "runtime=only", "access=internal")
    #expect(
      try files().map { URL(filePath: $0).lastPathComponent } == ["Named.kt", "MenuRuntime.kt"])
    let runtime = try Repository.text(directory.url.appending(path: "b/MenuRuntime.kt"))
    #expect(!runtime.contains("public "))
    #expect(runtime.contains("\ninternal class MenuExpansion"))
  }
}

extension GeneratedKotlinTests {
  /// Every keyword, hard and soft, the members of every object, and names in all scripts.
  static let allWords = """
    as break class continue do else false for fun if in interface is null object package return \
    super this throw true try typealias typeof val var when while by catch constructor delegate \
    dynamic field file finally get import init param property receiver set setparam value where \
    abstract actual annotation companion const crossinline data enum expect external final infix \
    inline inner internal lateinit noinline open operator out override private protected public \
    reified sealed suspend tailrec vararg it Id table text structure equals hashCode toString \
    getClass notify wait INSTANCE MenuNode 1st a.1 1 a-b-c ünïcode 果物 فواكه हिन्दी \
    e\u{301}te \u{661}\u{662} a\u{20DD} 𞤀
    """.split(separator: " ").map { String($0).precomposedStringWithCanonicalMapping }

  static let words =
    "menu: Words\nitems:\n"
    + allWords.map { "- { title: \"\($0)\", id: \"\($0)\" }\n" }.joined()

  /// Every word as a case, and names of types that the enumerations use.
  static let cases =
    "menu: Cases\nitems:\n- title: All\n  id: all\n  choice: one\n  items:\n"
    + (allWords + ["all", "string", "int", "menu-change", "menu-expansion", "entries"])
    .map { "  - { title: \"\($0)\", id: \"all.\($0)\", action: \"\($0)\" }\n" }.joined()

  static let switches = """
    import com.example.menus.MenuExpansion
    import com.example.menus.TypedMenu

    fun nameOf(theme: TypedMenu.Theme): String = when (theme) {
        TypedMenu.Theme.LIGHT -> "light"
        TypedMenu.Theme.DARK -> "dark"
        TypedMenu.Theme.THEME -> "theme"
    }

    fun numberOf(action: TypedMenu.Action?): Int = when (action) {
        TypedMenu.Action.LOG_OUT -> 1
        TypedMenu.Action.HELP_NOW -> 2
        null -> 0
    }

    fun switches(): String {
        val state = MenuExpansion(TypedMenu.table)
        val first = nameOf(TypedMenu.Theme.checkedIn(state))
        val change = TypedMenu.Theme.DARK.check(state)
        val second = nameOf(TypedMenu.Theme.checkedIn(state))
        val numbers = TypedMenu.table.topLevel.map { numberOf(TypedMenu.Action.of(it)) }
        return "$first $second ${change.unchecked} ${change.checked} $numbers"
    }

    """

  static let conditions = """
    import com.example.menus.LiveMenu
    import com.example.menus.MenuExpansion

    fun conditions(): String {
        val state = MenuExpansion(LiveMenu.table)
        val first = "${LiveMenu.Condition.signedIn(state)} ${LiveMenu.Condition.device(state)}"
        val change = LiveMenu.setConditions(state, signedIn = false, device = LiveMenu.Device.TABLET)
        val words = LiveMenu.setConditions(state, set = true, table = true, `in` = true, it = true)
        val values = LiveMenu.Condition.run { listOf(set(state), it(state), equals(state)) }
        return "$first ${change.removed} ${change.inserted} ${words.isEmpty} $values " +
            LiveMenu.Device.values().joinToString { it.text }
    }

    """

  static let columns = #"""
    menu: Levels
    title: "$x ${x} \"quoted\" */ \\ end\\"
    columns:
      class: { type: string, default: 'a "quoted" \ $text ${x}' }
      table: { type: integer, default: -1 }
      share: { type: number, default: 2 }
      equals: { type: boolean, default: true, summary: "Ends with */ and /* and \\" }
    indicator: { collapsed: '"', expanded: '$', empty: '\', leaf: { glyph: '"""', image: '${x}' } }
    animation: { insert: top, delete: fade, duration: 1 }
    row-height: 44
    items:
    - { title: A, id: a, items: [{ title: B, id: a.b, values: { table: 2, share: 0.5 } }] }
    """#

  /// Characters of texts of 64 KiB: the notation in YAML, the bytes, and the program's output.
  static let characters: [(text: String, bytes: Int, printed: String)] = [
    ("$", 1, "65536[36]"), (#"\""#, 1, "65536[34]"), (#"\\"#, 1, "65536[92]"),
    ("{", 1, "65536[123]"), ("é", 2, "32768[233]"), ("語", 3, "21845[35486]"),
    ("😀", 4, "32768[55357, 56832]"), (#"\n"#, 1, "65536[10]"), (#"\u0001"#, 1, "65536[1]"),
    ("a ", 2, "65536[97, 32]"),
  ]

  static let longTexts =
    "menu: Texts\ntitle: \"\(String(repeating: "$é", count: 20_000))\"\nitems:\n"
    + characters.enumerated().map { index, character in
      let text = String(repeating: character.text, count: 65_536 / character.bytes)
      return "- { title: \"\(text)\", id: t\(index), detail: \"behind\" }\n"
    }.joined()

  static let large =
    "menu: Large\nitems:\n"
    + (0..<100).map { category in
      let items = (0..<99).map { "Item \(category * 100 + $0)" }.joined(separator: ", ")
      return "- { title: Category \(category), collapsed: true, items: [\(items)] }\n"
    }.joined()

  /// The part of Android's view that the article uses.
  static let recyclerView = """
    package androidx.recyclerview.widget

    class RecyclerView {
        abstract class Adapter<VH> {
            abstract fun notifyItemRangeRemoved(positionStart: Int, itemCount: Int)
            abstract fun notifyItemRangeInserted(positionStart: Int, itemCount: Int)
            abstract fun notifyItemChanged(position: Int)
        }
    }

    """

  static let program = #"""
    import androidx.recyclerview.widget.RecyclerView
    import com.example.menus.CasesMenu
    import com.example.menus.GroceriesMenu
    import com.example.menus.LargeMenu
    import com.example.menus.LevelsMenu
    import com.example.menus.Long_Texts
    import com.example.menus.MenuExpansion
    import com.example.menus.NothingMenu
    import com.example.menus.WordsMenu

    class Rows(private val rows: MutableList<Int>, private val make: (Int) -> Int) :
        RecyclerView.Adapter<Int>() {
        override fun notifyItemRangeRemoved(positionStart: Int, itemCount: Int) {
            for (place in 0 until itemCount) rows.removeAt(positionStart)
        }

        override fun notifyItemRangeInserted(positionStart: Int, itemCount: Int) {
            for (row in positionStart until positionStart + itemCount) rows.add(row, make(row))
        }

        override fun notifyItemChanged(position: Int) {
            rows[position] = make(position)
        }
    }

    object Checks {
        @JvmStatic
        fun main(arguments: Array<String>) {
            val words = WordsMenu.table
            val getters = WordsMenu.Id::class.java.methods.filter { it.returnType.simpleName == "MenuNode" }
            println("${getters.size} ${words.nodes.all { words.id(it) == words.title(it) }}")
            println(WordsMenu.Id.run { listOf(`fun`, class_, `果物`, menuNode) }.map { words.id(it) })

            val b = LevelsMenu.Id.aB
            println("${LevelsMenu.table.title} ${LevelsMenu.class_(b)} ${LevelsMenu.table(b)}")
            println("${LevelsMenu.equals(b)} ${LevelsMenu.share(LevelsMenu.Id.a)} ${LevelsMenu.share(b)}")
            println(LevelsMenu.table.settings.indicator)

            println(Long_Texts.table.title == "\$é".repeat(20_000))
            for (node in Long_Texts.table.topLevel) {
                val title = Long_Texts.table.title(node)
                println("${title.length}${title.map { it - '\u0000' }.distinct()} ${Long_Texts.table.detail(node)}")
            }

            val state = MenuExpansion(LargeMenu.table)
            state.toggle(LargeMenu.Id.category7)
            println("${state.table.count} ${state.rowCount} ${state.table.title(state.nodeAtRow(106)!!)}")
            println(state.reveal(state.table.nodeWithId("category-99.item-9998")!!).scroll?.row)

            val groceries = MenuExpansion(GroceriesMenu.table)
            fun numbers() = (0 until groceries.rowCount).map { groceries.nodeAtRow(it)!!.number }
            val rows = numbers().toMutableList()
            Rows(rows) { numbers()[it] }.notifyChange(groceries.toggle(GroceriesMenu.Id.vegetables))
            println("$rows ${rows == numbers()}")
            println(switches())
            println(conditions())
            println("${CasesMenu.All.values().size} ${CasesMenu.Action.values().size} ${CasesMenu.All.STRING.id}")
            println(MenuExpansion(NothingMenu.table).run { "$rowCount ${expandAll().isEmpty}" })
            showSettings()
            showPhotos()
        }
    }

    """#

  static let output =
    #"""
    \#(allWords.count) true
    [fun, class, 果物, MenuNode]
    $x ${x} "quoted" */ \ end\ a "quoted" \ $text ${x} 2
    true 2.0 0.5
    MenuIndicator(collapsed=MenuGlyph(text=", image=null), expanded=MenuGlyph(text=$, image=null), \#
    empty=MenuGlyph(text=\, image=null), leaf=MenuGlyph(text=""", image=${x}), color=null, \#
    highlight=null, hideWhenEmpty=true)
    true

    """#
    + characters.map { $0.printed + " behind\n" }.joined() + """
      10000 199 Item 798
      297
      [0, 1, 4, 5] true
      light dark [MenuNode(number=3)] [MenuNode(number=4)] [0, 1, 2]
      true PHONE [0..0] [0..0, 2..2] true [true, true, false] phone, tablet, wall-panel
      \(allWords.count + 6) \(allWords.count + 6) all.string
      0 true

      """
}
