/* The kind of the last row of a slot: its loading row, its placeholder row, or a slot row. */
static menu_content_kind last_row_of_slot(const menu_expansion *state, menu_node slot)
{
    if (is_marked(state, slot, IS_BUSY) && has_flag(state->table, slot, MENU_HAS_LOADING))
        return MENU_CONTENT_LOADING;
    if (open_info(state, slot) == 0 && has_flag(state->table, slot, MENU_HAS_PLACEHOLDER))
        return MENU_CONTENT_PLACEHOLDER;
    return MENU_CONTENT_SLOT_ROW;
}

/* The number of all rows of a slot: its slot rows, and the placeholder or the loading row. */
static int32_t row_count_of_slot(const menu_expansion *state, menu_node slot)
{
    return open_info(state, slot) + (last_row_of_slot(state, slot) != MENU_CONTENT_SLOT_ROW);
}

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

/* Sorts numbers in place: qsort may allocate memory. */
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

/* Sorts indices, and moves the indices to the front that are not negative, not repeated, and
   below the limit, which grows by `growth` with each index. Returns how many there are. */
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

/* The number of rows that a slot has when it is given this many, as far as there is room. */
static int32_t fitting_count(const menu_expansion *state, int32_t count, menu_node slot)
{
    const int32_t before = open_info(state, slot);
    const int32_t room = state->free_rows > 0 ? state->free_rows : 0;

    if (count > before && count - before > room)
        return before + room;
    return count < 0 ? 0 : count;
}

/* Moves the indices that rows inserted into a slot can have to the front, in ascending order.
   Returns how many there are. */
static int32_t insertable(
    const menu_expansion *state, int32_t *indices, size_t count, menu_node slot)
{
    const int32_t used = use_indices(indices, count, open_info(state, slot) + 1, 1);
    const int32_t room = state->free_rows > 0 ? state->free_rows : 0;

    return used < room ? used : room;
}

/* Moves the indices that rows of a slot have to the front, in ascending order. Returns how many
   there are. */
static int32_t existing(
    const menu_expansion *state, int32_t *indices, size_t count, menu_node slot)
{
    return use_indices(indices, count, open_info(state, slot), 0);
}
