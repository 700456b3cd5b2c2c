
/* The cursor, which stays on its row, or else goes to one that is near. */

static bool can_stand(const menu_state *state, menu_row row)
{
    menu_row_kind kind = menu_kind_of(state, row);

    return kind == MENU_ROW_ITEM || kind == MENU_ROW_SLOT;
}

/* The outermost node, from the cursor up to its page, whose row is gone or that hides those below it. */
static menu_node obstacle(const menu_state *state, bool *is_gone)
{
    menu_node node = state->cursor.node, page = menu_page(state), found = MENU_NONE;

    *is_gone = false;
    for (; node != page; node = menu_parent(node)) {
        if (node == MENU_NONE) {
            /* It is on another page. */
            *is_gone = true;
            return MENU_NONE;
        }
        if (!has_row(state, node) || (node != state->cursor.node && !shows_group(state, node))) {
            found = node;
            *is_gone = !has_row(state, node);
        }
    }
    return found;
}

/* Goes to a row on which the cursor can stand, forward or else back. */
static void find_place(menu_state *state)
{
    menu_row row = state->cursor;

    do {
        if (can_stand(state, row)) {
            state->cursor = row;
            return;
        }
    } while (menu_next_row(state, &row));
    row = state->cursor;
    while (menu_previous_row(state, &row)) {
        if (can_stand(state, row)) {
            state->cursor = row;
            return;
        }
    }
    state->cursor.node = MENU_NONE;
}

static void go_to_first(menu_state *state)
{
    if (menu_first_row(state, &state->cursor))
        find_place(state);
    else
        state->cursor.node = MENU_NONE;
    state->line = 0;
}

/* Whether there is a row below or above a node whose own row is gone; goes to it. */
static bool go_near(menu_state *state, menu_node node)
{
    menu_node near = from(state, node);

    if (near == MENU_NONE)
        near = back_from(state, node);
    if (near == MENU_NONE && menu_parent(node) != menu_page(state))
        near = menu_parent(node);
    return go_to(&state->cursor, near);
}

static void settle_cursor(menu_state *state)
{
    bool is_gone;
    menu_node node;
    uint16_t rows;

    if (state->cursor.node == MENU_NONE) {
        go_to_first(state);
        return;
    }
    node = obstacle(state, &is_gone);
    if (is_gone && (node == MENU_NONE || !go_near(state, node))) {
        go_to_first(state);
        return;
    }
    if (!is_gone && node != MENU_NONE)
        go_to(&state->cursor, node);
    node = state->cursor.node;
    if (state->cursor.part > 0) {
        rows = has(state, node, OPEN) ? slot_rows(state, node) : 0;
        if (state->cursor.part > rows)
            state->cursor.part = rows;
    }
    if (!can_stand(state, state->cursor))
        find_place(state);
}
