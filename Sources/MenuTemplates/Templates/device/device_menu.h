/** A row: an item's own, with `part` 0, or one of the rows of a slot, with `part` from 1. */
typedef struct menu_row {
    menu_node node;
    uint16_t part;
} menu_row;

/** What a row shows. */
typedef enum menu_row_kind {
    MENU_ROW_ITEM,
    /** A line between items or, if it has a title, the footer of a group. */
    MENU_ROW_SEPARATOR,
    /** A row that the program gives a slot: that with the index `part - 1`. */
    MENU_ROW_SLOT,
    MENU_ROW_PLACEHOLDER,
    MENU_ROW_LOADING
} menu_row_kind;

/** The texts of an item beside its title. */
typedef enum menu_text {
    MENU_TEXT_DETAIL,
    MENU_TEXT_BODY,
    MENU_TEXT_URL,
    MENU_TEXT_PLACEHOLDER,
    MENU_TEXT_LOADING,
    MENU_TEXT_BADGE,
    MENU_TEXT_ICON,
    MENU_TEXT_HELP,
    MENU_TEXT_DISABLED_REASON
} menu_text;

/** What the program does after an event. */
typedef enum menu_response_kind {
    MENU_RESPONSE_NOTHING,
    /** An item was opened or closed. */
    MENU_RESPONSE_TOGGLE,
    /** A page was opened, or the page around it again. */
    MENU_RESPONSE_OPEN,
    /** An item without an action and URL was chosen; a check item was toggled. */
    MENU_RESPONSE_CHOOSE,
    MENU_RESPONSE_ACTION,
    MENU_RESPONSE_URL,
    /** The row `index` of a slot was chosen; `action` is the slot's. */
    MENU_RESPONSE_SLOT_ROW,
    /** The cursor moved. */
    MENU_RESPONSE_MOVE,
    /** There is nothing to go back to. */
    MENU_RESPONSE_LEAVE
} menu_response_kind;

typedef struct menu_response {
    menu_response_kind kind;
    menu_node node;
    uint16_t index;
    /** The number of the action, or MENU_NO_ACTION. */
    uint8_t action;
} menu_response;

#define MENU_NO_ACTION 255u

/** The part of a row that is tapped. */
typedef enum menu_place { MENU_PLACE_ROW, MENU_PLACE_INDICATOR } menu_place;

/** What was done to an encoder, or to buttons. */
typedef enum menu_input {
    MENU_TURN,
    MENU_PRESS,
    MENU_LONG_PRESS
} menu_input;

/** The state of the menu. Its members are the engine's own. */
typedef struct menu_state {
    menu_row cursor;
#if MENU_PAGE_COUNT > 0
    menu_node page;
#endif
    /* The line of the cursor in the window. */
    uint8_t line;
#if MENU_LANGUAGE_COUNT > 1
    uint8_t language;
#endif
#if MENU_CONDITION_COUNT > 0
    menu_bits bits;
#endif
#if MENU_SLOT_COUNT > 0
    uint16_t counts[MENU_SLOT_COUNT];
#endif
    uint8_t flags[MENU_ITEM_COUNT > 0 ? MENU_ITEM_COUNT : 1];
} menu_state;

/*
 * No function allocates memory, calls itself or keeps a pointer. An item outside the menu is allowed:
 * events on it change nothing.
 */

/** Begins a state as the menu declares it. */
void menu_start(menu_state *state);

/* Events. They return whether anything changed. */

