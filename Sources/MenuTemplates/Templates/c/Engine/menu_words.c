/* `state` of a word holds flags in its upper 12 bits. The lower 20 are about the children of
   the node, without the children that are dormant or cannot be closed: in a single group the
   number of the open child plus 1, in other groups the number of open children. The word of a
   slot, which has no children, holds the number of its slot rows there. Word MENU_NONE is the
   word of the whole menu. */

/* The rules of the group opened or closed the node, unlike the restored state. On the whole menu:
   the restored state is still held. */
#define IS_SETTLED (UINT32_C(1) << 20)
/* The node takes precedence while the rules of its group are applied. */
#define IS_PREFERRED (UINT32_C(1) << 21)
#define IS_CHECKED (UINT32_C(1) << 22)
#define WAS_CHECKED (UINT32_C(1) << 23)
#define IS_OPEN (UINT32_C(1) << 24)
/* Of a separator, that it does not show. Of an inline node, also that it is empty. */
#define IS_HIDDEN (UINT32_C(1) << 25)
/* A category without a body and rows below it: its children are hidden or separators. */
#define IS_EMPTY (UINT32_C(1) << 26)
/* The node or a descendant matches the filter. On the whole menu: a filter is on. */
#define IS_KEPT (UINT32_C(1) << 27)
/* What events on many nodes compare: the node after the event, and before it. */
#define HAS_ROW (UINT32_C(1) << 28)
#define HAD_ROW (UINT32_C(1) << 29)
#define WAS_OPEN (UINT32_C(1) << 30)
#define WAS_EMPTY (UINT32_C(1) << 31)
#define STATES (UINT32_C(0xFFF) << 20)

/* `rows` of a word holds flags in its upper 12 bits. The lower 20 suffice for the rows of all items
   and slots, so sums and differences of rows leave the flags alone. */
#define ROWS UINT32_C(0xFFFFF)

/* Conditions have enabled or disabled the node since the start; and before the event. */
#define IS_TURNED (UINT32_C(1) << 20)
#define WAS_TURNED (UINT32_C(1) << 21)

/* An event on few nodes touched the node or a descendant. On the whole menu: any node. */
#define IS_TOUCHED (UINT32_C(1) << 22)
/* The element of the group covers a touched node: see `next_marked`. */
#define COVERS_TOUCHED (UINT32_C(1) << 23)
/* `menu_update` named the node. */
#define IS_NAMED (UINT32_C(1) << 24)
/* On the whole menu: any node is inline. */
#define HAS_INLINES IS_NAMED
/* A node is hidden while the program hides it or its conditions do not hold. */
#define IS_HIDDEN_BY_PROGRAM (UINT32_C(1) << 25)
#define IS_HIDDEN_BY_CONDITION (UINT32_C(1) << 26)
#define IS_BUSY (UINT32_C(1) << 27)
/* Of the first check item of a choice of one, which is no slot: one of its items starts checked, so
   that one always is checked. */
#define ALWAYS_HAS_ONE IS_BUSY
/* Of a category that shows its checked item, which is no slot: the event has changed which one that is. */
#define CHOICE_DIFFERS IS_BUSY
/* On the whole menu: any node is a separator. */
#define IS_SEPARATOR (UINT32_C(1) << 28)
/* The element of the group covers a separator. */
#define COVERS_SEPARATOR (UINT32_C(1) << 29)
/* A child is a separator. */
#define HAS_SEPARATORS (UINT32_C(1) << 30)
/* The members of the group changed, and its rules have not been applied yet. */
#define IS_UNRULED (UINT32_C(1) << 31)

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

/* Whether a flag in `rows` is set. */
static bool is_marked(const menu_expansion *state, menu_node node, uint32_t bit)
{
    return (state->words[node].rows & bit) != 0;
}

static void mark(menu_expansion *state, menu_node node, uint32_t bit, bool is_set)
{
    if (is_set)
        state->words[node].rows |= bit;
    else
        state->words[node].rows &= ~bit;
}

/* Whether any node of the menu is inline. */
static bool has_inlines(const menu_expansion *state)
{
    return WITH_INLINES && is_marked(state, MENU_NONE, HAS_INLINES);
}

static int32_t open_info(const menu_expansion *state, menu_node node)
{
    return (int32_t)(state->words[node].state & ~STATES);
}

static void set_open_info(menu_expansion *state, menu_node node, int32_t info)
{
    state->words[node].state = (state->words[node].state & STATES) | (uint32_t)info;
}
