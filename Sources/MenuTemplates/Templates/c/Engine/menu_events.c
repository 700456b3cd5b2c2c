/* Defined with the other events on many nodes. */
static const menu_change *reveal(
    menu_expansion *expansion, menu_node node, menu_node current, const menu_animation *animation);
static menu_change *begin_bulk(menu_expansion *state, const menu_animation *animation);
static menu_change *end_bulk(menu_expansion *state);

/* Defined with the conditions that follow check items. */
static bool is_followed(const menu_expansion *state, menu_node node, menu_node rival);
static const menu_change *follow(
    menu_expansion *state, menu_node node, bool is_checked, menu_node rival,
    const menu_animation *animation);
static const menu_change *follow_all(
    menu_expansion *state, menu_node summary, bool is_checked, const menu_animation *animation);

/* The number of rows that are inserted or removed when a node at this place opens or closes. */
static int32_t rows_below(const menu_expansion *state, menu_node node, menu_place place)
{
    return place.row < 0 || is_filtered(state) ? 0 : shown(state, node);
}

/* The place of an awake node; a dormant node has none. */
static menu_place place_if_awake(const menu_expansion *state, menu_node node)
{
    const menu_place none = {-1, -1, -1};

    return is_awake(state, node) ? place_of(state, node) : none;
}

static menu_move move_of(
    const menu_expansion *state, menu_node node, menu_place before, menu_place after, int32_t count)
{
    menu_move move = {MENU_NONE, false, 0, 0, 0, 0, 0, 0};

    move.node = node;
    if (before.row >= 0) {
        move.is_visible = true;
        move.row = before.row;
        move.row_in_section = row_in_section(state, before);
        move.section = section_of(state, before.top);
        move.count = count;
        move.row_after = after.row;
        move.row_in_section_after = row_in_section(state, after);
    }
    return move;
}

/* Sets the scroll that the menu's settings ask for when a node at this place has opened. */
static void scroll_to_opened(menu_change *change, menu_place place, int32_t gained)
{
    const menu_settings *settings = &change->expansion->table->settings;

    if (place.row < 0 || settings->scroll == MENU_SCROLL_NONE)
        return;
    if (settings->scroll == MENU_SCROLL_REVEAL && settings->scroll_rows > 0)
        place.row += settings->scroll_rows < gained ? settings->scroll_rows : gained;
    change->scroll = scroll_target(change->expansion, place, settings->scroll);
}

const menu_change *menu_toggle(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    return menu_is_expanded(expansion, node) ? menu_collapse(expansion, node, animation)
                                             : menu_expand(expansion, node, animation);
}

const menu_change *menu_expand(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    menu_change *change = begin_change(expansion, animation);
    menu_node rival;
    menu_place place;
    int32_t gained;

    if (!menu_is_expandable(expansion->table, node) || menu_is_expanded(expansion, node))
        return end_change(change);
    let_go(expansion);
    rival = rival_of(expansion, node);
    place = place_if_awake(expansion, node);
    gained = rows_below(expansion, node, place);
    if (rival >= 0) {
        menu_place before = place_of(expansion, rival);
        int32_t lost = rows_below(expansion, rival, before);
        if (rival < node)
            place = moved_down(place, -lost);
        change->off = move_of(
            expansion, rival, before, moved_down(before, rival > node ? gained : 0), lost);
        propagate(expansion, rival, -shown(expansion, rival));
        set_open(expansion, rival, false);
    }
    set_open(expansion, node, true);
    propagate(expansion, node, shown(expansion, node));
    change->on = move_of(expansion, node, place, place, gained);
    change->is_empty = false;
    scroll_to_opened(change, place, gained);
    return end_change(change);
}

const menu_change *menu_collapse(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    menu_change *change = begin_change(expansion, animation);

    if (menu_is_expanded(expansion, node) && !stays_open(expansion, node)) {
        menu_place place = place_if_awake(expansion, node);
        let_go(expansion);
        change->off = move_of(
            expansion, node, place, place, rows_below(expansion, node, place));
        propagate(expansion, node, -shown(expansion, node));
        set_open(expansion, node, false);
        change->is_empty = false;
    }
    return end_change(change);
}

