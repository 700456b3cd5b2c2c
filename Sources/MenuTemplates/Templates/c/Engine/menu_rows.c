/* `rows` of the words of a group is a Fenwick tree, counted from 1: element k is the sum of the
   sizes of (k & -k) siblings, of which the k-th is the last. The size of an absent node is 0.
   The size of any other node is 1, or 0 without a row of its own, plus, if its children are shown,
   the sum of their sizes. */

static bool is_filtered(const menu_expansion *state)
{
    return WITH_FILTERS && has(state, -1, IS_KEPT);
}

/* Whether the node is hidden or filtered out, whatever is open above it. */
static bool is_absent(const menu_expansion *state, menu_node node)
{
    return has(state, node, IS_HIDDEN) || (is_filtered(state) && !has(state, node, IS_KEPT));
}

/* The words of a group, counted from 1. */
static const menu_word *group_of(const menu_expansion *state, menu_node parent)
{
    return state->words + first_child(state->table, parent) - 1;
}

/* The sum of the sizes of the first `count` siblings of a group. */
static int32_t rows_before(const menu_expansion *state, menu_node parent, int32_t count)
{
    const menu_word *group = group_of(state, parent);
    uint32_t sum = 0;

    for (; count > 0; count &= count - 1)
        sum += group[count].rows;
    return (int32_t)(sum & ROWS);
}

/* The number of rows that opening a node shows or, under a filter, of the rows below it: the
   sizes of its children, or the rows of a slot. */
static int32_t shown(const menu_expansion *state, menu_node node)
{
    if (node >= 0 && is_slot(state->table, node))
        return row_count_of_slot(state, node);
    return rows_before(state, node, child_count(state->table, node));
}

/* Whether the rows below a node are shown if it has a row itself. */
static bool shows_below(const menu_expansion *state, menu_node node)
{
    return is_filtered(state) || has(state, node, IS_OPEN);
}

static int32_t size_of(const menu_expansion *state, menu_node node)
{
    if (is_absent(state, node))
        return 0;
    return shows_below(state, node) ? own_rows(state, node) + shown(state, node) : 1;
}

/* Adds rows below a node to the sizes of its ancestors, up to the first ancestor that does not show
   them, under a filter too. */
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

/* Adds visible rows below a node to the sizes of its ancestors, up to the first that is closed or
   hidden. Under a filter, sizes do not depend on what is open. */
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

/* The place of the node's row or, if it never has one, of the first row below it. */
static menu_place start_of(const menu_expansion *state, menu_node node)
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
        before = rows_before(state, parent, node - first_child(state->table, parent));
        row += before;
        if (parent == state->page) {
            menu_place result;
            result.row = row;
            result.top_row = before;
            result.top = node;
            return result;
        }
        if (parent < 0 || !shows_below(state, parent))
            return none;
        row += own_rows(state, parent);
        node = parent;
    }
}

static menu_place place_of(const menu_expansion *state, menu_node node)
{
    const menu_place none = {-1, -1, -1};

    return own_rows(state, node) == 0 ? none : start_of(state, node);
}

/* The place of the first row below a node, if its children that are not absent have rows, or the
   slot that it is. */
static menu_place first_place_below(const menu_expansion *state, menu_node node)
{
    menu_place place = {-1, -1, -1};

    if (shows_below(state, node)) {
        place = start_of(state, node);
        if (place.row >= 0)
            place.row += own_rows(state, node);
    }
    return place;
}

/* The number of siblings before the sibling that has a row of the group. Leaves in `*row` the row,
   counted from the row of this sibling. */
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

/* A place after rows of an earlier sibling are inserted or, below 0, removed. */
static menu_place moved_down(menu_place place, int32_t rows)
{
    if (place.row >= 0) {
        if (place.row == place.top_row)
            place.top_row += rows;
        place.row += rows;
    }
    return place;
}

/* `absent` counts the top-level nodes without a section, in a Fenwick tree like the sizes,
   with two elements in a word. The layout of rows does not use it. */

static uint32_t *absent_element(const menu_expansion *state, int32_t element)
{
    menu_word *word = &state->absent[(element - 1) / 2];
    return element % 2 != 0 ? &word->rows : &word->state;
}

/* Counts the top-level nodes without a section again. */
static void find_absent(menu_expansion *state)
{
    const int32_t count = has_sections(state->table) ? state->table->top_count : 0;
    int32_t element;

    state->absent_count = 0;
    for (element = 1; element <= count; element++) {
        bool is_without = is_absent(state, element - 1);
        *absent_element(state, element) = is_without;
        state->absent_count += is_without;
    }
    for (element = 1; element < count; element++) {
        int32_t next = element + (element & -element);
        if (next <= count)
            *absent_element(state, next) += *absent_element(state, element);
    }
}

/* Computes the sizes and the open members of a group, whose children are done already, and
   turns the sizes into a Fenwick tree. */
static void sum_group(menu_expansion *state, menu_node parent)
{
    const menu_table *table = state->table;
    const menu_node before = first_child(table, parent) - 1;
    const int32_t count = child_count(table, parent);
    const bool is_single = group_is_single(table, parent), filtered = is_filtered(state);
    menu_word *const group = state->words + before;
    int32_t element, open_count = 0;

    for (element = 1; element <= count; element++) {
        menu_node node = before + element;
        const uint32_t bits = group[element].state;
        uint32_t rows = bits & IS_HIDDEN ? 0 : 1;
        if (filtered || (bits & IS_OPEN))
            rows = (uint32_t)size_of(state, node);
        group[element].rows = (group[element].rows & ~ROWS) | rows;
        if ((bits & IS_OPEN) && counts_open(state, node))
            open_count = is_single ? node + 1 : open_count + 1;
    }
    for (element = 1; element < count; element++) {
        int32_t next = element + (element & -element);
        if (next <= count)
            group[next].rows += group[element].rows & ROWS;
    }
    set_open_info(state, parent, open_count);
}

/* Computes all sizes and counts from the flags, in O(n). */
static void rebuild(menu_expansion *state)
{
    menu_node parent;

    for (parent = state->table->item_count - 1; parent >= MENU_NONE; parent--)
        if (child_count(state->table, parent) > 0)
            sum_group(state, parent);
    find_absent(state);
}
