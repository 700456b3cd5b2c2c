// Reads the lines that Tests/Conformance/README.md describes, and answers.

import java.io.PrintStream

fun main() {
    val output = PrintStream(System.out.buffered(), false, "UTF-8")
    var state = MenuExpansion(menus.values.first())
    // Not `readLine`, to which a carriage return ends a line as well.
    for (line in String(System.`in`.readBytes()).split('\n').dropLast(1)) {
        output.print("> $line\n")
        if (line.startsWith("texts")) {
            printTexts(state, line.split(' ').drop(1), output)
            continue
        }
        if (line.startsWith("menu ")) {
            state = MenuExpansion(menus.getValue(line.substring(5)))
        } else {
            val (change, unknown, response) = state.apply(line)
            for (answer in answers(change, unknown)) output.print("$answer\n")
            if (response != null) output.print("response ${spelled(response)}\n")
        }
        for (answer in answers(state)) output.print("$answer\n")
    }
    output.flush()
}

/** Numbers that no node can have stand for one outside the menu. */
private fun number(word: String): Int? = word.toLongOrNull()?.let { it.toInt().takeIf { int -> int.toLong() == it } ?: -1 }

private fun conditionValue(word: String): MenuConditionValue {
    val (condition, value) = word.split(':').map { number(it) ?: -1 }
    return MenuConditionValue(condition, value)
}

private data class Answer(
    val change: MenuChange, val unknown: List<String>, val response: MenuTapResponse?
)

private fun MenuExpansion.apply(line: String): Answer {
    val words = line.split(' ')
    val nodes = words.drop(1).mapNotNull { number(it) }.map { MenuNode(it) }
    val node = nodes.firstOrNull() ?: MenuNode(-1)
    val change = when (words[0]) {
        "toggle" -> toggle(node)
        "expand" -> expand(node)
        "collapse" -> collapse(node)
        "reveal" -> reveal(node)
        "expandAll" -> expandAll()
        "collapseAll" -> collapseAll()
        "expandUnder" -> expandUnder(node)
        "collapseUnder" -> collapseUnder(node)
        "expandToDepth" -> expandToDepth(node.number)
        "hide" -> setHidden(nodes, true)
        "show" -> setHidden(nodes, false)
        "filter" -> filter(nodes)
        "filterOff" -> filter(null)
        "set" -> set(words.drop(1).map { conditionValue(it) })
        "count" -> setCount(nodes[1].number, node)
        "insert" -> insertRows(nodes.drop(1).map { it.number }, node)
        "remove" -> removeRows(nodes.drop(1).map { it.number }, node)
        "updateRows" -> updateRows(nodes.drop(1).map { it.number }, node)
        "busy" -> setBusy(words[2] == "true", node)
        "update" -> update(nodes)
        "check" -> check(node)
        "uncheck" -> uncheck(node)
        "toggleCheck" -> toggleCheck(node)
        "current" -> setCurrent(if (words[1] == "none") null else node, words.last() == "reveal")
        "tap" -> {
            val place = if (words[2] == "row") MenuTapPlace.ROW else MenuTapPlace.INDICATOR
            val (change, response) = tap(node, place)
            return Answer(change, emptyList(), response)
        }
        "restore" -> {
            val (change, unknown) = restore(line.substring("restore ".length))
            return Answer(change, unknown, null)
        }
        else -> throw IllegalArgumentException(line)
    }
    return Answer(change, emptyList(), null)
}
