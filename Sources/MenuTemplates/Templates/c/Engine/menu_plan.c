/* Hides and shows nodes one by one, each as fast as a toggle. Sizes, counts, separators and
   empty nodes are correct after each node; the rules of groups are applied at the end. Under a
   filter, while a restored state is held, and in a menu with inline nodes, `begin_rehide_all` begins
   the event instead. */

/* Notes that a node became a member of its group, or ceased to be a member. In a single group, the
   number of the open member is the number before the event, until the rules are applied. */
static void count_member(menu_expansion *state, menu_node node, bool is_member)
{
    const menu_table *table = state->table;
    menu_node parent = parent_of(table, node);
    bool is_single = group_is_single(table, parent);

    if (is_single || group_keeps_open(table, parent))
        mark(state, parent, IS_UNRULED, true);
    if (!is_single && has(state, node, IS_OPEN))
        set_open_info(state, parent, open_info(state, parent) + (is_member ? 1 : -1));
}

/* Marks a touched category as empty or not. */
static void set_empty(menu_expansion *state, menu_node node, bool is_empty)
{
    bool was_member = is_member(state, node);

    set(state, node, IS_EMPTY, is_empty);
    if (is_member(state, node) != was_member)
        count_member(state, node, !was_member);
}

static void change_hidden(menu_expansion *state, menu_node node, bool hides)
{
    const menu_table *table = state->table;
    const menu_node parent = parent_of(table, node);
    bool was_member = is_member(state, node);

    touch(state, node);
    if (hides)
        add_rows(state, node, -size_of(state, node));
    set(state, node, IS_HIDDEN, hides);
    if (!hides)
        add_rows(state, node, size_of(state, node));
    if (is_member(state, node) != was_member)
        count_member(state, node, !was_member);
    if (is_marked(state, parent, HAS_SEPARATORS))
        tidy_around(state, node);
    if (parent < 0) {
        count_absent(state, node, hides);
    } else if (!(table->items[parent].flags & (MENU_BODY | MENU_PAGE))) {
        bool is_empty = hides && shown(state, parent) == 0;
        if (is_empty != has(state, parent, IS_EMPTY))
            set_empty(state, parent, is_empty);
    }
}

/* Hides or shows a node if the program and the conditions now ask for the opposite. */
static void update_hidden(menu_expansion *state, menu_node node)
{
    bool hides = is_to_hide(state, node);

    if (hides != has(state, node, IS_HIDDEN))
        change_hidden(state, node, hides);
}

/* Opens or closes a member of a group as the rules demand. */
static void toggle_in_plan(menu_expansion *state, menu_node node, bool opens)
{
    touch(state, node);
    if (!opens)
        propagate(state, node, -shown(state, node));
    set_open(state, node, opens);
    if (opens)
        propagate(state, node, shown(state, node));
}

/* Applies the rules of a group whose members changed. Only touched members can be open against the
   rules: of a single group, the member that was open and the members that woke. */
static void settle_in_plan(menu_expansion *state, menu_node parent)
{
    const menu_table *table = state->table;
    const menu_node start = first_child(table, parent);
    const int32_t count = child_count(table, parent);
    menu_node stays, node;
    int32_t place;

    if (!is_marked(state, parent, IS_UNRULED))
        return;
    mark(state, parent, IS_UNRULED, false);
    if (group_is_single(table, parent)) {
        stays = open_info(state, parent) - 1;
        if (stays >= 0 && !(is_member(state, stays) && has(state, stays, IS_OPEN)))
            stays = MENU_NONE;
        for (place = next_touched(state, parent, 0); place < count;
             place = next_touched(state, parent, place + 1)) {
            node = start + place;
            if (node == stays || !has(state, node, IS_OPEN) || !is_member(state, node))
                continue;
            if (stays < 0)
                stays = node;
            else
                toggle_in_plan(state, node, false);
        }
        set_open_info(state, parent, stays + 1);
    }
    if (open_info(state, parent) > 0 || !group_keeps_open(table, parent))
        return;
    node = first_member(state, parent);
    if (node >= 0)
        toggle_in_plan(state, node, true);
}

/* Applies the rules of the groups that a node may have changed by being hidden or shown. */
static void settle_around(menu_expansion *state, menu_node node)
{
    menu_node parent = parent_of(state->table, node);

    settle_in_plan(state, parent);
    if (parent >= 0)
        settle_in_plan(state, parent_of(state->table, parent));
}

/* Whether hiding or showing this number of nodes one by one is possible, and faster than
   computing all sizes again. */
static bool is_worth_touching(const menu_expansion *state, size_t count)
{
    return count <= (size_t)state->table->item_count / 8 && !is_filtered(state)
        && !has(state, MENU_NONE, IS_SETTLED) && !has_inlines(state);
}

static menu_change *begin_touching(menu_expansion *state, const menu_animation *animation)
{
    menu_change *change = begin_change(state, animation);

    forget(state);
    change->was_filtered = is_filtered(state);
    state->edit.slot = MENU_NONE;
    return change;
}

static menu_change *end_touching(menu_expansion *state)
{
    menu_change *change = &state->change;
    menu_node node = MENU_NONE;

    change->is_bulk = true;
    change->is_touching = true;
    if (is_marked(state, MENU_NONE, IS_TOUCHED)) {
        while ((node = next_touched_node(state, node)) >= 0) {
            compare_snapshot(state, node);
            if (is_marked(state, node, IS_NAMED) && has(state, node, HAS_ROW)
                && own_rows(state, node) > 0)
                change->is_empty = false;
        }
    }
    end_change(change);
    return change;
}
