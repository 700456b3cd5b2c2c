/* Conditions that follow check items or the language: one change holds a check and all that it shows,
   hides, enables and disables. */

/* Whether a condition follows one of these items; MENU_NONE is none. */
static bool is_followed(const menu_expansion *state, menu_node node, menu_node rival)
{
    const menu_table *table = state->table;

    return has_followers(table) && (has_follower(table, node) || has_follower(table, rival));
}

/* Checks an item and unchecks its rival, or unchecks the item, of which a condition follows one. */
static const menu_change *follow(
    menu_expansion *state, menu_node node, bool is_checked, menu_node rival,
    const menu_animation *animation)
{
    const uint64_t before = keep_bits(state);
    int32_t item_count;

    set_followers(state, rival, false);
    set_followers(state, node, is_checked);
    item_count = for_each_item(state, before, NULL);
    if (!is_worth_touching(state, (size_t)item_count)) {
        begin_rehide_all(state, animation);
        set_checked(state, node, is_checked);
        for_each_item(state, before, mark_condition);
        return end_rehide_all(state);
    }
    begin_touching(state, animation);
    touch(state, node);
    if (rival >= 0)
        touch(state, rival);
    set_checked(state, node, is_checked);
    for_each_item(state, before, apply_condition);
    for_each_item(state, before, settle_after_condition);
    return end_touching(state);
}

/* Gives the conditions that follow check items the values of what is checked. */
static void read_followers(menu_expansion *state)
{
    const menu_table *table = state->table;
    int32_t place;

    for (place = 0; place < table->follower_count; place++) {
        const menu_follower *follower = &table->followers[place];
        if (follower->item >= table->item_count)
            break; /* The others are languages. */
        set_follower(state, follower, has(state, follower->item, IS_CHECKED));
    }
}

/* Checks or unchecks all items of a summary check, in a menu in which conditions follow items. */
static const menu_change *follow_all(
    menu_expansion *state, menu_node summary, bool is_checked, const menu_animation *animation)
{
    uint64_t before;

    begin_rehide_all(state, animation);
    before = keep_bits(state);
    set_all(state, summary, is_checked);
    read_followers(state);
    for_each_item(state, before, mark_condition);
    return end_rehide_all(state);
}

/* Gives the condition `language` the value of the table's language, which was another; in O(items). */
static const menu_change *follow_language(
    menu_expansion *state, int32_t old, const menu_animation *animation)
{
    const menu_table *table = state->table;
    const menu_node left = table->item_count + old;
    const menu_node chosen = table->item_count + table->language_number;
    uint64_t before;

    if (left == chosen || !is_followed(state, left, chosen))
        return unchanged(state, animation);
    begin_rehide_all(state, animation);
    before = keep_bits(state);
    set_followers(state, left, false);
    set_followers(state, chosen, true);
    for_each_item(state, before, mark_condition);
    return end_rehide_all(state);
}

const menu_change *menu_set_language(
    menu_expansion *expansion, const menu_table *table, const menu_animation *animation)
{
    const menu_table *own = expansion->table;

    /* The tables of a menu share their arrays. */
    if (table->items != own->items || table->item_count != own->item_count
        || table->conditions != own->conditions)
        return unchanged(expansion, animation);
    expansion->table = table;
    return follow_language(expansion, own->language_number, animation);
}

/* Gives conditions their values after checks were restored, and marks what they hide and show. The
   caller applies the rules of groups and computes the sizes. */
static void follow_restored(menu_expansion *state)
{
    uint64_t before;

    if (!has_followers(state->table))
        return;
    before = keep_bits(state);
    read_followers(state);
    for_each_item(state, before, mark_condition);
    find_empty(state);
    tidy_separators(state);
}
