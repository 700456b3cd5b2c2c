/* Conditions that follow check items: one change holds a check and all that it shows, hides, enables
   and disables. */

/* Whether a condition follows one of these items; MENU_NONE is none. */
static bool is_followed(const menu_expansion *state, menu_node node, menu_node rival)
{
    const menu_table *table = state->table;

    return table->follower_count > 0 && (has_follower(table, node) || has_follower(table, rival));
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

/* Gives conditions their values after checks were restored, and marks what they hide and show. The
   caller applies the rules of groups and computes the sizes. */
static void follow_restored(menu_expansion *state)
{
    uint64_t before;

    if (state->table->follower_count == 0)
        return;
    before = keep_bits(state);
    read_followers(state);
    for_each_item(state, before, mark_condition);
    find_empty(state);
    tidy_separators(state);
}
