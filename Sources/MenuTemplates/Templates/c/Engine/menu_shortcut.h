/** What is held while the key of a shortcut is pressed: bits of menu_shortcut.modifiers. */
typedef enum menu_modifier {
    /** Command on Apple's systems, Control elsewhere. */
    MENU_MODIFIER_MOD = 1,
    MENU_MODIFIER_CTRL = 2,
    /** Alt, or Option. */
    MENU_MODIFIER_ALT = 4,
    MENU_MODIFIER_SHIFT = 8,
    /** Command, or the key in its place on other keyboards. */
    MENU_MODIFIER_CMD = 16
} menu_modifier;

/** The keys of shortcuts that have a name. Their numbers follow those of all characters. */
typedef enum menu_key {
    MENU_KEY_SPACE = 0x110001,
    MENU_KEY_ENTER,
    MENU_KEY_ESCAPE,
    MENU_KEY_TAB,
    /** Deletes backward. */
    MENU_KEY_BACKSPACE,
    /** Deletes forward. */
    MENU_KEY_DELETE,
    MENU_KEY_INSERT,
    MENU_KEY_HOME,
    MENU_KEY_END,
    MENU_KEY_PAGE_UP,
    MENU_KEY_PAGE_DOWN,
    MENU_KEY_UP,
    MENU_KEY_DOWN,
    MENU_KEY_LEFT,
    MENU_KEY_RIGHT,
    /** The first of 24 function keys with adjacent numbers. */
    MENU_KEY_F1,
    MENU_KEY_F24 = MENU_KEY_F1 + 23
} menu_key;

/** A keyboard shortcut. */
typedef struct menu_shortcut {
    /** Bits of menu_modifier. */
    uint32_t modifiers;
    /** The code point of the character that is typed, a letter in upper case; or a menu_key. */
    int32_t key;
    /** As a menu document writes it: `Mod+Shift+K`. */
    const char *text;
} menu_shortcut;

/** A keyboard shortcut of an item. */
typedef struct menu_item_shortcut {
    menu_node item;
    /** Where: 1 on other systems than Apple's, 2 on Apple's, 3 on all. */
    uint32_t platforms;
    menu_shortcut shortcut;
} menu_item_shortcut;
