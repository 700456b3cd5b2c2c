/* What an item is and how it starts: the bits of `flags` in a menu_item. They are not an enumeration,
   because an `int` may have only 16 bits. */

/** It has a list of items, even if that is empty. */
#define MENU_CATEGORY (UINT32_C(1) << 0)
/** It has a body. */
#define MENU_BODY (UINT32_C(1) << 1)
/** It starts open. */
#define MENU_OPEN (UINT32_C(1) << 2)
/** It cannot be closed. */
#define MENU_FIXED (UINT32_C(1) << 3)
/** It starts hidden. */
#define MENU_HIDDEN (UINT32_C(1) << 4)
/** It does not respond to taps. */
#define MENU_DISABLED (UINT32_C(1) << 5)
/** It is a line between items. */
#define MENU_SEPARATOR (UINT32_C(1) << 6)
/** At most one of its children may be open. */
#define MENU_SINGLE (UINT32_C(1) << 7)
/** The last of its open children cannot be closed. */
#define MENU_KEEPS_OPEN (UINT32_C(1) << 8)
/** It is a check item or, if it is a category, a summary check. */
#define MENU_CHECK_ITEM (UINT32_C(1) << 9)
/** It starts checked. */
#define MENU_STARTS_CHECKED (UINT32_C(1) << 10)
/** At most one of its children can be checked. */
#define MENU_CHOOSES_ONE (UINT32_C(1) << 11)
/** The program gives it rows. */
#define MENU_SLOT (UINT32_C(1) << 12)
/** It shows a row while it has no others. */
#define MENU_HAS_PLACEHOLDER (UINT32_C(1) << 13)
/** It shows a row while it is busy. */
#define MENU_HAS_LOADING (UINT32_C(1) << 14)
/** Its items are on a page of their own. */
#define MENU_PAGE (UINT32_C(1) << 15)
/**
 * Its rows are among those of its siblings. Of a separator: it shows only with such an item,
 * which follows it.
 */
#define MENU_INLINE (UINT32_C(1) << 16)
/**
 * It is inline and has no heading, and so no row of its own. Of a separator: it shows only with
 * an inline item before it.
 */
#define MENU_ROWLESS (UINT32_C(1) << 17)
/** Its row shows the checked child as its detail. Of a separator: it is the footer of its group. */
#define MENU_SHOWS_CHECKED (UINT32_C(1) << 18)
/** Any number of the rows that the program gives it can be checked. */
#define MENU_CHOOSES_ANY (UINT32_C(1) << 19)

/** An item as the table holds it. The functions below read it. */
typedef struct menu_item {
    /** The item above, or MENU_NONE. */
    menu_node parent;
    /** The first item directly below, whose siblings follow it; 0 if `child_count` is 0. */
    menu_node first_child;
    int32_t child_count;
    /** MENU_CATEGORY and its siblings. */
    uint32_t flags;
    /** NULL for a separator. */
    const char *id;
    const char *title;
} menu_item;

/** What an item has beyond its title. Members that are left out are NULL or 0. */
typedef struct menu_details {
    /** The item that has these. */
    menu_node item;
    menu_accessory accessory;
    const char *detail;
    const char *body;
    const char *footer;
    const char *icon;
    const char *action;
    const char *url;
    const char *mnemonic;
    const char *badge;
    menu_badge_variant badge_variant;
    const char *help;
    const char *disabled_reason;
    const char *placeholder;
    const char *loading;
    menu_role role;
    /** Ends with NULL. */
    const char *const *keywords;
    const char *accessibility_label;
    const char *accessibility_hint;
    /** The complete indicator, or NULL for that of the settings. */
    const menu_indicator *indicator;
    /** In points; 0 for that of the settings. */
    double height;
    int64_t tag;
    bool has_tag;
} menu_details;

/** An id that an item had in an earlier version of the menu. */
typedef struct menu_former_id {
    const char *id;
    menu_node item;
} menu_former_id;

