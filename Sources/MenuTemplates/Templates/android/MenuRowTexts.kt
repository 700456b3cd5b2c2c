/**
 * Texts that the program gives a row. For an item, a text that is null is the menu's, and an empty
 * detail, badge or icon shows none.
 *
 * @property title The title.
 * @property detail A second text, at the end of the row.
 * @property badge A short text in a capsule.
 * @property icon The name of a drawable.
 * @property count The number in the item's texts that have one; null for that of a slot's rows, or
 * for none.
 * @property accessory The mark at the end of a slot row; an item has that of the menu.
 * @property isEnabled Whether a tap does anything. An item that the menu disables stays disabled.
 * @property isChecked Whether the row is checked, in a slot with a `choice`.
 */
public data class MenuRowTexts(
    val title: String? = null,
    val detail: String? = null,
    val badge: String? = null,
    val icon: String? = null,
    val count: Int? = null,
    val accessory: MenuAccessory = MenuAccessory.NONE,
    val isEnabled: Boolean = true,
    val isChecked: Boolean = false
)

/** The program's text or, if it gives none, the menu's. An empty text shows nothing. */
internal fun shownText(given: String?, own: String?): String? = when (given) {
    null -> own
    "" -> null
    else -> given
}
