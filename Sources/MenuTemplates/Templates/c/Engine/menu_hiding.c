/* Whether the node is empty when it has nothing to show below it. */
static bool can_be_empty(const menu_table *table, menu_node node)
{
    return (table->items[node].flags & (MENU_CATEGORY | MENU_BODY | MENU_PAGE))
        == MENU_CATEGORY;
}

/* Whether the node counts among its siblings: it is neither hidden nor a separator. */
static bool is_present(const menu_expansion *state, menu_node node)
{
    return !has(state, node, IS_HIDDEN) && !has_flag(state->table, node, MENU_SEPARATOR);
}

/* Whether the node or one of its ancestors is hidden. */
static bool is_below_hidden(const menu_expansion *state, menu_node node)
{
    for (; node >= 0; node = parent_of(state->table, node))
        if (has(state, node, IS_HIDDEN))
            return true;
    return false;
}

/* Marks the categories that have nothing to show, and hides inline nodes among them. */
static void find_empty(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node node;

    hide_inlines(state);
    for (node = 0; node < table->item_count; node++) {
        if (can_be_empty(table, node)) {
            bool has_rows = is_slot(table, node) && row_count_of_slot(state, node) > 0;
            set(state, node, IS_EMPTY, !has_rows);
        }
        if (is_present(state, node))
            set(state, parent_of(table, node), IS_EMPTY, false);
    }
    settle_inlines(state);
}

/* Begins an event on many nodes that hides or shows nodes, or empties or fills a slot. */
static void begin_rehide_all(menu_expansion *state, const menu_animation *animation)
{
    begin_bulk(state, animation);
    unsettle(state);
    prefer_holders(state);
}

/* Ends an event that `begin_rehide_all` began, and applies the rules to all groups. */
static menu_change *end_rehide_all(menu_expansion *state)
{
    find_empty(state);
    tidy_separators(state);
    settle_groups(state);
    return end_bulk(state);
}

/* Marks a node hidden or shown by the program; returns false if it can't be hidden. */
static bool hide(menu_expansion *state, menu_node node, bool is_hidden)
{
    if (!contains(state->table, node) || has_flag(state->table, node, MENU_SEPARATOR))
        return false;
    mark(state, node, IS_HIDDEN_BY_PROGRAM, is_hidden);
    return true;
}

/* Marks the nodes that a filter keeps, and their ancestors, or ends the filter if `nodes` is
   NULL. */
static void keep(menu_expansion *state, const menu_node *nodes, size_t count)
{
    const menu_table *table = state->table;
    menu_node node;
    size_t index;

    for (node = -1; node < table->item_count; node++)
        set(state, node, IS_KEPT, false);
    if (nodes == NULL)
        return;
    set(state, -1, IS_KEPT, true);
    for (index = 0; index < count; index++) {
        node = nodes[index];
        if (!contains(table, node) || has_flag(table, node, MENU_SEPARATOR))
            continue;
        for (; !has(state, node, IS_KEPT); node = parent_of(table, node))
            set(state, node, IS_KEPT, true);
    }
}

const menu_change *menu_set_hidden(
    menu_expansion *expansion, const menu_node *nodes, size_t count, bool is_hidden,
    const menu_animation *animation)
{
    size_t index;

    if (!is_worth_touching(expansion, count)) {
        begin_rehide_all(expansion, animation);
        for (index = 0; index < count; index++)
            if (hide(expansion, nodes[index], is_hidden))
                set(expansion, nodes[index], IS_HIDDEN, is_to_hide(expansion, nodes[index]));
        return end_rehide_all(expansion);
    }
    begin_touching(expansion, animation);
    for (index = 0; index < count; index++)
        if (hide(expansion, nodes[index], is_hidden))
            update_hidden(expansion, nodes[index]);
    for (index = 0; index < count; index++)
        if (contains(expansion->table, nodes[index]))
            settle_around(expansion, nodes[index]);
    return end_touching(expansion);
}

const menu_change *menu_filter(
    menu_expansion *expansion, const menu_node *nodes, size_t count,
    const menu_animation *animation)
{
    static const menu_node no_node = MENU_NONE;

    begin_bulk(expansion, animation);
    keep(expansion, nodes != NULL ? nodes : &no_node, count);
    return end_bulk(expansion);
}

const menu_change *menu_filter_off(menu_expansion *expansion, const menu_animation *animation)
{
    begin_bulk(expansion, animation);
    keep(expansion, NULL, 0);
    return end_bulk(expansion);
}

const menu_change *menu_set_conditions(
    menu_expansion *expansion, const menu_condition_value *values, size_t count,
    const menu_animation *animation)
{
    const menu_table *table = expansion->table;
    const uint64_t before = keep_bits(expansion);
    int32_t item_count;
    size_t index;

    for (index = 0; index < count; index++) {
        const menu_condition_value *value = &values[index];
        if (value->condition >= 0 && value->condition < table->condition_count && value->value >= 0
            && value->value < table->conditions[value->condition].value_count
            && !table->conditions[value->condition].follows_item)
            set_condition(expansion, &table->conditions[value->condition], value->value);
    }
    item_count = has_changed(expansion, before) ? for_each_item(expansion, before, NULL) : 0;
    if (item_count == 0)
        return unchanged(expansion, animation);
    if (!is_worth_touching(expansion, (size_t)item_count)) {
        begin_rehide_all(expansion, animation);
        for_each_item(expansion, before, mark_condition);
        return end_rehide_all(expansion);
    }
    begin_touching(expansion, animation);
    for_each_item(expansion, before, apply_condition);
    for_each_item(expansion, before, settle_after_condition);
    return end_touching(expansion);
}
