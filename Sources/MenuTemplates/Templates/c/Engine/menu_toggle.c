/* Starts an empty change. */
static menu_change *begin_change(menu_expansion *state, const menu_animation *animation)
{
    static const menu_change nothing;
    menu_change *change = &state->change;

    *change = nothing;
    change->animation = animation != NULL ? *animation : state->table->settings.animation;
    change->expansion = state;
    change->is_empty = true;
    change->off.node = MENU_NONE;
    change->on.node = MENU_NONE;
    change->off_list = MENU_CLOSED;
    change->on_list = MENU_OPENED;
    change->previous_current = state->current;
    return change;
}

/* Replaces a directional animation by top or bottom, depending on the first opened node and its
   nearest closed sibling. */
static const menu_change *end_change(menu_change *change)
{
    const menu_table *table = change->expansion->table;
    menu_node first = change->on_list == MENU_OPENED ? change->on.node : MENU_NONE;
    menu_node sibling = change->off.node;
    menu_animation_preset insertion = MENU_ANIMATION_TOP, deletion = MENU_ANIMATION_TOP;
    menu_animation *animation = &change->animation;
    menu_span span;

    if (animation->insertion != MENU_ANIMATION_DIRECTIONAL
        && animation->deletion != MENU_ANIMATION_DIRECTIONAL)
        return change;
    if (change->is_bulk) {
        menu_list opened = menu_change_list(change, MENU_OPENED);
        menu_list closed = menu_change_list(change, MENU_CLOSED);
        if (menu_list_next(&opened, &span))
            first = span.first;
        while (first >= 0 && menu_list_next(&closed, &span))
            if (parent_of(table, span.first) == parent_of(table, first)
                && (sibling < 0 || abs(span.first - first) < abs(sibling - first)))
                sibling = span.first;
    }
    if (first >= 0 && sibling >= 0) {
        if (first < sibling)
            deletion = MENU_ANIMATION_BOTTOM;
        else
            insertion = MENU_ANIMATION_BOTTOM;
    }
    if (animation->insertion == MENU_ANIMATION_DIRECTIONAL)
        animation->insertion = insertion;
    if (animation->deletion == MENU_ANIMATION_DIRECTIONAL)
        animation->deletion = deletion;
    return change;
}

/* The number of rows that move when a node at this place opens or closes. */
static int32_t rows_that_move(const menu_expansion *state, menu_node node, menu_place place)
{
    return place.row < 0 || is_filtered(state) ? 0 : rows_below(state, node);
}

/* The place of a node that is not dormant. */
static menu_place place_if_awake(const menu_expansion *state, menu_node node)
{
    const menu_place none = {-1, -1, -1};

    return is_awake(state, node) ? place_of(state, node) : none;
}

/* A place after rows of an earlier sibling were inserted, or removed if `rows` is negative. */
static menu_place moved_down(menu_place place, int32_t rows)
{
    if (place.row >= 0) {
        if (place.row == place.top_row)
            place.top_row += rows;
        place.row += rows;
    }
    return place;
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
        move.section = section_of_top(state, before.top);
        move.count = count;
        move.row_after = after.row;
        move.row_in_section_after = row_in_section(state, after);
    }
    return move;
}

static menu_scroll_target scroll_target(
    const menu_expansion *state, menu_place place, menu_scroll_position position)
{
    menu_scroll_target target;

    target.position = position;
    target.row = place.row;
    target.section = section_of_top(state, place.top);
    target.row_in_section = row_in_section(state, place);
    if (target.row_in_section < 0)
        target.row_in_section = MENU_NONE;
    return target;
}

/* Sets what the settings bring into view when a node at this place opens. */
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
    gained = rows_that_move(expansion, node, place);
    if (rival >= 0) {
        menu_place before = place_of(expansion, rival);
        int32_t lost = rows_that_move(expansion, rival, before);
        if (rival < node)
            place = moved_down(place, -lost);
        change->off = move_of(
            expansion, rival, before, moved_down(before, rival > node ? gained : 0), lost);
        propagate(expansion, rival, -rows_below(expansion, rival));
        set_open(expansion, rival, false);
    }
    set_open(expansion, node, true);
    propagate(expansion, node, rows_below(expansion, node));
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
            expansion, node, place, place, rows_that_move(expansion, node, place));
        propagate(expansion, node, -rows_below(expansion, node));
        set_open(expansion, node, false);
        change->is_empty = false;
    }
    return end_change(change);
}
