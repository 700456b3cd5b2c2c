menu_list menu_change_list(const menu_change *change, menu_change_kind kind)
{
    const menu_expansion *state = change->expansion;
    bool has_sections = state->table->layout != MENU_LAYOUT_ROWS;
    menu_list list = {NULL, MENU_REMOVED, 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, true};

    list.change = change;
    list.kind = kind;
    if (has_sections)
        list.old_place.section = list.new_place.section = -1;
    if (change->is_bulk && state->table->item_count == 0)
        list.node = MENU_NONE;
    return list;
}

static menu_span span_of(int32_t section, int32_t first, int32_t count)
{
    menu_span span;

    span.section = section;
    span.first = first;
    span.count = count;
    return span;
}

/* The element that a moved node adds to a list; its count is 0 for none. */
static menu_span span_of_move(const menu_move *move, menu_change_kind kind, bool is_on, menu_change_kind own_list)
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

static void begin_section(struct menu_counter *place, menu_layout layout)
{
    place->section++;
    place->start = layout == MENU_LAYOUT_SECTION_HEADERS ? place->row + 1 : place->row;
}

/* The element that a node adds to a list; its count is 0 for none. */
static menu_span span_of_node(const menu_list *list, menu_node node)
{
    const menu_expansion *state = list->change->expansion;
    const struct menu_counter *before = &list->old_place, *after = &list->new_place;
    bool is_top = node < state->table->top_count && state->table->layout != MENU_LAYOUT_ROWS;
    bool was_there = has(state, node, HAD_ROW), is_there = has(state, node, HAS_ROW);
    bool goes = was_there && !is_there, comes = is_there && !was_there;
    bool is_open = has(state, node, IS_OPEN), toggles = is_open != has(state, node, WAS_OPEN);
    bool is_checked = has(state, node, IS_CHECKED);
    bool toggles_check = is_checked != has(state, node, WAS_CHECKED);
    bool is_updated = was_there && is_there && look_differs(state, node);
    bool is_header = after->row < after->start;

    switch (list->kind) {
    case MENU_REMOVED:
        return span_of(0, before->row, goes);
    case MENU_INSERTED:
        return span_of(0, after->row, comes);
    case MENU_UPDATED:
        return span_of(0, after->row, is_updated);
    case MENU_REMOVED_IN_SECTIONS:
        return span_of(before->section, before->row - before->start, goes && list->section_stays);
    case MENU_INSERTED_IN_SECTIONS:
        return span_of(after->section, after->row - after->start, comes && list->section_stays);
    case MENU_UPDATED_IN_SECTIONS:
        return span_of(after->section, after->row - after->start, is_updated && !is_header);
    case MENU_UPDATED_HEADERS:
        return span_of(0, after->section, is_updated && is_header);
    case MENU_REMOVED_SECTIONS:
        return span_of(0, before->section, goes && is_top);
    case MENU_INSERTED_SECTIONS:
        return span_of(0, after->section, comes && is_top);
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

/* Advances by one node and returns the element that it adds. */
static menu_span step(menu_list *list)
{
    const menu_expansion *state = list->change->expansion;
    const menu_table *table = state->table;
    menu_node node = list->node;
    bool was_there = has(state, node, HAD_ROW), is_there = has(state, node, HAS_ROW);
    menu_span span;

    if (node < table->top_count && table->layout != MENU_LAYOUT_ROWS) {
        list->section_stays = was_there && is_there;
        if (was_there)
            begin_section(&list->old_place, table->layout);
        if (is_there)
            begin_section(&list->new_place, table->layout);
    }
    span = span_of_node(list, node);
    list->old_place.row += was_there;
    list->new_place.row += is_there;
    list->node = successor(table, node);
    return span;
}

static bool is_range(menu_change_kind kind)
{
    return kind == MENU_REMOVED || kind == MENU_INSERTED || kind == MENU_REMOVED_IN_SECTIONS
        || kind == MENU_INSERTED_IN_SECTIONS;
}

bool menu_list_next(menu_list *list, menu_span *span)
{
    if (!list->change->is_bulk)
        return next_of_moves(list, span);
    while (list->node >= 0) {
        menu_span next = step(list), *last = &list->pending;
        if (next.count == 0)
            continue;
        if (last->count > 0 && is_range(list->kind) && next.section == last->section
            && next.first == last->first + last->count) {
            last->count++;
            continue;
        }
        *span = *last;
        *last = next;
        if (span->count > 0)
            return true;
    }
    *span = list->pending;
    list->pending.count = 0;
    return span->count > 0;
}

static void notify(
    const menu_change *change, void (*function)(void *context, menu_node node, bool expands),
    void *context)
{
    int pass;

    if (function == NULL)
        return;
    for (pass = 0; pass < 2; pass++) {
        menu_list list = menu_change_list(change, pass == 0 ? MENU_CLOSED : MENU_OPENED);
        menu_span span;
        while (menu_list_next(&list, &span))
            function(context, span.first, pass == 1);
    }
}

void menu_change_perform(const menu_change *change, const menu_listener *listener)
{
    notify(change, listener->will, listener->context);
    if (listener->move_rows != NULL)
        listener->move_rows(listener->context, change);
    notify(change, listener->did, listener->context);
}
