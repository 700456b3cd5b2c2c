/* In a choice of one, the lower 20 bits of the words of its check items, which have no children of
   their own, lead to the checked one: the first check item has the number of the checked one plus
   1, or 0 if there is none, and each of the others has the number of the first plus 1. */

/* The first check item of the choice of one that a check item belongs to. */
static menu_node first_of_choice(const menu_expansion *state, menu_node node)
{
    int32_t info = open_info(state, node);

    return info == 0 || info > node ? node : info - 1;
}

/* Leaves at most one item of a choice of one checked: the first preferred one, or else the first. */
static void settle_choice(menu_expansion *state, menu_node group)
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

static void settle_choices(menu_expansion *state)
{
    menu_node group;

    for (group = MENU_NONE; group < state->table->item_count; group++)
        if (chooses_one(state->table, group))
            settle_choice(state, group);
}

/* A change of the look of a node, whose rows stay. */
static menu_move look_move(const menu_expansion *state, menu_node node)
{
    menu_place place = place_of(state, node);

    return move_of(state, node, place, place, 0);
}

bool menu_is_checked(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && has(expansion, node, IS_CHECKED);
}

menu_node menu_checked_in(const menu_expansion *expansion, menu_node group, menu_node after)
{
    const menu_table *table = expansion->table;
    menu_node start, end;

    if (group != MENU_NONE && !contains(table, group))
        return MENU_NONE;
    start = first_child(table, group);
    end = start + child_count(table, group);
    for (after = after < start ? start : after + 1; after < end; after++)
        if (has(expansion, after, IS_CHECKED))
            return after;
    return MENU_NONE;
}

const menu_change *menu_check(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    menu_change *change = begin_change(expansion, animation);

    if (!menu_is_check_item(expansion->table, node) || has(expansion, node, IS_CHECKED))
        return end_change(change);
    change->off_list = MENU_UNCHECKED;
    change->on_list = MENU_CHECKED;
    if (chooses_one(expansion->table, parent_of(expansion->table, node))) {
        menu_node first = first_of_choice(expansion, node);
        menu_node rival = open_info(expansion, first) - 1;
        if (rival >= 0) {
            set(expansion, rival, IS_CHECKED, false);
            change->off = look_move(expansion, rival);
        }
        set_open_info(expansion, first, node + 1);
    }
    set(expansion, node, IS_CHECKED, true);
    change->on = look_move(expansion, node);
    change->is_empty = false;
    return end_change(change);
}

const menu_change *menu_uncheck(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    menu_change *change = begin_change(expansion, animation);

    if (!menu_is_checked(expansion, node))
        return end_change(change);
    if (chooses_one(expansion->table, parent_of(expansion->table, node)))
        set_open_info(expansion, first_of_choice(expansion, node), 0);
    set(expansion, node, IS_CHECKED, false);
    change->off_list = MENU_UNCHECKED;
    change->off = look_move(expansion, node);
    change->is_empty = false;
    return end_change(change);
}

const menu_change *menu_toggle_check(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    const menu_table *table = expansion->table;

    if (!menu_is_checked(expansion, node))
        return menu_check(expansion, node, animation);
    if (chooses_one(table, parent_of(table, node)))
        return end_change(begin_change(expansion, animation));
    return menu_uncheck(expansion, node, animation);
}
