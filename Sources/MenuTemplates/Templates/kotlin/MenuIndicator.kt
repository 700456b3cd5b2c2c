/**
 * What is drawn for a state: a text, an image, or both (the image where one can be shown).
 *
 * @property text One to sixteen characters, or null.
 * @property image The name of an image in the program's resources, or null.
 */
public data class MenuGlyph(val text: String? = null, val image: String? = null)

/**
 * The glyphs of an item, and how they are drawn.
 *
 * @property collapsed Drawn while the item is closed; null draws nothing.
 * @property expanded Drawn while the item is open; null draws nothing.
 * @property empty Drawn on an empty category unless [hideWhenEmpty]; null is the same as
 * [collapsed].
 * @property leaf Drawn on items that cannot open; null draws nothing.
 * @property color The glyph's color as `#rrggbbaa` in lower case; null leaves it to the platform.
 * @property highlight The color while the row is highlighted, in the same form.
 * @property hideWhenEmpty Whether an empty category draws no glyph at all.
 */
public data class MenuIndicator(
    val collapsed: MenuGlyph? = null,
    val expanded: MenuGlyph? = null,
    val empty: MenuGlyph? = null,
    val leaf: MenuGlyph? = null,
    val color: String? = null,
    val highlight: String? = null,
    val hideWhenEmpty: Boolean = true
)

/** Whether choosing an item destroys something, which its look shows. */
public enum class MenuRole {
    /** It does not. */
    NORMAL,

    /** It does. */
    DESTRUCTIVE
}

/** The mark at the end of a leaf's row. */
public enum class MenuAccessory {
    /** No mark. */
    NONE,

    /** An arrow that leads to more. */
    DISCLOSURE,

    /** An information mark. */
    DETAIL,

    /** A check mark. */
    CHECKMARK
}
