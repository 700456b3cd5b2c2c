bool menu_is_page(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_PAGE);
}

/* The innermost page above a node, or MENU_NONE. */
static menu_node page_above(const menu_table *table, menu_node node)
{
    menu_node above = parent_of(table, node);

    while (above >= 0 && !has_flag(table, above, MENU_PAGE))
        above = parent_of(table, above);
    return above;
}

menu_node menu_page_of(const menu_table *table, menu_node node)
{
    return contains(table, node) ? page_above(table, node) : MENU_NONE;
}

menu_node menu_page(const menu_expansion *expansion)
{
    return expansion->page;
}

menu_layout menu_layout_of(const menu_expansion *expansion)
{
    return in_sections(expansion) ? expansion->table->layout : MENU_LAYOUT_ROWS;
}

/* What the open page has. */
static menu_listing listing_of(const menu_expansion *state)
{
    menu_listing listing;

    listing.rows = menu_row_count(state);
    listing.sections = menu_section_count(state);
    return listing;
}

/* Opens a page, unless it is open. The listing is of the state before the event. */
static void turn_to(menu_expansion *state, menu_node page, menu_listing before)
{
    menu_change *change = &state->change;

    if (page == state->page)
        return;
    state->page = page;
    change->is_turn = true;
    change->is_empty = false;
    change->before = before;
    change->after = listing_of(state);
}

const menu_change *menu_open_page(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    const menu_listing before = listing_of(expansion);

    begin_change(expansion, animation);
    if (node == MENU_NONE || menu_is_page(expansion->table, node))
        turn_to(expansion, node, before);
    return end_change(&expansion->change);
}

const menu_change *menu_close_page(menu_expansion *expansion, const menu_animation *animation)
{
    const menu_node page = expansion->page;

    return menu_open_page(
        expansion, page < 0 ? MENU_NONE : page_above(expansion->table, page), animation);
}

/* Whether a list is of nodes, which do not depend on the open page. */
static bool is_of_nodes(menu_change_kind kind)
{
    return kind == MENU_CLOSED || kind == MENU_OPENED || kind == MENU_UNCHECKED
        || kind == MENU_CHECKED;
}

/* The next element of a list of rows or sections when another page opened: all go, and all come. */
static bool next_of_turn(menu_list *list, menu_span *span)
{
    const menu_change *change = list->change;
    const bool has_them = has_sections(change->expansion->table);
    const bool goes = list->kind == MENU_REMOVED || list->kind == MENU_REMOVED_IN_SECTIONS
        || list->kind == MENU_REMOVED_SECTIONS;
    const menu_listing *listing = goes ? &change->before : &change->after;
    const int32_t place = list->place++;

    *span = span_of(0, place, 1);
    switch (list->kind) {
    case MENU_REMOVED_SECTIONS:
    case MENU_INSERTED_SECTIONS:
        return has_them && place < listing->sections;
    case MENU_REMOVED:
    case MENU_INSERTED:
        span->count = listing->rows;
        return place == 0 && span->count > 0;
    case MENU_REMOVED_IN_SECTIONS:
    case MENU_INSERTED_IN_SECTIONS:
        span->count = listing->rows;
        return !has_them && place == 0 && span->count > 0;
    case MENU_UPDATED:
    case MENU_UPDATED_IN_SECTIONS:
    case MENU_UPDATED_HEADERS:
    case MENU_CLOSED:
    case MENU_OPENED:
    case MENU_UNCHECKED:
    case MENU_CHECKED:
        break;
    }
    return false;
}
