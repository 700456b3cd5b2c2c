/**
 * Which items of a menu are open, checked, current, hidden or filtered, and thus which rows exist.
 *
 * Its members are private. An event returns a change, which is part of the state. No event fails:
 * one that does not apply to its node, such as opening a leaf, or to a node outside the menu,
 * changes nothing. An event on a node without a row changes the state, which lists such as
 * MENU_OPENED report, but moves no rows. The parameter `animation` overrides the menu's animation
 * for one event, even if it moves no row; pass NULL for the menu's.
 *
 * An item is dormant while it is hidden, or while it is a category without a body and with nothing
 * to show. A dormant item keeps its state, and events can change it. The rules of its group ignore
 * it until it wakes.
 */
typedef struct menu_expansion {
    const menu_table *table;
    menu_word *words;
    menu_word *absent;
    int32_t absent_count;
    menu_node current;
    menu_node page;
    int32_t free_rows;
    uint64_t conditions;
    menu_edit edit;
    menu_change change;
} menu_expansion;

/** The size in bytes of the memory that a state of this menu needs: MENU_WORD_COUNT words, one for
    each summary check, and two for each further 64 values of more than 64 values of conditions. */
size_t menu_expansion_size(const menu_table *table);
/**
 * Initializes a state in memory of `size` bytes, which the caller keeps. Returns false, and leaves
 * the state alone, if the memory has less than `menu_expansion_size` bytes, or if the engine was
 * compiled without a part that the menu needs: see MENU_WITHOUT_CONDITIONS.
 */
bool menu_expansion_init(
    menu_expansion *expansion, menu_word *memory, size_t size, const menu_table *table);

/** Initializes a copy of a state, in separate memory; its change is empty. */
void menu_expansion_copy(
    menu_expansion *copy, menu_word *memory, const menu_expansion *expansion);

/**
 * Lets a state use the table of its menu in another language, as `menu_set_language` does. The program
 * draws all rows again. Returns false, without changing anything, if the table is not one of the same
 * menu.
 */
bool menu_expansion_set_table(menu_expansion *expansion, const menu_table *table);
/**
 * Lets a state use the table of its menu in another language, and returns what changes with it: the rows
 * of items that depend on the language. The texts of all rows differ. A table of another menu is ignored.
 */
const menu_change *menu_set_language(
    menu_expansion *expansion, const menu_table *table, const menu_animation *animation);

/** The number of rows of the open page, including section headers. */
int32_t menu_row_count(const menu_expansion *expansion);
/** What a row of the open page contains. */
menu_content menu_content_at_row(const menu_expansion *expansion, int32_t row);
/** The node in a row of the open page, or MENU_NONE; of a row in a slot, the slot. */
menu_node menu_node_at_row(const menu_expansion *expansion, int32_t row);
/** The row of the node on the open page, or MENU_NONE. */
int32_t menu_row_of(const menu_expansion *expansion, menu_node node);
/** The number of sections; 1 in the layout of rows, and on any page but the top page. */
int32_t menu_section_count(const menu_expansion *expansion);
/** The number of rows in a section; 0 if there is no such section. */
int32_t menu_row_count_in_section(const menu_expansion *expansion, int32_t section);
/** What a row of a section contains. */
menu_content menu_content_at_path(const menu_expansion *expansion, menu_index_path path);
/** The node in a row of a section, or MENU_NONE; of a row in a slot, the slot. */
menu_node menu_node_at_path(const menu_expansion *expansion, menu_index_path path);
/** The section and row of the node; both are MENU_NONE if it has no row or is a header. */
menu_index_path menu_path_of(const menu_expansion *expansion, menu_node node);
/** The section of the node's top-level ancestor, or MENU_NONE. */
int32_t menu_section_of(const menu_expansion *expansion, menu_node node);
/** The top-level node of a section; MENU_NONE if there is none, as in the layout of rows. */
menu_node menu_node_of_section(const menu_expansion *expansion, int32_t section);

/** Whether the node is open, even if it is not visible; false for a leaf and outside the menu. */
bool menu_is_expanded(const menu_expansion *expansion, menu_node node);
/** Whether opening the node can show something: a body, a child that is not hidden, or a row of a
    slot. */
bool menu_can_expand(const menu_expansion *expansion, menu_node node);
/** Whether the node responds to taps, as far as its own `enabled` decides; false outside the menu. */
bool menu_is_enabled(const menu_expansion *expansion, menu_node node);
/** Whether the node itself is hidden, by `menu_set_hidden` or as its conditions do not hold; its
    ancestors do not count. */
bool menu_is_hidden(const menu_expansion *expansion, menu_node node);
/** Whether the node is a category without a body whose children are all hidden or separators, or a
    slot without rows. */
