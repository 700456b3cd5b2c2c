
/* Open and closed items, and the rules of their groups. */

#if MENU_RULE_COUNT > 0
/* Whether the rules of a group count a node: it can be closed, and is awake, neither hidden nor empty. */
static bool is_member(const menu_state *state, menu_node node)
{
    return menu_is_expandable(node) && !is(node, MENU_FIXED) && is_shown(state, node) && !is_empty(state, node);
}

/* The first open member of a group with a flag, or of all for 0; but not one node. */
static menu_node open_member(const menu_state *state, menu_node parent, uint8_t flag, menu_node but)
{
    menu_node node;

    for (node = first_child(parent); node != MENU_NONE; node = next_sibling(node)) {
        if (node != but && has(state, node, OPEN) && (flag == 0 || has(state, node, flag)) && is_member(state, node))
            return node;
    }
    return MENU_NONE;
}

static void settle_group(menu_state *state, menu_node parent, uint8_t preferred)
{
    menu_node node, kept;

    if (group_has(parent, MENU_SINGLE)) {
        kept = open_member(state, parent, preferred, MENU_NONE);
        if (kept == MENU_NONE)
            kept = open_member(state, parent, 0, MENU_NONE);
        for (node = first_child(parent); node != MENU_NONE; node = next_sibling(node)) {
            if (node != kept && is_member(state, node))
                set(state, node, OPEN, false);
        }
    }
    if (group_has(parent, MENU_KEEPS_OPEN) && open_member(state, parent, 0, MENU_NONE) == MENU_NONE) {
        for (node = first_child(parent); node != MENU_NONE; node = next_sibling(node)) {
            if (is_member(state, node)) {
                set(state, node, OPEN, true);
                break;
            }
        }
    }
}
#endif

/* Applies the rules after nodes were hidden, shown, emptied or filled. Of several open members of a single
   group, one with the preferred flag stays open. */
static void settle_groups(menu_state *state, uint8_t preferred)
{
#if MENU_RULE_COUNT > 0
    menu_node node;

    settle_group(state, MENU_NONE, preferred);
    for (node = 0; exists(node); node++) {
        if (is(node, MENU_SINGLE | MENU_KEEPS_OPEN) && !is(node, MENU_SLOT))
            settle_group(state, node, preferred);
    }
    for (node = 0; exists(node); node++)
        set(state, node, AWAKE, is_member(state, node));
#else
    (void)state;
    (void)preferred;
#endif
}

static bool settle(menu_state *state)
{
    settle_groups(state, AWAKE);
    settle_cursor(state);
    return true;
}

bool menu_expand(menu_state *state, menu_node node)
{
#if MENU_RULE_COUNT > 0
    menu_node rival;
#endif

    if (!menu_is_expandable(node) || has(state, node, OPEN))
        return false;
#if MENU_RULE_COUNT > 0
    if (group_has(menu_parent(node), MENU_SINGLE) && is_member(state, node)) {
        rival = open_member(state, menu_parent(node), 0, node);
        if (rival != MENU_NONE)
            set(state, rival, OPEN, false);
    }
#endif
    set(state, node, OPEN, true);
    settle_cursor(state);
    return true;
}

bool menu_collapse(menu_state *state, menu_node node)
{
    if (!menu_is_expandable(node) || !has(state, node, OPEN) || is(node, MENU_FIXED))
        return false;
#if MENU_RULE_COUNT > 0
    if (group_has(menu_parent(node), MENU_KEEPS_OPEN) && is_member(state, node)
        && open_member(state, menu_parent(node), 0, node) == MENU_NONE)
        return false;
#endif
    set(state, node, OPEN, false);
    settle_cursor(state);
    return true;
}

bool menu_toggle(menu_state *state, menu_node node)
{
    return menu_is_open(state, node) ? menu_collapse(state, node) : menu_expand(state, node);
}

bool menu_set_hidden(menu_state *state, menu_node node, bool is_hidden)
{
    if (!exists(node) || is(node, MENU_SEPARATOR) || has(state, node, HIDDEN) == is_hidden)
        return false;
    set(state, node, HIDDEN, is_hidden);
    return settle(state);
}
