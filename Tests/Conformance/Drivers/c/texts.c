/* Prints every text that the items have. */
#include "driver.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void print_text(menu_node node, const char *field, const char *text)
{
    if (text != NULL)
        printf("%ld %s %lu:%s\n", (long)node, field, (unsigned long)strlen(text), text);
}

static void tell_integer(menu_node node, const char *field, int64_t number)
{
    char text[24];

    sprintf(text, "%" PRId64, number);
    print_text(node, field, text);
}

static void tell_keywords(const menu_table *table, menu_node node)
{
    const char *const *keywords = menu_keywords(table, node), *const *keyword;
    size_t length = 0;

    if (keywords == NULL)
        return;
    for (keyword = keywords; *keyword != NULL; keyword++)
        length += strlen(*keyword) + (keyword > keywords);
    printf("%ld keywords %lu:", (long)node, (unsigned long)length);
    for (keyword = keywords; *keyword != NULL; keyword++)
        printf("%s%s", keyword > keywords ? "\n" : "", *keyword);
    putchar('\n');
}

/* Prints the value in a column, whose name follows the `@` of the field. */
static void tell_value(const menu_table *table, menu_node node, const char *field)
{
    const menu_column *column = menu_column_with_name(table, field + 1);
    const menu_value *value = menu_value_of(table, node, field + 1);
    char text[32];

    if (value == NULL)
        return;
    switch (column->type) {
    case MENU_COLUMN_STRING:
        print_text(node, field, value->as.string);
        break;
    case MENU_COLUMN_INTEGER:
        tell_integer(node, field, value->as.integer);
        break;
    case MENU_COLUMN_NUMBER:
        sprintf(text, "%g", value->as.number);
        print_text(node, field, text);
        break;
    case MENU_COLUMN_BOOLEAN:
        print_text(node, field, value->as.boolean ? "1" : "0");
        break;
    }
}

static void tell_columns(const menu_table *table, menu_node node, const char *columns)
{
    while (*columns != '\0') {
        char field[256] = "@";
        size_t length = strcspn(columns, " ");
        memcpy(field + 1, columns, length);
        tell_value(table, node, field);
        columns += length + (columns[length] == ' ');
    }
}

static void tell_shortcuts(const menu_table *table, menu_node node, const char *field, bool is_apple)
{
    const menu_shortcut *shortcut;
    int32_t index = is_apple ? 0 : 1;

    while ((shortcut = menu_shortcut_at(table, node, index++, is_apple)) != NULL)
        print_text(node, field, shortcut->text);
}

void print_texts(const menu_expansion *state, char *columns)
{
    static const char *const variants[] = {NULL, "note", "success", "caution", "danger"};
    static const char *const accessories[] = {NULL, "disclosure", "detail", "checkmark"};
    static const char *const roles[] = {
        NULL, "destructive", "about", "settings", "services", "hide", "hide-others",
        "show-all", "quit", "new", "open", "clear-recent", "close", "save", "save-as",
        "revert", "page-setup", "print", "undo", "redo", "cut", "copy", "paste",
        "paste-and-match-style", "delete", "select-all", "find", "find-and-replace",
        "find-next", "find-previous", "use-selection-for-find", "jump-to-selection",
        "toggle-sidebar", "toggle-toolbar", "customize-toolbar", "full-screen", "window",
        "minimize", "zoom", "bring-all-to-front", "help", "show-help"};
    const menu_table *table = state->table;
    menu_node node;

    for (node = 0; node < table->item_count; node++) {
        menu_glyph glyph = menu_glyph_of(state, node);
        double height = menu_height(table, node);
        const menu_shortcut *shortcut = menu_shortcut_of(table, node);
        int64_t tag;
        print_text(node, "id", menu_id(table, node));
        print_text(node, "title", menu_title(table, node));
        print_text(node, "detail", menu_detail(table, node));
        print_text(node, "body", menu_body(table, node));
        print_text(node, "footer", menu_footer(table, node));
        print_text(node, "icon", menu_icon(table, node));
        print_text(node, "accessory", accessories[menu_accessory_of(table, node)]);
        print_text(node, "action", menu_action(table, node));
        print_text(node, "url", menu_url(table, node));
        print_text(node, "shortcut", shortcut != NULL ? shortcut->text : NULL);
        tell_shortcuts(table, node, "shortcut", false);
        tell_shortcuts(table, node, "apple-shortcut", true);
        print_text(node, "mnemonic", menu_mnemonic(table, node));
        if (menu_tag(table, node, &tag))
            tell_integer(node, "tag", tag);
        if (height >= 0)
            tell_integer(node, "height", (int64_t)(height * 1000 + 0.5));
        print_text(node, "badge", menu_badge(table, node));
        print_text(node, "badge-variant", variants[menu_badge_variant_of(table, node)]);
        print_text(node, "role", roles[menu_role_of(table, node)]);
        print_text(node, "help", menu_help(table, node));
        print_text(node, "disabled-reason", menu_disabled_reason(table, node));
        print_text(node, "placeholder", menu_placeholder(table, node));
        print_text(node, "loading", menu_loading(table, node));
        tell_keywords(table, node);
        print_text(node, "label", menu_accessibility_label(table, node));
        print_text(node, "hint", menu_accessibility_hint(table, node));
        tell_columns(table, node, columns);
        print_text(node, "glyph", glyph.text);
        print_text(node, "image", glyph.image);
        if (menu_id(table, node) != NULL && menu_node_with_id(table, menu_id(table, node)) != node)
            printf("mismatch id of %ld\n", (long)node);
        if (menu_url(table, node) != NULL
            && strcmp(menu_url(table, menu_node_for_url(table, menu_url(table, node))),
                   menu_url(table, node)) != 0)
            printf("mismatch url of %ld\n", (long)node);
    }
}
