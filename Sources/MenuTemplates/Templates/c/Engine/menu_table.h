/**
 * A menu: its items, their initial state, and its settings. It is constant.
 *
 * A menu with texts in several languages has a table for each. They differ in the title and in the
 * members from `language` on.
 */
typedef struct menu_table {
    /** The menu's name, from which the names of generated code are made. */
    const char *name;
    /** The title for display. */
    const char *title;
    menu_layout layout;
    menu_settings settings;
    /** The number of items, including separators. */
    int32_t item_count;
    /** The number of top-level items. */
    int32_t top_count;
    /** Whether at most one top-level item may be open. */
    bool top_is_single;
    /** Whether the last open top-level item cannot be closed. */
    bool top_keeps_open;
    /** Whether at most one top-level item can be checked. */
    bool top_chooses_one;
    /** All items, by number. */
    const menu_item *items;
    /** The items in ascending order of their ids, compared byte by byte; separators are last. */
    const menu_node *items_by_id;
    /** The details of those items that have some, in ascending order of the items. */
    const menu_details *details;
    int32_t detail_count;
    /** In ascending order of the items; those of an item in its order. */
    const menu_item_shortcut *shortcuts;
    int32_t shortcut_count;
    const menu_column *columns;
    int32_t column_count;
    /** In ascending order of the ids, compared byte by byte. */
    const menu_former_id *former_ids;
    int32_t former_id_count;
    const menu_condition *conditions;
    int32_t condition_count;
    /** In ascending order of the numbers of their `when`s. */
    const menu_when_clause *when_clauses;
    int32_t when_clause_count;
    /** In ascending order of the numbers of their `when`s. */
    const menu_conditional_item *conditional_items;
    int32_t conditional_item_count;
    /** The items that conditions follow, in ascending order of the items, and then the languages. */
    const menu_follower *followers;
    int32_t follower_count;
    /** In ascending order of the items. */
    const menu_summary *summaries;
    int32_t summary_count;
    /** The tag of the language of the texts, such as "pt-BR"; NULL if the menu does not say. */
    const char *language;
    /** The number of that language, 0 for that of the menu document. */
    int32_t language_number;
    /** Whether that language is written from right to left. */
    bool is_right_to_left;
    /** Texts in place of those of `items` and `details`, in ascending order of the items. */
    const menu_text *texts;
    int32_t text_count;
    /** Columns whose values take precedence over those of the column with the same name. */
    const menu_column *translated_columns;
    int32_t translated_column_count;
    /** The forms of texts with a number in the menu's own language, in ascending order of the items. */
    const menu_form *forms;
    int32_t form_count;
    /** Which form a number has, as in CLDR: "one: n = 1"; NULL if no text has a number. */
    const char *plural_rule;
    /** The same in the language of the table, if this is not the menu's own. */
    const menu_form *translated_forms;
    int32_t translated_form_count;
    const char *translated_plural_rule;
} menu_table;

/** The parent, or MENU_NONE at top level. */
menu_node menu_parent(const menu_table *table, menu_node node);
/** The first child, whose siblings have the next numbers; MENU_NONE if there are no children. */
menu_node menu_first_child(const menu_table *table, menu_node node);
/** The number of children. */
int32_t menu_child_count(const menu_table *table, menu_node node);
/** The number of ancestors that are not inline; 0 at top level. */
int menu_depth(const menu_table *table, menu_node node);
/** The depth of the rows below a node: one more than its own, or the same for an inline node. */
int menu_depth_below(const menu_table *table, menu_node node);
/** The next node in document order, which starts at 0; MENU_NONE after the last. */
menu_node menu_next(const menu_table *table, menu_node node);
/** The node with this id, or MENU_NONE. */
menu_node menu_node_with_id(const menu_table *table, const char *id);
/** The first node in document order with this url, or MENU_NONE. */
menu_node menu_node_for_url(const menu_table *table, const char *url);

/** Whether the node has a list of items, even if that is empty. */
bool menu_is_category(const menu_table *table, menu_node node);
/** Whether the program gives the node rows: a category without items of its own. */
bool menu_is_slot(const menu_table *table, menu_node node);
/**
 * Whether the rows of the node are among those of its siblings. The node itself has a row, a
 * heading, only if it has a title.
 */
bool menu_is_inline(const menu_table *table, menu_node node);
/** Whether the items of the node are on a page of their own. */
bool menu_is_page(const menu_table *table, menu_node node);
/** The page that the node is on: the innermost page above it; MENU_NONE for the top page. */
menu_node menu_page_of(const menu_table *table, menu_node node);
/** Whether the node can be open: it is a category, even one without items, but not a page, or has a
    body. */
bool menu_is_expandable(const menu_table *table, menu_node node);
/** Whether the node can be closed; false for a node that is always open and for a leaf. */
bool menu_is_collapsible(const menu_table *table, menu_node node);
/** Whether the node is a line between items, or the footer of a group. */
bool menu_is_separator(const menu_table *table, menu_node node);
/**
 * Whether the node is a separator that shows a text in place of a line: the footer of its parent, whose
 * last child it is. Sections and pages have no such node.
 */
