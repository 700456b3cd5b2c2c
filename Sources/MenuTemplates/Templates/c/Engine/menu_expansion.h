/** One of the words that a state needs in memory of the caller's; their contents are private. */
typedef struct menu_word {
    uint32_t rows, state;
} menu_word;

/** How many words the state of a menu needs: 8 bytes per item, plus 4 per top-level item. */
#define MENU_WORD_COUNT(item_count, top_count) ((item_count) + 1 + ((top_count) + 1) / 2)

/** A place in a table of sections. */
typedef struct menu_index_path {
    int32_t section;
    int32_t row;
} menu_index_path;

/** What to bring into view when a change has been drawn. */
typedef struct menu_scroll_target {
    /** MENU_SCROLL_NONE if nothing scrolls; the other members then say nothing. */
    menu_scroll_position position;
    /** The row over the whole menu, after the event. */
    int32_t row;
    int32_t section;
    /** The row in its section, or MENU_NONE for the section's header. */
    int32_t row_in_section;
} menu_scroll_target;

/** What an event on one node did to it. Private. */
typedef struct menu_move {
    menu_node node;
    bool is_visible;
    int32_t row, row_in_section, section, count, row_after, row_in_section_after;
} menu_move;

struct menu_expansion;

/**
 * What one event changed: enough to drive a table without comparing anything.
 *
 * It lies in its state, and says the same until the state's next event.
 *
 * The law: rows before, less MENU_REMOVED, with MENU_INSERTED put in, are rows after; no row that
 * stays is removed. Removals are in the coordinates before the event, all else in those after it.
 */
typedef struct menu_change {
    /** How rows come and go; never directional. */
    menu_animation animation;
    menu_scroll_target scroll;
    /** Whether the event changed nothing; a change that only scrolls is empty. */
    bool is_empty;
    /* The rest is private. */
    bool is_bulk;
    const struct menu_expansion *expansion;
    menu_move closed, opened;
} menu_change;

/** The lists of a change. Ranges ascend, are disjoint, and as long as can be. */
typedef enum menu_change_kind {
    /** Ranges of rows that went, in rows over the whole menu before the event. */
    MENU_REMOVED,
    /** Ranges of rows that came, in rows after the event. */
    MENU_INSERTED,
    /** Rows, after the event, that were there before and whose own look changed (glyph, body), each
        by itself; drawn after the rows moved. In the layout of section headers some of these are
        headers. */
    MENU_UPDATED,
    /** Ranges of rows that went from sections that stay, before the event. */
    MENU_REMOVED_IN_SECTIONS,
    /** Ranges of rows that came to sections that stay, after the event. */
    MENU_INSERTED_IN_SECTIONS,
    /** The rows of MENU_UPDATED by section, without headers, each by itself. */
    MENU_UPDATED_IN_SECTIONS,
    /** Sections, after the event, whose header's look changed. */
    MENU_UPDATED_HEADERS,
    /** Sections that went with all their rows, in sections before the event. */
    MENU_REMOVED_SECTIONS,
    /** Sections that came with all their rows, in sections after the event. */
    MENU_INSERTED_SECTIONS,
    /** The nodes that closed, in the order of the document, visible or not. */
    MENU_CLOSED,
    /** The nodes that opened. */
    MENU_OPENED
} menu_change_kind;

/** An element of a list of a change. */
typedef struct menu_span {
    /** The section of rows in sections; 0 in the other lists. */
    int32_t section;
    /** The first row of a range; elsewhere the row, section or node itself. */
    int32_t first;
    /** How many rows; 1 for a row, section or node. */
    int32_t count;
} menu_span;

/** A place in a list of a change. Its members are private. */
typedef struct menu_list {
    const menu_change *change;
    menu_change_kind kind;
    menu_node node;
    menu_span pending;
    struct menu_counter {
        int32_t row, section, start;
    } old_place, new_place;
    bool section_stays;
} menu_list;

