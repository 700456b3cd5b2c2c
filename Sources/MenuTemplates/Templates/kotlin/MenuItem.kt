/** What an item is, how it starts, and the rules of the group of its children. */
public enum class MenuItemFlag {
    /** A category, even if it has no items. */
    CATEGORY,

    /** A category or an item with a body that starts open. */
    OPEN,

    /** A category or an item with a body that is always open. */
    FIXED,

    /** Starts hidden. */
    HIDDEN,

    /** Does not answer to taps. */
    DISABLED,

    /** A line between items, which has neither an id nor a title. */
    SEPARATOR,

    /** At most one child may be open. */
    SINGLE,

    /** The last open child stays open. */
    KEEP_OPEN,

    /** A leaf that can be checked, or a category that is a summary check of the items below it. */
    CHECK_ITEM,

    /** A check item that starts checked. */
    CHECKED,

    /** At most one child can be checked; all children that are leaves are check items. */
    CHOOSES_ONE,

    /** A category whose rows the program provides; it has no items. */
    SLOT,

    /** A category whose items are on a page of their own. */
    PAGE,

    /**
     * A category whose rows are among those of its siblings, always open. If it has a title, this is a
     * heading above these rows; the title can be empty.
     */
    INLINE,

    /** An inline category that has a separator before and after it. */
    SEPARATORS,

    /** A category with [CHOOSES_ONE] whose row shows the title of the checked item as its detail. */
    SHOWS_CHECKED,

    /**
     * A slot of whose rows any number can be checked. The program keeps the checks, as it does those of a
     * slot with [CHOOSES_ONE].
     */
    CHOOSES_ANY
}

/** A key of an item with one value: a string, a number, a boolean or a list of strings. */
public enum class MenuItemKey(internal val key: String) {
    DETAIL("detail"),
    BODY("body"),
    FOOTER("footer"),
    ICON("icon"),
    ACCESSORY("accessory"),
    ACTION("action"),
    URL("url"),
    SHORTCUT("shortcut"),
    MNEMONIC("mnemonic"),
    TAG("tag"),
    HEIGHT("height"),
    BADGE("badge"),
    BADGE_VARIANT("badge-variant"),
    ROLE("role"),
    HELP("help"),
    DISABLED_REASON("disabled-reason"),
    PLACEHOLDER("placeholder"),
    LOADING("loading"),

    /** Further texts by which a search finds the item. */
    KEYWORDS("keywords"),

    /** The ids that the item had before. */
    FORMER_IDS("was"),

    /** What is spoken in place of the title. */
    ACCESSIBILITY_LABEL("label"),

    /** What is spoken after the title. */
    ACCESSIBILITY_HINT("hint")
}

/**
 * An item of a menu that is known only at run time, with the items below it.
 *
 * @property id The item's stable identity, unique in the menu, without spaces; empty for a separator. It
 * is never derived from the title, because saved states and [setTable] find the item by it.
 * @property title The title; empty for a separator.
 * @property flags What the item is and how it starts.
 * @property fields The values of keys. That of `DETAIL`, `BADGE` or `ACCESSIBILITY_LABEL` may be a map with the
 * forms of a text with a number, such as `mapOf("one" to "{count} file", "other" to "{count} files")`.
 * @property items The items below; an item with any is a category.
 * @property conditions The conditions under which the item shows: all entries must hold, and of an entry
 * at least one term, such as `signed-in`, `!signed-in` or `device=phone`.
 * @property enabled The conditions under which the item answers to taps.
 * @property indicator The item's own indicator; null for the menu's.
 * @property arguments The values of the arguments of the item's action, by their names.
 * @property values The values of columns, by the names of these.
 */
public data class MenuItem(
    val id: String,
    val title: String,
    val flags: Set<MenuItemFlag> = emptySet(),
    val fields: Map<MenuItemKey, Any> = emptyMap(),
    val items: List<MenuItem> = emptyList(),
    val conditions: List<List<String>> = emptyList(),
    val enabled: List<List<String>> = emptyList(),
    val indicator: MenuIndicator? = null,
    val arguments: Map<String, Any> = emptyMap(),
    val values: Map<String, Any> = emptyMap()
) {
    companion object {
        /** A line between items. */
        val separator: MenuItem = MenuItem("", "", setOf(MenuItemFlag.SEPARATOR))
    }
}

/**
 * A condition of a menu that is known only at run time.
 *
 * @property name The name, as terms have it.
 * @property choices The values in their order, or none if the condition is true or false. Those of a
 * condition that follows a choice are the last parts of the ids of its check items, unless they are given.
 * @property initial The number of the value at first: 0 for false, 1 for true, or the place of the
 * choice. Where the condition follows an item, what starts checked decides instead.
 * @property follows The id of the check item, or of the choice of one, that the condition follows.
 */
public data class MenuConditionSource(
    val name: String,
    val choices: List<String> = emptyList(),
    val initial: Int = 0,
    val follows: String? = null
)

/**
 * Why items make no table.
 *
 * @property problem What is wrong.
 * @property item The id of the item or, if it has none, its title; or the name of the condition.
 */
public class MenuTableException(val problem: Problem, val item: String) :
    IllegalArgumentException("\"$item\" ${problem.text}.") {
    /** What is wrong with an item or a condition. */
    enum class Problem(internal val text: String) {
        MISSING_ID("has no id"),
        INVALID_ID("has an id with a space or a control character"),
        REPEATED_ID("has the id of another item"),
        TAKEN_FORMER_ID("has a former id that another item has or had"),
        TOO_DEEP("is more than 64 levels deep"),
        TOO_MANY("is one of more than 1,000,000 items"),
        PARENT_NOT_BEFORE("comes before its parent"),
        SLOT_WITH_ITEMS("is a slot and has items"),
        INVALID_INLINE("is inline, but is a page, a section or an item with a body"),
        INVALID_PAGE("is a page, and a slot or an item with a body"),
        SEVERAL_CHECKED("is checked beside another item of a choice of one"),
        UNKNOWN_CONDITION("depends on a condition or a choice that the menu does not have"),
        INVALID_CONDITION("is a condition with a repeated name or choice, too many values or an invalid initial value"),
        INVALID_FOLLOWS("follows neither a check item nor a choice of one")
    }
}
