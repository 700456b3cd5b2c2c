/** Shows the items whose texts contain the search text. */
internal fun MenuListModel.search() = perform { state ->
    val searched = searchText.folded
    if (searched == "") return@perform state.filter(null)
    fun matches(text: String?): Boolean = text != null && searched in text.folded
    val found = table.nodes.filter { node ->
        val texts = textsOf(MenuRowContent.Item(node))
        matches(texts.title ?: table.title(node)) ||
            matches(shownText(texts.detail, state.shownDetail(node, texts.count))) ||
            table.keywords(node).any { matches(it) }
    }
    state.filter(found.toList())
}

/** The text in lower case and without accents. */
private val String.folded: String
    get() = Normalizer.normalize(this, Normalizer.Form.NFKD)
        .filter { Character.getType(it) != Character.NON_SPACING_MARK.toInt() }
        .map { Character.toLowerCase(it) }.joinToString("")
