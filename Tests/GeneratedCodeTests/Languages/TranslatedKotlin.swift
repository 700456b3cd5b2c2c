import TestSupport
import Testing

/// The texts of a menu in several languages, in the output of target `kotlin`.
extension GeneratedKotlinTests {
  func expectLanguages(of command: [String]) throws {
    func output(_ argument: String, input: String = "") throws -> String {
      let result = try Command.run(command[0], command.dropFirst() + [argument], input: input)
      #expect(result.errors == "")
      return result.output
    }
    let isSame = try output("texts") == TranslatedMenu.printed
    #expect(isSame)
    #expect(
      try output("state") == #"""
        true true de
        true v1 -many 6 1 2 true
        true true
        */ `${note}` | Wichtig */ ${note} \ | none

        """#)
    #expect(try output("local") == LocalMenu.printed)
    let rows = try LanguageLookup.all()
    let input = rows.map { row in
      (["\(row.available.count)"] + row.available + row.ranges).joined(separator: "\t") + "\n"
    }
    let answers = try output("lookup", input: input.joined())
    #expect(answers.split(separator: "\n").map(String.init) == rows.map(\.answer))
  }

  static let languages = #"""
    import com.example.menus.GroceriesMenu
    import com.example.menus.MenuExpansion
    import com.example.menus.MenuLanguage
    import com.example.menus.LocalMenu
    import com.example.menus.TranslatedMenu
    import com.example.menus.setTable

    fun main(arguments: Array<String>) = when (arguments[0]) {
        "texts" -> printTexts()
        "state" -> printState()
        "local" -> printLocal()
        else -> printLanguages()
    }

    private fun printTexts() {
        for (language in TranslatedMenu.languages) {
            val table = TranslatedMenu.tableIn(listOf(language.tag))
            println("${language.tag} ${table.language?.isRightToLeft} ${table.title}")
            for (node in table.nodes) {
                val texts = listOf(
                    "title" to table.title(node),
                    "detail" to table.detail(node),
                    "body" to table.body(node),
                    "footer" to table.footer(node),
                    "url" to table.url(node),
                    "mnemonic" to table.mnemonic(node),
                    "badge" to table.badge(node),
                    "help" to table.help(node),
                    "placeholder" to table.placeholder(node),
                    "loading" to table.loading(node),
                    "keywords" to table.keywords(node).joinToString("\n").takeIf { it != "" },
                    "accessibility.label" to table.accessibilityLabel(node),
                    "accessibility.hint" to table.accessibilityHint(node),
                    "values.note" to table.string("note", node)
                )
                for ((field, text) in texts) if (text != null) println("${node.number} $field $text")
            }
        }
    }

    private fun printState() {
        val table = TranslatedMenu.table
        val german = TranslatedMenu.tableIn(listOf("fr", "DE-at", "ar"))
        val isOwn = TranslatedMenu.tableIn(emptyList()) === table
        println("${german === TranslatedMenu.tableIn(listOf("de"))} $isOwn ${german.language?.tag}")

        val (theme, about, recent, untranslated, many) = table.topLevel
        val state = MenuExpansion(table)
        state.toggle(many)
        state.setHidden(listOf(untranslated), true)
        state.setCount(2, recent)
        state.setCurrent(about)
        fun all(): String {
            val current = state.current?.number
            return "${state.savedState} ${state.rowCount} $current ${state.countIn(recent)} " +
                "${state.isHidden(untranslated)}"
        }
        val before = all()
        state.table = german
        println("${all() == before} $before")
        val copy = state.copy()
        state.table = GroceriesMenu.table
        println("${state.table === german} ${copy.table === german}")
        val notes = listOf(TranslatedMenu.note(theme), TranslatedMenu.note(theme, german))
        println((notes + TranslatedMenu.note(about, german)).joinToString(" | "))
    }

    private fun printLocal() {
        val state = MenuExpansion(LocalMenu.tableIn(listOf("de")))
        fun rows(): String =
            (0 until state.rowCount).joinToString(" ") { state.table.id(state.nodeAtRow(it)!!)!! }
        fun ranges(list: List<IntRange>): String = list.map { "${it.first}-${it.last + 1}" }.toString()
        println("de: ${rows()}")
        for (tag in listOf("fr", "fr", "en")) {
            val change = state.setTable(LocalMenu.tableIn(listOf(tag)))
            val lists = "${ranges(change.removed)} ${ranges(change.inserted)} ${change.updated}"
            println("$tag: $lists ${rows()} ${state.isEnabled(LocalMenu.Id.legalTerms)}")
        }
    }

    /** Reads, for each row, the number of languages, their tags, and the preferred ones. */
    private fun printLanguages() {
        for (line in generateSequence { readLine() }) {
            val words = line.split('\t')
            val available = words.drop(1).take(words[0].toInt())
            val languages = available.map { MenuLanguage(it, isRightToLeft = false) }
            println(available[MenuLanguage.lookUp(words.drop(1 + available.size), languages)])
        }
    }

    """#
}
