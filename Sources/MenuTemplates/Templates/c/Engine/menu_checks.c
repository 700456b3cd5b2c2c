/* In a choice of one, the lower 20 bits of the words of its check items, which have no
   children, lead to the checked item: the first check item has the number of the checked item
   plus 1, or 0 if no item is checked, and each of the other check items has the number of the
   first one plus 1. */

/* The first check item of the choice of one that a check item belongs to. */
static menu_node first_of_choice(const menu_expansion *state, menu_node node)
{
    int32_t info = open_info(state, node);

    return info == 0 || info > node ? node : info - 1;
}

/* The item of a choice of one that is unchecked when this one is checked, or MENU_NONE. */
static menu_node rival_of_check(const menu_expansion *state, menu_node node)
{
    if (!chooses_one(state->table, parent_of(state->table, node)))
        return MENU_NONE;
    return open_info(state, first_of_choice(state, node)) - 1;
}

/* The first checked child from a node on, or MENU_NONE. */
static menu_node checked_under(const menu_expansion *state, menu_node parent, menu_node from)
{
    const menu_node start = first_child(state->table, parent);
    const menu_node end = start + child_count(state->table, parent);

    for (from = from < start ? start : from; from < end; from++)
        if (has(state, from, IS_CHECKED))
            return from;
    return MENU_NONE;
}

/* Checks an item and unchecks its rival, or unchecks the item. */
static void set_checked(menu_expansion *state, menu_node node, bool is_checked)
{
    const menu_node rival = rival_of_check(state, node);

    if (chooses_one(state->table, parent_of(state->table, node)))
        set_open_info(state, first_of_choice(state, node), is_checked ? node + 1 : 0);
    if (rival >= 0)
        set(state, rival, IS_CHECKED, false);
    set(state, node, IS_CHECKED, is_checked);
}

/* Leaves at most one item of a choice of one checked: the first preferred one, or else the
   first. */
static void restore_choice(menu_expansion *state, menu_node group)
{
    const menu_table *table = state->table;
    menu_node start = first_child(table, group), end = start + child_count(table, group);
    menu_node node, first = MENU_NONE, stays = MENU_NONE;

    for (node = start; node < end; node++) {
        if (!has_flag(table, node, MENU_CHECK_ITEM))
            continue;
        if (first < 0)
            first = node;
        if (!has(state, node, IS_CHECKED))
            continue;
        if (stays < 0 || (has(state, node, IS_PREFERRED) && !has(state, stays, IS_PREFERRED)))
            stays = node;
    }
    for (node = start; node < end; node++) {
        if (!has_flag(table, node, MENU_CHECK_ITEM))
            continue;
        set(state, node, IS_CHECKED, node == stays);
        set_open_info(state, node, node == first ? stays + 1 : first + 1);
    }
}

/* Leaves at most one item of each choice of one checked, after items were marked. */
static void restore_checks(menu_expansion *state)
{
    menu_node group;

    for (group = MENU_NONE; group < state->table->item_count; group++)
        if (child_count(state->table, group) > 0 && chooses_one(state->table, group))
            restore_choice(state, group);
}
