/* An event on many nodes marks which rows exist and what they look like, sets what is open, hidden
   or kept, and counts all rows again. Before and after are compared when a list of the change is
   read. */

static menu_change *begin_bulk(menu_expansion *state, const menu_animation *animation)
{
    menu_change *change = begin_change(state, animation);
    menu_node node;

    change->was_filtered = is_filtered(state);
    state->edit.slot = MENU_NONE;
    for (node = 0; node < state->table->item_count; node++) {
        menu_node parent = parent_of(state->table, node);
        bool had_row = !is_absent(state, node);
        if (had_row && parent != state->page)
            had_row = parent >= 0 && has(state, parent, HAD_ROW) && shows_below(state, parent);
        remember(state, node, had_row);
    }
    return change;
}

static menu_change *end_bulk(menu_expansion *state)
{
    menu_change *change = &state->change;
    menu_node node;

    rebuild(state);
    change->is_bulk = true;
    for (node = 0; node < state->table->item_count; node++)
        compare_snapshot(state, node);
    end_change(change);
    return change;
}

/* Ends an event that opens or closes nodes, after which a restored state is no longer held. */
static menu_change *end_opening(menu_expansion *state)
{
    menu_node node;

    for (node = 0; node < state->table->item_count; node++)
        if (has(state, node, IS_OPEN) != has(state, node, WAS_OPEN))
            let_go(state);
    return end_bulk(state);
}

/* Opens a node, if it can, closing its rival. */
static void open_alone(menu_expansion *state, menu_node node)
{
    menu_node rival;

    if (has(state, node, IS_OPEN) || !menu_is_expandable(state->table, node))
        return;
    rival = rival_of(state, node);
    if (rival >= 0)
        set_open(state, rival, false);
    set_open(state, node, true);
}

static void open_ancestors(menu_expansion *state, menu_node node)
{
    while ((node = parent_of(state->table, node)) >= 0)
        open_alone(state, node);
}

/* Opens or closes the children of a node in document order. In a single group only one child
   opens, and none if a child is open already; in a keep-open group the first open child stays
   open. Dormant children all open or close: the rules of groups do not count them. */
static void set_group_open(menu_expansion *state, menu_node parent, bool opens)
{
    const menu_table *table = state->table;
    bool is_single = opens && group_is_single(table, parent);
    bool keeps_next = !opens && group_keeps_open(table, parent);
    menu_node node = first_child(table, parent), end = node + child_count(table, parent);

    for (; node < end; node++) {
        if (!menu_is_collapsible(table, node) || has(state, node, IS_OPEN) == opens)
            continue;
        if (!is_awake(state, node))
            set(state, node, IS_OPEN, opens);
        else if (keeps_next)
            keeps_next = false;
        else if (!is_single || open_info(state, parent) == 0)
            set_open(state, node, opens);
    }
}

/* Opens the nodes less than `depth` levels below a node, or below the top if it is MENU_NONE, and
   closes the nodes further below. The nodes of a level are adjacent. */
static void set_open_below(menu_expansion *state, menu_node root, int depth)
{
    const menu_table *table = state->table;
    menu_node start = first_child(table, root), end = start + child_count(table, root);
    int level = 0;

    set_group_open(state, root, depth > 0);
    while (start < end) {
        menu_node node, next_start = end, next_end = end;
        level++;
        for (node = start; node < end; node++) {
            int32_t count = child_count(table, node);
            int below;
            if (count == 0)
                continue;
            if (next_start == next_end)
                next_start = first_child(table, node);
            next_end = first_child(table, node) + count;
            below = root < 0 ? depth_below(state, node, level - 1) : level;
            set_group_open(state, node, below < depth);
        }
        start = next_start;
        end = next_end;
    }
}

const menu_change *menu_expand_all(menu_expansion *expansion, const menu_animation *animation)
{
    return menu_expand_to_depth(expansion, INT_MAX, animation);
}

const menu_change *menu_collapse_all(menu_expansion *expansion, const menu_animation *animation)
{
    return menu_expand_to_depth(expansion, 0, animation);
}

const menu_change *menu_expand_to_depth(
    menu_expansion *expansion, int depth, const menu_animation *animation)
{
    begin_bulk(expansion, animation);
    set_open_below(expansion, -1, depth);
    return end_opening(expansion);
}

const menu_change *menu_expand_under(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    menu_change *change;

    if (!menu_is_expandable(expansion->table, node))
        return unchanged(expansion, animation);
    begin_bulk(expansion, animation);
    open_alone(expansion, node);
    set_open_below(expansion, node, INT_MAX);
    change = end_opening(expansion);
    if (has(expansion, node, IS_OPEN) && !has(expansion, node, WAS_OPEN)) {
        menu_place place = place_if_awake(expansion, node);
        scroll_to_opened(change, place, rows_below(expansion, node, place));
    }
    return change;
}

const menu_change *menu_collapse_under(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    if (!menu_is_expandable(expansion->table, node))
        return unchanged(expansion, animation);
    begin_bulk(expansion, animation);
    if (has(expansion, node, IS_OPEN) && !stays_open(expansion, node))
        set_open(expansion, node, false);
    set_open_below(expansion, node, 0);
    return end_opening(expansion);
}

/* Opens the ancestors of a node and its page, scrolls to it, and sets the current node. */
static const menu_change *reveal(
    menu_expansion *expansion, menu_node node, menu_node current, const menu_animation *animation)
{
    const menu_listing before = listing_of(expansion);
    menu_change *change;

    begin_bulk(expansion, animation);
    expansion->current = current;
    open_ancestors(expansion, node);
    change = end_opening(expansion);
    turn_to(expansion, page_above(expansion->table, node), before);
    change->scroll = scroll_to_node(expansion, node);
    return change;
}

const menu_change *menu_reveal(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    if (!contains(expansion->table, node) || has_flag(expansion->table, node, MENU_SEPARATOR))
        return unchanged(expansion, animation);
    return reveal(expansion, node, expansion->current, animation);
}