bool menu_is_empty(const menu_expansion *expansion, menu_node node);
/** Whether the node has a row. */
bool menu_is_visible(const menu_expansion *expansion, menu_node node);
/** Whether a check item is checked; of a summary check, how many of its items are. */
typedef enum menu_check_state {
    /** It is not checked; of the items of a summary check, none is. */
    MENU_STATE_UNCHECKED,
    /** It is checked; of the items of a summary check, all are. */
    MENU_STATE_CHECKED,
    /** Some items of the summary check are checked, and some are not. */
    MENU_STATE_MIXED
} menu_check_state;

/** Whether a check item is checked or, for a summary check, whether all, some or none of its items are.
    Any other node is unchecked. */
menu_check_state menu_check_state_of(const menu_expansion *expansion, menu_node node);
/** Whether the node is checked, even if it is not visible; a summary check, if all its items are. */
bool menu_is_checked(const menu_expansion *expansion, menu_node node);
/**
 * The next checked child of a group after one of its children, or MENU_NONE; no summary check.
 *
 * MENU_NONE as `group` means the top level, and as `after` the start:
 *
 *     for (node = menu_checked_in(&state, group, MENU_NONE); node != MENU_NONE;
 *          node = menu_checked_in(&state, group, node))
 */
menu_node menu_checked_in(const menu_expansion *expansion, menu_node group, menu_node after);
/**
 * The text beside the title: the title of the checked child, if the row of the node shows it, otherwise the
 * detail of the table; NULL for none.
 */
const char *menu_shown_detail(const menu_expansion *expansion, menu_node node);
/** The current node, or MENU_NONE. */
menu_node menu_current(const menu_expansion *expansion);
/** Whether a filter is on. */
bool menu_is_filtered(const menu_expansion *expansion);
/** The glyph for the current state of the node; both members are NULL for none. */
menu_glyph menu_glyph_of(const menu_expansion *expansion, menu_node node);

/* Events on one node. Each takes O(depth * log siblings), no matter how many rows move. */

