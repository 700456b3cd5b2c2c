/* A bulk event notes what there is, sets what is open, hidden or kept, counts all rows anew, and
   compares when the lists of its change are read. */

static menu_change *begin_bulk(menu_expansion *state, const menu_animation *animation)
{
    menu_change *change = begin_change(state, animation);
    menu_node node;

    for (node = 0; node < state->table->item_count; node++) {
        menu_node parent = parent_of(state->table, node);
        bool had_row = !is_absent(state, node);
        if (parent >= 0 && had_row)
            had_row = has(state, parent, HAD_ROW)
                && (is_filtered(state) || has(state, parent, IS_OPEN));
        set(state, node, HAD_ROW, had_row);
        set(state, node, WAS_OPEN, has(state, node, IS_OPEN));
        set(state, node, WAS_EMPTY, has(state, node, IS_EMPTY));
    }
    return change;
}

/* Computes all rows and counts from the states. */
static void rebuild(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node node;

    for (node = -1; node < table->item_count; node++) {
        state->words[node].rows = 0;
        state->words[node].state &= STATES;
    }
    for (node = table->item_count - 1; node >= -1; node--) {
        menu_word *group = state->words + first_child(table, node) - 1;
        int32_t count = child_count(table, node), element;
        uint32_t below = state->words[node].rows;
        bool shows = node >= 0 && (is_filtered(state) || has(state, node, IS_OPEN));
        for (element = 1; element < count; element++) {
            int32_t next = element + (element & -element);
            if (next <= count)
                group[next].rows += group[element].rows;
        }
        if (node < 0)
            break;
        if (has(state, node, IS_OPEN))
            set_open(state, node, true);
        state->words[node].rows = is_absent(state, node) ? 0 : shows ? 1 + below : 1;
        state->words[parent_of(table, node)].rows += state->words[node].rows;
    }
    find_absent(state);
}

/* What the glyph and the body of a node depend on. */
static int look_of(const menu_expansion *state, menu_node node, uint32_t empty, uint32_t open)
{
    return has(state, node, empty) ? 2 : has(state, node, open);
}

static bool look_differs(const menu_expansion *state, menu_node node)
{
    return look_of(state, node, IS_EMPTY, IS_OPEN) != look_of(state, node, WAS_EMPTY, WAS_OPEN);
}

static menu_change *end_bulk(menu_expansion *state)
{
    menu_change *change = &state->change;
    menu_node node;

    rebuild(state);
    change->is_bulk = true;
    for (node = 0; node < state->table->item_count; node++) {
        menu_node parent = parent_of(state->table, node);
        bool has_row = !is_absent(state, node), differs;
        if (parent >= 0 && has_row)
            has_row = has(state, parent, HAS_ROW)
                && (is_filtered(state) || has(state, parent, IS_OPEN));
        set(state, node, HAS_ROW, has_row);
        differs = has_row != has(state, node, HAD_ROW)
            || has(state, node, IS_OPEN) != has(state, node, WAS_OPEN)
            || (has_row && look_differs(state, node));
        if (differs)
            change->is_empty = false;
    }
    end_change(change);
    return change;
}

/* Ends a bulk event that opens and closes: a restored state is held no longer. */
static menu_change *end_opening(menu_expansion *state)
{
    menu_node node;

    for (node = 0; node < state->table->item_count; node++)
        if (has(state, node, IS_OPEN) != has(state, node, WAS_OPEN))
            let_go(state);
    return end_bulk(state);
}

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

/* Opens or closes the children of a node, in the order of the document. An open sibling stops the
   others of a single group from opening; the first open one of a keep-open group stays. Dormant
   ones, which the group does not count, all open or close. */
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

/* Opens the groups below a node (-1 for all) that stand above this depth, and closes the others. */
static void set_open_below(menu_expansion *state, menu_node root, int depth)
{
    const menu_table *table = state->table;
    menu_node node = root < 0 ? 0 : root;

    if (root < 0)
        set_group_open(state, -1, depth > 0);
    if (table->item_count == 0)
        return;
    for (;;) {
        if (child_count(table, node) > 0)
            set_group_open(state, node, table->items[node].depth + 1 < depth);
        node = successor(table, node);
        if (node < 0 || (root >= 0 && table->items[node].depth <= table->items[root].depth))
            return;
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
        return end_change(begin_change(expansion, animation));
    begin_bulk(expansion, animation);
    open_alone(expansion, node);
    set_open_below(expansion, node, INT_MAX);
    change = end_opening(expansion);
    if (has(expansion, node, IS_OPEN) && !has(expansion, node, WAS_OPEN)) {
        menu_place place = place_if_awake(expansion, node);
        scroll_to_opened(change, place, rows_that_move(expansion, node, place));
    }
    return change;
}

const menu_change *menu_collapse_under(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    if (!menu_is_expandable(expansion->table, node))
        return end_change(begin_change(expansion, animation));
    begin_bulk(expansion, animation);
    if (has(expansion, node, IS_OPEN) && !stays_open(expansion, node))
        set_open(expansion, node, false);
    set_open_below(expansion, node, 0);
    return end_opening(expansion);
}

const menu_change *menu_reveal(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    menu_node ancestor;
    menu_change *change;
    menu_place place;

    if (!contains(expansion->table, node) || flag(expansion->table, node, SEPARATOR))
        return end_change(begin_change(expansion, animation));
    begin_bulk(expansion, animation);
    for (ancestor = node; (ancestor = parent_of(expansion->table, ancestor)) >= 0;)
        open_alone(expansion, ancestor);
    change = end_opening(expansion);
    place = place_of(expansion, node);
    if (place.row >= 0)
        change->scroll = scroll_target(expansion, place, MENU_SCROLL_REVEAL);
    return change;
}
