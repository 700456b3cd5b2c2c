/**
 * The texts of a table: a line an item, `id title{ key value}`, ids, titles and values written
 * `LENGTH:TEXT` with the length in bytes of UTF-8. Fields are decoded when they are asked for.
 * Literals have the escapes `\n`, `\r`, `\t`, `\u0024` for any unit of UTF-16, and `\` before others.
 */
internal class MenuText(chunks: Array<String>, private val count: Int) {
    private val bytes = join(chunks)
    private val starts = IntArray(count)

    init {
        val cursor = MenuCursor(bytes, 0)
        for (node in 0 until count) {
            starts[node] = cursor.offset
            cursor.passField()
            cursor.passField()
            while (cursor.hasMore) {
                cursor.passWord()
                cursor.passField()
            }
        }
    }

    /** At the start of a node's line, which is its id; at the end for a node outside the menu. */
    fun cursor(node: Int): MenuCursor =
        MenuCursor(bytes, if (node in 0 until count) starts[node] else bytes.size)

    fun id(node: Int): String = cursor(node).text()

    fun title(node: Int): String {
        val cursor = cursor(node)
        cursor.passField()
        return cursor.text()
    }

    /** The value of a key of the node, or null. */
    fun value(key: String, node: Int): String? {
        val cursor = cursor(node)
        return if (cursor.find(key.toByteArray())) cursor.text() else null
    }

    /** Below 0, 0 or above 0, as the node's id orders before, with or after these bytes. */
    fun compareId(node: Int, id: ByteArray): Int {
        val cursor = cursor(node)
        cursor.passField()
        for (place in 0 until minOf(cursor.count, id.size)) {
            val own = bytes[cursor.start + place].toInt() and 0xFF
            val difference = own - (id[place].toInt() and 0xFF)
            if (difference != 0) return difference
        }
        return cursor.count - id.size
    }

    private companion object {
        /** Joins literals, each of which stands between two line breaks that are not part of it. */
        fun join(chunks: Array<String>): ByteArray {
            val parts = chunks.map { decode(it).toByteArray() }
            val bytes = ByteArray(parts.map { it.size }.sum())
            var end = 0
            for (part in parts) {
                part.copyInto(bytes, end)
                end += part.size
            }
            return bytes
        }

        /** A literal without its outer line breaks and with its escapes read. */
        fun decode(literal: String): String {
            val end = literal.length - 1
            if (literal.indexOf('\\') < 0) return literal.substring(1, end)
            val text = StringBuilder(end)
            var place = 1
            while (place < end) {
                val char = literal[place]
                place += 1
                text.append(if (char == '\\') escaped(literal, place) else char)
                if (char == '\\') place += if (literal[place] == 'u') 5 else 1
            }
            return text.toString()
        }

        /** The character of an escape, behind its backslash. */
        private fun escaped(literal: String, place: Int): Char = when (literal[place]) {
            'n' -> '\n'
            'r' -> '\r'
            't' -> '\t'
            'u' -> literal.substring(place + 1, place + 5).toInt(16).toChar()
            else -> literal[place]
        }
    }
}

/** A place in the bytes of a [MenuText], moving forward; it never reads outside them. */
internal class MenuCursor(private val bytes: ByteArray, var offset: Int) {
    /** The bytes of the field that was passed last. */
    var start = 0
    var count = 0

    /** Whether a key and a value follow the field that was passed last. */
    val hasMore: Boolean get() = start + count < bytes.size && bytes[start + count] == BLANK

    /** Moves past the field that starts here and the blank or line break behind it, if any. */
    fun passField() {
        val limit = minOf(bytes.size, 1_000_000)
        var length = 0
        while (offset < bytes.size && bytes[offset] != COLON) {
            length = minOf(length * 10 + (bytes[offset].toInt() and 0x0F), limit)
            offset += 1
        }
        start = minOf(offset + 1, bytes.size)
        count = minOf(length, bytes.size - start)
        offset = start + count
        if (offset < bytes.size && (bytes[offset] == BLANK || bytes[offset] == BREAK)) offset += 1
    }

    /** Moves past the key that starts here and the blank behind it. */
    fun passWord() {
        while (offset < bytes.size && bytes[offset] != BLANK) offset += 1
        offset += 1
    }

    /** The text of the field that starts here, moving past it. */
    fun text(): String {
        passField()
        return String(bytes, start, count)
    }

    /** From a line's start: moves to the value of a key. With [isPrefix], of any below it. */
    fun find(key: ByteArray, isPrefix: Boolean = false): Boolean {
        passField()
        passField()
        while (hasMore) {
            val word = offset
            passWord()
            val length = offset - 1 - word
            if (length == key.size || (isPrefix && length > key.size)) {
                if (key.indices.all { bytes[word + it] == key[it] }) return true
            }
            passField()
        }
        return false
    }

    private companion object {
        const val BREAK: Byte = 0x0A
        const val BLANK: Byte = 0x20
        const val COLON: Byte = 0x3A
    }
}