/* The move of a node that looks different and stays where it is. */
static menu_move look_move(const menu_expansion *state, menu_node node)
{
    menu_place place = place_of(state, node);

    return move_of(state, node, place, place, 0);
}

/* Checks an item and unchecks its rival, or unchecks the item, below nodes whose rows may look different. */
static const menu_change *set_checked_below(
    menu_expansion *state, menu_node node, bool is_checked, menu_node rival,
    const menu_animation *animation)
{
    begin_touching(state, animation);
    touch(state, node);
    if (rival >= 0)
        touch(state, rival);
    set_checked(state, node, is_checked);
    return end_touching(state);
}

/* Checks or unchecks a check item, or all items of a summary check. */
static const menu_change *set_checked_event(
    menu_expansion *state, menu_node node, bool is_checked, const menu_animation *animation)
{
    menu_change *change;
    menu_node rival;

    if (menu_is_summary_check(state->table, node)) {
        if (has_followers(state->table))
            return follow_all(state, node, is_checked, animation);
        begin_bulk(state, animation);
        set_all(state, node, is_checked);
        return end_bulk(state);
    }
    if (!menu_is_check_item(state->table, node) || has(state, node, IS_CHECKED) == is_checked
        || (!is_checked && is_required(state, node)))
        return unchanged(state, animation);
    rival = is_checked ? rival_of_check(state, node) : node;
    if (is_followed(state, node, rival))
        return follow(state, node, is_checked, rival, animation);
    if (shows_above(state->table, node))
        return set_checked_below(state, node, is_checked, rival, animation);
    change = begin_change(state, animation);
    set_checked(state, node, is_checked);
    change->off_list = MENU_UNCHECKED;
    change->on_list = MENU_CHECKED;
    if (rival >= 0)
        change->off = look_move(state, rival);
    if (is_checked)
        change->on = look_move(state, node);
    change->is_empty = false;
    return end_change(change);
}

const menu_change *menu_check(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    return set_checked_event(expansion, node, true, animation);
}

const menu_change *menu_uncheck(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    return set_checked_event(expansion, node, false, animation);
}

const menu_change *menu_toggle_check(
    menu_expansion *expansion, menu_node node, const menu_animation *animation)
{
    const bool is_checked = menu_is_checked(expansion, node);

    if (is_checked && rival_of_check(expansion, node) == node)
        return unchanged(expansion, animation);
    return set_checked_event(expansion, node, !is_checked, animation);
}

const menu_change *menu_set_current(
    menu_expansion *expansion, menu_node node, bool reveals, const menu_animation *animation)
{
    const menu_table *table = expansion->table;
    bool is_item = contains(table, node) && !has_flag(table, node, MENU_SEPARATOR);
    menu_change *change;

    if (is_item && reveals)
        return reveal(expansion, node, node, animation);
    change = begin_change(expansion, animation);
    if ((is_item || node == MENU_NONE) && node != expansion->current) {
        change->off_list = change->on_list = MENU_UPDATED;
        if (expansion->current >= 0)
            change->off = look_move(expansion, expansion->current);
        if (node >= 0)
            change->on = look_move(expansion, node);
        change->is_empty = !change->off.is_visible && !change->on.is_visible;
        expansion->current = node;
    }
    return end_change(change);
}

const menu_change *menu_update(
    menu_expansion *expansion, const menu_node *nodes, size_t count,
    const menu_animation *animation)
{
    size_t index;

    begin_touching(expansion, animation);
    for (index = 0; index < count; index++) {
        menu_node node = nodes[index];
        if (!contains(expansion->table, node) || has_flag(expansion->table, node, MENU_SEPARATOR))
            continue;
        touch(expansion, node);
        mark(expansion, node, IS_NAMED, true);
    }
    return end_touching(expansion);
}
