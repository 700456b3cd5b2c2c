/* The kind of the last row of a slot: its loading row, its placeholder row, or a slot row. */
static menu_content_kind last_row_of_slot(const menu_expansion *state, menu_node slot)
{
    if (is_marked(state, slot, IS_BUSY) && has_flag(state->table, slot, MENU_HAS_LOADING))
        return MENU_CONTENT_LOADING;
    if (open_info(state, slot) == 0 && has_flag(state->table, slot, MENU_HAS_PLACEHOLDER))
        return MENU_CONTENT_PLACEHOLDER;
    return MENU_CONTENT_SLOT_ROW;
}

/* The number of all rows of a slot: its slot rows, and the placeholder or the loading row. */
static int32_t row_count_of_slot(const menu_expansion *state, menu_node slot)
{
    return open_info(state, slot) + (last_row_of_slot(state, slot) != MENU_CONTENT_SLOT_ROW);
}

/* The smallest index in an array that is at least `least`; INT32_MAX if there is none. */
static int32_t least_index(const int32_t *indices, size_t count, int32_t least)
{
    int32_t found = INT32_MAX;
    size_t place;

    for (place = 0; place < count; place++)
        if (indices[place] >= least && indices[place] < found)
            found = indices[place];
    return found;
}

/* The index of an edit at a place in the order of the indices, after another one, or -1 at first. The
   array stays as the program has it, so one that is not in ascending order is searched. */
static int32_t index_after(const menu_edit *edit, int32_t place, int32_t index)
{
    return edit->is_ascending ? edit->indices[place]
                              : least_index(edit->indices, edit->length, index + 1);
}

/* Takes the indices of an event that are not negative, not repeated, and below the limit, which grows
   by `growth` with each index, and at most so many. */
static void use_indices(
    menu_edit *edit, const int32_t *indices, size_t count, int32_t limit, int32_t growth,
    int32_t most)
{
    int32_t index = -1;
    size_t place;

    edit->indices = indices;
    edit->length = count;
    edit->is_ascending = count > 0 && indices[0] >= 0;
    for (place = 1; place < count && edit->is_ascending; place++)
        edit->is_ascending = indices[place - 1] < indices[place];
    for (edit->index_count = 0; edit->index_count < most; edit->index_count++) {
        if ((size_t)edit->index_count == count)
            return;
        index = index_after(edit, edit->index_count, index);
        if (index >= limit + edit->index_count * growth)
            return;
    }
}

/* The number of rows that a slot has when it is given this many, as far as there is room. */
static int32_t fitting_count(const menu_expansion *state, int32_t count, menu_node slot)
{
    const int32_t before = open_info(state, slot);
    const int32_t room = state->free_rows > 0 ? state->free_rows : 0;

    if (count > before && count - before > room)
        return before + room;
    return count < 0 ? 0 : count;
}

/* An edit with the indices that rows inserted into a slot can have, as far as there is room. */
static menu_edit insertable(
    const menu_expansion *state, menu_edit edit, const int32_t *indices, size_t count)
{
    const int32_t room = state->free_rows > 0 ? state->free_rows : 0;

    use_indices(&edit, indices, count, open_info(state, edit.slot) + 1, 1, room);
    return edit;
}

/* An edit with the indices that rows of a slot have. */
static menu_edit existing(
    const menu_expansion *state, menu_edit edit, const int32_t *indices, size_t count)
{
    use_indices(&edit, indices, count, open_info(state, edit.slot), 0, INT32_MAX);
    return edit;
}
