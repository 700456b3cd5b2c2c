/* `state` of a word holds flags in its upper 12 bits. The lower 20 are about the children of the
   node, without those that are dormant or cannot be closed: in a single group the number of the
   open one plus 1, in other groups how many are open. Word MENU_NONE is that of the whole menu. */

/* The rules of the group opened or closed the node, unlike the restored state. On the whole menu:
   the restored state is still in force. */
#define IS_SETTLED (UINT32_C(1) << 20)
/* The node takes precedence while the rules of its group are applied. */
#define IS_PREFERRED (UINT32_C(1) << 21)
#define IS_CHECKED (UINT32_C(1) << 22)
#define WAS_CHECKED (UINT32_C(1) << 23)
#define IS_OPEN (UINT32_C(1) << 24)
#define IS_HIDDEN (UINT32_C(1) << 25)
/* A category without a body that has no child, or only hidden ones. */
#define IS_EMPTY (UINT32_C(1) << 26)
/* The node or a descendant matches the filter. On the whole menu: a filter is on. */
#define IS_KEPT (UINT32_C(1) << 27)
/* What events on many nodes compare: the node after the event, and before it. */
#define HAS_ROW (UINT32_C(1) << 28)
#define HAD_ROW (UINT32_C(1) << 29)
#define WAS_OPEN (UINT32_C(1) << 30)
#define WAS_EMPTY (UINT32_C(1) << 31)
#define STATES (UINT32_C(0xFFF) << 20)

static bool has(const menu_expansion *state, menu_node node, uint32_t bit)
{
    return (state->words[node].state & bit) != 0;
}

static void set(menu_expansion *state, menu_node node, uint32_t bit, bool is_set)
{
    if (is_set)
        state->words[node].state |= bit;
    else
        state->words[node].state &= ~bit;
}

static int32_t open_info(const menu_expansion *state, menu_node node)
{
    return (int32_t)(state->words[node].state & ~STATES);
}

static void set_open_info(menu_expansion *state, menu_node node, int32_t info)
{
    state->words[node].state = (state->words[node].state & STATES) | (uint32_t)info;
}

static bool is_filtered(const menu_expansion *state)
{
    return has(state, -1, IS_KEPT);
}

/* Whether the node has no row even if its ancestors are open. */
static bool is_absent(const menu_expansion *state, menu_node node)
{
    return has(state, node, IS_HIDDEN) || (is_filtered(state) && !has(state, node, IS_KEPT));
}

/* `rows` of the words of a group is a Fenwick tree, counted from 1: element k is the sum of the
   rows of (k & -k) siblings, the k-th being the last of them. A node that is absent has 0 rows. Any
   other has 1, plus those of its children if they are shown. */

/* The rows of the first `count` siblings of a group. */
static int32_t sum_rows(const menu_expansion *state, menu_node parent, int32_t count)
{
    const menu_word *group = state->words + first_child(state->table, parent) - 1;
    uint32_t sum = 0;

    for (; count > 0; count &= count - 1)
        sum += group[count].rows;
    return (int32_t)sum;
}

/* The rows of the children of a node, with their descendants, if they are shown. */
static int32_t rows_below(const menu_expansion *state, menu_node node)
{
    return sum_rows(state, node, child_count(state->table, node));
}

static int32_t rows_of(const menu_expansion *state, menu_node node)
{
    if (is_absent(state, node))
        return 0;
    return is_filtered(state) || has(state, node, IS_OPEN) ? 1 + rows_below(state, node) : 1;
}

/* Adds rows of a node to the groups of its ancestors, up to the first that does not show them.
   Under a filter, rows do not depend on what is open. */
static void propagate(menu_expansion *state, menu_node node, int32_t rows)
{
    if (is_filtered(state) || rows == 0)
        return;
    while (!has(state, node, IS_HIDDEN)) {
        menu_node parent = parent_of(state->table, node);
        menu_node last = first_child(state->table, parent) - 1;
        int32_t count = child_count(state->table, parent), element = node - last;
        for (; element <= count; element += element & -element)
            state->words[last + element].rows += (uint32_t)rows;
        if (parent < 0 || !has(state, parent, IS_OPEN))
            return;
        node = parent;
    }
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
        if (!is_filtered(state) && !has(state, parent, IS_OPEN))
            return none;
        row++;
        node = parent;
    }
}

int32_t menu_row_count(const menu_expansion *expansion)
{
    return rows_below(expansion, -1);
}

menu_node menu_node_at_row(const menu_expansion *expansion, int32_t row)
{
    const menu_table *table = expansion->table;
    menu_node parent = -1;
    uint32_t rest = (uint32_t)row;

    if (row < 0 || row >= menu_row_count(expansion))
        return MENU_NONE;
    for (;;) {
        const menu_word *group = expansion->words + first_child(table, parent) - 1;
        int32_t count = child_count(table, parent), before = 0, step = 1;
        while (step <= count / 2)
            step *= 2;
        for (; step > 0; step /= 2) {
            if (before + step <= count && group[before + step].rows <= rest) {
                before += step;
                rest -= group[before].rows;
            }
        }
        if (before >= count)
            return MENU_NONE;
        parent = first_child(table, parent) + before;
        if (rest == 0)
            return parent;
        rest--;
    }
}

int32_t menu_row_of(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) ? place_of(expansion, node).row : MENU_NONE;
}

bool menu_is_visible(const menu_expansion *expansion, menu_node node)
{
    return menu_row_of(expansion, node) >= 0;
}

bool menu_is_filtered(const menu_expansion *expansion)
{
    return is_filtered(expansion);
}

bool menu_is_expanded(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && has(expansion, node, IS_OPEN);
}

bool menu_is_hidden(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && has(expansion, node, IS_HIDDEN);
}

bool menu_is_empty(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && has(expansion, node, IS_EMPTY);
}

bool menu_can_expand(const menu_expansion *expansion, menu_node node)
{
    const menu_table *table = expansion->table;

    if (!contains(table, node) || has(expansion, node, IS_EMPTY))
        return false;
    return has_flag(table, node, MENU_CATEGORY) || has_flag(table, node, MENU_BODY);
}

menu_glyph menu_glyph_of(const menu_expansion *expansion, menu_node node)
{
    const menu_glyph none = {NULL, NULL};
    const menu_indicator *indicator;

    if (!contains(expansion->table, node) || has_flag(expansion->table, node, MENU_SEPARATOR))
        return none;
    indicator = indicator_of(expansion->table, node);
    if (has(expansion, node, IS_EMPTY)) {
        if (indicator->hide_when_empty)
            return none;
        return indicator->empty.text != NULL || indicator->empty.image != NULL
            ? indicator->empty : indicator->collapsed;
    }
    if (!menu_is_expandable(expansion->table, node))
        return indicator->leaf;
    return has(expansion, node, IS_OPEN) ? indicator->expanded : indicator->collapsed;
}
