// The File menu in a program: its document decides what the menu offers.
//
// Each argument is an event: the title of a row that is chosen, or `type`, which changes the document.
// After each, the program prints its menu.
import FileMenu.Action

private class Editor {
    private val table = FileMenu.table
    private val menu = MenuExpansion(table)

    /** The name of the open document's file. */
    private var document: String? = null

    /** The rows of the slot `recent`. */
    private val recent = mutableListOf<String>()

    /** The rows of the slot `templates`. */
    private val templates = listOf("Invoice", "Minutes")

    /** What a user would choose when asked for a file. */
    private val files = mutableListOf("Letter", "Terms (locked)")

    init {
        menu.setCount(templates.size, FileMenu.Id.templates)
    }

    private fun open(name: String) {
        document = name
        remember(name)
        FileMenu.setConditions(
            menu, hasDocument = true, hasChanges = false, readOnly = name.endsWith("(locked)")
        )
    }

    private fun makeDocument() {
        document = "Untitled"
        FileMenu.setConditions(menu, hasDocument = true, hasChanges = false, readOnly = false)
    }

    /** Puts a file first in the slot, and removes the row that it had before. */
    private fun remember(name: String) {
        val row = recent.indexOf(name)
        if (row >= 0) {
            recent.removeAt(row)
            menu.removeRows(listOf(row), FileMenu.Id.recent)
        }
        recent.add(0, name)
        menu.insertRows(listOf(0), FileMenu.Id.recent)
        FileMenu.setConditions(menu, hasRecent = true)
    }

    /** A `when` over all actions: one that the menu adds or loses no longer compiles. */
    private fun perform(action: Action): Unit = when (action) {
        Action.New -> makeDocument()
        Action.Open -> if (files.isNotEmpty()) open(files.removeAt(0)) else Unit
        Action.ClearRecent -> {
            recent.clear()
            menu.setCount(0, FileMenu.Id.recent)
            FileMenu.setConditions(menu, hasRecent = false)
            Unit
        }
        Action.Save, Action.Revert -> {
            FileMenu.setConditions(menu, hasChanges = false)
            Unit
        }
        Action.SaveAs -> open("Copy of ${document ?: ""}")
        is Action.Export, Action.Print, Action.Quit -> Unit
        Action.Close -> {
            document = null
            FileMenu.setConditions(menu, hasDocument = false, hasChanges = false, readOnly = false)
            Unit
        }
    }

    /** The document has changed. */
    fun type() {
        FileMenu.setConditions(menu, hasChanges = document != null)
    }

    /** What a row shows. */
    private fun title(content: MenuRowContent): String = when (content) {
        is MenuRowContent.Item -> table.title(content.node)
        is MenuRowContent.SlotRow ->
            (if (content.slot == FileMenu.Id.recent) recent else templates)[content.index]
        is MenuRowContent.Placeholder -> table.placeholder(content.slot) ?: ""
        is MenuRowContent.Loading -> table.loading(content.slot) ?: ""
    }

    private fun rows(): List<MenuRowContent> =
        (0 until menu.rowCount).mapNotNull { menu.contentAtRow(it) }

    fun choose(wanted: String) {
        when (val content = rows().find { title(it) == wanted }) {
            is MenuRowContent.Item -> {
                val response = FileMenu.tap(menu, content.node).response
                if (response is MenuTapResponse.Action) perform(response.action)
            }
            is MenuRowContent.SlotRow ->
                if (content.slot == FileMenu.Id.recent) open(recent[content.index]) else makeDocument()
            else -> return
        }
    }

    /**
     * A row as a line: what is open or checked, its level, and its title, in parentheses if the row is
     * dimmed, with a colon if it is a heading.
     */
    private fun line(content: MenuRowContent): String {
        val node = when (content) {
            is MenuRowContent.Item -> content.node
            is MenuRowContent.SlotRow -> return lineBelow(content.slot, content)
            is MenuRowContent.Placeholder -> return lineBelow(content.slot, content)
            is MenuRowContent.Loading -> return lineBelow(content.slot, content)
        }
        if (table.isSeparator(node)) return "---"
        val isCategory = table.isCategory(node) && !menu.isEmpty(node)
        val mark = when {
            table.isInline(node) -> " "
            isCategory -> if (menu.isExpanded(node)) "-" else "+"
            else -> if (menu.isChecked(node)) "*" else " "
        }
        val text = title(content) + if (table.isInline(node)) ":" else ""
        return mark + "  ".repeat(table.depth(node)) + if (menu.isEnabled(node)) text else "($text)"
    }

    private fun lineBelow(slot: MenuNode, content: MenuRowContent): String =
        " " + "  ".repeat(table.depthBelow(slot)) + title(content)

    fun print() {
        for (content in rows()) println(line(content))
    }
}

fun main(arguments: Array<String>) {
    val editor = Editor()
    editor.print()
    for (event in arguments) {
        println(event)
        if (event == "type") editor.type() else editor.choose(event)
        editor.print()
    }
}
