/**
 * The texts of a menu among the resources of an app, in the language that Android chose.
 *
 * The resource `array` lists them, in the order of `keys`, each of which is an item's number and the key
 * of its text.
 */
internal class MenuResourceTexts(
    private val resources: Resources, array: Int, keys: Array<String>
) : MenuTranslation {
    private val ids = HashMap<String, Int>()

    init {
        val items = resources.obtainTypedArray(array)
        var place = 0
        for (key in keys.asSequence().flatMap { it.lineSequence() }) {
            if (key == "") continue
            ids[key] = items.getResourceId(place, 0)
            place += 1
        }
        items.recycle()
    }

    override fun value(key: String, node: Int): String? =
        ids["$node $key"]?.let { resources.getString(it) }

    override fun counted(key: String, node: Int, count: Int, rule: String): String? =
        ids["$node $key.other"]?.let { resources.getQuantityString(it, Math.abs(count), count) }
}

/** For generated code: the table with texts of resources, which are in one of the languages. */
internal fun MenuTable.withTexts(
    texts: MenuResourceTexts, title: String, languages: List<MenuLanguage> = emptyList(),
    tag: String = ""
): MenuTable {
    val number = maxOf(languages.indexOfFirst { it.tag == tag }, 0)
    return translated(languages.getOrNull(number), number, title, texts)
}
