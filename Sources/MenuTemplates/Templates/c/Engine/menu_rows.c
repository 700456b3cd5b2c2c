/* `rows` of the words of a group is a Fenwick tree, counted from 1: element k is the sum of the
   rows of (k & -k) siblings, the k-th being the last of them. A node that is absent has 0 rows. Any
   other has 1, plus those below it if they are shown. */

/* The words of a group, counted from 1. */
static const menu_word *group_of(const menu_expansion *state, menu_node parent)
{
    return state->words + first_child(state->table, parent) - 1;
}

/* The rows of the first `count` siblings of a group. */
static int32_t sum_rows(const menu_expansion *state, menu_node parent, int32_t count)
{
    const menu_word *group = group_of(state, parent);
    uint32_t sum = 0;

    for (; count > 0; count &= count - 1)
        sum += group[count].rows;
    return (int32_t)(sum & ROWS);
}

/* Whether the last row of a slot is its loading row, its placeholder row, or a slot row. */
static menu_content_kind last_row_of_slot(const menu_expansion *state, menu_node slot)
{
    if (is_marked(state, slot, IS_BUSY) && has_flag(state->table, slot, MENU_HAS_LOADING))
        return MENU_CONTENT_LOADING;
    if (open_info(state, slot) == 0 && has_flag(state->table, slot, MENU_HAS_PLACEHOLDER))
        return MENU_CONTENT_PLACEHOLDER;
    return MENU_CONTENT_SLOT_ROW;
}

/* The rows of a slot: slot rows, and the placeholder or the loading row. */
static int32_t rows_in_slot(const menu_expansion *state, menu_node slot)
{
    return open_info(state, slot) + (last_row_of_slot(state, slot) != MENU_CONTENT_SLOT_ROW);
}

/* The rows below a node, if they are shown: those of its children with their descendants, or those
   of a slot. */
static int32_t rows_below(const menu_expansion *state, menu_node node)
{
    if (node >= 0 && is_slot(state->table, node))
        return rows_in_slot(state, node);
    return sum_rows(state, node, child_count(state->table, node));
}

/* Whether the rows below a node are shown if it has a row itself. */
static bool shows_below(const menu_expansion *state, menu_node node)
{
    return is_filtered(state) || has(state, node, IS_OPEN);
}

static int32_t rows_of(const menu_expansion *state, menu_node node)
{
    if (is_absent(state, node))
        return 0;
    return shows_below(state, node) ? 1 + rows_below(state, node) : 1;
}

/* Adds rows of a node to the groups of its ancestors, up to the first that does not show them. */
static void add_rows(menu_expansion *state, menu_node node, int32_t rows)
{
    const bool filtered = is_filtered(state);

    while (!has(state, node, IS_HIDDEN)) {
        menu_node parent = parent_of(state->table, node);
        menu_node last = first_child(state->table, parent) - 1;
        int32_t count = child_count(state->table, parent), element = node - last;
        for (; element <= count; element += element & -element)
            state->words[last + element].rows += (uint32_t)rows;
        if (parent < 0 || !(filtered || has(state, parent, IS_OPEN)))
            return;
        node = parent;
    }
}

/* The same after a node opened or closed. Under a filter, rows do not depend on that. */
static void propagate(menu_expansion *state, menu_node node, int32_t rows)
{
    if (!is_filtered(state) && rows != 0)
        add_rows(state, node, rows);
}

/* The row of a node and of its top-level ancestor. */
typedef struct menu_place {
    /* MENU_NONE if the node has no row; ignore the other members then. */
    int32_t row;
    int32_t top_row;
    menu_node top;
} menu_place;

static menu_place place_of(const menu_expansion *state, menu_node node)
{
    const menu_place none = {-1, -1, -1};
    int32_t row = 0;

    if (is_absent(state, node))
        return none;
    for (;;) {
        menu_node parent = parent_of(state->table, node);
        int32_t before;
        if (has(state, node, IS_HIDDEN))
            return none;
        before = sum_rows(state, parent, node - first_child(state->table, parent));
        row += before;
        if (parent < 0) {
            menu_place result;
            result.row = row;
            result.top_row = before;
            result.top = node;
            return result;
        }
        if (!shows_below(state, parent))
            return none;
        row++;
        node = parent;
    }
}

/* How many siblings of a group come before the one that has a row of the group. Leaves in `*row`
   the row among those of that sibling. */
static int32_t siblings_before_row(const menu_expansion *state, menu_node parent, uint32_t *row)
{
    const menu_word *group = group_of(state, parent);
    int32_t count = child_count(state->table, parent), before = 0, step = 1;

    while (step <= count / 2)
        step *= 2;
    for (; step > 0; step /= 2) {
        if (before + step <= count && (group[before + step].rows & ROWS) <= *row) {
            before += step;
            *row -= group[before].rows & ROWS;
        }
    }
    return before;
}

int32_t menu_row_count(const menu_expansion *expansion)
{
    return rows_below(expansion, -1);
}

menu_content menu_content_at_row(const menu_expansion *expansion, int32_t row)
{
    const menu_table *table = expansion->table;
    menu_content content = {MENU_CONTENT_NONE, MENU_NONE, 0};
    menu_node parent = -1;
    uint32_t rest = (uint32_t)row;

    if (row < 0 || row >= menu_row_count(expansion))
        return content;
    for (;;) {
        int32_t before = siblings_before_row(expansion, parent, &rest);
        if (before >= child_count(table, parent))
            return content;
        parent = first_child(table, parent) + before;
        if (rest == 0) {
            content.kind = MENU_CONTENT_ITEM;
            content.node = parent;
            return content;
        }
        rest--;
        if (is_slot(table, parent)) {
            bool is_slot_row = (int32_t)rest < open_info(expansion, parent);
            content.kind
                = is_slot_row ? MENU_CONTENT_SLOT_ROW : last_row_of_slot(expansion, parent);
            content.node = parent;
            content.index = is_slot_row ? (int32_t)rest : 0;
            return content;
        }
    }
}

menu_node menu_node_at_row(const menu_expansion *expansion, int32_t row)
{
    return menu_content_at_row(expansion, row).node;
}

int32_t menu_row_of(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) ? place_of(expansion, node).row : MENU_NONE;
}

bool menu_is_visible(const menu_expansion *expansion, menu_node node)
{
    return menu_row_of(expansion, node) >= 0;
}
