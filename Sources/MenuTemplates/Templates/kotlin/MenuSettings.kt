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
    BOTH
}

/** How rows come or go. */
public enum class MenuAnimationPreset {
    /** As the platform prefers. */
    AUTOMATIC,

    /** At once. */
    NONE,

    /** By opacity. */
    FADE,

    /** From or towards the top. */
    TOP,

    /** From or towards the bottom. */
    BOTTOM,

    /** From or towards the left. */
    LEFT,

    /** From or towards the right. */
    RIGHT,

    /** From or towards the middle. */
    MIDDLE,

    /** By where the opened item stands; a change holds [TOP] or [BOTTOM] in its place. */
    DIRECTIONAL,

    /** The body folds open; rows fade. */
    FOLD;

    /** The preset for rows: [FADE] in place of [FOLD], which is for bodies only. */
    val forRows: MenuAnimationPreset get() = if (this == FOLD) FADE else this
}

/**
 * How rows are inserted and deleted.
 *
 * @property insert How rows come.
 * @property delete How rows go.
 * @property duration In seconds; honoured where the platform allows it.
 */
public data class MenuAnimation(
    val insert: MenuAnimationPreset,
    val delete: MenuAnimationPreset,
    val duration: Double = 0.3
)

/**
 * What is brought into view after an item has been opened.
 *
 * @property to Where to.
 * @property rows How many of the inserted rows [Position.REVEAL] brings into view at most.
 */
public data class MenuScroll(val to: Position, val rows: Int = 5) {
    /** Where the view scrolls to. */
    enum class Position {
        /** The view does not scroll. */
        NONE,

        /** The row goes to the top. */
        TOP,

        /** The row is made visible with as little movement as possible. */
        REVEAL
    }
}

/**
 * What a menu document says about presentation. The defaults are the language's own.
 *
 * @property indicator The glyphs of every item that does not say otherwise.
 * @property hitArea What toggles when tapped.
 * @property animation How rows come and go when an event names no animation.
 * @property scroll What is brought into view after opening.
 * @property rowHeight The height of rows in points, or null for the platform's.
 * @property headerHeight The height of section headers in points, or null for the platform's.
 * @property titleLines How many lines a title may take; 0 is as many as it needs.
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
