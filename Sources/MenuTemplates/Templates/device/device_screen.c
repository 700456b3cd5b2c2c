
/* The screen: what an encoder does, and the rows that a display shows. */

menu_row menu_cursor(const menu_state *state)
{
    return state->cursor;
}

uint8_t menu_cursor_line(const menu_state *state)
{
    return state->line;
}

/* Moves the cursor to the next row on which it can stand; returns false at the end. */
static bool step(menu_state *state, bool is_forward)
{
    menu_row row = state->cursor;
    uint8_t line = state->line;

    if (row.node == MENU_NONE)
        return false;
    do {
        if (!(is_forward ? menu_next_row(state, &row) : menu_previous_row(state, &row)))
            return false;
        if (is_forward ? line < 255 : line > 0)
            line = (uint8_t)(is_forward ? line + 1 : line - 1);
    } while (!can_stand(state, row));
    state->cursor = row;
    state->line = line;
    return true;
}

static menu_response go_back(menu_state *state)
{
    menu_response response = { MENU_RESPONSE_TOGGLE, state->cursor.node, 0, MENU_NO_ACTION };
    menu_node node = response.node;

    /* A row of a slot is below the slot, any other below its parent. */
    if (node != MENU_NONE && state->cursor.part == 0)
        node = menu_parent(node);
    if (node != MENU_NONE && node != menu_page(state) && menu_collapse(state, node)) {
        response.node = node;
        return response;
    }
    response.kind = MENU_RESPONSE_LEAVE;
#if MENU_PAGE_COUNT > 0
    response.node = menu_page(state);
    if (menu_close_page(state))
        response.kind = MENU_RESPONSE_OPEN;
#endif
    return response;
}

menu_response menu_press(menu_state *state, menu_input input, int8_t steps)
{
    menu_response response = { MENU_RESPONSE_NOTHING, state->cursor.node, 0, MENU_NO_ACTION };
    menu_node node = state->cursor.node;
    menu_response_kind kind;

    if (input == MENU_TURN) {
        for (; steps != 0; steps = (int8_t)(steps > 0 ? steps - 1 : steps + 1)) {
            if (!step(state, steps > 0))
                break;
            response.kind = MENU_RESPONSE_MOVE;
        }
        response.node = state->cursor.node;
        return response;
    }
    if (node == MENU_NONE)
        return input == MENU_PRESS ? response : go_back(state);
    if (state->cursor.part > 0) {
        if (input != MENU_PRESS)
            return go_back(state);
        if (has(state, node, DISABLED))
            return response;
        response.kind = MENU_RESPONSE_SLOT_ROW;
        response.index = (uint16_t)(state->cursor.part - 1);
        response.action = menu_action_of(node);
        return response;
    }
    if (input == MENU_PRESS)
        return menu_tap(state, node, MENU_PLACE_ROW);
    kind = response_to(state, node, MENU_PLACE_ROW).kind;
    if (kind != MENU_RESPONSE_TOGGLE && response_to(state, node, MENU_PLACE_INDICATOR).kind == MENU_RESPONSE_TOGGLE)
        return menu_tap(state, node, MENU_PLACE_INDICATOR);
    return go_back(state);
}

uint8_t menu_window(menu_state *state, menu_row *rows, uint8_t lines)
{
    menu_row row = state->cursor, start;
    uint8_t before = 0, count = 0, index;

    if (lines == 0 || (row.node == MENU_NONE && !menu_first_row(state, &row)))
        return 0;
    while (before < state->line && before + 1 < lines && menu_previous_row(state, &row))
        before++;
    start = row;
    do
        rows[count++] = row;
    while (count < lines && menu_next_row(state, &row));
    /* At the end of the rows, the window shows more of those above. */
    for (; count < lines && menu_previous_row(state, &start); count++, before++) {
        for (index = count; index > 0; index--)
            rows[index] = rows[index - 1];
        rows[0] = start;
    }
    state->line = before;
    return count;
}
