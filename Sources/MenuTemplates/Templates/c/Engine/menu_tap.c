/* The response to a tap that chooses a node. */
static menu_response chosen(const menu_table *table, menu_node node)
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

/* Whether the node has an action, a URL or a check. */
static bool leads(const menu_table *table, menu_node node)
{
    return menu_action(table, node) != NULL || menu_url(table, node) != NULL
        || has_flag(table, node, MENU_CHECK_ITEM);
}

/* Whether a tap on the row of an expandable node, beside its glyph, chooses the node. */
static bool row_chooses(const menu_table *table, menu_node node)
{
    if (table->settings.hit_area == MENU_HIT_AREA_AUTO)
        return leads(table, node);
    return table->settings.hit_area == MENU_HIT_AREA_INDICATOR;
}

menu_response menu_response_to_tap(
    const menu_expansion *expansion, menu_node node, menu_tap_place place)
{
    const menu_response nothing = {MENU_RESPONSE_NOTHING, NULL};
    const menu_response toggle = {MENU_RESPONSE_TOGGLE, NULL};
    const menu_response open = {MENU_RESPONSE_OPEN, NULL};
    const menu_table *table = expansion->table;
    menu_hit_area area = table->settings.hit_area;

    if (!menu_is_enabled(expansion, node) || has_flag(table, node, MENU_SEPARATOR)
        || is_below_hidden(expansion, node))
        return nothing;
    if (menu_is_page(table, node))
        return open;
    if (place == MENU_TAP_INDICATOR && area == MENU_HIT_AREA_ROW)
        return nothing;
    if (!is_expandable(table, node))
        return chosen(table, node);
    if (place == MENU_TAP_ROW && row_chooses(table, node))
        return is_inline(table, node) ? nothing : chosen(table, node);
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
        return unchanged(expansion, animation);
    if (answer.kind == MENU_RESPONSE_TOGGLE)
        return menu_toggle(expansion, node, animation);
    if (answer.kind == MENU_RESPONSE_OPEN)
        return menu_open_page(expansion, node, animation);
    return menu_toggle_check(expansion, node, animation);
}
