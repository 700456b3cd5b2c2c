
/* The beginning, taps and pages. */

bool menu_is_open(const menu_state *state, menu_node node)
{
    return exists(node) && has(state, node, OPEN);
}

bool menu_is_checked(const menu_state *state, menu_node node)
{
    return exists(node) && has(state, node, CHECKED);
}

bool menu_is_enabled(const menu_state *state, menu_node node)
{
    return exists(node) && !has(state, node, DISABLED);
}

bool menu_is_hidden(const menu_state *state, menu_node node)
{
    return exists(node) && !is_shown(state, node);
}

void menu_start(menu_state *state)
{
    menu_node node;
#if MENU_CONDITION_COUNT > 0
    uint8_t condition;
#endif
#if MENU_SLOT_COUNT > 0
    uint8_t slot;
#endif

    state->line = 0;
    for (node = 0; exists(node); node++)
        state->flags[node] = MENU_READ_8(initial[node]);
#if MENU_PAGE_COUNT > 0
    state->page = MENU_NONE;
#endif
#if MENU_LANGUAGE_COUNT > 1
    state->language = 0;
#endif
#if MENU_SLOT_COUNT > 0
    for (slot = 0; slot < MENU_SLOT_COUNT; slot++)
        state->counts[slot] = 0;
#endif
#if MENU_CONDITION_COUNT > 0
    state->bits = 0;
    for (condition = 0; condition < MENU_CONDITION_COUNT; condition++)
        put_value(state, condition, MENU_READ_8(conditions[condition].initial));
    follow(state);
#endif
    settle_groups(state, OPEN);
    state->cursor.part = 0;
    state->cursor.node = MENU_NONE;
    settle_cursor(state);
}

#if MENU_LANGUAGE_COUNT > 1
bool menu_set_language(menu_state *state, uint8_t language)
{
    if (language >= MENU_LANGUAGE_COUNT || language == state->language)
        return false;
    state->language = language;
#if MENU_CONDITION_COUNT > 0
    follow(state);
#endif
    return settle(state);
}
#endif

#if MENU_PAGE_COUNT > 0
/* The innermost page around a node. */
static menu_node page_above(menu_node node)
{
    do
        node = menu_parent(node);
    while (node != MENU_NONE && !is(node, MENU_PAGE));
    return node;
}

bool menu_open_page(menu_state *state, menu_node page)
{
    if (page == state->page || (page != MENU_NONE && !menu_is_page(page)))
        return false;
    state->page = page;
    state->cursor.node = MENU_NONE;
    settle_cursor(state);
    return true;
}

bool menu_close_page(menu_state *state)
{
    menu_node page = state->page;

    if (page == MENU_NONE)
        return false;
    state->page = page_above(page);
    go_to(&state->cursor, page);
    settle_cursor(state);
    return true;
}
#endif

bool menu_reveal(menu_state *state, menu_node node)
{
    menu_node above;

    if (!exists(node) || is(node, MENU_SEPARATOR))
        return false;
    for (above = menu_parent(node); above != MENU_NONE; above = menu_parent(above))
        menu_expand(state, above);
#if MENU_PAGE_COUNT > 0
    menu_open_page(state, page_above(node));
#endif
    go_to(&state->cursor, node);
    settle_cursor(state);
    return state->cursor.node == node;
}

/* What a tap does, and leads to; changes nothing. */
static menu_response response_to(const menu_state *state, menu_node node, menu_place place)
{
    menu_response response = { MENU_RESPONSE_NOTHING, node, 0, MENU_NO_ACTION };
    menu_node above;
    bool links;

    if (!exists(node) || is(node, MENU_SEPARATOR) || has(state, node, DISABLED))
        return response;
    for (above = node; above != MENU_NONE; above = menu_parent(above)) {
        if (!is_shown(state, above))
            return response;
    }
    if (is(node, MENU_PAGE)) {
        response.kind = MENU_RESPONSE_OPEN;
        return response;
    }
    response.action = menu_action_of(node);
    links = menu_text_of(state, node, MENU_TEXT_URL) != NULL;
    if (menu_is_expandable(node)) {
#if defined(HIT_AREA_ROW)
        bool toggles = place == MENU_PLACE_ROW;
#elif defined(HIT_AREA_INDICATOR)
        bool toggles = place == MENU_PLACE_INDICATOR;
#elif defined(HIT_AREA_BOTH)
        bool toggles = true;
#else
        bool toggles = place == MENU_PLACE_INDICATOR
            || (response.action == MENU_NO_ACTION && !is(node, MENU_CHECK_ITEM) && !links);
#endif
        if (toggles && !is_empty(state, node) && !is(node, MENU_FIXED))
            response.kind = MENU_RESPONSE_TOGGLE;
        if (toggles || place == MENU_PLACE_INDICATOR)
            return response;
#if defined(HIT_AREA_ROW)
    } else if (place == MENU_PLACE_INDICATOR) {
        return response;
#endif
    }
    if (response.action != MENU_NO_ACTION)
        response.kind = MENU_RESPONSE_ACTION;
    else
        response.kind = links ? MENU_RESPONSE_URL : MENU_RESPONSE_CHOOSE;
    return response;
}

menu_response menu_tap(menu_state *state, menu_node node, menu_place place)
{
    menu_response response = response_to(state, node, place);

    switch (response.kind) {
    case MENU_RESPONSE_TOGGLE:
        menu_toggle(state, node);
        break;
#if MENU_PAGE_COUNT > 0
    case MENU_RESPONSE_OPEN:
        menu_open_page(state, node);
        break;
#endif
#if MENU_CHECK_COUNT > 0
    case MENU_RESPONSE_CHOOSE:
    case MENU_RESPONSE_ACTION:
    case MENU_RESPONSE_URL:
        menu_toggle_check(state, node);
        break;
#endif
    default:
        break;
    }
    return response;
}
