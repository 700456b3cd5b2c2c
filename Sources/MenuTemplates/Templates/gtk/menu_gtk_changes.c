
/* Changes: an "items-changed" for each range of rows that an event removes or inserts. */

static void set_ranges(GArray *ranges, const menu_change *change, menu_change_kind kind)
{
    menu_list list = menu_change_list(change, kind);
    menu_span span;
    guint before = 0;

    g_array_set_size(ranges, 0);
    while (menu_list_next(&list, &span)) {
        RowRange range = {(guint)span.first - before, (guint)span.count, before};
        g_array_append_val(ranges, range);
        before += range.count;
    }
}

static guint rows_in(const GArray *ranges, guint count)
{
    const RowRange *last = count > 0 ? &g_array_index(ranges, RowRange, count - 1) : NULL;

    return last != NULL ? last->before + last->count : 0;
}

/* Gives the rows that someone holds their new positions. */
static void move_rows(MenuListModel *model)
{
    GHashTable *rows = g_hash_table_new(NULL, NULL);
    GHashTableIter iter;
    gpointer value;

    g_hash_table_iter_init(&iter, model->rows);
    while (g_hash_table_iter_next(&iter, NULL, &value)) {
        MenuListRow *row = value;
        row->old_position = row->position;
        row->position = position_after(model, (guint)row->old_position);
        if (row->position >= 0)
            g_hash_table_insert(rows, GINT_TO_POINTER(row->position), row);
        else
            g_hash_table_insert(model->leaving, GINT_TO_POINTER(row->old_position), row);
    }
    g_hash_table_unref(model->rows);
    model->rows = rows;
}

/* Rows that were removed no longer belong to the model. */
static void release_rows(GHashTable *rows)
{
    g_hash_table_foreach(rows, leave_model, NULL);
    g_hash_table_remove_all(rows);
}

/* Tells of each range, from top to bottom. A range that replaces rows is told of once. */
static void tell_ranges(MenuListModel *model)
{
    const GArray *removed = model->removed, *inserted = model->inserted;
    guint off = 0, on = 0;

    while (!model->is_stale && (off < removed->len || on < inserted->len)) {
        guint off_at = off < removed->len ? g_array_index(removed, RowRange, off).kept : G_MAXUINT;
        guint on_at = on < inserted->len ? g_array_index(inserted, RowRange, on).kept : G_MAXUINT;
        guint kept = MIN(off_at, on_at), first = kept + rows_in(inserted, on);
        guint old_first = kept + rows_in(removed, off);

        off += off_at == kept;
        on += on_at == kept;
        model->told = kept + rows_in(inserted, on);
        model->rest = kept + rows_in(removed, off);
        g_list_model_items_changed(
            G_LIST_MODEL(model), first, model->rest - old_first, model->told - first);
    }
}

/* An event came while another one was told of: all rows are replaced. */
static void tell_all_anew(MenuListModel *model)
{
    guint told;

    while (model->is_stale) {
        told = menu_list_model_get_n_items(G_LIST_MODEL(model));
        model->is_stale = FALSE;
        release_rows(model->rows);
        release_rows(model->leaving);
        model->told = (guint)menu_row_count(&model->state);
        model->rest = model->old_count;
        g_list_model_items_changed(G_LIST_MODEL(model), 0, told, model->told);
    }
}

/* Draws a row again if someone shows it. */
static void draw_row(MenuListModel *model, int position)
{
    MenuListRow *row = g_hash_table_lookup(model->rows, GINT_TO_POINTER(position));

    if (row == NULL)
        return;
    g_object_ref(row);
    g_signal_emit(row, signals[SIGNAL_ROW_CHANGED], 0);
    g_object_unref(row);
}

/* Draws rows again: those of a list, or all. */
static void draw_rows(MenuListModel *model, const GArray *positions)
{
    GArray *all = positions == NULL ? g_array_new(FALSE, FALSE, sizeof(int)) : NULL;
    GHashTableIter iter;
    gpointer position;

    g_hash_table_iter_init(&iter, model->rows);
    while (all != NULL && g_hash_table_iter_next(&iter, &position, NULL)) {
        int number = GPOINTER_TO_INT(position);
        g_array_append_val(all, number);
    }
    if (all != NULL)
        positions = all;
    for (guint index = 0; index < positions->len; index++)
        draw_row(model, g_array_index(positions, int, index));
    if (all != NULL)
        g_array_unref(all);
}

/* The rows that look different: those that the change names, and those with another footer below. */
static GArray *updated_rows(MenuListModel *model, const menu_change *change)
{
    menu_list list = menu_change_list(change, MENU_UPDATED);
    GArray *positions = g_array_new(FALSE, FALSE, sizeof(int));
    GHashTableIter iter;
    menu_span span;
    gpointer value;

    while (menu_list_next(&list, &span))
        for (int row = span.first; row < span.first + span.count; row++)
            if (g_hash_table_contains(model->rows, GINT_TO_POINTER(row)))
                g_array_append_val(positions, row);
    g_hash_table_iter_init(&iter, model->rows);
    while (g_hash_table_iter_next(&iter, NULL, &value)) {
        MenuListRow *row = value;
        if (footer_below(&model->state, row->position) != row->footer)
            g_array_append_val(positions, row->position);
    }
    return positions;
}

/* Ends the waits of slots to which rows were added. */
static void end_filled_waits(MenuListModel *model)
{
    GHashTableIter iter;
    gpointer value;

    g_hash_table_iter_init(&iter, model->waits);
    while (g_hash_table_iter_next(&iter, NULL, &value)) {
        SlotWait *wait = value;
        int32_t count = menu_slot_count(&model->state, wait->slot);
        if (count > wait->count)
            g_hash_table_iter_remove(&iter);
        else
            wait->count = count;
    }
}

/* Where the row is that was selected before the event, if the event left it there. The first removed row at
   its place is no longer selected, which its own signal said. */
static int selection_after(MenuListModel *model)
{
    int row = model->selected_row;

    if (row < 0 || (guint)row >= model->old_count)
        return MENU_NONE;
    row = position_after(model, (guint)row);
    return row < menu_row_count(&model->state) ? row : MENU_NONE;
}

void menu_list_model_apply(MenuListModel *model, const menu_change *change)
{
    menu_scroll_target scroll;
    GArray *updated;

    g_return_if_fail(MENU_IS_LIST_MODEL(model) && change != NULL);
    if (model->is_telling) {
        model->is_stale = TRUE;
        return;
    }
    g_object_ref(model);
    scroll = change->scroll;
    set_ranges(model->removed, change, MENU_REMOVED);
    set_ranges(model->inserted, change, MENU_INSERTED);
    move_rows(model);
    updated = updated_rows(model, change);
    model->told = model->rest = 0;
    model->old_count = (guint)menu_row_count(&model->state)
        + rows_in(model->removed, model->removed->len)
        - rows_in(model->inserted, model->inserted->len);
    model->is_telling = TRUE;
    tell_ranges(model);
    tell_all_anew(model);
    model->is_telling = FALSE;
    model->selected_row = selection_after(model);
    release_rows(model->leaving);
    draw_rows(model, updated);
    g_array_unref(updated);
    end_filled_waits(model);
    if (scroll.position != MENU_SCROLL_NONE)
        g_signal_emit(model, signals[SIGNAL_SCROLL], 0, scroll.row, (int)scroll.position);
    g_signal_emit(model, signals[SIGNAL_CHANGED], 0);
    g_object_unref(model);
}
