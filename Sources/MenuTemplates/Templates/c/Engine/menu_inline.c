/* Inline nodes, whose rows are among those of their siblings. An inline node is hidden while it is
   empty. */

/* The number of rows that a node itself has: 1, or 0 for an inline node without a heading. */
static int32_t own_rows(const menu_expansion *state, menu_node node)
{
    return !(has_inlines(state) && is_inline(state->table, node)
        && has_flag(state->table, node, MENU_ROWLESS));
}

/* The inline node with which alone a separator shows; MENU_NONE for any other separator. */
static menu_node inline_of_border(const menu_table *table, menu_node separator)
{
    if (has_flag(table, separator, MENU_INLINE))
        return separator + 1;
    return has_flag(table, separator, MENU_ROWLESS) ? separator - 1 : MENU_NONE;
}

/* The depth of the nodes below a node, which is at a level of the tree, or MENU_NONE. */
static int depth_below(const menu_expansion *state, menu_node node, int level)
{
    return has_inlines(state) ? menu_depth_below(state->table, node)
                                                    : level + 1;
}

/* Whether the program or a condition hides a node. */
static bool is_to_hide(const menu_expansion *state, menu_node node)
{
    return is_marked(state, node, IS_HIDDEN_BY_PROGRAM | IS_HIDDEN_BY_CONDITION);
}

/* Hides the inline nodes, so that none counts for the node above it. */
static void hide_inlines(menu_expansion *state)
{
    menu_node node;

    if (has_inlines(state))
        for (node = 0; node < state->table->item_count; node++)
            if (is_inline(state->table, node))
                set(state, node, IS_HIDDEN, true);
}

/* Shows the inline nodes again that are not empty, unless something else hides them. */
static void settle_inlines(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node node;

    if (!has_inlines(state))
        return;
    /* A node comes before the nodes below it. */
    for (node = table->item_count - 1; node >= 0; node--) {
        if (!is_inline(table, node) || is_to_hide(state, node) || has(state, node, IS_EMPTY))
            continue;
        set(state, node, IS_HIDDEN, false);
        set(state, parent_of(table, node), IS_EMPTY, false);
    }
}

/* Where the tidying of separators has come to. */
typedef struct menu_line {
    bool has_rows;
    /* The separator that shows if a row follows, or MENU_NONE. */
    menu_node separator;
} menu_line;

/* Shows and hides the separators of a group and of its inline nodes, as if all were one group; if the
   group is gone, hides them. */
static void tidy_line(menu_expansion *state, menu_node parent, menu_line *line, bool is_gone)
{
    const menu_table *table = state->table;
    menu_node node = first_child(table, parent), end = node + child_count(table, parent);
    bool is_empty = true;

    for (; node < end; node++) {
        bool is_hidden = has(state, node, IS_HIDDEN);
        if (is_footer(table, node)) {
            set(state, node, IS_HIDDEN, is_gone || is_empty);
            continue;
        }
        if (has_flag(table, node, MENU_SEPARATOR)) {
            menu_node group = inline_of_border(table, node);
            bool belongs_to_hidden = group >= 0 && has(state, group, IS_HIDDEN);
            set(state, node, IS_HIDDEN, true);
            if (!is_gone && !belongs_to_hidden && line->separator < 0 && line->has_rows)
                line->separator = node;
            continue;
        }
        if (!is_gone && !is_hidden)
            is_empty = false;
        if (!is_gone && !is_hidden && (own_rows(state, node) > 0 || is_slot(table, node))) {
            if (line->separator >= 0)
                set(state, line->separator, IS_HIDDEN, false);
            line->separator = MENU_NONE;
            line->has_rows = true;
        }
        if (is_inline(table, node))
            tidy_line(state, node, line, is_gone || is_hidden);
    }
}

/* Tidies the separators of all groups. */
static void tidy_lines(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node parent;

    for (parent = MENU_NONE; parent < table->item_count; parent++) {
        menu_line line = {false, MENU_NONE};
        if (parent < 0 || !is_inline(table, parent))
            tidy_line(state, parent, &line, false);
    }
}
