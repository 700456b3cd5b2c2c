static inline void remember(menu_expansion *state, menu_node node, bool had_row)
{
    uint32_t bits = state->words[node].state & ~(HAD_ROW | WAS_OPEN | WAS_EMPTY | WAS_CHECKED);

    if (had_row)
        bits |= HAD_ROW;
    if (bits & IS_OPEN)
        bits |= WAS_OPEN;
    if (bits & IS_EMPTY)
        bits |= WAS_EMPTY;
    if (bits & IS_CHECKED)
        bits |= WAS_CHECKED;
    state->words[node].state = bits;
    if (is_summary(state->table, node))
        remember_summary(state, node);
    if (shows_checked(state->table, node))
        mark(state, node, CHOICE_DIFFERS, false);
    mark(state, node, WAS_TURNED, is_marked(state, node, IS_TURNED));
}

/* What the look of a row depends on. */
typedef struct menu_look {
    bool is_empty, is_open, is_current, is_turned;
    menu_check_state check_state;
} menu_look;

/* The look of a node before the event, or as it is now. An empty node looks neither open nor closed. */
static inline menu_look look_of(const menu_expansion *state, menu_node node, bool is_before)
{
    menu_look look;

    look.is_empty = has(state, node, is_before ? WAS_EMPTY : IS_EMPTY);
    look.is_open = !look.is_empty && has(state, node, is_before ? WAS_OPEN : IS_OPEN);
    look.check_state = check_state(state, node, is_before);
    look.is_current = node == (is_before ? state->change.previous_current : state->current);
    look.is_turned = is_marked(state, node, is_before ? WAS_TURNED : IS_TURNED);
    return look;
}

/* Whether an event gave a slot, whose row shows the number of its rows, another number. */
static bool count_differs(const menu_expansion *state, menu_node node)
{
    return state->edit.slot == node && state->edit.count_before != open_info(state, node)
        && menu_shows_count(state->table, node);
}

static bool look_differs(const menu_expansion *state, menu_node node)
{
    menu_look before = look_of(state, node, true), after = look_of(state, node, false);

    return before.is_empty != after.is_empty || before.is_open != after.is_open
        || before.check_state != after.check_state || before.is_current != after.is_current
        || before.is_turned != after.is_turned || count_differs(state, node)
        || (shows_checked(state->table, node) && is_marked(state, node, CHOICE_DIFFERS));
}

/* Whether the rows below a node were shown before an event on several nodes, and after it. */
static bool showed_below(const menu_expansion *state, menu_node node)
{
    return has(state, node, HAD_ROW)
        && (state->change.was_filtered || has(state, node, WAS_OPEN));
}

static bool shows_below_now(const menu_expansion *state, menu_node node)
{
    return has(state, node, HAS_ROW) && shows_below(state, node);
}

/* Marks whether a node has a row after an event on several nodes, and notes in the change if it
   differs. The parent is marked already. */
static void compare_snapshot(menu_expansion *state, menu_node node)
{
    menu_node parent = parent_of(state->table, node);
    bool has_row = !is_absent(state, node), has_own = own_rows(state, node) > 0;

    if (has_row && parent != state->page)
        has_row = parent >= 0 && has(state, parent, HAS_ROW) && shows_below(state, parent);
    set(state, node, HAS_ROW, has_row);
    if ((has_own && has_row != has(state, node, HAD_ROW))
        || has(state, node, IS_OPEN) != has(state, node, WAS_OPEN)
        || has(state, node, IS_CHECKED) != has(state, node, WAS_CHECKED)
        || (has_own && has_row && look_differs(state, node)))
        state->change.is_empty = false;
    /* A filter that begins or ends may show or hide the rows of a slot alone, and so may an event that
       hides or shows a slot without a row of its own. */
    if ((!has_own || state->change.was_filtered != is_filtered(state)) && is_slot(state->table, node)
        && showed_below(state, node) != shows_below_now(state, node)
        && row_count_of_slot(state, node) > 0)
        state->change.is_empty = false;
}

static void begin_section(struct menu_counter *place, menu_layout layout)
{
    place->section++;
    place->start = layout == MENU_LAYOUT_SECTION_HEADERS ? place->row + 1 : place->row;
}
