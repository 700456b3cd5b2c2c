/** A part of the memory that a state needs and the caller provides. Its members are private. */
typedef struct menu_word {
    uint32_t rows, state;
} menu_word;

/** The number of words that a state needs: 8 bytes per item, plus 4 per top-level item. */
#define MENU_WORD_COUNT(item_count, top_count) ((item_count) + 1 + ((top_count) + 1) / 2)

/** A row of a section. */
typedef struct menu_index_path {
    int32_t section;
    int32_t row;
} menu_index_path;

/** What to scroll to after a change has been drawn. */
typedef struct menu_scroll_target {
    /** MENU_SCROLL_NONE if nothing scrolls; ignore the other members then. */
    menu_scroll_position position;
    /** The row in the whole menu, after the event. */
    int32_t row;
    int32_t section;
    /** The row in its section, or MENU_NONE for the header of the section. */
    int32_t row_in_section;
} menu_scroll_target;

/** How an event on one node affected it. Its members are private. */
typedef struct menu_move {
    /** MENU_NONE if no node was affected. */
    menu_node node;
    bool is_visible;
    int32_t row, row_in_section, section, count, row_after, row_in_section_after;
} menu_move;

/** What a row contains. */
typedef enum menu_content_kind {
    /** There is no such row. */
    MENU_CONTENT_NONE,
    /** An item. */
    MENU_CONTENT_ITEM,
    /** One of the rows that the program gave a slot. */
    MENU_CONTENT_SLOT_ROW,
    /** The placeholder of a slot that has no other rows. */
    MENU_CONTENT_PLACEHOLDER,
    /** The row at the end of a slot that is busy. */
    MENU_CONTENT_LOADING
} menu_content_kind;

/** The content of a row. */
typedef struct menu_content {
    menu_content_kind kind;
    /** The item or the slot, or MENU_NONE. */
    menu_node node;
    /** The index of a slot row in its slot; otherwise 0. */
    int32_t index;
} menu_content;

/** A condition and a value for it, as numbers. */
typedef struct menu_condition_value {
    int32_t condition;
    /** 0 or 1, or the number of a choice. */
    int32_t value;
} menu_condition_value;

struct menu_expansion;

/** The lists of a change. Ranges are in ascending order, disjoint and not adjacent. */
typedef enum menu_change_kind {
    /** Ranges of removed rows, as rows of the open page before the event. */
    MENU_REMOVED,
    /** Ranges of inserted rows, as rows of the open page after the event. */
    MENU_INSERTED,
    /** Rows after the event that existed before and look different (glyph, body, check, current
        item) or that the event named, one by one; to be drawn after the rows have moved. In the
        layout of section headers, some may be headers. */
    MENU_UPDATED,
    /** Ranges of rows removed from sections that stay, before the event. */
    MENU_REMOVED_IN_SECTIONS,
    /** Ranges of rows inserted into sections that stay, after the event. */
    MENU_INSERTED_IN_SECTIONS,
    /** The rows of MENU_UPDATED by section, without headers, one by one. */
    MENU_UPDATED_IN_SECTIONS,
    /** Sections, after the event, whose header looks different. */
    MENU_UPDATED_HEADERS,
    /** Sections removed with all their rows, before the event. */
    MENU_REMOVED_SECTIONS,
    /** Sections inserted with all their rows, after the event. */
    MENU_INSERTED_SECTIONS,
    /** The nodes that were closed, in document order, visible or not. */
    MENU_CLOSED,
    /** The nodes that were opened. */
    MENU_OPENED,
    /** The nodes that were unchecked, in document order, visible or not. */
    MENU_UNCHECKED,
    /** The nodes that were checked. */
    MENU_CHECKED
} menu_change_kind;

/** How many rows and sections a page has. Its members are private. */
typedef struct menu_listing {
    int32_t rows, sections;
} menu_listing;

/**
 * What one event changed: all that a table view needs to update its rows.
 *
 * A change is part of its state and is valid until the next event of that state.
 *
 * The rows before the event, without MENU_REMOVED and with MENU_INSERTED, are the rows after it. A
 * row that stays is never removed. Removals use the numbers before the event, everything else uses
 * those after it.
 */
typedef struct menu_change {
    /** How rows are inserted and deleted; never MENU_ANIMATION_DIRECTIONAL. */
    menu_animation animation;
    menu_scroll_target scroll;
    /** Whether nothing changed. A change that only scrolls is empty. */
    bool is_empty;
    /* The rest is private. */
    bool is_bulk, is_touching, was_filtered;
    const struct menu_expansion *expansion;
    /* The node that an event on one node closed or unchecked, or that is no longer current. */
    menu_move off;
    /* The node that it opened or checked, or that is now current. */
    menu_move on;
    /* The lists to which those belong, if any. */
    menu_change_kind off_list, on_list;
    menu_node previous_current;
    /* Whether another page opened, and what both pages have. */
    bool is_turn;
    menu_listing before, after;
} menu_change;

/** An element of a list of a change. */
typedef struct menu_span {
    /** The section, in lists of rows by section; 0 in the others. */
    int32_t section;
    /** The first row of a range, or the row, section or node. */
    int32_t first;
    /** The length of a range; 1 for a single row, section or node. */
    int32_t count;
} menu_span;

/** An iterator over a list of a change. Its members are private. */
typedef struct menu_list {
    const menu_change *change;
    menu_change_kind kind;
    menu_node node;
    int32_t place, index;
    int step;
    menu_span pending;
    struct menu_counter {
        int32_t row, section, start;
    } old_place, new_place;
    bool section_stays;
} menu_list;

/** What an event did to a slot. Its members are private. */
typedef struct menu_edit {
    menu_node slot;
    menu_change_kind kind;
    menu_content_kind last_before;
    int32_t count_before, index_count;
    const int32_t *indices;
    size_t length;
    bool is_ascending;
} menu_edit;

/** Starts before the first element of a list. A list can be read any number of times. */
menu_list menu_change_list(const menu_change *change, menu_change_kind kind);
/** Gets the next element; false after the last. A list of an event on many nodes takes O(items). */
bool menu_list_next(menu_list *list, menu_span *span);

/** Functions to be called for a change; each may be NULL. */
typedef struct menu_listener {
    /** Called for each node before rows move. The state is already the new one. */
    void (*will)(void *context, menu_node node, bool expands);
    /** Called once, to remove and insert rows. */
    void (*move_rows)(void *context, const menu_change *change);
    /** Called for each node after rows have moved. */
    void (*did)(void *context, menu_node node, bool expands);
    void *context;
} menu_listener;

/** Calls `will` for nodes that close, then for those that open; then `move_rows`; then `did`. */
void menu_change_perform(const menu_change *change, const menu_listener *listener);
