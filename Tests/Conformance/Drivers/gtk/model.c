/* Follows a model of rows by its signals alone, and prints where the rows differ from the state. */
#include "driver.h"
#include "menu_gtk.h"

#include <stdio.h>
#include <string.h>

static MenuListModel *model;
/* The rows as the signals say. */
static GPtrArray *rows;

static void items_changed(GListModel *list, guint first, guint removed, guint added, gpointer data)
{
    (void)data;
    if (removed == 0 && added == 0)
        puts("mismatch empty signal");
    if (first + removed > rows->len) {
        puts("mismatch removed rows");
        return;
    }
    if (removed > 0)
        g_ptr_array_remove_range(rows, first, removed);
    for (guint index = 0; index < added; index++)
        g_ptr_array_insert(rows, (int)(first + index), g_list_model_get_item(list, first + index));
    if (g_list_model_get_n_items(list) != rows->len)
        puts("mismatch number of rows");
    /* While further signals are to come, each row that was there is the same object. */
    for (guint index = 0; index < rows->len; index++) {
        gpointer row = g_list_model_get_item(list, index);
        if (row != g_ptr_array_index(rows, index))
            printf("mismatch object of row %u\n", index);
        g_object_unref(row);
    }
}

menu_expansion *begin_model(const menu_table *table)
{
    g_clear_object(&model);
    g_clear_pointer(&rows, g_ptr_array_unref);
    model = menu_list_model_new(table);
    rows = g_ptr_array_new_with_free_func(g_object_unref);
    g_signal_connect(model, "items-changed", G_CALLBACK(items_changed), NULL);
    for (guint index = 0; index < g_list_model_get_n_items(G_LIST_MODEL(model)); index++)
        g_ptr_array_add(rows, g_list_model_get_item(G_LIST_MODEL(model), index));
    return menu_list_model_get_state(model);
}

void show_in_model(const menu_change *change)
{
    const menu_expansion *state = menu_list_model_get_state(model);

    menu_list_model_apply(model, change);
    if ((int32_t)rows->len != menu_row_count(state))
        puts("mismatch rows after the event");
    for (guint index = 0; index < rows->len; index++) {
        MenuListRow *row = g_ptr_array_index(rows, index);
        menu_content content = menu_content_at_row(state, (int32_t)index);
        menu_content shown = menu_list_row_get_content(row);
        MenuRowLook *look = menu_list_row_get_look(row);
        if (menu_list_row_get_position(row) != (int)index || shown.kind != content.kind
            || shown.node != content.node || shown.index != content.index)
            printf("mismatch row %u\n", index);
        if (content.kind == MENU_CONTENT_ITEM && look->kind == MENU_ROW_ITEM
            && strcmp(look->title, menu_title(state->table, content.node)) != 0)
            printf("mismatch title of row %u\n", index);
        menu_row_look_free(look);
    }
}
