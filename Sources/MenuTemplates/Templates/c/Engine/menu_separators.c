/* A separator shows only between two siblings that are neither hidden nor separators, and only the
   first of several between the same two. Otherwise it has the bit IS_HIDDEN. A footer, the last node of
   its group, shows if the group has any other row. */

/* Shows and hides the separators of a group. Does not update any counts. */
static void tidy_group(menu_expansion *state, menu_node parent)
{
    const menu_table *table = state->table;
    menu_node node = first_child(table, parent), footer = last_footer(table, parent);
    menu_node end = footer >= 0 ? footer : node + child_count(table, parent);
    menu_node separator = MENU_NONE;
    bool is_first = true;

    for (; node < end; node++) {
        if (has_flag(table, node, MENU_SEPARATOR)) {
            set(state, node, IS_HIDDEN, true);
            if (separator < 0 && !is_first)
                separator = node;
        } else if (!has(state, node, IS_HIDDEN)) {
            if (separator >= 0)
                set(state, separator, IS_HIDDEN, false);
            separator = MENU_NONE;
            is_first = false;
        }
    }
    if (footer >= 0)
        set(state, footer, IS_HIDDEN, is_first);
}

static void tidy_separators(menu_expansion *state)
{
    menu_node parent;

    if (is_marked(state, MENU_NONE, IS_SEPARATOR) && has_inlines(state))
        tidy_lines(state);
    else if (is_marked(state, MENU_NONE, IS_SEPARATOR))
        for (parent = MENU_NONE; parent < state->table->item_count; parent++)
            if (is_marked(state, parent, HAS_SEPARATORS))
                tidy_group(state, parent);
}

/* Marks where separators are, for a state that has just begun. */
static void find_separators(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node node;

    for (node = 0; node < table->item_count; node++) {
        if (has_flag(table, node, MENU_SEPARATOR)) {
            mark(state, node, IS_SEPARATOR, true);
            mark(state, MENU_NONE, IS_SEPARATOR, true);
            mark_covers(state, node, COVERS_SEPARATOR);
            mark(state, parent_of(table, node), HAS_SEPARATORS, true);
        }
    }
}

/* The first of a group's siblings from a place on that has a row, or the number of siblings. */
static int32_t next_with_row(const menu_expansion *state, menu_node parent, int32_t place)
{
    int32_t rows = rows_before(state, parent, place);
    uint32_t row = (uint32_t)rows;

    return rows < shown(state, parent) ? siblings_before_row(state, parent, &row)
                                            : child_count(state->table, parent);
}

/* The last sibling before a place that has a row, or -1. */
static int32_t last_with_row(const menu_expansion *state, menu_node parent, int32_t place)
{
    int32_t rows = rows_before(state, parent, place);
    uint32_t row = (uint32_t)rows - 1;

    return rows > 0 ? siblings_before_row(state, parent, &row) : -1;
}

static void show_separator(menu_expansion *state, menu_node node, bool shows)
{
    touch(state, node);
    if (!shows)
        add_rows(state, node, -1);
    set(state, node, IS_HIDDEN, !shows);
    if (shows)
        add_rows(state, node, 1);
    if (parent_of(state->table, node) < 0)
        count_absent(state, node, !shows);
}

/* The number of siblings in a group without its footer. */
static int32_t count_without_footer(const menu_table *table, menu_node parent)
{
    return child_count(table, parent) - (last_footer(table, parent) >= 0);
}

/* Tidies the separators between two siblings of which all others in between are hidden. The first
   is -1, and the second is the number of siblings without the footer, if there is none. */
static void tidy_between(menu_expansion *state, menu_node parent, int32_t first, int32_t second)
{
    const menu_node start = first_child(state->table, parent);
    const int32_t count = count_without_footer(state->table, parent);
    int32_t shown = second, place;

    if (first >= 0 && second < count)
        shown = next_marked(state, parent, first + 1, IS_SEPARATOR, COVERS_SEPARATOR);
    for (place = next_with_row(state, parent, first + 1); place < second;
         place = next_with_row(state, parent, place + 1))
        if (place != shown)
            show_separator(state, start + place, false);
    if (shown < second && has(state, start + shown, IS_HIDDEN))
        show_separator(state, start + shown, true);
}

/* Tidies the separators around a node that was shown or hidden, without a filter. */
static void tidy_around(menu_expansion *state, menu_node node)
{
    const menu_node parent = parent_of(state->table, node);
    const menu_node start = first_child(state->table, parent);
    const menu_node footer = last_footer(state->table, parent);
    const int32_t count = count_without_footer(state->table, parent), place = node - start;
    int32_t before = last_with_row(state, parent, place);
    int32_t after = next_with_row(state, parent, place + 1);

    while (before >= 0 && is_marked(state, start + before, IS_SEPARATOR))
        before = last_with_row(state, parent, before);
    while (after < count && is_marked(state, start + after, IS_SEPARATOR))
        after = next_with_row(state, parent, after + 1);
    if (after > count)
        after = count;
    if (has(state, node, IS_HIDDEN)) {
        tidy_between(state, parent, before, after);
    } else {
        tidy_between(state, parent, before, place);
        tidy_between(state, parent, place, after);
    }
    if (footer >= 0) {
        bool shows = before >= 0 || after < count || !has(state, node, IS_HIDDEN);
        if (shows == has(state, footer, IS_HIDDEN))
            show_separator(state, footer, shows);
    }
}
