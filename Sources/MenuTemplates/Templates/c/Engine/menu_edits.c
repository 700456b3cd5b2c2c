/* An event on a slot keeps what the slot was like before it, and the indices that it was given. Its
   elements are those of the indices, then the slot rows that came or went at the end, then the last
   row of the slot, a placeholder or a loading row. */

/* The number of rows that a slot had before the event. */
static int32_t rows_before_edit(const menu_edit *edit)
{
    return edit->count_before + (edit->last_before != MENU_CONTENT_SLOT_ROW);
}

static int32_t edit_length(const menu_edit *edit)
{
    return edit->index_count + 2;
}

/* What the edit at a place adds to a list that has come to the first row of the slot. */
static menu_span span_of_edit(const menu_list *list, int32_t place)
{
    const menu_expansion *state = list->change->expansion;
    const menu_edit *edit = &state->edit;
    const int32_t before = edit->count_before, after = open_info(state, edit->slot);
    menu_content_kind last = last_row_of_slot(state, edit->slot);
    menu_span span = span_of(0, 0, 0);

    if (place < edit->index_count) {
        if (edit->kind == MENU_UPDATED)
            return span_of_update(list, edit->indices[place]);
        return span_of_rows(list, edit->kind == MENU_INSERTED, edit->indices[place], 1);
    }
    if (place == edit->index_count) {
        if (edit->index_count > 0 || before == after)
            return span;
        return span_of_rows(
            list, after > before, after > before ? before : after, abs(after - before));
    }
    if (last == edit->last_before)
        return span;
    if (edit->last_before != MENU_CONTENT_SLOT_ROW)
        span = span_of_rows(list, false, before, 1);
    if (span.count == 0 && last != MENU_CONTENT_SLOT_ROW)
        span = span_of_rows(list, true, after, 1);
    return span;
}
