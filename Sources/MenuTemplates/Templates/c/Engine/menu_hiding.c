/* Marks the categories without a body that have no child, or only hidden ones. */
static void find_empty(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node node;

    for (node = 0; node < table->item_count; node++) {
        if (has_flag(table, node, MENU_CATEGORY) && !has_flag(table, node, MENU_BODY))
            set(state, node, IS_EMPTY, true);
        if (!has(state, node, IS_HIDDEN))
            set(state, parent_of(table, node), IS_EMPTY, false);
    }
}

/* Lets the open node of each single group take precedence. */
static void prefer_open_ones(menu_expansion *state)
{
    menu_node parent;

    for (parent = -1; parent < state->table->item_count; parent++)
        if (group_is_single(state->table, parent) && open_info(state, parent) > 0)
            set(state, open_info(state, parent) - 1, IS_PREFERRED, true);
}

const menu_change *menu_set_hidden(
    menu_expansion *expansion, const menu_node *nodes, size_t count, bool is_hidden,
    const menu_animation *animation)
{
    const menu_table *table = expansion->table;
    size_t index;

    begin_bulk(expansion, animation);
    unsettle(expansion);
    prefer_open_ones(expansion);
    for (index = 0; index < count; index++)
        if (contains(table, nodes[index]) && !has_flag(table, nodes[index], MENU_SEPARATOR))
            set(expansion, nodes[index], IS_HIDDEN, is_hidden);
    find_empty(expansion);
    settle_groups(expansion);
    return end_bulk(expansion);
}

static void clear_filter(menu_expansion *state)
{
    menu_node node;

    for (node = -1; node < state->table->item_count; node++)
        set(state, node, IS_KEPT, false);
}

const menu_change *menu_filter(
    menu_expansion *expansion, const menu_node *nodes, size_t count,
    const menu_animation *animation)
{
    const menu_table *table = expansion->table;
    size_t index;

    begin_bulk(expansion, animation);
    clear_filter(expansion);
    set(expansion, -1, IS_KEPT, true);
    for (index = 0; index < count; index++) {
        menu_node node = nodes[index];
        if (!contains(table, node) || has_flag(table, node, MENU_SEPARATOR))
            continue;
        for (; !has(expansion, node, IS_KEPT); node = parent_of(table, node))
            set(expansion, node, IS_KEPT, true);
    }
    return end_bulk(expansion);
}

const menu_change *menu_filter_off(menu_expansion *expansion, const menu_animation *animation)
{
    begin_bulk(expansion, animation);
    clear_filter(expansion);
    return end_bulk(expansion);
}
