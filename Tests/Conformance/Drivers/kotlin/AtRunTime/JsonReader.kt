import java.io.File

/** The object in a file of JSON, which is valid. */
@Suppress("UNCHECKED_CAST")
fun readJson(path: String): Map<String, Any?> =
    JsonReader(File(path).readText()).value() as Map<String, Any?>

private class JsonReader(private val text: String) {
    private var place = 0

    fun value(): Any? = when (next()) {
        '{' -> members()
        '[' -> elements()
        '"' -> string()
        else -> scalar()
    }

    /** The next character that is no space. */
    private fun next(): Char {
        while (text[place].isWhitespace()) place += 1
        return text[place]
    }

    private fun skip(end: Char): Boolean {
        val isEnd = next() == end
        if (isEnd || text[place] == ',') place += 1
        return isEnd
    }

    private fun members(): Map<String, Any?> {
        val members = LinkedHashMap<String, Any?>()
        place += 1
        while (!skip('}')) {
            next()
            val name = string()
            next()
            place += 1
            members[name] = value()
        }
        return members
    }

    private fun elements(): List<Any?> {
        val elements = ArrayList<Any?>()
        place += 1
        while (!skip(']')) elements.add(value())
        return elements
    }

    private fun string(): String {
        val result = StringBuilder()
        place += 1
        while (text[place] != '"') {
            if (text[place] != '\\') {
                result.append(text[place++])
                continue
            }
            when (val escaped = text[place + 1]) {
                'b' -> result.append('\b')
                'f' -> result.append('\u000C')
                'n' -> result.append('\n')
                'r' -> result.append('\r')
                't' -> result.append('\t')
                'u' -> {
                    result.append(text.substring(place + 2, place + 6).toInt(16).toChar())
                    place += 4
                }
                else -> result.append(escaped)
            }
            place += 2
        }
        place += 1
        return result.toString()
    }

    private fun scalar(): Any? {
        val start = place
        while (text[place].isLetterOrDigit() || text[place] in "+-.") place += 1
        return when (val word = text.substring(start, place)) {
            "null" -> null
            "true", "false" -> word == "true"
            else -> word.toLongOrNull() ?: word.toDouble()
        }
    }
}
