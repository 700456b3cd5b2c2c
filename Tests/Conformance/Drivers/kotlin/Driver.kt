// Reads the lines that Tests/Conformance/README.md describes, and answers.

import java.io.PrintStream

/** Where answers are printed. */
val output = PrintStream(System.out.buffered(), false, "UTF-8")

fun main() {
    var state = begin(menus.values.first())
    // Not `readLine`, to which a carriage return ends a line as well.
    for (line in String(System.`in`.readBytes()).split('\n').dropLast(1)) {
        output.print("> $line\n")
        if (line.startsWith("texts")) {
            printTexts(state, line.split(' ').drop(1), output)
            continue
        }
        if (line.startsWith("menu ")) {
            state = begin(menus.getValue(line.substring(5)))
        } else {
            val (change, unknown, response) = perform(line, state)
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

data class Answer(
    val change: MenuChange, val unknown: List<String>, val response: MenuTapResponse<String>?
)

private fun preset(name: String): MenuAnimationPreset = MenuAnimationPreset.values().first { spelled(it) == name }

/** Applies an event, which may follow `with` and an animation of its own. */
fun MenuExpansion.applyAnimated(line: String): Answer {
    if (!line.startsWith("with ")) return apply(line, table.settings.animation)
    val (_, insert, delete, event) = line.split(' ', limit = 4)
    return apply(event, MenuAnimation(preset(insert), preset(delete)))
}

private fun MenuExpansion.apply(line: String, animation: MenuAnimation): Answer {
    val words = line.split(' ')
    val nodes = words.drop(1).mapNotNull { number(it) }.map { MenuNode(it) }
    val node = nodes.firstOrNull() ?: MenuNode(-1)
    val change = when (words[0]) {
        "toggle" -> toggle(node, animation)
        "expand" -> expand(node, animation)
        "collapse" -> collapse(node, animation)
        "reveal" -> reveal(node, animation)
        "expandAll" -> expandAll(animation)
        "collapseAll" -> collapseAll(animation)
        "expandUnder" -> expandUnder(node, animation)
        "collapseUnder" -> collapseUnder(node, animation)
        "expandToDepth" -> expandToDepth(node.number, animation)
        "hide" -> setHidden(nodes, true, animation)
        "show" -> setHidden(nodes, false, animation)
        "filter" -> filter(nodes, animation)
        "filterOff" -> filter(null, animation)
        "set" -> set(words.drop(1).map { conditionValue(it) }, animation)
        "count" -> setCount(nodes[1].number, node, animation)
        "insert" -> insertRows(nodes.drop(1).map { it.number }, node, animation)
        "remove" -> removeRows(nodes.drop(1).map { it.number }, node, animation)
        "updateRows" -> updateRows(nodes.drop(1).map { it.number }, node, animation)
        "busy" -> setBusy(words[2] == "true", node, animation)
        "update" -> update(nodes, animation)
        "check" -> check(node, animation)
        "uncheck" -> uncheck(node, animation)
        "toggleCheck" -> toggleCheck(node, animation)
        "openPage" -> openPage(if (words[1] == "none") null else node, animation)
        "closePage" -> closePage(animation)
        "current" -> setCurrent(if (words[1] == "none") null else node, words.last() == "reveal", animation)
        "tap" -> {
            val place = if (words[2] == "row") MenuTapPlace.ROW else MenuTapPlace.INDICATOR
            val (change, response) = tap(node, place, animation)
            return Answer(change, emptyList(), response)
        }
        "restore" -> {
            val (change, unknown) = restore(line.substring("restore ".length), animation)
            return Answer(change, unknown, null)
        }
        else -> throw IllegalArgumentException(line)
    }
    return Answer(change, emptyList(), null)
}
