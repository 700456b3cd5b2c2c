/* Starts an empty change. */
static menu_change *begin_change(menu_expansion *state, const menu_animation *animation)
{
    static const menu_change nothing;
    menu_change *change = &state->change;

    *change = nothing;
    change->animation = animation != NULL ? *animation : state->table->settings.animation;
    change->expansion = state;
    change->is_empty = true;
    change->off.node = MENU_NONE;
    change->on.node = MENU_NONE;
    change->off_list = MENU_CLOSED;
    change->on_list = MENU_OPENED;
    change->previous_current = state->current;
    return change;
}

static int32_t distance(menu_node first, menu_node second)
{
    return first > second ? first - second : second - first;
}

/* Of the nodes that a change closed, the nearest sibling of the first one that it opened. */
static menu_node nearest_sibling(const menu_change *change, menu_node first)
{
    const menu_table *table = change->expansion->table;
    menu_node sibling = change->off.node;
    menu_list closed = menu_change_list(change, MENU_CLOSED);
    menu_span span;

    if (!change->is_bulk)
        return sibling;
    while (menu_list_next(&closed, &span))
        if (parent_of(table, span.first) == parent_of(table, first)
            && (sibling < 0 || distance(span.first, first) < distance(sibling, first)))
            sibling = span.first;
    return sibling;
}

/* Replaces a directional animation by top or bottom: the first opened node and its nearest closed
   sibling decide. */
static void settle_animation(menu_change *change)
{
    menu_node first = change->on_list == MENU_OPENED ? change->on.node : MENU_NONE, sibling;
    menu_animation_preset insertion = MENU_ANIMATION_TOP, deletion = MENU_ANIMATION_TOP;
    menu_animation *animation = &change->animation;
    menu_span span;

    if (animation->insertion != MENU_ANIMATION_DIRECTIONAL
        && animation->deletion != MENU_ANIMATION_DIRECTIONAL)
        return;
    if (change->is_bulk) {
        menu_list opened = menu_change_list(change, MENU_OPENED);
        if (menu_list_next(&opened, &span))
            first = span.first;
    }
    sibling = first >= 0 ? nearest_sibling(change, first) : MENU_NONE;
    if (sibling >= 0) {
        if (first < sibling)
            deletion = MENU_ANIMATION_BOTTOM;
        else
            insertion = MENU_ANIMATION_BOTTOM;
    }
    if (animation->insertion == MENU_ANIMATION_DIRECTIONAL)
        animation->insertion = insertion;
    if (animation->deletion == MENU_ANIMATION_DIRECTIONAL)
        animation->deletion = deletion;
}

static const menu_change *end_change(menu_change *change)
{
    settle_animation(change);
    return change;
}

/* The change of an event that does nothing. */
static const menu_change *unchanged(menu_expansion *state, const menu_animation *animation)
{
    return end_change(begin_change(state, animation));
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
