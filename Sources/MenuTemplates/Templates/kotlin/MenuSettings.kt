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
 * @property color The glyph's color: `#rrggbbaa` in lower case, `light-dark(#rrggbbaa, #rrggbbaa)`, or one of
 *   `accent`, `text`, `quiet`, `success`, `caution` and `danger`; null leaves it to the platform.
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

/**
 * What an item is for: whether choosing it is destructive, or which standard item of an app it is.
 *
 * @property spelling The role as menus spell it.
 */
public enum class MenuRole(public val spelling: String) {
    /** Nothing that needs care. */
    NORMAL("normal"),

    /** It destroys something. */
    DESTRUCTIVE("destructive"),

    /** Shows who made the app. */
    ABOUT("about"),

    /** Shows the settings of the app. */
    SETTINGS("settings"),

    /** The menu of the services that other apps offer. */
    SERVICES("services"),

    /** Hides the app. */
    HIDE("hide"),

    /** Hides the other apps. */
    HIDE_OTHERS("hide-others"),

    /** Shows the hidden apps. */
    SHOW_ALL("show-all"),

    /** Ends the app. */
    QUIT("quit"),

    /** Makes a document. */
    NEW("new"),

    /** Opens a document. */
    OPEN("open"),

    /** Forgets the recent documents. */
    CLEAR_RECENT("clear-recent"),

    /** Closes the window. */
    CLOSE("close"),

    /** Saves the document. */
    SAVE("save"),

    /** Saves the document in another file. */
    SAVE_AS("save-as"),

    /** Returns to the saved document. */
    REVERT("revert"),

    /** Shows the settings of printed pages. */
    PAGE_SETUP("page-setup"),

    /** Prints the document. */
    PRINT("print"),

    /** Undoes the latest change. */
    UNDO("undo"),

    /** Does again what was undone. */
    REDO("redo"),

    /** Moves the selection to the clipboard. */
    CUT("cut"),

    /** Copies the selection to the clipboard. */
    COPY("copy"),

    /** Inserts what is on the clipboard. */
    PASTE("paste"),

    /** Inserts the text on the clipboard without its style. */
    PASTE_AND_MATCH_STYLE("paste-and-match-style"),

    /** Deletes the selection. */
    DELETE("delete"),

    /** Selects everything. */
    SELECT_ALL("select-all"),

    /** Shows a search. */
    FIND("find"),

    /** Shows a search that replaces. */
    FIND_AND_REPLACE("find-and-replace"),

    /** Goes to the next match. */
    FIND_NEXT("find-next"),

    /** Goes to the previous match. */
    FIND_PREVIOUS("find-previous"),

    /** Searches for the selection. */
    USE_SELECTION_FOR_FIND("use-selection-for-find"),

    /** Scrolls to the selection. */
    JUMP_TO_SELECTION("jump-to-selection"),

    /** Shows or hides the sidebar. */
    TOGGLE_SIDEBAR("toggle-sidebar"),

    /** Shows or hides the toolbar. */
    TOGGLE_TOOLBAR("toggle-toolbar"),

    /** Changes the items of the toolbar. */
    CUSTOMIZE_TOOLBAR("customize-toolbar"),

    /** Shows the window on the whole screen, or no longer. */
    FULL_SCREEN("full-screen"),

    /** The menu of the windows. */
    WINDOW("window"),

    /** Moves the window into the Dock. */
    MINIMIZE("minimize"),

    /** Makes the window as large as it is useful, or as it was. */
    ZOOM("zoom"),

    /** Shows all windows of the app in front of others. */
    BRING_ALL_TO_FRONT("bring-all-to-front"),

    /** The menu with help, which has a search. */
    HELP("help"),

    /** Shows the help of the app. */
    SHOW_HELP("show-help")
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
