static void sift_down(int32_t *numbers, size_t root, size_t count)
{
    while (2 * root + 1 < count) {
        size_t child = 2 * root + 1;
        int32_t number = numbers[root];
        if (child + 1 < count && numbers[child + 1] > numbers[child])
            child++;
        if (numbers[child] <= number)
            return;
        numbers[root] = numbers[child];
        numbers[child] = number;
        root = child;
    }
}

/* Sorts numbers without memory of its own, which qsort may allocate. */
static void sort(int32_t *numbers, size_t count)
{
    size_t place = 1;

    while (place < count && numbers[place - 1] <= numbers[place])
        place++;
    if (place >= count)
        return;
    for (place = count / 2; place > 0; place--)
        sift_down(numbers, place - 1, count);
    for (place = count - 1; place > 0; place--) {
        int32_t last = numbers[place];
        numbers[place] = numbers[0];
        numbers[0] = last;
        sift_down(numbers, 0, place);
    }
}

/* Sorts indices and moves those that count to the front: not negative, not repeated, and below the
   limit, which grows by `growth` with each. Returns how many there are. */
static int32_t use_indices(int32_t *indices, size_t count, int32_t limit, int32_t growth)
{
    int32_t used = 0;
    size_t place;

    sort(indices, count);
    for (place = 0; place < count && indices[place] < limit + used * growth; place++)
        if (indices[place] >= 0 && (used == 0 || indices[place] != indices[used - 1]))
            indices[used++] = indices[place];
    return used;
}

/* An edit of a slot, as it is before the event. */
static menu_edit edit_of(const menu_expansion *state, menu_node slot, menu_change_kind kind)
{
    menu_edit edit;

    edit.slot = slot;
    edit.kind = kind;
    edit.count_before = open_info(state, slot);
    edit.last_before = last_row_of_slot(state, slot);
    edit.indices = NULL;
    edit.index_count = 0;
    return edit;
}

/* Gives a slot a number of slot rows and applies what follows from that. */
static const menu_change *edit_slot(
    menu_expansion *state, const menu_edit *edit, int32_t count, bool is_busy,
    const menu_animation *animation)
{
    const menu_table *table = state->table;
    const menu_node slot = edit->slot;
    const int32_t rows_before = rows_before_edit(edit);
    bool is_empty, was_shown, is_shown;
    menu_change *change;

    state->free_rows -= count - edit->count_before;
    set_open_info(state, slot, count);
    mark(state, slot, IS_BUSY, is_busy);
    is_empty = rows_in_slot(state, slot) == 0 && !has_flag(table, slot, MENU_BODY);
    if (is_empty != has(state, slot, IS_EMPTY) && has(state, MENU_NONE, IS_SETTLED)) {
        begin_waking(state, animation);
        state->edit = *edit;
        return end_waking(state);
    }
    begin_touching(state, animation);
    state->edit = *edit;
    touch(state, slot);
    if (shows_below(state, slot) && !is_absent(state, slot))
        add_rows(state, slot, rows_in_slot(state, slot) - rows_before);
    if (is_empty != has(state, slot, IS_EMPTY)) {
        set_empty(state, slot, is_empty);
        rule_group(state, parent_of(table, slot));
    }
    change = end_touching(state);
    was_shown = showed_below(state, slot);
    is_shown = shows_below_now(state, slot);
    if ((was_shown && rows_before > 0) || (is_shown && rows_in_slot(state, slot) > 0))
        if (was_shown != is_shown || edit->index_count > 0 || count != edit->count_before
            || last_row_of_slot(state, slot) != edit->last_before)
            change->is_empty = false;
    return change;
}

const menu_change *menu_set_slot_count(
    menu_expansion *expansion, menu_node slot, int32_t count, const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return end_change(begin_change(expansion, animation));
    edit = edit_of(expansion, slot, MENU_INSERTED);
    if (count > edit.count_before && count - edit.count_before > expansion->free_rows)
        count = edit.count_before + (expansion->free_rows > 0 ? expansion->free_rows : 0);
    if (count < 0)
        count = 0;
    return edit_slot(expansion, &edit, count, is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_insert_rows(
    menu_expansion *expansion, menu_node slot, int32_t *indices, size_t count,
    const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return end_change(begin_change(expansion, animation));
    edit = edit_of(expansion, slot, MENU_INSERTED);
    edit.indices = indices;
    edit.index_count = use_indices(indices, count, edit.count_before + 1, 1);
    if (edit.index_count > expansion->free_rows)
        edit.index_count = expansion->free_rows > 0 ? expansion->free_rows : 0;
    return edit_slot(
        expansion, &edit, edit.count_before + edit.index_count,
        is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_remove_rows(
    menu_expansion *expansion, menu_node slot, int32_t *indices, size_t count,
    const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return end_change(begin_change(expansion, animation));
    edit = edit_of(expansion, slot, MENU_REMOVED);
    edit.indices = indices;
    edit.index_count = use_indices(indices, count, edit.count_before, 0);
    return edit_slot(
        expansion, &edit, edit.count_before - edit.index_count,
        is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_update_rows(
    menu_expansion *expansion, menu_node slot, int32_t *indices, size_t count,
    const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return end_change(begin_change(expansion, animation));
    edit = edit_of(expansion, slot, MENU_UPDATED);
    edit.indices = indices;
    edit.index_count = use_indices(indices, count, edit.count_before, 0);
    return edit_slot(
        expansion, &edit, edit.count_before, is_marked(expansion, slot, IS_BUSY), animation);
}

const menu_change *menu_set_busy(
    menu_expansion *expansion, menu_node slot, bool is_busy, const menu_animation *animation)
{
    menu_edit edit;

    if (!menu_is_slot(expansion->table, slot))
        return end_change(begin_change(expansion, animation));
    edit = edit_of(expansion, slot, MENU_INSERTED);
    return edit_slot(expansion, &edit, edit.count_before, is_busy, animation);
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

int32_t menu_slot_count(const menu_expansion *expansion, menu_node slot)
{
    return menu_is_slot(expansion->table, slot) ? open_info(expansion, slot) : 0;
}

bool menu_is_busy(const menu_expansion *expansion, menu_node slot)
{
    return menu_is_slot(expansion->table, slot) && is_marked(expansion, slot, IS_BUSY);
}

/* The place of a slot that shows the slot row with an index; its row is MENU_NONE if it does not. */
static menu_place place_of_slot(const menu_expansion *state, menu_node slot, int32_t index)
{
    const menu_place none = {-1, -1, -1};

    if (index < 0 || index >= menu_slot_count(state, slot) || !shows_below(state, slot))
        return none;
    return place_of(state, slot);
}

int32_t menu_row_of_slot_row(const menu_expansion *expansion, menu_node slot, int32_t index)
{
    menu_place place = place_of_slot(expansion, slot, index);

    return place.row < 0 ? MENU_NONE : place.row + 1 + index;
}

menu_index_path menu_path_of_slot_row(
    const menu_expansion *expansion, menu_node slot, int32_t index)
{
    menu_place place = place_of_slot(expansion, slot, index);
    menu_index_path path = {MENU_NONE, MENU_NONE};

    if (place.row >= 0) {
        path.section = section_of_top(expansion, place.top);
        path.row = row_in_section(expansion, place) + 1 + index;
    }
    return path;
}
