/**
 * A menu's static table: every item, how it starts, and the document's settings.
 *
 * A table does not change, so that all threads can share it. Every function accepts any node; one
 * outside the menu has no parent, children, texts or flags. A menu in several languages has a table
 * for each; they share all but their texts, and a text without a translation is in the menu's own
 * language.
 *
 * @property name The menu's name, as in generated type names.
 * @property title The title above the menu.
 * @property layout How visible items are placed in sections and rows.
 * @property settings The presentation that the document asks for.
 * @property count The number of nodes, separators included; at most 1,000,000.
 * @property conditions The conditions, by their numbers: in the order of their names' UTF-8 bytes.
 * @property language The language of the texts, or null if the menu does not declare it.
 */
public class MenuTable internal constructor(
    val name: String,
    val title: String,
    val layout: MenuLayout,
    val settings: MenuSettings,
    val count: Int,
    internal val structure: MenuStructure,
    internal val text: MenuText,
    val conditions: List<MenuCondition>,
    /** What the conditions show and hide, if there are any. */
    internal val whens: MenuWhens?,
    val language: MenuLanguage?,
    /** The number of this language; 0 for the menu's own. */
    internal val languageNumber: Int = 0
) {
    /** The table of generated code. */
    constructor(
        name: String,
        title: String,
        layout: MenuLayout,
        topLevelIsSingle: Boolean,
        topLevelKeepsOpen: Boolean,
        topLevelChoosesOne: Boolean,
        settings: MenuSettings,
        count: Int,
        structure: Array<String>,
        text: Array<String>,
        conditions: List<MenuCondition> = emptyList(),
        whenClauses: Array<String> = emptyArray(),
        conditionalItems: Array<String> = emptyArray(),
        followers: Array<String> = emptyArray(),
        language: MenuLanguage? = null
    ) : this(
        name, title, layout, settings, count,
        MenuStructure(
            structure, count, layout != MenuLayout.ROWS, topLevelIsSingle, topLevelKeepsOpen,
            topLevelChoosesOne
        ),
        MenuText(text, count, language?.plurals), conditions,
        when {
            conditions.isEmpty() -> null
            else ->
                MenuWhens(
                    conditions, numbersOf(whenClauses), numbersOf(conditionalItems),
                    numbersOf(followers), count
                )
        },
        language
    )

    /** For generated code: the same menu with the texts of another language, which has this [number]. */
    fun translated(
        language: MenuLanguage, number: Int, title: String, text: Array<String>
    ): MenuTable = translated(language, number, title, this.text.translated(text, language.plurals))

    /** For generated code: the same menu with other texts. */
    internal fun translated(
        language: MenuLanguage?, number: Int, title: String, text: MenuTranslation
    ): MenuTable = translated(language, number, title, this.text.translated(text))

    private fun translated(
        language: MenuLanguage?, number: Int, title: String, text: MenuText
    ): MenuTable = MenuTable(
        name, title, layout, settings, count, structure, text, conditions, whens, language, number
    )

    /** The number of top-level nodes. */
    val topLevelCount: Int get() = structure.topLevelCount

    /** The nodes without parent, in document order. */
    val topLevel: List<MenuNode> get() = MenuNodeRange(0, topLevelCount)

    /** All nodes in document order: each before its children. */
    val nodes: Sequence<MenuNode>
        get() = generateSequence(if (count > 0) MenuNode(0) else null) {
            nodeOrNull(structure.successor(it.number))
        }

    /** Whether the node is one of this table's. */
    operator fun contains(node: MenuNode): Boolean = node.number in 0 until count

    /** The parent, or null at top level. */
    fun parent(node: MenuNode): MenuNode? =
        if (node in this) nodeOrNull(structure.parent(node.number)) else null

    /** The nodes directly below, in document order; a view that stores nothing. */
    fun children(node: MenuNode): List<MenuNode> {
        if (node !in this) return emptyList()
        return MenuNodeRange(structure.firstChild(node.number), structure.childCount(node.number))
    }

    /** The number of ancestors that are not inline; 0 at top level. */
    fun depth(node: MenuNode): Int = if (node in this) structure.depth(node.number) else 0

    /** The depth of the rows below a node: one more than its own, or the same for an inline node. */
    fun depthBelow(node: MenuNode): Int = depth(node) + if (isInline(node)) 0 else 1

    /** Whether the node was written with `items`, even none, or is a slot. */
    fun isCategory(node: MenuNode): Boolean = has(MenuFlag.CATEGORY, node)

    /** Whether the program provides the rows of the node. */
    fun isSlot(node: MenuNode): Boolean = has(MenuFlag.SLOT, node)

    /**
     * Whether the rows of the node are among those of its siblings. The node itself has a row, a
     * heading, only if it has a title.
     */
    fun isInline(node: MenuNode): Boolean = node in this && structure.isInline(node.number)

    /** Whether the rows of the node are on a page of their own. */
    fun isPage(node: MenuNode): Boolean = has(MenuFlag.PAGE, node)

    /** The page that the node is on: the innermost above it; null for the top page. */
    fun page(node: MenuNode): MenuNode? =
        if (node in this) nodeOrNull(structure.pageAbove(node.number)) else null

    /** The pages above the node, outermost first; empty if it is on the top page. */
    fun path(node: MenuNode): List<MenuNode> =
        generateSequence(page(node)) { page(it) }.toList().reversed()

    /** Whether the node can be open: it is a category, but not a page, or has a body. */
    fun isExpandable(node: MenuNode): Boolean =
        has(MenuFlag.CATEGORY or MenuFlag.BODY, node) && !isPage(node)

    /** Whether the node may be closed; false for a node that is always open and for a leaf. */
    fun isCollapsible(node: MenuNode): Boolean = isExpandable(node) && !has(MenuFlag.FIXED, node)

    /** Whether the node is a line between items, or the footer of a group. */
    fun isSeparator(node: MenuNode): Boolean = has(MenuFlag.SEPARATOR, node)

    /**
     * Whether the node is a separator that shows a text in place of a line: the footer of its parent, whose
     * last child it is. Sections and pages have no such node.
     */
    fun isFooter(node: MenuNode): Boolean = node in this && structure.isFooter(node.number)

    /** Whether the node is an item of this table, and no separator. */
    internal fun isItem(node: MenuNode): Boolean = node in this && !isSeparator(node)

    /** Whether taps on the node have an effect before any event; events from code always have. */
    fun isInitiallyEnabled(node: MenuNode): Boolean =
        node in this && !has(MenuFlag.DISABLED, node)

    /** Whether the node is open before any event. */
    fun isInitiallyExpanded(node: MenuNode): Boolean = has(MenuFlag.OPEN, node)

    /** Whether the node is hidden before any event, whatever the conditions are. */
    fun isInitiallyHidden(node: MenuNode): Boolean = has(MenuFlag.HIDDEN, node)

    /** Whether at most one of the children may be open; null asks about the top level. */
    fun isSingleUnder(node: MenuNode?): Boolean =
        if (node == null) structure.groupIsSingle(-1) else has(MenuFlag.SINGLE, node)

    /** Whether the last open child stays open; null asks about the top level. */
    fun keepsOpenUnder(node: MenuNode?): Boolean =
        if (node == null) structure.groupKeepsOpen(-1) else has(MenuFlag.KEEPS_OPEN, node)

    /** Whether the node is a check item, which is checked or not by itself. */
    fun isCheckItem(node: MenuNode): Boolean = node in this && structure.isCheckItem(node.number)

    /** Whether the node is a category that is checked while the check items below it are. */
    fun isSummaryCheck(node: MenuNode): Boolean = node in this && structure.isSummary(node.number)

    /** Whether the node is a check item that is checked before any event. */
    fun isInitiallyChecked(node: MenuNode): Boolean = has(MenuFlag.CHECKED, node)

    /** Whether at most one of the children can be checked; null asks about the top level. */
    fun choosesOneUnder(node: MenuNode?): Boolean =
        if (node == null) structure.choosesOne(-1) else has(MenuFlag.CHOOSES_ONE, node)

    /**
     * Whether the node is a slot of whose rows any number can be checked. The program keeps the checks of
     * such a slot, and of one of which [choosesOneUnder] is true.
     */
    fun choosesAnyIn(slot: MenuNode): Boolean = slot in this && structure.choosesAny(slot.number)

    /** Whether the node's row shows the checked child as its detail; see `shownDetail` of a state. */
    fun showsChecked(node: MenuNode): Boolean =
        node in this && structure.showsChecked(node.number)

    /** The node with this id, or null, found by binary search. */
    fun nodeWithId(id: String): MenuNode? {
        var low = 0
        var high = if (id == "") 0 else count
        while (low < high) {
            val middle = (low + high) / 2
            val node = structure.nodesById[middle]
            val isSeparator = structure.has(MenuFlag.SEPARATOR, node)
            val order = if (isSeparator) 1 else text.id(node).compareUtf8(id)
            if (order == 0) return MenuNode(node)
            if (order < 0) low = middle + 1 else high = middle
        }
        return null
    }

    /** The first node in document order with exactly this url, or null. */
    fun nodeForUrl(url: String): MenuNode? = nodes.firstOrNull { url(it) == url }

    /** The node that had this id before, or null. */
    internal fun nodeWithFormerId(id: String): MenuNode? = nodesByFormerId[id]

    /** Made on first use, by a saved state with an id that no node has. */
    private val nodesByFormerId: Map<String, MenuNode> by lazy {
        nodes.flatMap { node -> formerIds(node).asSequence().map { it to node } }.toMap()
    }

    /** The node's stable identity, or null for a separator. */
    fun id(node: MenuNode): String? =
        if (isItem(node)) text.id(node.number) else null

    /** The title; empty for a separator. */
    fun title(node: MenuNode): String = if (node in this) text.title(node.number) else ""

    /** The text at the end of the row, as the menu has it; see `shownDetail` of a state. */
    fun detail(node: MenuNode): String? = text.value("detail", node.number)

    /** The text that appears in the node's row when it opens. */
    fun body(node: MenuNode): String? = text.value("body", node.number)

    /** The text under the node's section. */
    fun footer(node: MenuNode): String? = text.value("footer", node.number)

    /** The name of the node's image or symbol. */
    fun icon(node: MenuNode): String? = text.value("icon", node.number)

    /** The mark at the end of the row. */
    fun accessory(node: MenuNode): MenuAccessory = when (text.value("accessory", node.number)) {
        "disclosure" -> MenuAccessory.DISCLOSURE
        "detail" -> MenuAccessory.DETAIL
        "checkmark" -> MenuAccessory.CHECKMARK
        else -> MenuAccessory.NONE
    }

    /** What the program does when the node is chosen. */
    fun action(node: MenuNode): String? = text.value("action", node.number)

    /** The address that the node opens. */
    fun url(node: MenuNode): String? = text.value("url", node.number)

    /** The keyboard shortcut to show: the first. */
    fun shortcut(node: MenuNode, isApple: Boolean = false): MenuShortcut? =
        shortcuts(node, isApple).firstOrNull()

    /** All keyboard shortcuts, on Apple's systems or on others. */
    fun shortcuts(node: MenuNode, isApple: Boolean = false): List<MenuShortcut> =
        text.value("shortcut", node.number)?.let { MenuShortcut.list(it, isApple) } ?: emptyList()

    /** The letter of the title that chooses the node in an open menu. */
    fun mnemonic(node: MenuNode): String? = text.value("mnemonic", node.number)

    /** A number for the program's use. */
    fun tag(node: MenuNode): Long? = text.value("tag", node.number)?.toLongOrNull()

    /** The height of the node's row in points, or null for the height in the settings. */
    fun height(node: MenuNode): Double? = text.value("height", node.number)?.toDoubleOrNull()

    /** A short text in a capsule, such as a count. */
    fun badge(node: MenuNode): String? = text.value("badge", node.number)

    /** What the node does, in one sentence: the text of its tooltip. */
    fun help(node: MenuNode): String? = text.value("help", node.number)

    /** Why taps on the node have no effect, for as long as they have none. */
    fun disabledReason(node: MenuNode): String? = text.value("disabled-reason", node.number)

    /** The text that a slot shows while it has no other row. */
    fun placeholder(node: MenuNode): String? = text.value("placeholder", node.number)

    /** The text that a slot shows last while it is busy. */
    fun loading(node: MenuNode): String? = text.value("loading", node.number)

    /** What the node's badge is about. */
    fun badgeVariant(node: MenuNode): MenuBadgeVariant = when (text.value("badge-variant", node.number)) {
        "note" -> MenuBadgeVariant.NOTE
        "success" -> MenuBadgeVariant.SUCCESS
        "caution" -> MenuBadgeVariant.CAUTION
        "danger" -> MenuBadgeVariant.DANGER
        else -> MenuBadgeVariant.NORMAL
    }

    /** What an item is for: whether choosing it is destructive, or which standard item of an app it is. */
    fun role(node: MenuNode): MenuRole {
        val spelling = text.value("role", node.number)
        return MenuRole.values().find { it.spelling == spelling } ?: MenuRole.NORMAL
    }

    /** Further texts by which a search finds the node. */
    fun keywords(node: MenuNode): List<String> =
        text.value("keywords", node.number)?.split('\n') ?: emptyList()

    /** The ids that the node had before. */
    fun formerIds(node: MenuNode): List<String> =
        text.value("was", node.number)?.split(' ') ?: emptyList()

    /** What is spoken in place of the title. */
    fun accessibilityLabel(node: MenuNode): String? = text.value("label", node.number)

    /** What is spoken after the title. */
    fun accessibilityHint(node: MenuNode): String? = text.value("hint", node.number) ?: help(node)

    /** The value of a custom column as a string. */
    fun string(column: String, node: MenuNode): String? = text.value("@$column", node.number)

    /** The value of an integer column; null if there is none or it is no integer. */
    fun integer(column: String, node: MenuNode): Long? = string(column, node)?.toLongOrNull()

    /** The value of a number column; null if there is none or it is no number. */
    fun number(column: String, node: MenuNode): Double? = string(column, node)?.toDoubleOrNull()

    /** The value of a boolean column; null if there is none or it is no boolean. */
    fun boolean(column: String, node: MenuNode): Boolean? = when (string(column, node)) {
        "1" -> true
        "0" -> false
        else -> null
    }

    /** The document's indicator, with the parts that the node sets. */
    fun indicator(node: MenuNode): MenuIndicator {
        val inherited = settings.indicator
        if (!text.hasKeys("indicator.", node.number)) return inherited
        return MenuIndicator(
            collapsed = glyph("collapsed", inherited.collapsed, node),
            expanded = glyph("expanded", inherited.expanded, node),
            empty = glyph("empty", inherited.empty, node),
            leaf = glyph("leaf", inherited.leaf, node),
            color = part("color", inherited.color, node),
            highlight = part("highlight", inherited.highlight, node),
            hideWhenEmpty = text.value("indicator.hide-when-empty", node.number)?.let { it == "1" }
                ?: inherited.hideWhenEmpty
        )
    }

    private fun glyph(state: String, inherited: MenuGlyph?, node: MenuNode): MenuGlyph? {
        val text = part(state, inherited?.text, node)
        val image = part("$state.image", inherited?.image, node)
        return if (text == null && image == null) null else MenuGlyph(text, image)
    }

    /** A part of an indicator: the node's, where empty means none, or the document's. */
    private fun part(key: String, inherited: String?, node: MenuNode): String? {
        val own = text.value("indicator.$key", node.number) ?: return inherited
        return if (own == "") null else own
    }

    private fun has(flags: Int, node: MenuNode): Boolean =
        node in this && structure.has(flags, node.number)

    private fun nodeOrNull(number: Int): MenuNode? = if (number < 0) null else MenuNode(number)
}