bool menu_expand(menu_state *state, menu_node node);
bool menu_collapse(menu_state *state, menu_node node);
bool menu_toggle(menu_state *state, menu_node node);
/** Hides an item, or shows it again. A condition of the item counts all the same. */
bool menu_set_hidden(menu_state *state, menu_node node, bool is_hidden);
/** Opens what is around an item, and puts the cursor on it. */
bool menu_reveal(menu_state *state, menu_node node);
#if MENU_CHECK_COUNT > 0
bool menu_check(menu_state *state, menu_node node);
bool menu_uncheck(menu_state *state, menu_node node);
bool menu_toggle_check(menu_state *state, menu_node node);
#endif
#if MENU_CONDITION_COUNT > 0
/** Gives a condition a value: 0 or 1, or the number of a choice. */
bool menu_set_condition(menu_state *state, uint8_t condition, uint8_t value);
/** The value of a condition; 255 if it follows a choice of which nothing is checked. */
uint8_t menu_value_of_condition(const menu_state *state, uint8_t condition);
#endif
#if MENU_SLOT_COUNT > 0
/** Gives a slot rows. The cursor stays where it is as long as its row is there. */
bool menu_set_count(menu_state *state, menu_node slot, uint16_t count);
/** Inserts one of a slot's rows; a cursor at or below it moves down with its row. */
bool menu_insert_row(menu_state *state, menu_node slot, uint16_t index);
/** Removes one of a slot's rows; a cursor below it moves up with its row. */
bool menu_remove_row(menu_state *state, menu_node slot, uint16_t index);
bool menu_set_busy(menu_state *state, menu_node slot, bool is_busy);
uint16_t menu_count(const menu_state *state, menu_node slot);
bool menu_is_busy(const menu_state *state, menu_node slot);
#endif
#if MENU_PAGE_COUNT > 0
/** Opens a page, or for MENU_NONE the top page. */
bool menu_open_page(menu_state *state, menu_node page);
/** Goes back; the cursor is then on the item of the page that was open. */
bool menu_close_page(menu_state *state);
#endif
/** The item of the open page, or MENU_NONE. */
menu_node menu_page(const menu_state *state);
#if MENU_LANGUAGE_COUNT > 1
bool menu_set_language(menu_state *state, uint8_t language);
#endif
/** Taps an item, wherever it is. */
menu_response menu_tap(menu_state *state, menu_node node, menu_place place);

/* The screen. */

/**
 * Turns the encoder by a number of steps, presses it, or presses it for long. A press does what a tap on
 * the row of the cursor does. A long press opens or closes an item that a press chooses; elsewhere it
 * goes back: it closes the item around the cursor, then the page.
 */
menu_response menu_press(menu_state *state, menu_input input, int8_t steps);
/** The rows of a display with so many lines, around the cursor; returns how many there are. */
uint8_t menu_window(menu_state *state, menu_row *rows, uint8_t lines);
/** The row of the cursor; its node is MENU_NONE if there is no row to stand on. */
menu_row menu_cursor(const menu_state *state);
/** The line of the cursor in the last window. */
uint8_t menu_cursor_line(const menu_state *state);
/** The first row of the open page; returns false if there is none. */
bool menu_first_row(const menu_state *state, menu_row *row);
/** Goes on to the next row; returns false, and leaves the row as it is, after the last. */
bool menu_next_row(const menu_state *state, menu_row *row);
/** Goes back to the row before; returns false, and leaves the row as it is, at the first. */
bool menu_previous_row(const menu_state *state, menu_row *row);
menu_row_kind menu_kind_of(const menu_state *state, menu_row row);

/* What an item is, and shows. */

bool menu_is_open(const menu_state *state, menu_node node);
bool menu_is_checked(const menu_state *state, menu_node node);
bool menu_is_enabled(const menu_state *state, menu_node node);
/** Whether the item is hidden itself, by the program or by its condition. */
bool menu_is_hidden(const menu_state *state, menu_node node);
/** Whether the item can be open. */
bool menu_is_expandable(menu_node node);
bool menu_is_check_item(menu_node node);
bool menu_is_page(menu_node node);
bool menu_is_slot(menu_node node);
menu_node menu_parent(menu_node node);
/** The number of items around it, up to its page. */
uint8_t menu_depth(const menu_state *state, menu_node node);
const char *menu_title(const menu_state *state, menu_node node);
/** A text of an item, or NULL. */
const char *menu_text_of(const menu_state *state, menu_node node, menu_text text);
/** The detail, or the title of the checked item if the detail is `checked`; NULL without any. */
const char *menu_detail(const menu_state *state, menu_node node);
/** The number of an item's action, or MENU_NO_ACTION. */
uint8_t menu_action_of(menu_node node);
/** Copies a text out of program memory, with a NUL, as far as whole characters fit; returns its length. */
size_t menu_copy_text(char *buffer, size_t size, const char *text);

#if MENU_SAVED_SIZE > 0
/* Saved states. */

/**
 * Writes what is open and checked, at most MENU_SAVED_SIZE bytes: a version, the number of entries, a
 * checksum, and an entry of 22 bits, with the hash of an id, for each item that is not as it was at
 * first. Returns the number of bytes, or 0 if they do not fit.
 */
size_t menu_save(const menu_state *state, uint8_t *bytes, size_t size);
/**
 * Restores what was saved, in this or another version of the menu. Returns false, and changes nothing, if
 * the bytes are no saved state: erased memory, a part of one, or one with a wrong checksum.
 */
bool menu_restore(menu_state *state, const uint8_t *bytes, size_t size);
#endif
