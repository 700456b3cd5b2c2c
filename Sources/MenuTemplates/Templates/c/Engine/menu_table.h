#ifndef MENU_RUNTIME_H
#define MENU_RUNTIME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Texts are UTF-8 and end with a NUL; each lives as long as the table. Nodes, rows and sections
 * count from 0. Nothing here allocates, locks or fails.
 */

/**
 * One item of a menu: its number in the table.
 *
 * Numbers are given breadth first: 0 up to `top_count` are the top-level items in the order of the
 * document, then come the children of item 0, of item 1, and so on, so that siblings are adjacent.
 * They belong to one build of one menu; what is kept across builds is the id. A number outside the
 * menu is allowed everywhere: queries answer with a neutral value, events with an empty change.
 */
typedef int32_t menu_node;

/** No node, row or section. */
#define MENU_NONE (-1)

/** How visible items are placed in sections and rows. */
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
    /** The row; its glyph does nothing by itself. */
    MENU_HIT_AREA_ROW,
    /** The glyph; the rest of the row follows the item's action or url. */
    MENU_HIT_AREA_INDICATOR,
    /** All of the row, its glyph included. */
    MENU_HIT_AREA_BOTH
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
    /** By where the opened item stands; a change holds top or bottom in its place. */
    MENU_ANIMATION_DIRECTIONAL,
    /** The body folds open; rows fade. */
    MENU_ANIMATION_FOLD
} menu_animation_preset;

/** How rows are inserted and deleted. */
typedef struct menu_animation {
    menu_animation_preset insertion;
    menu_animation_preset deletion;
    /** In seconds; honoured where the platform allows it. */
    double duration;
} menu_animation;

/** Where the view scrolls to. */
typedef enum menu_scroll_position {
    MENU_SCROLL_NONE,
    /** The row goes to the top. */
    MENU_SCROLL_TOP,
    /** The row is made visible with as little movement as possible. */
    MENU_SCROLL_REVEAL
} menu_scroll_position;

/** The mark at the end of a leaf's row. */
typedef enum menu_accessory {
    MENU_ACCESSORY_NONE,
    MENU_ACCESSORY_DISCLOSURE,
    MENU_ACCESSORY_DETAIL,
    MENU_ACCESSORY_CHECKMARK
} menu_accessory;

/** What is drawn to show a state: a text, an image, both (the image where it can be), or nothing. */
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
    /** On an empty category where `hide_when_empty` is false; if NULL, `collapsed` is used. */
    menu_glyph empty;
    /** On items that cannot open. */
    menu_glyph leaf;
    /** `#rrggbbaa` in lower case, or NULL to leave it to the platform. */
    const char *color;
    /** The colour while the row is highlighted, in the same form, or NULL. */
    const char *highlight;
    /** Whether an empty category draws no glyph at all. */
    bool hide_when_empty;
} menu_indicator;

/** What a menu document says about presentation. */
typedef struct menu_settings {
    menu_indicator indicator;
    menu_hit_area hit_area;
    menu_animation animation;
    menu_scroll_position scroll;
    /** How many of the inserted rows `MENU_SCROLL_REVEAL` brings into view at most. */
    int32_t scroll_rows;
    /** In points; below 0 for the platform's. */
    double row_height;
    /** In points; below 0 for the platform's. */
    double header_height;
    /** How many lines a title may take; 0 is as many as it needs. */
    int title_lines;
    /** Whether a chosen row stays highlighted. */
    bool keeps_selection;
    /** Seconds after which an opening shows a spinner; below 0 for never. */
    double busy_delay;
} menu_settings;

/** An item as the table holds it; read it by the functions below. Its members are private. */
typedef struct menu_item {
    menu_node first_child;
    int32_t child_count;
    /** An element of a Fenwick tree over the siblings, of the rows that each shows at first. */
    int32_t rows;
    /** The item at this place in the order of all ids; separators are last. */
    menu_node by_id;
    int32_t depth;
    menu_node parent;
    /** Letters, `-` where one is not set: category, body, open, fixed, hidden, disabled,
        separator, 1 for single, keep-open. */
    char flags[10];
    /** Id, title, and each other text behind its key, with a NUL at the end of each. */
    const char *texts;
} menu_item;

/** A number of an item that need not be an integer. Its members are private. */
typedef struct menu_quantity {
    menu_node item;
    const char *key;
    double value;
} menu_quantity;

