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
        uint32_t bits;
        if (parent >= 0 && had_row)
            had_row = has(state, parent, HAD_ROW) && shows_below(state, parent);
        bits = state->words[node].state & ~(HAD_ROW | WAS_OPEN | WAS_EMPTY | WAS_CHECKED);
        if (had_row)
            bits |= HAD_ROW;
        if (bits & IS_OPEN)
            bits |= WAS_OPEN;
        if (bits & IS_EMPTY)
            bits |= WAS_EMPTY;
        if (bits & IS_CHECKED)
            bits |= WAS_CHECKED;
        state->words[node].state = bits;
    }
    return change;
}

/* Counts the rows and the open members of a group, whose children are counted already. */
static void count_group(menu_expansion *state, menu_node parent)
{
    const menu_table *table = state->table;
    const menu_node before = first_child(table, parent) - 1;
    const int32_t count = child_count(table, parent);
    const bool is_single = group_is_single(table, parent), filtered = is_filtered(state);
    menu_word *const group = state->words + before;
    int32_t element, open_count = 0;

    for (element = 1; element <= count; element++) {
        menu_node node = before + element;
        const uint32_t bits = group[element].state;
        uint32_t rows = bits & IS_HIDDEN ? 0 : 1;
        if (filtered || (bits & IS_OPEN))
            rows = (uint32_t)rows_of(state, node);
        group[element].rows = (group[element].rows & ~ROWS) | rows;
        if ((bits & IS_OPEN) && counts_open(state, node))
            open_count = is_single ? node + 1 : open_count + 1;
    }
    for (element = 1; element < count; element++) {
        int32_t next = element + (element & -element);
        if (next <= count)
            group[next].rows += group[element].rows & ROWS;
    }
    set_open_info(state, parent, open_count);
}

/* Counts all rows and open members again. */
static void rebuild(menu_expansion *state)
{
    menu_node parent;

    for (parent = state->table->item_count - 1; parent >= MENU_NONE; parent--)
        if (child_count(state->table, parent) > 0)
            count_group(state, parent);
    find_absent(state);
}

/* What the look of a row depends on. */
typedef struct menu_look {
    bool is_empty, is_open, is_checked, is_current;
} menu_look;

static menu_look look_before(const menu_expansion *state, menu_node node)
{
    menu_look look;

    look.is_empty = has(state, node, WAS_EMPTY);
    look.is_open = !look.is_empty && has(state, node, WAS_OPEN);
    look.is_checked = has(state, node, WAS_CHECKED);
    look.is_current = node == state->change.previous_current;
    return look;
}

static menu_look look_after(const menu_expansion *state, menu_node node)
{
    menu_look look;

    look.is_empty = has(state, node, IS_EMPTY);
    look.is_open = !look.is_empty && has(state, node, IS_OPEN);
    look.is_checked = has(state, node, IS_CHECKED);
    look.is_current = node == state->current;
    return look;
}

static bool look_differs(const menu_expansion *state, menu_node node)
{
    menu_look before = look_before(state, node), after = look_after(state, node);

    return before.is_empty != after.is_empty || before.is_open != after.is_open
        || before.is_checked != after.is_checked || before.is_current != after.is_current;
}

/* Whether the rows below a node were shown before an event on several nodes, and after it. */
static bool showed_below(const menu_expansion *state, menu_node node)
{
    return has(state, node, HAD_ROW)
        && (state->change.was_filtered || has(state, node, WAS_OPEN));
}

static bool shows_below_now(const menu_expansion *state, menu_node node)
{
    return has(state, node, HAS_ROW) && shows_below(state, node);
}

/* Marks whether a node has a row after an event on several nodes, and notes in the change if it
   differs. The parent is marked already. */
static void find_difference(menu_expansion *state, menu_node node)
{
    menu_node parent = parent_of(state->table, node);
    bool has_row = !is_absent(state, node);

    if (parent >= 0 && has_row)
        has_row = has(state, parent, HAS_ROW) && shows_below(state, parent);
    set(state, node, HAS_ROW, has_row);
    if (has_row != has(state, node, HAD_ROW)
        || has(state, node, IS_OPEN) != has(state, node, WAS_OPEN)
        || has(state, node, IS_CHECKED) != has(state, node, WAS_CHECKED)
        || (has_row && look_differs(state, node)))
        state->change.is_empty = false;
    /* A filter that begins or ends may show or hide the rows of a slot alone. */
    if (state->change.was_filtered != is_filtered(state) && is_slot(state->table, node)
        && showed_below(state, node) != shows_below_now(state, node)
        && rows_in_slot(state, node) > 0)
        state->change.is_empty = false;
}

static menu_change *end_bulk(menu_expansion *state)
{
    menu_change *change = &state->change;
    menu_node node;

    rebuild(state);
    change->is_bulk = true;
    for (node = 0; node < state->table->item_count; node++)
        find_difference(state, node);
    end_change(change);
    return change;
}

/* Ends an event that opens or closes nodes, after which a restored state is no longer in force. */
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

/* Opens or closes the children of a node in document order. In a single group only one opens, and
   none if one is open already; in a keep-open group the first open one stays. Dormant children,
   which these rules ignore, all open or close. */
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
   closes those further below. The nodes of one level are adjacent. */
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
            if (count == 0)
                continue;
            if (next_start == next_end)
                next_start = first_child(table, node);
            next_end = first_child(table, node) + count;
            set_group_open(state, node, level < depth);
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

/* Opens the ancestors of a node and scrolls to it, and sets the current node. */
static const menu_change *reveal(
    menu_expansion *expansion, menu_node node, menu_node current, const menu_animation *animation)
{
    menu_node ancestor;
    menu_change *change;
    menu_place place;

    begin_bulk(expansion, animation);
    expansion->current = current;
    for (ancestor = node; (ancestor = parent_of(expansion->table, ancestor)) >= 0;)
        open_alone(expansion, ancestor);
    change = end_opening(expansion);
    place = place_of(expansion, node);
    if (place.row >= 0)
        change->scroll = scroll_target(expansion, place, MENU_SCROLL_REVEAL);
    return change;
}

const menu_change *menu_reveal(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    if (!contains(expansion->table, node) || has_flag(expansion->table, node, MENU_SEPARATOR))
        return end_change(begin_change(expansion, animation));
    return reveal(expansion, node, expansion->current, animation);
}
