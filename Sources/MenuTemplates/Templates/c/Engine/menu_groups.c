/* Dormant nodes, and the rules of groups, which count awake members only. */

/* Whether events open and close the node: it is a category, but not a page, or has a body. */
static bool is_expandable(const menu_table *table, menu_node node)
{
    const uint32_t flags = table->items[node].flags;

    return (flags & MENU_BODY) != 0 || (flags & (MENU_CATEGORY | MENU_PAGE)) == MENU_CATEGORY;
}

/* Whether events can both open and close the node. */
static bool is_collapsible(const menu_table *table, menu_node node)
{
    return is_expandable(table, node) && !has_flag(table, node, MENU_FIXED);
}

/* Whether the node is not dormant: neither hidden nor an empty category. */
static bool is_awake(const menu_expansion *state, menu_node node)
{
    return !has(state, node, IS_HIDDEN | IS_EMPTY);
}

/* Whether the rules of its group count the node: it is awake, and opens and closes by events. */
static bool is_member(const menu_expansion *state, menu_node node)
{
    return is_awake(state, node) && is_collapsible(state->table, node);
}

/* The first child that the rules of the group count, or MENU_NONE. */
static menu_node first_member(const menu_expansion *state, menu_node parent)
{
    menu_node node = first_child(state->table, parent);
    const menu_node end = node + child_count(state->table, parent);

    for (; node < end; node++)
        if (is_member(state, node))
            return node;
    return MENU_NONE;
}

/* The sibling that closes when this node opens, or MENU_NONE. */
static menu_node rival_of(const menu_expansion *state, menu_node node)
{
    menu_node parent = parent_of(state->table, node);

    if (!group_is_single(state->table, parent) || !is_member(state, node))
        return MENU_NONE;
    return open_info(state, parent) - 1;
}

/* Whether an open node cannot be closed: it is fixed, or the last that its group keeps open. */
static bool stays_open(const menu_expansion *state, menu_node node)
{
    menu_node parent = parent_of(state->table, node);

    if (has_flag(state->table, node, MENU_FIXED))
        return true;
    if (!group_keeps_open(state->table, parent) || !is_awake(state, node))
        return false;
    return group_is_single(state->table, parent) || open_info(state, parent) == 1;
}

/* Whether a node counts for its group while it is open: it is awake and not fixed. */
static bool counts_open(const menu_expansion *state, menu_node node)
{
    return is_awake(state, node) && !has_flag(state->table, node, MENU_FIXED);
}

/* Marks a node open or closed and counts it in its group. The caller updates the sizes. */
static void set_open(menu_expansion *state, menu_node node, bool is_open)
{
    menu_node parent = parent_of(state->table, node);
    int32_t info = open_info(state, parent);

    set(state, node, IS_OPEN, is_open);
    if (!counts_open(state, node))
        return;
    if (!group_is_single(state->table, parent))
        set_open_info(state, parent, is_open ? info + 1 : info - 1);
    else if (is_open)
        set_open_info(state, parent, node + 1);
    else if (info == node + 1)
        set_open_info(state, parent, 0);
}

/* Opens a closed node, or closes an open one, by the rules of its group. */
static void settle(menu_expansion *state, menu_node node)
{
    set(state, node, IS_OPEN, !has(state, node, IS_OPEN));
    set(state, node, IS_SETTLED, !has(state, node, IS_SETTLED));
}

static void settle_group(menu_expansion *state, menu_node parent)
{
    const menu_table *table = state->table;
    menu_node start = first_child(table, parent), end = start + child_count(table, parent);
    menu_node node, first = MENU_NONE, stays = MENU_NONE;
    int32_t open_count = 0;

    for (node = start; node < end; node++) {
        if (!is_member(state, node))
            continue;
        if (first < 0)
            first = node;
        if (!has(state, node, IS_OPEN))
            continue;
        open_count++;
        if (stays < 0 || (has(state, node, IS_PREFERRED) && !has(state, stays, IS_PREFERRED)))
            stays = node;
    }
    if (open_count == 0 && first >= 0 && group_keeps_open(table, parent))
        settle(state, first);
    if (open_count < 2 || !group_is_single(table, parent))
        return;
    for (node = start; node < end; node++)
        if (node != stays && has(state, node, IS_OPEN) && is_member(state, node))
            settle(state, node);
}

/* Applies the rules of all groups after nodes became dormant or awake, or were marked.

   Of several open members of a single group, the first preferred one stays open, or else the first.
   A keep-open group without an open member opens its first. The counts are invalid afterwards. */
static void settle_groups(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node parent;

    for (parent = -1; parent < table->item_count; parent++)
        if (group_is_single(table, parent) || group_keeps_open(table, parent))
            settle_group(state, parent);
    for (parent = 0; parent < table->item_count; parent++)
        set(state, parent, IS_PREFERRED, false);
}

/* Ends the hold of a restored state, because an event opens or closes a node. */
static void let_go(menu_expansion *state)
{
    set(state, -1, IS_SETTLED, false);
}

/* Undoes what group rules did to a restored state, if the state is still held. */
static void unsettle(menu_expansion *state)
{
    bool is_held = has(state, -1, IS_SETTLED);
    menu_node node;

    for (node = 0; node < state->table->item_count; node++) {
        if (is_held && has(state, node, IS_SETTLED))
            set(state, node, IS_OPEN, !has(state, node, IS_OPEN));
        set(state, node, IS_SETTLED, false);
    }
}

/* Lets the open member of each single group win when the rules are applied. */
static void prefer_holders(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node parent;

    for (parent = -1; parent < table->item_count; parent++)
        if (child_count(table, parent) > 0 && group_is_single(table, parent)
            && open_info(state, parent) > 0)
            set(state, open_info(state, parent) - 1, IS_PREFERRED, true);
}