/**
 * Which items of a menu are open, hidden or filtered, and so which rows there are.
 *
 * Its members are private. Events answer with a change that lies in the state. None fails: one on
 * a leaf, a separator, a category without children and body, or a node outside the menu changes
 * nothing. An event on a node without row changes the state and says so in MENU_CLOSED and
 * MENU_OPENED, but moves no row. `animation` stands for one event in place of the menu's own; NULL
 * takes that.
 *
 * An item is dormant while it is hidden, or is a category without body whose children are all
 * hidden. A dormant item keeps its state, and events set it; the rules of its group do not count
 * it, and apply to it when it wakes.
 */
typedef struct menu_expansion {
    const menu_table *table;
    menu_word *words;
    menu_word *absent;
    int32_t absent_count;
    menu_change change;
} menu_expansion;

/** The bytes of memory that a state of this menu needs: those of its MENU_WORD_COUNT words. */
size_t menu_expansion_size(const menu_table *table);
/** Begins a state, before any event, in `menu_expansion_size` bytes that stay the caller's. */
void menu_expansion_init(menu_expansion *expansion, menu_word *memory, const menu_table *table);

/** Begins a state that is as another one is, in memory of its own; its change is empty. */
void menu_expansion_copy(
    menu_expansion *copy, menu_word *memory, const menu_expansion *expansion);

/** The number of rows over the whole menu; in the layout of section headers, headers included. */
int32_t menu_row_count(const menu_expansion *expansion);
/** The node whose row this is, or MENU_NONE. */
menu_node menu_node_at_row(const menu_expansion *expansion, int32_t row);
/** The node's row, or MENU_NONE if it has none. */
int32_t menu_row_of(const menu_expansion *expansion, menu_node node);
/** The number of sections; 1 in the layout of rows. */
int32_t menu_section_count(const menu_expansion *expansion);
/** The number of rows in a section; 0 for a section that is not there. */
int32_t menu_row_count_in_section(const menu_expansion *expansion, int32_t section);
/** The node whose row stands there, or MENU_NONE. */
menu_node menu_node_at_path(const menu_expansion *expansion, menu_index_path path);
/** Where the node's row stands; both members MENU_NONE if it has none or is a header. */
menu_index_path menu_path_of(const menu_expansion *expansion, menu_node node);
/** The section of the node's top-level item, or MENU_NONE where that has no section. */
int32_t menu_section_of(const menu_expansion *expansion, menu_node node);
/** The top-level item that a section stands for; MENU_NONE, as always in the layout of rows. */
menu_node menu_node_of_section(const menu_expansion *expansion, int32_t section);

/** Whether the node is open, visible or dormant or not; false for a leaf and outside the menu. */
bool menu_is_expanded(const menu_expansion *expansion, menu_node node);
/** Whether opening the node can show more: it has a body, or children that are not all hidden. */
bool menu_can_expand(const menu_expansion *expansion, menu_node node);
/** Whether the node is hidden itself; a node below a hidden one need not be. */
bool menu_is_hidden(const menu_expansion *expansion, menu_node node);
/** Whether the node is a category without body whose children, if any, are all hidden. */
bool menu_is_empty(const menu_expansion *expansion, menu_node node);
/** Whether the node has a row. */
bool menu_is_visible(const menu_expansion *expansion, menu_node node);
/** Whether a filter is on. */
bool menu_is_filtered(const menu_expansion *expansion);
/** The glyph that the node's state shows; both members NULL for none. */
menu_glyph menu_glyph_of(const menu_expansion *expansion, menu_node node);

/* Events on one node; each costs O(depth * log siblings), however many rows come or go. */

