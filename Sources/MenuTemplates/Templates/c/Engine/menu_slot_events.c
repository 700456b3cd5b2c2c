/* An edit of a slot, with what the slot is like before the event. */
static menu_edit edit_of(const menu_expansion *state, menu_node slot, menu_change_kind kind)
{
    menu_edit edit;

    edit.slot = slot;
    edit.kind = kind;
    edit.count_before = open_info(state, slot);
    edit.last_before = last_row_of_slot(state, slot);
    edit.indices = NULL;
    edit.length = 0;
    edit.index_count = 0;
    edit.is_ascending = true;
    return edit;
}

/* Gives a slot this many slot rows, and applies the rules that depend on whether it is empty. */
static const menu_change *resize_slot(
    menu_expansion *state, const menu_edit *edit, int32_t count, bool is_busy,
    const menu_animation *animation)
{
    const menu_table *table = state->table;
    const menu_node slot = edit->slot;
    const int32_t rows_before = rows_before_edit(edit);
    bool is_empty, was_shown, is_shown;
    menu_change *change;

    state->free_rows -= count - edit->count_before;
    set_open_info(state, slot, count);
    mark(state, slot, IS_BUSY, is_busy);
    is_empty = row_count_of_slot(state, slot) == 0 && !has_flag(table, slot, MENU_BODY);
    if (is_empty != has(state, slot, IS_EMPTY)
        && (has(state, MENU_NONE, IS_SETTLED) || has_inlines(state))) {
        begin_rehide_all(state, animation);
        state->edit = *edit;
        change = end_rehide_all(state);
    } else {
        begin_touching(state, animation);
        state->edit = *edit;
        touch(state, slot);
        if (shows_below(state, slot) && !is_absent(state, slot))
            add_rows(state, slot, row_count_of_slot(state, slot) - rows_before);
        if (is_empty != has(state, slot, IS_EMPTY)) {
            set_empty(state, slot, is_empty);
            settle_in_plan(state, parent_of(table, slot));
        }
        change = end_touching(state);
    }
    was_shown = showed_below(state, slot);
    is_shown = shows_below_now(state, slot);
    if ((was_shown && rows_before > 0) || (is_shown && row_count_of_slot(state, slot) > 0))
        if (was_shown != is_shown || edit->index_count > 0 || count != edit->count_before
            || last_row_of_slot(state, slot) != edit->last_before)
            change->is_empty = false;
    return change;
}

const menu_change *menu_set_slot_count(
    menu_expansion *expansion, menu_node slot, int32_t count, const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return unchanged(expansion, animation);
    edit = edit_of(expansion, slot, MENU_INSERTED);
    return resize_slot(
        expansion, &edit, fitting_count(expansion, count, slot),
        is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_insert_rows(
    menu_expansion *expansion, menu_node slot, const int32_t *indices, size_t count,
    const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return unchanged(expansion, animation);
    edit = insertable(expansion, edit_of(expansion, slot, MENU_INSERTED), indices, count);
    return resize_slot(
        expansion, &edit, edit.count_before + edit.index_count,
        is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_remove_rows(
    menu_expansion *expansion, menu_node slot, const int32_t *indices, size_t count,
    const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return unchanged(expansion, animation);
    edit = existing(expansion, edit_of(expansion, slot, MENU_REMOVED), indices, count);
    return resize_slot(
        expansion, &edit, edit.count_before - edit.index_count,
        is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_update_rows(
    menu_expansion *expansion, menu_node slot, const int32_t *indices, size_t count,
    const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return unchanged(expansion, animation);
    edit = existing(expansion, edit_of(expansion, slot, MENU_UPDATED), indices, count);
    return resize_slot(
        expansion, &edit, edit.count_before, is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_set_busy(
    menu_expansion *expansion, menu_node slot, bool is_busy, const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return unchanged(expansion, animation);
    edit = edit_of(expansion, slot, MENU_INSERTED);
    return resize_slot(expansion, &edit, edit.count_before, is_busy, animation);
}