bool menu_is_footer(const menu_table *table, menu_node node);
/** Whether the node responds to taps before any event. Events from code work either way. */
bool menu_is_initially_enabled(const menu_table *table, menu_node node);
/** Whether the node starts open. */
bool menu_is_initially_expanded(const menu_table *table, menu_node node);
/** Whether the node starts hidden. */
bool menu_is_initially_hidden(const menu_table *table, menu_node node);
/** Whether the node is a check item, which is checked or not by itself. */
bool menu_is_check_item(const menu_table *table, menu_node node);
/** Whether the node is a category that is checked while the check items below it are. */
bool menu_is_summary_check(const menu_table *table, menu_node node);
/** Whether the node is a check item that starts checked. */
bool menu_is_initially_checked(const menu_table *table, menu_node node);
/** Whether at most one child can be checked; for MENU_NONE, one top-level node. */
bool menu_chooses_one(const menu_table *table, menu_node node);
/**
 * Whether the node is a slot of whose rows any number can be checked. The program keeps the checks of
 * such a slot, and of one of which `menu_chooses_one` is true.
 */
bool menu_chooses_any(const menu_table *table, menu_node slot);
/** Whether the row of the node shows the checked child as its detail: see `menu_shown_detail`. */
bool menu_shows_checked(const menu_table *table, menu_node node);
/** Whether at most one child may be open; for MENU_NONE, one top-level node. */
bool menu_is_single(const menu_table *table, menu_node node);
/** Whether the last open child cannot be closed; for MENU_NONE, the last top-level node. */
bool menu_keeps_open(const menu_table *table, menu_node node);

/** The id, which is stable across builds; NULL for a separator and outside the menu. */
const char *menu_id(const menu_table *table, menu_node node);
/** The title; empty for a separator and outside the menu. */
const char *menu_title(const menu_table *table, menu_node node);

/* These return NULL if the item has no such text. */

/** The text to the right of the title, as the menu has it: see `menu_shown_detail`. */
const char *menu_detail(const menu_table *table, menu_node node);
/** The text that the node's row shows while the node is open. */
const char *menu_body(const menu_table *table, menu_node node);
/** The text below the node's section. */
const char *menu_footer(const menu_table *table, menu_node node);
/** The name of an image or symbol. */
const char *menu_icon(const menu_table *table, menu_node node);
/** What the program does when the node is chosen. */
const char *menu_action(const menu_table *table, menu_node node);
/** Where the node leads. */
const char *menu_url(const menu_table *table, menu_node node);
/** The keyboard shortcut to show: the first on the system that this is compiled for, or NULL. */
const menu_shortcut *menu_shortcut_of(const menu_table *table, menu_node node);
/** One of the keyboard shortcuts on Apple's systems or on others, by its index; NULL after the last. */
const menu_shortcut *menu_shortcut_at(
    const menu_table *table, menu_node node, int32_t index, bool is_apple);
/** The letter of the title that chooses the node in an open menu. */
const char *menu_mnemonic(const menu_table *table, menu_node node);
/** Short text in a capsule, such as a count. */
const char *menu_badge(const menu_table *table, menu_node node);
/** What the node does, in one sentence: the text of its tooltip. */
const char *menu_help(const menu_table *table, menu_node node);
/** Why the node does not respond to taps, for as long as it does not, or NULL. */
const char *menu_disabled_reason(const menu_table *table, menu_node node);
/** What the row of a slot shows that has no others. */
const char *menu_placeholder(const menu_table *table, menu_node node);
/** What the last row of a slot shows while it is busy. */
const char *menu_loading(const menu_table *table, menu_node node);
/** What is spoken instead of the title. */
const char *menu_accessibility_label(const menu_table *table, menu_node node);
/** What is spoken after the title; the text of menu_help if the menu does not say it. */
const char *menu_accessibility_hint(const menu_table *table, menu_node node);

/** Words by which a search finds the node, followed by NULL; NULL if there are none. */
const char *const *menu_keywords(const menu_table *table, menu_node node);
/** What the node's badge is about. */
menu_badge_variant menu_badge_variant_of(const menu_table *table, menu_node node);
/** What choosing the node does to the user's data. */
menu_role menu_role_of(const menu_table *table, menu_node node);
/** The mark at the end of the row. */
menu_accessory menu_accessory_of(const menu_table *table, menu_node node);
/** Stores the node's tag in `*tag`; returns false, without storing anything, if it has none. */
bool menu_tag(const menu_table *table, menu_node node, int64_t *tag);
/** The height of the node's row in points; negative for that of the settings. */
double menu_height(const menu_table *table, menu_node node);
/** The node's glyphs; outside the menu, those of the settings. */
menu_indicator menu_indicator_of(const menu_table *table, menu_node node);

/** The custom column with this name, or NULL. */
const menu_column *menu_column_with_name(const menu_table *table, const char *name);
/** The value that the node has in the column with this name, or NULL if it has none. */
const menu_value *menu_value_of(const menu_table *table, menu_node node, const char *column);

/** The number of the condition with this name, or MENU_NONE. */
int32_t menu_condition_with_name(const menu_table *table, const char *name);

/** The index of a string in an array in ascending order, compared byte by byte; -1 if not found. */
int32_t menu_index_of_string(const char *const *strings, int32_t count, const char *string);

/**
 * The first table in one of the preferred languages, or else the first table of all.
 *
 * `preferred` holds language tags, the most preferred first, such as "de-AT" and "fr". Each is looked
 * up as RFC 4647 describes in section 3.4: without regard to case, and if no table has the language,
 * without its last part, so that "de-AT" also finds "de". `table_count` is at least 1.
 */
const menu_table *menu_table_for_languages(
    const menu_table *const *tables, size_t table_count, const char *const *preferred,
    size_t preferred_count);
/** The table that one tag finds in the same way, or NULL. */
const menu_table *menu_table_for_language(
    const menu_table *const *tables, size_t table_count, const char *tag);
