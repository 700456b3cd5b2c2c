
/* Which rows there are. They are found by walking. */

static bool is_shown(const menu_state *state, menu_node node)
{
    return (state->flags[node] & (HIDDEN | ABSENT)) == 0;
}

/* The node of the open page. */
menu_node menu_page(const menu_state *state)
{
#if MENU_PAGE_COUNT > 0
    return state->page;
#else
    (void)state;
    return MENU_NONE;
#endif
}

#if MENU_SLOT_COUNT > 0
static uint16_t count_of(const menu_state *state, menu_node slot)
{
    uint8_t index;

    for (index = 0; index < MENU_SLOT_COUNT; index++) {
        if (MENU_READ_NODE(slots[index]) == slot)
            return state->counts[index];
    }
    return 0;
}
#endif

/* The rows of a slot, with its placeholder and the row that says that it is loading. */
static uint16_t slot_rows(const menu_state *state, menu_node slot)
{
#if MENU_SLOT_COUNT > 0
    uint16_t count = count_of(state, slot);

    if (has(state, slot, BUSY) && is(slot, MENU_LOADING))
        return (uint16_t)(count + 1);
    return count == 0 && is(slot, MENU_PLACEHOLDER) ? 1 : count;
#else
    (void)state;
    (void)slot;
    return 0;
#endif
}

/* Whether a sibling other than a separator is shown, from a node on. */
static bool shows_item(const menu_state *state, menu_node node)
{
    for (; node != MENU_NONE; node = next_sibling(node)) {
        if (is_shown(state, node) && !is(node, MENU_SEPARATOR))
            return true;
    }
    return false;
}

static bool is_empty(const menu_state *state, menu_node node)
{
    uint16_t kind = kind_of(node);

    if ((kind & (MENU_CATEGORY | MENU_PAGE | MENU_BODY)) != MENU_CATEGORY)
        return false;
    return (kind & MENU_SLOT) != 0 ? slot_rows(state, node) == 0 : !shows_item(state, first_child(node));
}

/* Whether a separator separates rows, or a footer is below some. */
static bool separates(const menu_state *state, menu_node separator)
{
    menu_node node = separator;

    if (is(separator, MENU_SHOWS_CHECKED))
        return shows_item(state, first_child(menu_parent(separator)));
    do {
        node = previous_sibling(node);
        if (node == MENU_NONE || is(node, MENU_SEPARATOR))
            return false;
    } while (!is_shown(state, node));
    return shows_item(state, next_sibling(separator));
}

/* Whether a node has a row where the rows of its group are. */
static bool has_row(const menu_state *state, menu_node node)
{
    return is_shown(state, node) && (!is(node, MENU_SEPARATOR) || separates(state, node));
}

/* Whether the rows of a node's group are below its own row. */
static bool shows_group(const menu_state *state, menu_node node)
{
    return has(state, node, OPEN) && (kind_of(node) & (MENU_CATEGORY | MENU_PAGE)) == MENU_CATEGORY;
}

/* The node, or else the next of its siblings that has a row. */
static menu_node from(const menu_state *state, menu_node node)
{
    while (node != MENU_NONE && !has_row(state, node))
        node = next_sibling(node);
    return node;
}

static menu_node back_from(const menu_state *state, menu_node node)
{
    while (node != MENU_NONE && !has_row(state, node))
        node = previous_sibling(node);
    return node;
}

static bool go_to(menu_row *row, menu_node node)
{
    if (node == MENU_NONE)
        return false;
    row->node = node;
    row->part = 0;
    return true;
}

bool menu_first_row(const menu_state *state, menu_row *row)
{
    return go_to(row, from(state, first_child(menu_page(state))));
}

bool menu_next_row(const menu_state *state, menu_row *row)
{
    menu_node node = row->node, page = menu_page(state);

    if (shows_group(state, node)) {
        if (is(node, MENU_SLOT) && row->part < slot_rows(state, node)) {
            row->part++;
            return true;
        }
        if (go_to(row, from(state, first_child(node))))
            return true;
    }
    do {
        if (go_to(row, from(state, next_sibling(node))))
            return true;
        node = menu_parent(node);
    } while (node != page && node != MENU_NONE);
    return false;
}

bool menu_previous_row(const menu_state *state, menu_row *row)
{
    menu_node node = row->node, page = menu_page(state), last;

    if (row->part > 0) {
        row->part--;
        return true;
    }
    node = back_from(state, previous_sibling(node));
    if (node == MENU_NONE) {
        node = menu_parent(row->node);
        return node != page && go_to(row, node);
    }
    /* The last row of what is before. */
    go_to(row, node);
    while (shows_group(state, node)) {
        if (is(node, MENU_SLOT)) {
            row->part = slot_rows(state, node);
            break;
        }
        for (last = node = first_child(node); node != MENU_NONE; node = next_sibling(node))
            last = node;
        node = last == MENU_NONE ? last : back_from(state, last);
        if (node == MENU_NONE)
            break;
        go_to(row, node);
    }
    return true;
}

menu_row_kind menu_kind_of(const menu_state *state, menu_row row)
{
#if MENU_SLOT_COUNT > 0
    if (row.part > 0 && row.part <= count_of(state, row.node))
        return MENU_ROW_SLOT;
    if (row.part > 0)
        return has(state, row.node, BUSY) && is(row.node, MENU_LOADING) ? MENU_ROW_LOADING : MENU_ROW_PLACEHOLDER;
#else
    (void)state;
#endif
    return is(row.node, MENU_SEPARATOR) ? MENU_ROW_SEPARATOR : MENU_ROW_ITEM;
}

uint8_t menu_depth(const menu_state *state, menu_node node)
{
    menu_node page = menu_page(state);
    uint8_t depth = 0;

    for (node = menu_parent(node); node != page && node != MENU_NONE; node = menu_parent(node))
        depth++;
    return depth;
}
