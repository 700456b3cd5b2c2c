#include "dishes_menu.h"

#include <stdio.h>

static void print_rows(const menu_expansion *state)
{
    int32_t row;

    for (row = 0; row < menu_row_count(state); row++) {
        menu_node node = menu_node_at_row(state, row);
        const char *glyph = menu_glyph_of(state, node).text;

        printf("%*s%s %s\n", 2 * (int)menu_depth(&dishes_menu, node), "",
               glyph != NULL ? glyph : "-", menu_title(&dishes_menu, node));
    }
}

static void print_change(const char *what, const menu_change *change, menu_change_kind kind)
{
    menu_list list = menu_change_list(change, kind);
    menu_span rows;

    while (menu_list_next(&list, &rows))
        printf("%s %d to %d\n", what, (int)rows.first, (int)(rows.first + rows.count - 1));
}

int main(void)
{
    static menu_word memory[DISHES_MENU_WORDS];
    menu_expansion state;
    const menu_change *change;

    menu_expansion_init(&state, memory, sizeof memory, &dishes_menu);
    print_rows(&state);
    change = menu_toggle(&state, DISHES_MENU_ID_SEASONAL, NULL);
    puts("tap Seasonal:");
    print_change("delete rows", change, MENU_REMOVED);
    print_change("insert rows", change, MENU_INSERTED);
    print_rows(&state);
    return 0;
}
