/**
 * The table of a menu from JSON or any other format that a library reads into maps and lists, such as
 * `JSONObject.toMap()`.
 *
 * The members are those of the table as JSON, which `menuc dump` prints. `items` is a list either of all
 * items, each after its parent, with the parent's place in the list in `parent`, or of the top-level
 * items, each with the items below it in `items`. An item needs an `id` and a `title`; other members may
 * be missing. Unknown members are passed over.
 *
 * @throws MenuTableException for items that make no table.
 * @throws IllegalArgumentException for a value of another type.
 */
public fun buildMenu(json: Map<String, Any?>): MenuTable {
    val members = MenuMembers(json)
    val language = members.string("language")
    return buildMenu(
        members.topLevelItems(), members.string("menu") ?: "", members.string("title") ?: "",
        members.choice("layout", MenuLayout.values()) ?: MenuLayout.ROWS, members.flags(),
        members.settings(), members.conditions(),
        language?.let {
            MenuLanguage(
                it, members.string("direction") == "rtl", members.string("plurals")
            )
        }
    )
}

/** The members of an object, by their names. */
private class MenuMembers(private val values: Map<String, Any?>) {
    fun string(name: String): String? = value<String>(name)

    fun number(name: String): Double? = value<Number>(name)?.toDouble()

    fun integer(name: String): Int? = value<Number>(name)?.toInt()

    fun members(name: String): MenuMembers? = value<Map<*, *>>(name)?.let { membersOf(it) }

    fun list(name: String): List<*> = value<List<*>>(name) ?: emptyList<Any>()

    private inline fun <reified Value> value(name: String): Value? {
        val value = values[name] ?: return null
        return value as? Value
            ?: throw IllegalArgumentException("\"$name\" has a value of another type: $value")
    }

    /** The value of a member that is one of the names of an enumeration. */
    fun <Value : Enum<Value>> choice(name: String, all: Array<Value>): Value? {
        val word = string(name) ?: return null
        return all.find { it.name == word.replace('-', '_').changed(Character::toUpperCase) }
            ?: throw IllegalArgumentException("\"$name\" has an unknown value: $word")
    }

    fun flags(): Set<MenuItemFlag> =
        MenuItemFlag.values().filter {
            value<Boolean>(camelCase(it.name)) == true ||
                it == MenuItemFlag.CHECK_ITEM && value<Boolean>("summaryCheck") == true
        }.toSet()

    fun settings(): MenuSettings {
        val animation = members("animation")
        val presets = MenuAnimationPreset.values()
        val scroll = members("scroll")
        return MenuSettings(
            indicator() ?: standardIndicator(),
            choice("hitArea", MenuHitArea.values()) ?: MenuHitArea.BOTH,
            MenuAnimation(
                animation?.choice("insert", presets) ?: MenuAnimationPreset.AUTOMATIC,
                animation?.choice("delete", presets) ?: MenuAnimationPreset.AUTOMATIC,
                animation?.number("duration") ?: 0.3
            ),
            MenuScroll(
                scroll?.choice("to", MenuScroll.Position.values()) ?: MenuScroll.Position.NONE,
                scroll?.integer("rows") ?: 5
            ),
            number("rowHeight"), number("headerHeight"), integer("titleLines") ?: 1,
            string("selection") == "keep",
            // Null means never.
            if ("busyDelay" in values) number("busyDelay") else 0.5
        )
    }

    fun indicator(): MenuIndicator? {
        val own = members("indicator") ?: return null
        fun glyph(name: String): MenuGlyph? =
            own.members(name)?.let { MenuGlyph(it.string("glyph"), it.string("image")) }
        return MenuIndicator(
            glyph("collapsed"), glyph("expanded"), glyph("empty"), glyph("leaf"),
            own.string("color"), own.string("highlight"), own.value("hideWhenEmpty") ?: true
        )
    }

    fun conditions(): List<MenuConditionSource> = list("conditions").map { entry ->
        val condition = membersOf(entry)
        val choices = condition.list("choices").map { it.toString() }
        val initial =
            if (choices.isEmpty()) {
                if (condition.value<Boolean>("default") == true) 1 else 0
            } else {
                condition.string("default")?.let { choices.indexOf(it) } ?: 0
            }
        MenuConditionSource(
            condition.string("name") ?: "", choices, initial, condition.string("follows")
        )
    }

    /** The top-level items, with all items below. */
    fun topLevelItems(): List<MenuItem> {
        val entries = list("items").map { membersOf(it) }
        val parents = entries.map { it.integer("parent") }
        if (parents.all { it == null }) return entries.filter { !it.isBorder }.map { it.item() }
        val below = entries.map { mutableListOf<MenuItem>() }
        val top = mutableListOf<MenuItem>()
        // Items are complete before they are added to their parents, in reverse order.
        for (place in entries.indices.reversed()) {
            if (entries[place].isBorder) continue
            var item = entries[place].item()
            item = item.copy(items = below[place].reversed())
            val parent = parents[place]
            when {
                parent == null -> top.add(item)
                parent in 0 until place -> below[parent].add(item)
                else -> throw MenuTableException(
                    MenuTableException.Problem.PARENT_NOT_BEFORE, item.id
                )
            }
        }
        return top.reversed()
    }

    /**
     * Whether the members are of a separator that follows from `separators` of an inline item, or from
     * `footer`.
     */
    private val isBorder: Boolean get() = integer("borderOf") != null || integer("footerOf") != null

    private fun item(depth: Int = 0): MenuItem {
        val title = string("title") ?: ""
        if (depth == 64) throw MenuTableException(MenuTableException.Problem.TOO_DEEP, title)
        val fields = mutableMapOf<MenuItemKey, Any>()
        for (key in MenuItemKey.values()) {
            values[camelCase(key.key.replace('-', '_'))]?.let { fields[key] = it }
        }
        val items = list("items").map { membersOf(it) }.filter { !it.isBorder }
            .map { it.item(depth + 1) }
        val category =
            if (values["items"] == null) emptySet<MenuItemFlag>() else setOf(MenuItemFlag.CATEGORY)
        return MenuItem(
            string("id") ?: "", title, flags() + category, fields, items, terms("when"),
            terms("enabled"), indicator(), present("arguments"), present("values")
        )
    }

    private fun terms(name: String): List<List<String>> =
        list(name).map { entry -> (entry as? List<*>)?.map { it.toString() } ?: emptyList() }

    /** The members of an object that are not null. */
    private fun present(name: String): Map<String, Any> {
        val result = mutableMapOf<String, Any>()
        for ((key, value) in value<Map<*, *>>(name) ?: return result) {
            if (value != null) result[key.toString()] = value
        }
        return result
    }

    private fun membersOf(value: Any?): MenuMembers {
        val map = value as? Map<*, *>
            ?: throw IllegalArgumentException("An object is expected instead of $value")
        return MenuMembers(map.entries.associate { it.key.toString() to it.value })
    }

    /** The name in JSON: `disabledReason` for `DISABLED_REASON`. */
    private fun camelCase(name: String): String {
        val words = name.split('_').map { it.changed(Character::toLowerCase) }
        return words[0] + words.drop(1).joinToString("") { it.take(1).changed(Character::toUpperCase) + it.drop(1) }
    }

    /** A name with other letters. Kotlin's own functions have other names in later versions. */
    private fun String.changed(letter: (Char) -> Char): String = map(letter).joinToString("")
}
