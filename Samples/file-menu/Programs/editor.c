/* The File menu in a program: its document decides what the menu offers.

   Each argument is an event: the title of a row that is chosen, or `type`, which changes the document.
   After each, the program prints its menu. */

#include <stdio.h>
#include <string.h>

#include "file_menu.h"

enum { NAME_SIZE = 64, MOST_RECENT = 16 };

static menu_word memory[FILE_MENU_WORDS];
static menu_expansion menu;
/* The name of the open document's file; empty without a document. */
static char document[NAME_SIZE];
/* The rows of the slot `recent`. */
static char recent[MOST_RECENT][NAME_SIZE];
static int32_t recent_count;
/* The rows of the slot `templates`. */
static const char *const templates[] = {"Invoice", "Minutes"};
/* What a user would choose when asked for a file. */
static const char *const files[] = {"Letter", "Terms (locked)"};
static size_t next_file;

static bool is_locked(const char *name)
{
    static const char end[] = "(locked)";
    size_t length = strlen(name), end_length = sizeof end - 1;

    return length >= end_length && strcmp(name + length - end_length, end) == 0;
}

/* Gives all conditions of the document their values, in one change. */
static void describe_document(bool is_open, bool is_read_only)
{
    const menu_condition_value values[] = {
        {FILE_MENU_CONDITION_HAS_DOCUMENT, is_open},
        {FILE_MENU_CONDITION_HAS_CHANGES, false},
        {FILE_MENU_CONDITION_READ_ONLY, is_read_only},
    };

    menu_set_conditions(&menu, values, 3, NULL);
}

/* Puts a file first in the slot, and removes the row that it had before. */
static void remember(const char *name)
{
    int32_t first[] = {0};
    int32_t row = 0;

    while (row < recent_count && strcmp(recent[row], name) != 0)
        row++;
    if (row < recent_count || recent_count == MOST_RECENT) {
        int32_t removed = row < recent_count ? row : recent_count - 1;
        memmove(recent[removed], recent[removed + 1],
                sizeof recent[0] * (size_t)(recent_count - removed - 1));
        recent_count--;
        menu_remove_rows(&menu, FILE_MENU_ID_RECENT, &removed, 1, NULL);
    }
    memmove(recent[1], recent[0], sizeof recent[0] * (size_t)recent_count);
    snprintf(recent[0], sizeof recent[0], "%s", name);
    recent_count++;
    menu_insert_rows(&menu, FILE_MENU_ID_RECENT, first, 1, NULL);
    file_menu_set_has_recent_condition(&menu, true, NULL);
}

static void open_file(const char *name)
{
    char file[NAME_SIZE];

    /* The name may be that of a row, which moves. */
    snprintf(file, sizeof file, "%s", name);
    snprintf(document, sizeof document, "%s", file);
    remember(file);
    describe_document(true, is_locked(file));
}

static void make_document(void)
{
    strcpy(document, "Untitled");
    describe_document(true, false);
}

/* A switch without `default`: the compiler warns of an action that it lacks. */
static void perform(enum file_menu_action action)
{
    char copy[NAME_SIZE + 8];

    switch (action) {
    case FILE_MENU_ACTION_NEW: make_document(); break;
    case FILE_MENU_ACTION_OPEN:
        if (next_file < sizeof files / sizeof files[0])
            open_file(files[next_file++]);
        break;
    case FILE_MENU_ACTION_CLEAR_RECENT:
        recent_count = 0;
        menu_set_slot_count(&menu, FILE_MENU_ID_RECENT, 0, NULL);
        file_menu_set_has_recent_condition(&menu, false, NULL);
        break;
    case FILE_MENU_ACTION_SAVE:
    case FILE_MENU_ACTION_REVERT: file_menu_set_has_changes_condition(&menu, false, NULL); break;
    case FILE_MENU_ACTION_SAVE_AS:
        snprintf(copy, sizeof copy, "Copy of %s", document);
        open_file(copy);
        break;
    case FILE_MENU_ACTION_EXPORT:
    case FILE_MENU_ACTION_PRINT:
    case FILE_MENU_ACTION_QUIT: break;
    case FILE_MENU_ACTION_CLOSE:
        document[0] = '\0';
        describe_document(false, false);
        break;
    }
}

/* What a row shows. */
static const char *title(menu_content content)
{
    switch (content.kind) {
    case MENU_CONTENT_ITEM: return menu_title(&file_menu, content.node);
    case MENU_CONTENT_SLOT_ROW:
        return content.node == FILE_MENU_ID_RECENT ? recent[content.index]
                                                   : templates[content.index];
    case MENU_CONTENT_PLACEHOLDER: return menu_placeholder(&file_menu, content.node);
    case MENU_CONTENT_LOADING: return menu_loading(&file_menu, content.node);
    case MENU_CONTENT_NONE: break;
    }
    return "";
}

static void choose(const char *wanted)
{
    struct file_menu_response response;
    menu_content content = {MENU_CONTENT_NONE, MENU_NONE, 0};
    int32_t row = 0, count = menu_row_count(&menu);

    while (row < count && strcmp(title(menu_content_at_row(&menu, row)), wanted) != 0)
        row++;
    if (row < count)
        content = menu_content_at_row(&menu, row);
    switch (content.kind) {
    case MENU_CONTENT_ITEM:
        file_menu_tap(&menu, content.node, MENU_TAP_ROW, NULL, &response);
        if (response.kind == MENU_RESPONSE_ACTION)
            perform(response.action);
        break;
    case MENU_CONTENT_SLOT_ROW:
        if (content.node == FILE_MENU_ID_RECENT)
            open_file(recent[content.index]);
        else
            make_document();
        break;
    case MENU_CONTENT_PLACEHOLDER:
    case MENU_CONTENT_LOADING:
    case MENU_CONTENT_NONE: break;
    }
}

/* One line per row: what is open or checked, its level, and its title, in parentheses if the row is
   dimmed, with a colon if it is a heading. */
static void print_row(menu_content content)
{
    bool is_item = content.kind == MENU_CONTENT_ITEM;
    bool is_heading = is_item && menu_is_inline(&file_menu, content.node);
    bool is_dimmed = is_item && !menu_is_enabled(&menu, content.node);
    int level = is_item ? menu_depth(&file_menu, content.node)
                        : menu_depth_below(&file_menu, content.node);
    char mark = ' ';

    if (is_item && menu_is_separator(&file_menu, content.node)) {
        puts("---");
        return;
    }
    if (is_item && !is_heading) {
        if (menu_is_category(&file_menu, content.node) && !menu_is_empty(&menu, content.node))
            mark = menu_is_expanded(&menu, content.node) ? '-' : '+';
        else if (menu_is_checked(&menu, content.node))
            mark = '*';
    }
    printf("%c%*s%s%s%s\n", mark, 2 * level, "", is_dimmed ? "(" : "", title(content),
           is_heading ? ":" : is_dimmed ? ")" : "");
}

static void print_menu(void)
{
    int32_t row;

    for (row = 0; row < menu_row_count(&menu); row++)
        print_row(menu_content_at_row(&menu, row));
}

int main(int argc, char **argv)
{
    int place;

    if (!menu_expansion_init(&menu, memory, sizeof memory, &file_menu))
        return 1;
    menu_set_slot_count(&menu, FILE_MENU_ID_TEMPLATES, 2, NULL);
    print_menu();
    for (place = 1; place < argc; place++) {
        puts(argv[place]);
        if (strcmp(argv[place], "type") == 0)
            file_menu_set_has_changes_condition(&menu, document[0] != '\0', NULL);
        else
            choose(argv[place]);
        print_menu();
    }
    return 0;
}
