static menu_span span_of(int32_t section, int32_t first, int32_t count)
{
    menu_span span;

    span.section = section;
    span.first = first;
    span.count = count;
    return span;
}

/* The element that a moved node adds to a list; its count is 0 if the node adds no element. */
static menu_span span_of_move(
    const menu_move *move, menu_change_kind kind, bool is_on, menu_change_kind own_list)
{
    int32_t moved = is_on == (kind == MENU_INSERTED || kind == MENU_INSERTED_IN_SECTIONS)
        ? move->count : 0;
    bool is_header = move->row_in_section_after < 0;

    switch (kind) {
    case MENU_REMOVED:
    case MENU_INSERTED:
        return span_of(0, move->row + 1, moved);
    case MENU_REMOVED_IN_SECTIONS:
    case MENU_INSERTED_IN_SECTIONS:
        return span_of(move->section, move->row_in_section + 1, moved);
    case MENU_UPDATED:
        return span_of(0, move->row_after, move->is_visible);
    case MENU_UPDATED_IN_SECTIONS:
        return span_of(
            move->section, move->row_in_section_after, move->is_visible && !is_header);
    case MENU_UPDATED_HEADERS:
        return span_of(0, move->section, move->is_visible && is_header);
    case MENU_CLOSED:
    case MENU_OPENED:
    case MENU_UNCHECKED:
    case MENU_CHECKED:
        return span_of(0, move->node, move->node >= 0 && kind == own_list);
    case MENU_REMOVED_SECTIONS:
    case MENU_INSERTED_SECTIONS:
        break;
    }
    return span_of(0, 0, 0);
}

/* The next element of an event on one node. The moves are read from top to bottom, so that updated
   rows are in ascending order. */
static bool next_of_moves(menu_list *list, menu_span *span)
{
    const menu_change *change = list->change;
    bool off_first = change->off.is_visible && change->off.row_after < change->on.row_after;

    while (list->node < 2) {
        bool is_on = (list->node++ == 0) != off_first;
        *span = is_on ? span_of_move(&change->on, list->kind, true, change->on_list)
                      : span_of_move(&change->off, list->kind, false, change->off_list);
        if (span->count > 0)
            return true;
    }
    return false;
}

/* The element for rows that go, or for rows that come, `below` rows below the place of the walk. */
static menu_span span_of_rows(const menu_list *list, bool comes, int32_t below, int32_t count)
{
    const struct menu_counter *place = comes ? &list->new_place : &list->old_place;

    if (list->kind == (comes ? MENU_INSERTED : MENU_REMOVED))
        return span_of(0, place->row + below, count);
    if (list->kind == (comes ? MENU_INSERTED_IN_SECTIONS : MENU_REMOVED_IN_SECTIONS)
        && list->section_stays)
        return span_of(place->section, place->row - place->start + below, count);
    return span_of(0, 0, 0);
}

/* The element for a row whose look differs. */
static menu_span span_of_update(const menu_list *list, int32_t below)
{
    const struct menu_counter *after = &list->new_place;
    int32_t row = after->row + below;
    bool is_header = row < after->start;

    if (list->kind == MENU_UPDATED)
        return span_of(0, row, 1);
    if (list->kind == MENU_UPDATED_IN_SECTIONS && !is_header)
        return span_of(after->section, row - after->start, 1);
    if (list->kind == MENU_UPDATED_HEADERS && is_header)
        return span_of(0, after->section, 1);
    return span_of(0, 0, 0);
}

/* The element that a node adds to a list; its count is 0 if the node adds no element. */
static menu_span span_of_node(const menu_list *list, menu_node node)
{
    const menu_expansion *state = list->change->expansion;
    bool is_top = node < state->table->top_count && in_sections(state);
    bool has_own = own_rows(state, node) > 0;
    bool was_there = has_own && has(state, node, HAD_ROW);
    bool is_there = has_own && has(state, node, HAS_ROW);
    bool goes = was_there && !is_there, comes = is_there && !was_there;
    bool is_open = has(state, node, IS_OPEN), toggles = is_open != has(state, node, WAS_OPEN);
    bool is_checked = has(state, node, IS_CHECKED);
    bool toggles_check = is_checked != has(state, node, WAS_CHECKED);
    bool is_named = list->change->is_touching && is_marked(state, node, IS_NAMED);

    switch (list->kind) {
    case MENU_REMOVED:
        return span_of(0, list->old_place.row, goes);
    case MENU_INSERTED:
        return span_of(0, list->new_place.row, comes);
    case MENU_REMOVED_IN_SECTIONS:
        return span_of_rows(list, false, 0, goes);
    case MENU_INSERTED_IN_SECTIONS:
        return span_of_rows(list, true, 0, comes);
    case MENU_UPDATED:
    case MENU_UPDATED_IN_SECTIONS:
    case MENU_UPDATED_HEADERS:
        if (was_there && is_there && (is_named || look_differs(state, node)))
            return span_of_update(list, 0);
        break;
    case MENU_REMOVED_SECTIONS:
        return span_of(0, list->old_place.section, goes && is_top);
    case MENU_INSERTED_SECTIONS:
        return span_of(0, list->new_place.section, comes && is_top);
    case MENU_CLOSED:
        return span_of(0, node, toggles && !is_open);
    case MENU_OPENED:
        return span_of(0, node, toggles && is_open);
    case MENU_UNCHECKED:
        return span_of(0, node, toggles_check && !is_checked);
    case MENU_CHECKED:
        return span_of(0, node, toggles_check && is_checked);
    }
    return span_of(0, 0, 0);
}

/* An event on a slot keeps the state of the slot before the event, and the indices that the program
   passed. The elements of its lists are one for each index, then one for the slot rows that came or
   went at the end, then one for the last row of the slot, a placeholder or a loading row. */

/* The number of rows that a slot had before the event. */
static int32_t rows_before_edit(const menu_edit *edit)
{
    return edit->count_before + (edit->last_before != MENU_CONTENT_SLOT_ROW);
}

static int32_t edit_length(const menu_edit *edit)
{
    return edit->index_count + 2;
}

/* The element that the edit at a place adds to a list, whose walk is at the first row of the
   slot. */
static menu_span span_of_edit(menu_list *list, int32_t place)
{
    const menu_expansion *state = list->change->expansion;
    const menu_edit *edit = &state->edit;
    const int32_t before = edit->count_before, after = open_info(state, edit->slot);
    menu_content_kind last = last_row_of_slot(state, edit->slot);
    menu_span span = span_of(0, 0, 0);

    if (place < edit->index_count) {
        list->index = index_after(edit, place, list->index);
        if (edit->kind == MENU_UPDATED)
            return span_of_update(list, list->index);
        return span_of_rows(list, edit->kind == MENU_INSERTED, list->index, 1);
    }
    if (place == edit->index_count) {
        if (edit->index_count > 0 || before == after)
            return span;
        return span_of_rows(
            list, after > before, after > before ? before : after, after > before ? after - before : before - after);
    }
    if (last == edit->last_before)
        return span;
    if (edit->last_before != MENU_CONTENT_SLOT_ROW)
        span = span_of_rows(list, false, before, 1);
    if (span.count == 0 && last != MENU_CONTENT_SLOT_ROW)
        span = span_of_rows(list, true, after, 1);
    return span;
}