/** Closes the node if it is open, otherwise opens it. */
const menu_change *menu_toggle(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Opens the node; in a single group, also closes the open sibling, unless the node is dormant. */
const menu_change *menu_expand(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Closes the node, unless it cannot be closed or is the last open one of a keep-open group. */
const menu_change *menu_collapse(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);

/** Checks a check item, or all items of a summary check; in a choice of one, also unchecks the checked
    sibling. */
const menu_change *menu_check(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Unchecks a check item, or all items of a summary check. Nothing changes in a choice of one in which an
    item starts checked: it always has a checked item. */
const menu_change *menu_uncheck(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Checks or unchecks a check item; the checked item of a choice of one stays checked. A summary check
    that is mixed is checked. */
const menu_change *menu_toggle_check(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);

/** Where a row is tapped. */
typedef enum menu_tap_place {
    /** Anywhere in the row except its indicator. */
    MENU_TAP_ROW,
    /** On the glyph that shows whether the node is open. */
    MENU_TAP_INDICATOR
} menu_tap_place;

/** What the program does after a tap. */
typedef enum menu_response_kind {
    /** Nothing: the tap has no effect. */
    MENU_RESPONSE_NOTHING,
    /** Nothing: the node opens or closes. */
    MENU_RESPONSE_TOGGLE,
    /** Nothing, or showing the page: the page of the node opens. */
    MENU_RESPONSE_OPEN,
    /** Whatever the program does for a node that has neither an action nor a url. */
    MENU_RESPONSE_CHOOSE,
    /** The action. */
    MENU_RESPONSE_ACTION,
    /** Follow the url. */
    MENU_RESPONSE_URL
} menu_response_kind;

/** The response to a tap. */
typedef struct menu_response {
    menu_response_kind kind;
    /** The action or the url, otherwise NULL. */
    const char *text;
} menu_response;

/** What `menu_tap` would respond; changes nothing. */
menu_response menu_response_to_tap(
    const menu_expansion *expansion, menu_node node, menu_tap_place place);
/**
 * Toggles the node or its check, or opens its page, as its kind and the settings say, and stores what the program must
 * do in `*response`, which may be NULL.
 */
const menu_change *menu_tap(
    menu_expansion *expansion, menu_node node, menu_tap_place place,
    const menu_animation *animation, menu_response *response);

/* Pages: the rows of a state, and those of its changes, are the rows of the open page. All pages
   share everything else. To read another page, open it in a copy of the state. */

/** The node of the open page; MENU_NONE for the top page, whose rows are those of the top level. */
menu_node menu_page(const menu_expansion *expansion);
/** How rows are placed: the layout of the table on the top page, MENU_LAYOUT_ROWS on any other. */
menu_layout menu_layout_of(const menu_expansion *expansion);
/**
 * Opens a page; MENU_NONE opens the top page.
 *
 * The change removes all rows of the other page and inserts all rows of this one. A node that is not
 * a page changes nothing. Which page is open is not part of the saved state.
 */
const menu_change *menu_open_page(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Opens the page that the node of the open page is on; on the top page, changes nothing. */
const menu_change *menu_close_page(menu_expansion *expansion, const menu_animation *animation);

/* Events on many nodes, visible or not. Each takes O(items); so do the lists of its change. */

/**
 * Makes a node current, or none for MENU_NONE, which is -1. Any other number outside the menu changes
 * nothing.
 *
 * With a node, `reveals` also opens its ancestors and scrolls to it, as `menu_reveal` does, even if
 * the node is current already; without `reveals`, the event takes as long as one on a single node.
 */
const menu_change *menu_set_current(
    menu_expansion *expansion, menu_node node, bool reveals, const menu_animation *animation);

/** Opens all nodes, as far as the rules of their groups allow. */
const menu_change *menu_expand_all(menu_expansion *expansion, const menu_animation *animation);
/** Closes all nodes, as far as the rules of their groups allow. */
const menu_change *menu_collapse_all(menu_expansion *expansion, const menu_animation *animation);
/** Opens the node as `menu_expand` does, including its scrolling, and all its descendants. */
const menu_change *menu_expand_under(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Closes the node as `menu_collapse` does, and all its descendants. */
const menu_change *menu_collapse_under(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Opens the nodes at depths below `depth` and closes the others; the top level is depth 0. */
const menu_change *menu_expand_to_depth(
    menu_expansion *expansion, int depth, const menu_animation *animation);
/** Opens the ancestors of the node and the page that it is on, and scrolls to its row, whatever the settings say. */
const menu_change *menu_reveal(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/**
 * Hides nodes together with their descendants, or shows them again.
 *
 * A node whose conditions do not hold stays hidden until they do. The event takes as long as a
 * toggle for each node, and at most O(items). A node that becomes dormant keeps its state. An open
 * node that wakes in a single group closes if another one is open there; of several that wake
 * together, the first stays open. A keep-open group
 * that is left without an open node opens its first one. Between `menu_restore` and the next event
 * that opens or closes a node, these rules start from the restored state, so that hiding nodes
 * before or after restoring makes no difference.
 */
const menu_change *menu_set_hidden(
    menu_expansion *expansion, const menu_node *nodes, size_t count, bool is_hidden,
    const menu_animation *animation);
/**
 * Shows only these nodes and their ancestors, whether or not those are open.
 *
 * Separators and hidden nodes have no row under a filter. While it is on, only hiding, conditions
 * and events on slots move rows; other events just change the state. A slot that is one of the nodes
 * shows all its rows. A filter makes no node dormant. It replaces the previous filter.
 */
const menu_change *menu_filter(
    menu_expansion *expansion, const menu_node *nodes, size_t count,
    const menu_animation *animation);
/** Removes the filter: the rows are those of the state again. */
const menu_change *menu_filter_off(menu_expansion *expansion, const menu_animation *animation);

/**
 * Writes `v1`, then ` *id`, ` +id`, ` -id` or ` /id` for each node that is checked, open, closed or
 * unchecked, unlike in the initial state.
 *
 * Works like snprintf: writes at most `size` bytes, including the terminating NUL, and returns the
 * length of the complete string. `buffer` may be NULL if `size` is 0. Dormant nodes are included;
 * which nodes are hidden, the filter, the current node, conditions and the rows of slots are not.
 */
size_t menu_saved_state(const menu_expansion *expansion, char *buffer, size_t size);
/** Whether a string of at most `length` bytes, which may end with a NUL before, is a saved state. */
bool menu_is_saved_state(const char *text, size_t length);
/**
 * Restores what `menu_saved_state` wrote: a string of at most `length` bytes, which may end with a NUL
 * before. No byte beyond them is read, so that erased memory can be given as it is.
 *
 * Starts from the initial state, applies the entries, then the rules of the groups. The string may
 * come from another version of the menu: former ids are understood, entries that no longer apply
 * are ignored, and a node that an entry opens or checks takes precedence over one that starts so. Of
 * several entries that open and close one node the last counts, and likewise of those that check and
 * uncheck it. Entries of dormant nodes are kept. What is hidden, the filter, the current node,
 * conditions that follow no item, and the rows of slots stay as they are. Words are separated by
 * U+0020 only. A string whose first word is not `v1` changes nothing.
 */
const menu_change *menu_restore(
    menu_expansion *expansion, const char *state, size_t length, const menu_animation *animation);

/**
 * An iterator over the ids in a saved state that the menu does not have, in the order of the string
 * and as often as it has them.
 */
typedef struct menu_unknown {
    /** The current id: `length` bytes of the saved state, without a terminating NUL. */
    const char *id;
    size_t length;
    /* The rest is private. */
    const menu_table *table;
    const char *rest;
    const char *end;
    bool is_known;
} menu_unknown;

/** Starts before the first unknown id of a saved state of at most `length` bytes. */
menu_unknown menu_unknown_ids(const menu_table *table, const char *state, size_t length);
/** Advances; false after the last. A string that is no saved state counts as one id, unless empty. */
bool menu_unknown_next(menu_unknown *unknown);
