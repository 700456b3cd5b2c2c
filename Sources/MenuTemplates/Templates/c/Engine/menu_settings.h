#ifndef MENU_RUNTIME_H
#define MENU_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Marks a former name. */
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 6)
#define MENU_DEPRECATED(message) __attribute__((deprecated(message)))
#else
#define MENU_DEPRECATED(message)
#endif

/*
 * Parts of the engine that no menu of the program needs can be left out, for a small processor: compile
 * all files with MENU_WITHOUT_CONDITIONS, MENU_WITHOUT_FILTERS, MENU_WITHOUT_INLINES,
 * MENU_WITHOUT_LANGUAGES, MENU_WITHOUT_SECTIONS, MENU_WITHOUT_SLOTS or MENU_WITHOUT_SUMMARIES defined.
 * `menu_expansion_init` refuses a menu that needs such a part; events of the part change nothing.
 */

/*
 * Strings are UTF-8, terminated by a NUL, and live as long as the table. Nodes, rows and sections
 * are numbered from 0. No function allocates memory, takes a lock or fails.
 */

/**
 * One item of a menu: its number in the table.
 *
 * Items are numbered breadth-first. The first `top_count` are the top-level items in document
 * order; the children of item 0 follow, then those of item 1, and so on, so that siblings are
 * adjacent. Numbers are valid for one build of one menu; to refer to an item across builds, use its
 * id. Every function accepts a number outside the menu: a query then returns a neutral value, and
 * an event an empty change.
 */
typedef int32_t menu_node;

/** No node, row or section. */
#define MENU_NONE (-1)

/** How visible items are arranged in sections and rows. */
typedef enum menu_layout {
    /** One section; every visible item is a row. */
    MENU_LAYOUT_ROWS,
    /** Each top-level item is a section and its own row 0; its visible descendants follow. */
    MENU_LAYOUT_SECTION_ROWS,
    /** Each top-level item is a section whose header it is; the rows are its descendants. */
    MENU_LAYOUT_SECTION_HEADERS
} menu_layout;

/** What toggles an item when it is tapped. */
typedef enum menu_hit_area {
    /** The row; the glyph alone does nothing. */
    MENU_HIT_AREA_ROW,
    /** The glyph; the rest of the row chooses the item. */
    MENU_HIT_AREA_INDICATOR,
    /** The whole row, including its glyph. */
    MENU_HIT_AREA_BOTH,
    /** The glyph; and the rest of the row, if the item has no action, url or check. */
    MENU_HIT_AREA_AUTO
} menu_hit_area;

/** How rows come or go. */
typedef enum menu_animation_preset {
    MENU_ANIMATION_AUTOMATIC,
    MENU_ANIMATION_NONE,
    MENU_ANIMATION_FADE,
    MENU_ANIMATION_TOP,
    MENU_ANIMATION_BOTTOM,
    MENU_ANIMATION_LEFT,
    MENU_ANIMATION_RIGHT,
    MENU_ANIMATION_MIDDLE,
    /** From the direction of the opened item; a change has top or bottom instead. */
    MENU_ANIMATION_DIRECTIONAL,
    /** The body folds open; rows fade. */
    MENU_ANIMATION_FOLD
} menu_animation_preset;

/** How rows are inserted and deleted. */
typedef struct menu_animation {
    menu_animation_preset insertion;
    menu_animation_preset deletion;
    /** In seconds; not every platform supports it. */
    double duration;
} menu_animation;

/** Where a row is scrolled to. */
typedef enum menu_scroll_position {
    MENU_SCROLL_NONE,
    /** To the top of the view. */
    MENU_SCROLL_TOP,
    /** Into view, with as little movement as possible. */
    MENU_SCROLL_REVEAL
} menu_scroll_position;

/**
 * What an item is for: whether choosing it is destructive, or which standard item of an app it is.
 */
