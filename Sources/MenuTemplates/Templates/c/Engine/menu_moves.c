static menu_span span_of(int32_t section, int32_t first, int32_t count)
{
    menu_span span;

    span.section = section;
    span.first = first;
    span.count = count;
    return span;
}

/* The element that a moved node adds to a list; its count is 0 for none. */
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

/* Goes from top to bottom, so that updated rows are in ascending order. */
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
