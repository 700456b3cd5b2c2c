/* The lists of an event on several nodes walk the nodes in document order, and find the element
   that each node adds. They walk all nodes, or only the nodes that the event touched and the
   runs of siblings between them. `place` of a list is the place of the walk in a group, or in
   the rows of a slot. */
enum { AT_NODE, AT_SLOT, AT_GROUP, AT_END };

/* Goes on after a node whose descendants the walk has passed. */
static void leave(menu_list *list, menu_node node)
{
    const menu_table *table = list->change->expansion->table;

    list->node = parent_of(table, node);
    list->place = node - first_child(table, list->node) + 1;
    list->step = AT_GROUP;
}

static menu_span pass_node(menu_list *list)
{
    const menu_expansion *state = list->change->expansion;
    const menu_table *table = state->table;
    menu_node node = list->node;
    bool was_there = has(state, node, HAD_ROW), is_there = has(state, node, HAS_ROW);
    menu_span span;

    if (node < table->top_count && in_sections(state)) {
        list->section_stays = was_there && is_there;
        if (was_there)
            begin_section(&list->old_place, table->layout);
        if (is_there)
            begin_section(&list->new_place, table->layout);
    }
    span = span_of_node(list, node);
    if (own_rows(state, node) > 0) {
        list->old_place.row += was_there;
        list->new_place.row += is_there;
    }
    list->place = 0;
    list->step = is_slot(table, node) ? AT_SLOT : AT_GROUP;
    return span;
}

/* Passes rows that all came, all went, or all stayed. */
static menu_span pass_rows(
    menu_list *list, bool were_there, int32_t old_count, bool are_there, int32_t new_count)
{
    menu_span span = span_of(0, 0, 0);

    if (were_there != are_there)
        span = span_of_rows(list, are_there, 0, are_there ? new_count : old_count);
    list->old_place.row += were_there ? old_count : 0;
    list->new_place.row += are_there ? new_count : 0;
    return span;
}

/* Passes the rows of a slot, which the event itself may have inserted or removed. */
static menu_span pass_slot(menu_list *list)
{
    const menu_expansion *state = list->change->expansion;
    const menu_edit *edit = &state->edit;
    const menu_node slot = list->node;
    bool were_there = showed_below(state, slot);
    bool are_there = shows_below_now(state, slot);
    int32_t new_count = row_count_of_slot(state, slot);
    int32_t old_count = slot == edit->slot ? rows_before_edit(edit) : new_count;

    if (slot == edit->slot && were_there && are_there && list->place < edit_length(edit))
        return span_of_edit(list, list->place++);
    leave(list, slot);
    return pass_rows(list, were_there, old_count, are_there, new_count);
}

/* Goes to the next node of a group, over the siblings before it, or leaves the group. */
static menu_span pass_group(menu_list *list)
{
    const menu_expansion *state = list->change->expansion;
    const menu_table *table = state->table;
    const menu_node parent = list->node;
    const int32_t place = list->place;
    menu_span span = span_of(0, 0, 0);
    int32_t next = place;

    if (list->change->is_touching)
        next = next_touched(state, parent, place);
    if (next > place) {
        bool were_there = parent == state->page || showed_below(state, parent);
        bool are_there = parent == state->page || shows_below_now(state, parent);
        int32_t rows = rows_before(state, parent, next) - rows_before(state, parent, place);
        span = pass_rows(list, were_there, rows, are_there, rows);
    }
    if (parent < 0 && next > place && in_sections(state)) {
        int32_t sections
            = next - absent_before(state, next) - place + absent_before(state, place);
        list->old_place.section += sections;
        list->new_place.section += sections;
    }
    if (next < child_count(table, parent)) {
        list->node = first_child(table, parent) + next;
        list->step = AT_NODE;
    } else if (parent < 0) {
        list->step = AT_END;
    } else {
        leave(list, parent);
    }
    return span;
}

/* Goes on by one step and returns the element that the step adds; its count is 0 for no element. */
static menu_span advance(menu_list *list)
{
    if (list->step == AT_NODE) {
        menu_span span = pass_node(list);
        if (!list->change->is_touching && list->step == AT_GROUP) {
            list->node = successor(list->change->expansion->table, list->node);
            list->step = list->node >= 0 ? AT_NODE : AT_END;
        }
        return span;
    }
    return list->step == AT_SLOT ? pass_slot(list) : pass_group(list);
}

menu_list menu_change_list(const menu_change *change, menu_change_kind kind)
{
    const menu_expansion *state = change->expansion;
    menu_list list = {NULL, MENU_REMOVED, MENU_NONE, 0, -1, 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, true};

    list.change = change;
    list.kind = kind;
    if (in_sections(state))
        list.old_place.section = list.new_place.section = -1;
    if (!change->is_bulk)
        list.node = 0;
    else if (change->is_touching && !is_marked(state, MENU_NONE, IS_TOUCHED))
        list.step = AT_END;
    else
        list.step = AT_GROUP;
    return list;
}

static bool is_range(menu_change_kind kind)
{
    return kind == MENU_REMOVED || kind == MENU_INSERTED || kind == MENU_REMOVED_IN_SECTIONS
        || kind == MENU_INSERTED_IN_SECTIONS;
}

bool menu_list_next(menu_list *list, menu_span *span)
{
    if (list->change->is_turn && !is_of_nodes(list->kind))
        return next_of_turn(list, span);
    if (!list->change->is_bulk)
        return next_of_moves(list, span);
    while (list->step != AT_END) {
        menu_span next = advance(list), *last = &list->pending;
        if (next.count == 0)
            continue;
        if (last->count > 0 && is_range(list->kind) && next.section == last->section
            && next.first == last->first + last->count) {
            last->count += next.count;
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
