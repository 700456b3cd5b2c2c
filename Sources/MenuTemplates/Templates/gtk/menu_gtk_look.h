#ifndef MENU_GTK_H
#define MENU_GTK_H

#include <gtk/gtk.h>

#include "menu_runtime.h"

G_BEGIN_DECLS

/*
 * Menus in GTK 4.8 and later: lists of rows, menus and actions, over the engine in menu_runtime.h. All
 * functions belong to the main thread. Strings are UTF-8.
 */

/**
 * Texts that the program gives a row. For an item, a text that is NULL is the menu's, and an empty detail,
 * badge or icon shows none. The strings must live until the function that gave them is called again.
 */
typedef struct MenuRowTexts {
    const char *title;
    /** A second text, at the end of the row. */
    const char *detail;
    /** A short text in a capsule. */
    const char *badge;
    /** The name of an icon of the icon theme. */
    const char *icon;
    /** The number in the item's texts that have one; -1 for that of a slot's rows, or for none. */
    int64_t count;
    /** The mark at the end of a slot row; an item has that of the menu. */
    menu_accessory accessory;
    /** Whether a tap does anything. An item that the menu disables stays disabled. */
    gboolean is_enabled;
    /** Whether the row is checked, in a slot with a `choice`. */
    gboolean is_checked;
} MenuRowTexts;

/** What a row is. */
typedef enum MenuRowKind {
    /** An item, or one of the rows that the program gives a slot. */
    MENU_ROW_ITEM,
    /** The header of a section, or the heading of an inline group. */
    MENU_ROW_HEADING,
    /** A line between items. */
    MENU_ROW_LINE,
    /** The footer of a group. */
    MENU_ROW_FOOTER,
    /** The placeholder or the loading row of a slot. */
    MENU_ROW_NOTE
} MenuRowKind;

/** What shows whether a row is checked. */
typedef enum MenuRowCheck {
    MENU_ROW_CHECK_NONE,
    /** A check box. */
    MENU_ROW_CHECK_BOX,
    /** A radio button: one of the rows of its group is checked. */
    MENU_ROW_CHECK_RADIO
} MenuRowCheck;

/** What a row shows, and what is spoken. It is computed from the state whenever a row is drawn. */
typedef struct MenuRowLook {
    MenuRowKind kind;
    char *title;
    /** These texts may be NULL. */
    char *detail;
    char *badge;
    char *icon;
    /** The text below the title; NULL unless it is open. */
    char *body;
    /** The footer of the section or page of which the row is the last. */
    char *footer;
    /** The text of the tooltip: why the row is disabled, or what it does. */
    char *tooltip;
    /** What is spoken in place of the title, badge and detail. */
    char *label;
    /** What is spoken after it. */
    char *hint;
    menu_badge_variant badge_variant;
    /** The glyph that shows whether the item is open, and its color, also while the row is pressed. They are
        in the form of `menu_indicator`, or NULL. */
    menu_glyph glyph;
    const char *color;
    const char *highlight;
    MenuRowCheck check;
    menu_check_state check_state;
    menu_accessory accessory;
    /** In levels, at most 8. */
    int indentation;
    /** 0 for no limit. */
    int title_lines;
    /** The least height of the row; negative for that of the theme. */
    double height;
    gboolean is_enabled;
    gboolean is_destructive;
    gboolean is_current;
    /** Whether a spinner is shown; that of an item takes the place of its glyph. */
    gboolean is_busy;
    /** Whether a tap on the row has an effect. */
    gboolean responds;
    /** Whether the item can be opened, whether it is open, and whether it can be closed. */
    gboolean can_open;
    gboolean is_open;
    gboolean can_close;
    /** Whether a tap opens a page. */
    gboolean opens_page;
} MenuRowLook;

/**
 * The look of a row.
 *
 * `row` is its number in the open page, and `texts` are the program's; NULL if it gives none. Free the
 * look with `menu_row_look_free`.
 */
MenuRowLook *menu_row_look_new(
    const menu_expansion *state, int32_t row, const MenuRowTexts *texts);
void menu_row_look_free(MenuRowLook *look);

/**
 * The table in the language of the user's locale, or else the first: `menu_table_for_languages` with
 * `g_get_language_names`.
 */
const menu_table *menu_table_for_locale(const menu_table *const *tables, size_t count);
