/* Marks the categories without a body whose children are all hidden or separators, and the slots
   without rows; before that, shows and hides the separators. */
static void find_empty(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node node;

    tidy_groups(state);
    for (node = 0; node < table->item_count; node++) {
        if ((table->items[node].flags & (MENU_CATEGORY | MENU_BODY)) == MENU_CATEGORY)
            set(state, node, IS_EMPTY, !is_slot(table, node) || rows_in_slot(state, node) == 0);
        if (!(table->items[node].flags & MENU_SEPARATOR) && !has(state, node, IS_HIDDEN))
            set(state, parent_of(table, node), IS_EMPTY, false);
    }
}

/* Lets the open node of each single group take precedence. */
static void prefer_open_ones(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node parent;

    for (parent = -1; parent < table->item_count; parent++)
        if (child_count(table, parent) > 0 && group_is_single(table, parent)
            && open_info(state, parent) > 0)
            set(state, open_info(state, parent) - 1, IS_PREFERRED, true);
}

/* Begins an event on many nodes that hides or shows some, or empties or fills a slot. */
static void begin_waking(menu_expansion *state, const menu_animation *animation)
{
    begin_bulk(state, animation);
    unsettle(state);
    prefer_open_ones(state);
}

static menu_change *end_waking(menu_expansion *state)
{
    find_empty(state);
    settle_groups(state);
    return end_bulk(state);
}

/* Hides or shows the node as far as the program is concerned; false if it can't be hidden. */
static bool mark_hidden(menu_expansion *state, menu_node node, bool is_hidden)
{
    if (!contains(state->table, node) || has_flag(state->table, node, MENU_SEPARATOR))
        return false;
    mark(state, node, IS_HIDDEN_BY_PROGRAM, is_hidden);
    return true;
}

static const menu_change *set_many_hidden(
    menu_expansion *expansion, const menu_node *nodes, size_t count, bool is_hidden,
    const menu_animation *animation)
{
    size_t index;

    begin_waking(expansion, animation);
    for (index = 0; index < count; index++)
        if (mark_hidden(expansion, nodes[index], is_hidden))
            set(expansion, nodes[index], IS_HIDDEN, is_to_hide(expansion, nodes[index]));
    return end_waking(expansion);
}

const menu_change *menu_set_hidden(
    menu_expansion *expansion, const menu_node *nodes, size_t count, bool is_hidden,
    const menu_animation *animation)
{
    size_t index;

    if (!is_worth_touching(expansion, count))
        return set_many_hidden(expansion, nodes, count, is_hidden, animation);
    begin_touching(expansion, animation);
    for (index = 0; index < count; index++)
        if (mark_hidden(expansion, nodes[index], is_hidden))
            update_hidden(expansion, nodes[index]);
    for (index = 0; index < count; index++)
        if (contains(expansion->table, nodes[index]))
            rule_around(expansion, nodes[index]);
    return end_touching(expansion);
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
