
/* Checks and choices. */
#if MENU_CHECK_COUNT > 0

#if MENU_CONDITION_COUNT > 0
static void follow(menu_state *state);
#endif

/* Whether the group of a node is a choice of which always one item is checked. */
static bool is_required(menu_node node)
{
    for (node = first_child(menu_parent(node)); node != MENU_NONE; node = next_sibling(node)) {
        if (is(node, MENU_CHECK_ITEM) && starts(node, CHECKED))
            return true;
    }
    return false;
}

static bool end_check(menu_state *state)
{
#if MENU_CONDITION_COUNT > 0
    follow(state);
    return settle(state);
#else
    (void)state;
    return true;
#endif
}

bool menu_check(menu_state *state, menu_node node)
{
    menu_node rival;

    if (!menu_is_check_item(node) || has(state, node, CHECKED))
        return false;
    if (group_has(menu_parent(node), MENU_CHOOSES_ONE)) {
        for (rival = first_child(menu_parent(node)); rival != MENU_NONE; rival = next_sibling(rival))
            set(state, rival, CHECKED, false);
    }
    set(state, node, CHECKED, true);
    return end_check(state);
}

bool menu_uncheck(menu_state *state, menu_node node)
{
    if (!menu_is_checked(state, node) || (group_has(menu_parent(node), MENU_CHOOSES_ONE) && is_required(node)))
        return false;
    set(state, node, CHECKED, false);
    return end_check(state);
}

bool menu_toggle_check(menu_state *state, menu_node node)
{
    if (!menu_is_checked(state, node))
        return menu_check(state, node);
    return !group_has(menu_parent(node), MENU_CHOOSES_ONE) && menu_uncheck(state, node);
}
#endif

const char *menu_detail(const menu_state *state, menu_node node)
{
#if MENU_CHECK_COUNT > 0
    if (exists(node) && (kind_of(node) & (MENU_SHOWS_CHECKED | MENU_SEPARATOR)) == MENU_SHOWS_CHECKED) {
        for (node = first_child(node); node != MENU_NONE; node = next_sibling(node)) {
            if (has(state, node, CHECKED))
                return menu_title(state, node);
        }
        return NULL;
    }
#endif
    return menu_text_of(state, node, MENU_TEXT_DETAIL);
}
