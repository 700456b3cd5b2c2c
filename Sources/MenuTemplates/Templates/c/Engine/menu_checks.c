/* The number of a summary check among all. */
static int32_t index_of_summary(const menu_table *table, menu_node node)
{
    int32_t low = 0, high = table->summary_count - 1;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (table->summaries[middle].item < node)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The word of a summary check: `rows` is the number of its checked items, and `state` the number before
   the event. These words follow all others. */
static menu_word *word_of_summary(const menu_expansion *state, menu_node node)
{
    const menu_table *table = state->table;

    return state->words - 1 + MENU_WORD_COUNT(table->item_count, table->top_count)
        + index_of_summary(table, node);
}

static void remember_summary(menu_expansion *state, menu_node node)
{
    menu_word *word = word_of_summary(state, node);

    word->state = word->rows;
}

/* The state of a check item or of a summary check, before the event or as it is now. */
static menu_check_state check_state(const menu_expansion *state, menu_node node, bool is_before)
{
    const menu_word *word;
    uint32_t checked;

    if (!is_summary(state->table, node))
        return has(state, node, is_before ? WAS_CHECKED : IS_CHECKED) ? MENU_STATE_CHECKED
                                                                      : MENU_STATE_UNCHECKED;
    word = word_of_summary(state, node);
    checked = is_before ? word->state : word->rows;
    if (checked == 0)
        return MENU_STATE_UNCHECKED;
    return checked == (uint32_t)state->table->summaries[index_of_summary(state->table, node)].item_count
        ? MENU_STATE_CHECKED : MENU_STATE_MIXED;
}

/* Whether the summary checks above a node count it. */
static bool is_counted(const menu_table *table, menu_node node)
{
    return is_check_item(table, node) && !chooses_one(table, parent_of(table, node));
}

/* The nearest summary check above a node, or MENU_NONE. */
static menu_node summary_above(const menu_table *table, menu_node node)
{
    do
        node = parent_of(table, node);
    while (node >= 0 && !is_summary(table, node));
    return node;
}

/* Whether a summary check counts the node. */
static bool has_summary(const menu_table *table, menu_node node)
{
    return table->summary_count > 0 && is_counted(table, node) && summary_above(table, node) >= 0;
}

/* Whether a row above that of a check item shows whether the item is checked. */
static bool shows_above(const menu_table *table, menu_node node)
{
    const menu_node parent = parent_of(table, node);

    return has_summary(table, node) || (parent >= 0 && shows_checked(table, parent));
}

/* Notes in the summary checks above an item that it was checked or unchecked. */
static void count_check(menu_expansion *state, menu_node node, bool is_checked)
{
    const menu_table *table = state->table;

    if (table->summary_count == 0 || !is_counted(table, node))
        return;
    for (node = summary_above(table, node); node >= 0; node = summary_above(table, node))
        word_of_summary(state, node)->rows += is_checked ? 1 : UINT32_MAX;
}

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
    const menu_node rival = rival_of_check(state, node), parent = parent_of(state->table, node);

    if (parent >= 0 && shows_checked(state->table, parent))
        mark(state, parent, CHOICE_DIFFERS, true);
    if (chooses_one(state->table, parent))
        set_open_info(state, first_of_choice(state, node), is_checked ? node + 1 : 0);
    if (rival >= 0)
        set(state, rival, IS_CHECKED, false);
    set(state, node, IS_CHECKED, is_checked);
    count_check(state, node, is_checked);
}

/* Checks or unchecks all items of a summary check. */
static void set_all(menu_expansion *state, menu_node summary, bool is_checked)
{
    const menu_table *table = state->table;
    menu_node first = first_child(table, summary), end = first + child_count(table, summary);

    /* The nodes of each level below a node have consecutive numbers. */
    while (first < end) {
        menu_node next_first = MENU_NONE, next_end = MENU_NONE, node;
        for (node = first; node < end; node++) {
            if (is_counted(table, node) && has(state, node, IS_CHECKED) != is_checked)
                set_checked(state, node, is_checked);
            if (child_count(table, node) == 0)
                continue;
            if (next_first < 0)
                next_first = first_child(table, node);
            next_end = first_child(table, node) + child_count(table, node);
        }
        first = next_first;
        end = next_end;
    }
}

/* Whether the item is in a choice of one that always has a checked item. */
static bool is_required(const menu_expansion *state, menu_node node)
{
    return chooses_one(state->table, parent_of(state->table, node))
        && is_marked(state, first_of_choice(state, node), ALWAYS_HAS_ONE);
}

/* Leaves at most one item of a choice of one checked: the first preferred one, or else the
   first, or else the one that starts checked. */
static void restore_choice(menu_expansion *state, menu_node group)
{
    const menu_table *table = state->table;
    menu_node start = first_child(table, group), end = start + child_count(table, group);
    menu_node node, first = MENU_NONE, stays = MENU_NONE, initial = MENU_NONE;
    bool differs = false;

    for (node = start; node < end; node++) {
        if (!is_check_item(table, node))
            continue;
        if (first < 0)
            first = node;
        if (has_flag(table, node, MENU_STARTS_CHECKED))
            initial = node;
        if (!has(state, node, IS_CHECKED))
            continue;
        if (stays < 0 || (has(state, node, IS_PREFERRED) && !has(state, stays, IS_PREFERRED)))
            stays = node;
    }
    if (stays < 0)
        stays = initial;
    if (first >= 0)
        mark(state, first, ALWAYS_HAS_ONE, initial >= 0);
    for (node = start; node < end; node++) {
        if (!is_check_item(table, node))
            continue;
        set(state, node, IS_CHECKED, node == stays);
        set_open_info(state, node, node == first ? stays + 1 : first + 1);
        if (has(state, node, WAS_CHECKED) != (node == stays))
            differs = true;
    }
    if (group >= 0 && shows_checked(table, group))
        mark(state, group, CHOICE_DIFFERS, differs);
}

/* Leaves at most one item of each choice of one checked, and counts the items of summary checks, after
   items were marked. */
static void restore_checks(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node group, node;
    int32_t index;

    for (group = MENU_NONE; group < table->item_count; group++)
        if (child_count(table, group) > 0 && chooses_one(table, group))
            restore_choice(state, group);
    if (table->summary_count == 0)
        return;
    for (index = 0; index < table->summary_count; index++)
        word_of_summary(state, table->summaries[index].item)->rows = 0;
    for (node = 0; node < table->item_count; node++)
        if (has(state, node, IS_CHECKED))
            count_check(state, node, true);
}
