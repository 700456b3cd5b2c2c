/* Prints each shortcut of `KeysMenu` whose numbers do not say what its text says. */
#include "keys_menu.h"

#include <stdio.h>
#include <string.h>

static const char *const names[] = { "Space", "Enter", "Escape", "Tab", "Backspace", "Delete",
    "Insert", "Home", "End", "PageUp", "PageDown", "Up", "Down", "Left", "Right" };

static const int32_t keys[] = { MENU_KEY_SPACE, MENU_KEY_ENTER, MENU_KEY_ESCAPE, MENU_KEY_TAB,
    MENU_KEY_BACKSPACE, MENU_KEY_DELETE, MENU_KEY_INSERT, MENU_KEY_HOME, MENU_KEY_END,
    MENU_KEY_PAGE_UP, MENU_KEY_PAGE_DOWN, MENU_KEY_UP, MENU_KEY_DOWN, MENU_KEY_LEFT,
    MENU_KEY_RIGHT };

/* The key with a name; 0 for a character that is not of ASCII. */
static int32_t key_named(const char *name)
{
    size_t i;
    int number;
    char rest;

    for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (strcmp(name, names[i]) == 0)
            return keys[i];
    if (strcmp(name, "Plus") == 0)
        return '+';
    if (name[1] != '\0' && sscanf(name, "F%d%c", &number, &rest) == 1)
        return MENU_KEY_F1 + number - 1;
    return name[1] == '\0' ? name[0] : 0;
}

static void check(menu_node node, bool is_apple)
{
    const menu_shortcut *shortcut;
    int32_t index = 0;

    while ((shortcut = menu_shortcut_at(&keys_menu, node, index++, is_apple)) != NULL) {
        const char *name = strrchr(shortcut->text, '+') != NULL
            ? strrchr(shortcut->text, '+') + 1 : shortcut->text;
        int32_t key = key_named(name);
        uint32_t modifiers = (strstr(shortcut->text, "Mod+") != NULL ? MENU_MODIFIER_MOD : 0u)
            | (strstr(shortcut->text, "Ctrl+") != NULL ? MENU_MODIFIER_CTRL : 0u)
            | (strstr(shortcut->text, "Alt+") != NULL ? MENU_MODIFIER_ALT : 0u)
            | (strstr(shortcut->text, "Shift+") != NULL ? MENU_MODIFIER_SHIFT : 0u)
            | (strstr(shortcut->text, "Cmd+") != NULL ? MENU_MODIFIER_CMD : 0u);
        if (shortcut->modifiers != modifiers || (key != 0 ? shortcut->key != key : shortcut->key < 128))
            printf("%s: %u %d\n", shortcut->text, (unsigned)shortcut->modifiers, (int)shortcut->key);
    }
    if (index < 2)
        printf("%d has no shortcut\n", (int)node);
}

int main(void)
{
    menu_node node;

    for (node = 0; node < keys_menu.item_count; node++) {
        check(node, false);
        check(node, true);
    }
    return 0;
}
