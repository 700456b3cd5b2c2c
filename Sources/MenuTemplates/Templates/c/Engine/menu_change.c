menu_list menu_change_list(const menu_change *change, menu_change_kind kind)
{
    const menu_expansion *state = change->expansion;
    menu_list list = {NULL, MENU_REMOVED, MENU_NONE, 0, 0, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}, true};

    list.change = change;
    list.kind = kind;
    if (has_sections(state))
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