typedef enum menu_role {
    MENU_ROLE_NORMAL,
    /** It deletes something or cannot be undone. */
    MENU_ROLE_DESTRUCTIVE,
    /** Shows who made the app. */
    MENU_ROLE_ABOUT,
    /** Shows the settings of the app. */
    MENU_ROLE_SETTINGS,
    /** The menu of the services that other apps offer. */
    MENU_ROLE_SERVICES,
    /** Hides the app. */
    MENU_ROLE_HIDE,
    /** Hides the other apps. */
    MENU_ROLE_HIDE_OTHERS,
    /** Shows the hidden apps. */
    MENU_ROLE_SHOW_ALL,
    /** Ends the app. */
    MENU_ROLE_QUIT,
    /** Makes a document. */
    MENU_ROLE_NEW,
    /** Opens a document. */
    MENU_ROLE_OPEN,
    /** Forgets the recent documents. */
    MENU_ROLE_CLEAR_RECENT,
    /** Closes the window. */
    MENU_ROLE_CLOSE,
    /** Saves the document. */
    MENU_ROLE_SAVE,
    /** Saves the document in another file. */
    MENU_ROLE_SAVE_AS,
    /** Returns to the saved document. */
    MENU_ROLE_REVERT,
    /** Shows the settings of printed pages. */
    MENU_ROLE_PAGE_SETUP,
    /** Prints the document. */
    MENU_ROLE_PRINT,
    /** Undoes the latest change. */
    MENU_ROLE_UNDO,
    /** Does again what was undone. */
    MENU_ROLE_REDO,
    /** Moves the selection to the clipboard. */
    MENU_ROLE_CUT,
    /** Copies the selection to the clipboard. */
    MENU_ROLE_COPY,
    /** Inserts what is on the clipboard. */
    MENU_ROLE_PASTE,
    /** Inserts the text on the clipboard without its style. */
    MENU_ROLE_PASTE_AND_MATCH_STYLE,
    /** Deletes the selection. */
    MENU_ROLE_DELETE,
    /** Selects everything. */
    MENU_ROLE_SELECT_ALL,
    /** Shows a search. */
    MENU_ROLE_FIND,
    /** Shows a search that replaces. */
    MENU_ROLE_FIND_AND_REPLACE,
    /** Goes to the next match. */
    MENU_ROLE_FIND_NEXT,
    /** Goes to the previous match. */
    MENU_ROLE_FIND_PREVIOUS,
    /** Searches for the selection. */
    MENU_ROLE_USE_SELECTION_FOR_FIND,
    /** Scrolls to the selection. */
    MENU_ROLE_JUMP_TO_SELECTION,
    /** Shows or hides the sidebar. */
    MENU_ROLE_TOGGLE_SIDEBAR,
    /** Shows or hides the toolbar. */
    MENU_ROLE_TOGGLE_TOOLBAR,
    /** Changes the items of the toolbar. */
    MENU_ROLE_CUSTOMIZE_TOOLBAR,
    /** Shows the window on the whole screen, or no longer. */
    MENU_ROLE_FULL_SCREEN,
    /** The menu of the windows. */
    MENU_ROLE_WINDOW,
    /** Moves the window into the Dock. */
    MENU_ROLE_MINIMIZE,
    /** Makes the window as large as it is useful, or as it was. */
    MENU_ROLE_ZOOM,
    /** Shows all windows of the app in front of others. */
    MENU_ROLE_BRING_ALL_TO_FRONT,
    /** The menu with help, which has a search. */
    MENU_ROLE_HELP,
    /** Shows the help of the app. */
    MENU_ROLE_SHOW_HELP
} menu_role;

/** What a badge is about, which its color shows. */
typedef enum menu_badge_variant {
    MENU_BADGE_VARIANT_NORMAL,
    MENU_BADGE_VARIANT_NOTE,
    MENU_BADGE_VARIANT_SUCCESS,
    /** Something that needs care. */
    MENU_BADGE_VARIANT_CAUTION,
    /** Something that can do harm. */
    MENU_BADGE_VARIANT_DANGER
} menu_badge_variant;

/** The mark at the end of a leaf's row. */
typedef enum menu_accessory {
    MENU_ACCESSORY_NONE,
    MENU_ACCESSORY_DISCLOSURE,
    MENU_ACCESSORY_DETAIL,
    MENU_ACCESSORY_CHECKMARK
} menu_accessory;

/** What shows whether an item is open: a text, an image, both (prefer the image), or nothing. */
typedef struct menu_glyph {
    /** One to sixteen characters, or NULL. */
    const char *text;
    /** The name of an image in the program's resources, or NULL. */
    const char *image;
} menu_glyph;

/** The glyphs of an item, and how they are drawn. */
typedef struct menu_indicator {
    menu_glyph collapsed;
    menu_glyph expanded;
    /** Of an empty category, unless `hide_when_empty`; if both members are NULL, `collapsed`. */
    menu_glyph empty;
    /** Of items that cannot be opened. */
    menu_glyph leaf;
    /**
     * `#rrggbbaa` in lower case, `light-dark(#rrggbbaa, #rrggbbaa)`, one of `accent`, `text`, `quiet`,
     * `success`, `caution` and `danger`, or NULL for the platform's color.
     */
    const char *color;
    /** The color while the row is highlighted, in the same form, or NULL. */
    const char *highlight;
    /** Whether an empty category has no glyph. */
    bool hide_when_empty;
} menu_indicator;

/** How a menu is presented. */
typedef struct menu_settings {
    menu_indicator indicator;
    menu_hit_area hit_area;
    menu_animation animation;
    menu_scroll_position scroll;
    /** The maximum number of inserted rows that MENU_SCROLL_REVEAL brings into view. */
    int32_t scroll_rows;
    /** In points; negative for the platform's. */
    double row_height;
    /** In points; negative for the platform's. */
    double header_height;
    /** The maximum number of lines of a title; 0 for no limit. */
    int title_lines;
    /** Whether a chosen row stays highlighted. */
    bool keeps_selection;
    /** The seconds before a slow opening shows a spinner; negative for never. */
    double busy_delay;
} menu_settings;