/** Closes the node if it is open, else opens it. */
const menu_change *menu_toggle(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Opens the node, and, unless it is dormant, closes its open sibling where one may be open. */
const menu_change *menu_expand(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Closes the node, unless it cannot be closed or is the last that its group keeps open. */
const menu_change *menu_collapse(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);

/* Events on many nodes, visible or not; each costs O(items). */

/** Opens every node that its group allows. */
const menu_change *menu_expand_all(menu_expansion *expansion, const menu_animation *animation);
/** Closes every node that its group allows. */
const menu_change *menu_collapse_all(menu_expansion *expansion, const menu_animation *animation);
/** Opens the node as `menu_expand` does, with its scrolling, then all below it. */
const menu_change *menu_expand_under(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Closes the node as `menu_collapse` does, and all below it. */
const menu_change *menu_collapse_under(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/** Opens nodes at depths below `depth` and closes the others; the top level is depth 0. */
const menu_change *menu_expand_to_depth(
    menu_expansion *expansion, int depth, const menu_animation *animation);
/** Opens the nodes above this one and scrolls to its row, whatever the menu's policy. */
const menu_change *menu_reveal(
    menu_expansion *expansion, menu_node node, const menu_animation *animation);
/**
 * Hides nodes, with all below them, or shows them again as they were left.
 *
 * Nodes that fall dormant keep their state. An open node that wakes in a single group where another
 * is open closes, as do, of several that wake, all but the first; a group that keeps one open, left
 * without, opens its first. After `menu_restore`, until an event opens or closes a node, the groups
 * are settled from the restored state, so that rows may come and go after it as well as before.
 */
const menu_change *menu_set_hidden(
    menu_expansion *expansion, const menu_node *nodes, size_t count, bool is_hidden,
    const menu_animation *animation);
/**
 * Shows exactly these nodes and their ancestors, whatever is open.
 *
 * Separators have no row under a filter, and hidden nodes still have none. While it is on,
 * `menu_set_hidden` moves rows; other events change the state only. A filter makes nothing dormant,
 * and replaces the one before it.
 */
const menu_change *menu_filter(
    menu_expansion *expansion, const menu_node *nodes, size_t count,
    const menu_animation *animation);
/** Ends the filter: the state shows as it then is. */
const menu_change *menu_filter_off(menu_expansion *expansion, const menu_animation *animation);

/**
 * Writes `v1`, then `+id` or `-id` for each node that events opened or closed, with blanks between.
 *
 * Like snprintf: at most `size` bytes are written, the NUL at the end among them, and the length of
 * the whole without it is returned; `buffer` may be NULL if `size` is 0. Dormant nodes are part of
 * it; what is hidden and a filter are not.
 */
size_t menu_saved_state(const menu_expansion *expansion, char *buffer, size_t size);
/**
 * Brings back what `menu_saved_state` kept.
 *
 * Starts from the initial state, applies the entries, then the rules of each group, so that a state
 * of an older menu is taken as far as it goes: in a single group a node that an entry opens wins
 * over one that starts open. Hidden nodes and the filter stay as they are; entries of dormant nodes
 * are kept. A text that does not begin with `v1` changes nothing.
 */
const menu_change *menu_restore(
    menu_expansion *expansion, const char *state, const menu_animation *animation);

/** The ids of a saved state that a menu does not know, one after the other. */
typedef struct menu_unknown {
    /** An id, of `length` bytes; it lies in the saved state and ends without a NUL. */
    const char *id;
    size_t length;
    /* The rest is private. */
    const menu_table *table;
    const char *rest;
    bool is_known;
} menu_unknown;

/** Stands before the first unknown id of a saved state. */
menu_unknown menu_unknown_ids(const menu_table *table, const char *state);
/** Moves to the next unknown id; false after the last. A text that is no state is one id. */
bool menu_unknown_next(menu_unknown *unknown);

/** Stands before the first element of a list. A list may be read any number of times. */
menu_list menu_change_list(const menu_change *change, menu_change_kind kind);
/** Gets the next element; false after the last. A bulk event's list is read in O(items). */
bool menu_list_next(menu_list *list, menu_span *span);

/** Those who hear of a change; each function may be NULL. */
typedef struct menu_listener {
    /** The state is the new one already, and no row has moved. */
    void (*will)(void *context, menu_node node, bool expands);
    /** Removes and inserts rows. */
    void (*move_rows)(void *context, const menu_change *change);
    void (*did)(void *context, menu_node node, bool expands);
    void *context;
} menu_listener;

/** Calls a listener in order: `will` for nodes that close, then for those that open; rows; `did`. */
void menu_change_perform(const menu_change *change, const menu_listener *listener);

#ifdef __cplusplus
}
#endif

#endif