/** A menu: its items, how they start, and what the document says. Static and constant. */
typedef struct menu_table {
    /** The menu's name, as in the names of generated code. */
    const char *name;
    /** What a person reads above the menu. */
    const char *title;
    menu_layout layout;
    menu_settings settings;
    /** The number of items, separators included. */
    int32_t item_count;
    /** The number of top-level items. */
    int32_t top_count;
    /* The rest is private. */
    bool top_is_single, top_keeps_open;
    const menu_item *items;
    const menu_quantity *quantities;
    int32_t quantity_count;
} menu_table;

/** The node above, or MENU_NONE at top level. */
menu_node menu_parent(const menu_table *table, menu_node node);
/** The first node below, whose siblings follow by number; MENU_NONE for a node without children. */
menu_node menu_first_child(const menu_table *table, menu_node node);
/** The number of nodes directly below. */
int32_t menu_child_count(const menu_table *table, menu_node node);
/** How many nodes stand above; 0 at top level. */
int menu_depth(const menu_table *table, menu_node node);
/** The next node in the order of the document, whose first is 0; MENU_NONE after the last. */
menu_node menu_next(const menu_table *table, menu_node node);
/** The node with this id, or MENU_NONE. */
menu_node menu_node_with_id(const menu_table *table, const char *id);

/** Whether the node was written with `items`, even none. */
bool menu_is_category(const menu_table *table, menu_node node);
/** Whether the node has children or a body, hidden or not. */
bool menu_is_expandable(const menu_table *table, menu_node node);
/** Whether the node may be closed; false for a node that is always open and for a leaf. */
bool menu_is_collapsible(const menu_table *table, menu_node node);
/** Whether the node is a line between items. */
bool menu_is_separator(const menu_table *table, menu_node node);
/** Whether taps count; events from code work either way. */
bool menu_is_enabled(const menu_table *table, menu_node node);
/** Whether the node is open before any event. */
bool menu_is_initially_expanded(const menu_table *table, menu_node node);
/** Whether the node is hidden before any event. */
bool menu_is_initially_hidden(const menu_table *table, menu_node node);
/** Whether at most one child may be open; MENU_NONE asks about the top level. */
bool menu_is_single(const menu_table *table, menu_node node);
/** Whether the last open child stays open; MENU_NONE asks about the top level. */
bool menu_keeps_open(const menu_table *table, menu_node node);

/** The node's stable identity; NULL for a separator and outside the menu. */
const char *menu_id(const menu_table *table, menu_node node);
/** The title; empty for a separator and outside the menu. */
const char *menu_title(const menu_table *table, menu_node node);
/* Each of these is NULL where the item does not say. */
/** The text at the right of the title. */
const char *menu_detail(const menu_table *table, menu_node node);
/** The text that opening reveals in the node's own row. */
const char *menu_body(const menu_table *table, menu_node node);
/** The text under the node's section. */
const char *menu_footer(const menu_table *table, menu_node node);
/** The name of the node's image or symbol. */
const char *menu_icon(const menu_table *table, menu_node node);
/** What the program does when the node is chosen. */
const char *menu_action(const menu_table *table, menu_node node);
/** Where the node leads. */
const char *menu_url(const menu_table *table, menu_node node);
/** The keyboard shortcut, as `Mod+Shift+K`. */
const char *menu_shortcut(const menu_table *table, menu_node node);
/** What is spoken in place of the title. */
const char *menu_accessibility_label(const menu_table *table, menu_node node);
/** What is spoken after the title. */
const char *menu_accessibility_hint(const menu_table *table, menu_node node);
/** The mark at the end of the row. */
menu_accessory menu_accessory_of(const menu_table *table, menu_node node);
/** Gets the program's own number; false, and `*tag` left as it is, if the node has none. */
bool menu_tag(const menu_table *table, menu_node node, int64_t *tag);
/** The node's own height in points, or below 0 for that of the settings. */
double menu_height(const menu_table *table, menu_node node);
/** The node's indicator: the document's, with what the node says itself in its place. */
menu_indicator menu_indicator_of(const menu_table *table, menu_node node);

/** The value of one of the document's own columns as text, or NULL; booleans are "1" and "0". */
const char *menu_string(const menu_table *table, menu_node node, const char *column);
/** The value of an integer column; `fallback` if there is none, or it is no integer. */
int64_t menu_integer(
    const menu_table *table, menu_node node, const char *column, int64_t fallback);
/** The value of a column of numbers; `fallback` if there is none. */
double menu_number(const menu_table *table, menu_node node, const char *column, double fallback);
/** The value of a boolean column; `fallback` if there is none. */
bool menu_boolean(const menu_table *table, menu_node node, const char *column, bool fallback);
