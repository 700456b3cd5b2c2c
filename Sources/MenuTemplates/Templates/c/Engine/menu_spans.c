/* What the walk of a list adds to it. */

/* The element for rows that go, or for rows that come, so many rows below the place of the walk. */
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

/* The element that a node adds to a list; its count is 0 for none. */
static menu_span span_of_node(const menu_list *list, menu_node node)
{
    const menu_expansion *state = list->change->expansion;
    bool is_top = node < state->table->top_count && has_sections(state);
    bool was_there = has(state, node, HAD_ROW), is_there = has(state, node, HAS_ROW);
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
