
/* What the table says. */

static uint16_t kind_of(menu_node node)
{
    return MENU_READ_16(kinds[node]);
}

static bool is(menu_node node, uint16_t kind)
{
    return (kind_of(node) & kind) != 0;
}

static bool has(const menu_state *state, menu_node node, uint8_t flag)
{
    return (state->flags[node] & flag) != 0;
}

static void set(menu_state *state, menu_node node, uint8_t flag, bool value)
{
    state->flags[node] = (uint8_t)(value ? state->flags[node] | flag : state->flags[node] & ~flag);
}

#if MENU_CHECK_COUNT > 0 || MENU_SAVED_SIZE > 0
static bool starts(menu_node node, uint8_t flag)
{
    return (MENU_READ_8(initial[node]) & flag) != 0;
}
#endif

static bool exists(menu_node node)
{
    return node < MENU_ITEM_COUNT;
}

menu_node menu_parent(menu_node node)
{
    return exists(node) ? MENU_READ_NODE(parents[node]) : (menu_node)MENU_NONE;
}

/* The first child, or for MENU_NONE the first item. */
static menu_node first_child(menu_node parent)
{
    menu_node child = parent == MENU_NONE ? 0 : MENU_READ_NODE(first_children[parent]);

    return (child == 0 && parent != MENU_NONE) || !exists(child) ? (menu_node)MENU_NONE : child;
}

/* Siblings have adjacent numbers. */
static menu_node next_sibling(menu_node node)
{
    menu_node next = (menu_node)(node + 1);

    return exists(next) && menu_parent(next) == menu_parent(node) ? next : (menu_node)MENU_NONE;
}

static menu_node previous_sibling(menu_node node)
{
    menu_node previous = (menu_node)(node - 1);

    return node > 0 && menu_parent(previous) == menu_parent(node) ? previous : (menu_node)MENU_NONE;
}

#if MENU_CHECK_COUNT > 0 || MENU_RULE_COUNT > 0 || MENU_SAVED_SIZE > 0
/* Whether the group below a node has a rule. */
static bool group_has(menu_node parent, uint16_t rule)
{
    return ((parent == MENU_NONE ? TOP_RULES : kind_of(parent)) & rule) != 0;
}
#endif

bool menu_is_expandable(menu_node node)
{
    return exists(node) && ((kind_of(node) & (MENU_CATEGORY | MENU_PAGE)) == MENU_CATEGORY || is(node, MENU_BODY));
}

bool menu_is_check_item(menu_node node)
{
    return exists(node) && is(node, MENU_CHECK_ITEM);
}

bool menu_is_page(menu_node node)
{
    return exists(node) && is(node, MENU_PAGE);
}

bool menu_is_slot(menu_node node)
{
    return exists(node) && is(node, MENU_SLOT);
}

static const char *text_at(uint16_t offset)
{
    return (const char *)&texts + offset;
}

/* The offset of a text in one language, or 0. */
static uint16_t offset_of(uint8_t language, menu_node node, menu_text text)
{
    const menu_entry *entry = entries_in(language);

    while (MENU_READ_NODE(entry->node) != node || MENU_READ_8(entry->text) != (uint8_t)text) {
        if (MENU_READ_NODE(entry->node) == MENU_NONE)
            return 0;
        entry++;
    }
    return MENU_READ_16(entry->offset);
}

const char *menu_title(const menu_state *state, menu_node node)
{
    uint16_t offset = 0;

    if (!exists(node))
        return text_at(0);
#if MENU_LANGUAGE_COUNT > 1
    offset = MENU_READ_16(titles[state->language][node]);
#else
    (void)state;
#endif
    return text_at(offset != 0 ? offset : MENU_READ_16(titles[0][node]));
}

const char *menu_text_of(const menu_state *state, menu_node node, menu_text text)
{
    uint16_t offset = 0;

    if (!exists(node))
        return NULL;
#if MENU_LANGUAGE_COUNT > 1
    if (state->language > 0)
        offset = offset_of(state->language, node, text);
#else
    (void)state;
#endif
    if (offset == 0)
        offset = offset_of(0, node, text);
    return offset != 0 ? text_at(offset) : NULL;
}

uint8_t menu_action_of(menu_node node)
{
#if MENU_ACTION_ITEM_COUNT > 0
    menu_node index;

    for (index = 0; index < MENU_ACTION_ITEM_COUNT; index++) {
        if (MENU_READ_NODE(action_items[index].node) == node)
            return MENU_READ_8(action_items[index].action);
    }
#else
    (void)node;
#endif
    return MENU_NO_ACTION;
}

size_t menu_copy_text(char *buffer, size_t size, const char *text)
{
    size_t length = 0, whole = 0;
    char byte;

    if (size == 0)
        return 0;
    for (; (byte = (char)MENU_READ_8(text[length])) != '\0' && length + 1 < size; length++) {
        buffer[length] = byte;
        if (((uint8_t)byte & 0xC0u) != 0x80u)
            whole = length;
    }
    /* A character whose bytes did not all fit is left out. */
    if (((uint8_t)byte & 0xC0u) == 0x80u)
        length = whole;
    buffer[length] = '\0';
    return length;
}