/** A condition, on which the items with a `when` depend. Its number is its place in the table. */
typedef struct menu_condition {
    const char *name;
    /** Its values by number; NULL if they are 0 for false and 1 for true. */
    const char *const *choices;
    /** How many values it can have. */
    int32_t value_count;
    /** The value at the start; the number of values if there is none. */
    int32_t initial_value;
    /** The first of its bits: one for each choice, or one that is set if it is true. */
    int32_t first_bit;
    /** Whether it follows an item or the language, which set it; `menu_set_conditions` then ignores it. */
    bool follows_item;
} menu_condition;

/** A value that a condition has while an item is checked, or while texts are in a language. */
typedef struct menu_follower {
    /** The number of the item; that of the language, plus the number of all items. */
    menu_node item;
    int32_t condition;
    /** 1 for true, or the number of a choice. */
    int32_t value;
} menu_follower;

/**
 * One of the clauses of a `when`: it holds if one of some bits is set, or one of others is not. If the
 * conditions have more than 64 bits, a clause has one for each 64 of them, and holds if one of these does.
 */
typedef struct menu_when_clause {
    /** The number of the `when`, which holds if all its clauses do. */
    int32_t when;
    uint32_t any_low, any_high, not_low, not_high;
} menu_when_clause;

/**
 * An item that shows only while its `when` holds; or, with the number of all items added to its own,
 * one that responds to taps only while that holds, which its `enabled` requires.
 */
typedef struct menu_conditional_item {
    menu_node item;
    int32_t when;
} menu_conditional_item;

/** The type of a custom column: which member of its values holds. */
typedef enum menu_column_type {
    MENU_COLUMN_STRING,
    MENU_COLUMN_INTEGER,
    MENU_COLUMN_NUMBER,
    MENU_COLUMN_BOOLEAN
} menu_column_type;

/** The value that an item has in a custom column. */
typedef struct menu_value {
    menu_node item;
    union {
        const char *string;
        int64_t integer;
        double number;
        bool boolean;
    } as;
} menu_value;

/** A custom column of a menu document. */
typedef struct menu_column {
    const char *name;
    menu_column_type type;
    /** The values of those items that have one, in ascending order of the items. */
    const menu_value *values;
    int32_t value_count;
} menu_column;

/** A category that is checked while the check items below it are. */
typedef struct menu_summary {
    menu_node item;
    /** How many check items below it are not in a choice of one. */
    int32_t item_count;
} menu_summary;

/** Which of its texts an item has in another language. */
typedef enum menu_text_kind {
    MENU_TEXT_TITLE,
    MENU_TEXT_DETAIL,
    MENU_TEXT_BODY,
    MENU_TEXT_FOOTER,
    MENU_TEXT_URL,
    MENU_TEXT_MNEMONIC,
    MENU_TEXT_BADGE,
    MENU_TEXT_HELP,
    MENU_TEXT_DISABLED_REASON,
    MENU_TEXT_PLACEHOLDER,
    MENU_TEXT_LOADING,
    MENU_TEXT_KEYWORDS,
    /** The accessibility label. */
    MENU_TEXT_LABEL,
    /** The accessibility hint. */
    MENU_TEXT_HINT
} menu_text_kind;

/** A text of an item in another language than that of the menu document. */
typedef struct menu_text {
    menu_node item;
    menu_text_kind kind;
    union {
        const char *string;
        /** Keywords; ends with NULL. */
        const char *const *strings;
    } as;
} menu_text;

/** A form of a text with a number. */
typedef struct menu_form {
    menu_node item;
    /** MENU_TEXT_DETAIL, MENU_TEXT_BADGE or MENU_TEXT_LABEL. */
    menu_text_kind kind;
    /** The form, as in CLDR: "zero", "one", "two", "few", "many" or "other". */
    const char *name;
    /** "{count}" stands for the number. */
    const char *text;
} menu_form;
