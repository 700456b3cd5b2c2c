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

/** What a badge is about, which its color shows. */
public enum class MenuBadgeVariant {
    /** Nothing in particular. */
    NORMAL,

    /** A hint. */
    NOTE,

    /** Something good. */
    SUCCESS,

    /** Something that needs care. */
    CAUTION,

    /** Something that can do harm. */
    DANGER
}

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

/** How visible items are placed in a list. */
public enum class MenuLayout {
    /** One section; every visible item is a row. */
    ROWS,

    /** Each top-level item is a section and its own row 0; its visible descendants follow. */
    SECTION_ROWS,

    /** Each top-level item is a section whose header it is; the rows are its descendants. */
    SECTION_HEADERS
}

/** What toggles an item when it is tapped. */
public enum class MenuHitArea {
    /** The row toggles; its glyph does nothing by itself. */
    ROW,

    /** The glyph toggles; the rest of the row follows the item's action or url. */
    INDICATOR,

    /** All of the row toggles, its glyph included. */
    BOTH,

    /**
     * The glyph toggles. The rest of the row does what the item has to do: its action, its url or its check. If it
     * has none of them, the rest of the row toggles, too.
     */
    AUTO
}

/** How rows are inserted or deleted. */
public enum class MenuAnimationPreset {
    /** As the platform prefers. */
    AUTOMATIC,

    /** At once. */
    NONE,

    /** By opacity. */
    FADE,

    /** From or toward the top. */
    TOP,

    /** From or toward the bottom. */
    BOTTOM,

    /** From or toward the left. */
    LEFT,

    /** From or toward the right. */
    RIGHT,

    /** From or toward the middle. */
    MIDDLE,

    /** By the place of the opened item; a change has [TOP] or [BOTTOM] instead. */
    DIRECTIONAL,

    /** The body folds open; rows fade. */
    FOLD;

    /** The preset for rows: [FADE] in place of [FOLD], which is for bodies only. */
    val forRows: MenuAnimationPreset get() = if (this == FOLD) FADE else this
}

/**
 * How rows are inserted and deleted.
 *
 * @property insert How rows are inserted.
 * @property delete How rows are deleted.
 * @property duration In seconds; honored where the platform allows it.
 */
public data class MenuAnimation(
    val insert: MenuAnimationPreset,
    val delete: MenuAnimationPreset,
    val duration: Double = 0.3
)

/**
 * What is brought into view after an item has been opened.
 *
 * @property to Where to scroll.
 * @property rows The maximum number of inserted rows that [Position.REVEAL] brings into view.
 */
public data class MenuScroll(val to: Position, val rows: Int = 5) {
    /** Where the view scrolls to. */
    enum class Position {
        /** The view does not scroll. */
        NONE,

        /** The row is scrolled to the top. */
        TOP,

        /** The view scrolls as little as possible. */
        REVEAL
    }
}

/**
 * The presentation that a menu document asks for. The defaults are the menu language's.
 *
 * @property indicator The glyphs of every item without its own.
 * @property hitArea What toggles when tapped.
 * @property animation How rows are inserted and deleted when an event has no animation.
 * @property scroll What is brought into view after opening.
 * @property rowHeight The height of rows in points, or null for the platform's.
 * @property headerHeight The height of section headers in points, or null for the platform's.
 * @property titleLines The maximum number of lines of a title; 0 for no limit.
 * @property keepsSelection Whether a chosen row stays highlighted.
 * @property busyDelay Seconds after which an opening shows a spinner, or null for never.
 */
public class MenuSettings(
    val indicator: MenuIndicator,
    val hitArea: MenuHitArea = MenuHitArea.BOTH,
    val animation: MenuAnimation =
        MenuAnimation(MenuAnimationPreset.AUTOMATIC, MenuAnimationPreset.AUTOMATIC),
    val scroll: MenuScroll = MenuScroll(MenuScroll.Position.NONE),
    val rowHeight: Double? = null,
    val headerHeight: Double? = null,
    val titleLines: Int = 1,
    val keepsSelection: Boolean = false,
    val busyDelay: Double? = 0.5
)
