/* The response to a tap that chooses a node. */
static menu_response choose(const menu_table *table, menu_node node)
{
    menu_response response = {MENU_RESPONSE_CHOOSE, NULL};
    const char *action = menu_action(table, node), *url = menu_url(table, node);

    if (action != NULL) {
        response.kind = MENU_RESPONSE_ACTION;
        response.text = action;
    } else if (url != NULL) {
        response.kind = MENU_RESPONSE_URL;
        response.text = url;
    }
    return response;
}

/* Whether a node responds to taps: neither it nor an ancestor is hidden. */
static bool can_be_tapped(const menu_expansion *state, menu_node node)
{
    const menu_table *table = state->table;

    if (!contains(table, node) || (table->items[node].flags & (MENU_SEPARATOR | MENU_DISABLED)))
        return false;
    for (; node >= 0; node = parent_of(table, node))
        if (has(state, node, IS_HIDDEN))
            return false;
    return true;
}

menu_response menu_response_to_tap(
    const menu_expansion *expansion, menu_node node, menu_tap_place place)
{
    const menu_response nothing = {MENU_RESPONSE_NOTHING, NULL};
    const menu_response toggle = {MENU_RESPONSE_TOGGLE, NULL};
    const menu_table *table = expansion->table;
    menu_hit_area area = table->settings.hit_area;

    if (!can_be_tapped(expansion, node))
        return nothing;
    if (place == MENU_TAP_INDICATOR && area == MENU_HIT_AREA_ROW)
        return nothing;
    if (!is_expandable(table, node))
        return choose(table, node);
    if (place == MENU_TAP_ROW && area == MENU_HIT_AREA_INDICATOR)
        return choose(table, node);
    return has(expansion, node, IS_EMPTY) || has_flag(table, node, MENU_FIXED) ? nothing : toggle;
}

const menu_change *menu_tap(
    menu_expansion *expansion, menu_node node, menu_tap_place place,
    const menu_animation *animation, menu_response *response)
{
    menu_response answer = menu_response_to_tap(expansion, node, place);

    if (response != NULL)
        *response = answer;
    if (answer.kind == MENU_RESPONSE_NOTHING)
        return end_change(begin_change(expansion, animation));
    if (answer.kind == MENU_RESPONSE_TOGGLE)
        return menu_toggle(expansion, node, animation);
    return menu_toggle_check(expansion, node, animation);
}

menu_node menu_current(const menu_expansion *expansion)
{
    return expansion->current;
}

const menu_change *menu_set_current(
    menu_expansion *expansion, menu_node node, bool reveals, const menu_animation *animation)
{
    const menu_table *table = expansion->table;
    bool is_item = contains(table, node) && !has_flag(table, node, MENU_SEPARATOR);
    menu_change *change;

    if (is_item && reveals)
        return reveal(expansion, node, node, animation);
    change = begin_change(expansion, animation);
    if ((is_item || node == MENU_NONE) && node != expansion->current) {
        change->off_list = change->on_list = MENU_UPDATED;
        if (expansion->current >= 0)
            change->off = look_move(expansion, expansion->current);
        if (node >= 0)
            change->on = look_move(expansion, node);
        change->is_empty = !change->off.is_visible && !change->on.is_visible;
        expansion->current = node;
    }
    return end_change(change);
}
