
/* Slots. */
#if MENU_SLOT_COUNT > 0

/* Where the number of a slot's rows is; NULL for another item. */
static uint16_t *count_in(menu_state *state, menu_node slot)
{
    uint8_t index;

    for (index = 0; index < MENU_SLOT_COUNT; index++) {
        if (MENU_READ_NODE(slots[index]) == slot)
            return &state->counts[index];
    }
    return NULL;
}

uint16_t menu_count(const menu_state *state, menu_node slot)
{
    return count_of(state, slot);
}

bool menu_is_busy(const menu_state *state, menu_node slot)
{
    return exists(slot) && has(state, slot, BUSY);
}

bool menu_set_count(menu_state *state, menu_node slot, uint16_t count)
{
    uint16_t *place = count_in(state, slot);

    /* The placeholder or the row below the last one needs a number, too. */
    if (count > 65534u)
        count = 65534u;
    if (place == NULL || *place == count)
        return false;
    *place = count;
    return settle(state);
}

/* Whether the cursor is on a row of a slot with this index or a later one. */
static bool is_from(const menu_state *state, menu_node slot, uint16_t index)
{
    return state->cursor.node == slot && state->cursor.part > index;
}

bool menu_insert_row(menu_state *state, menu_node slot, uint16_t index)
{
    uint16_t count = count_of(state, slot);

    if (!menu_is_slot(slot) || index > count || count >= 65534u)
        return false;
    if (is_from(state, slot, index))
        state->cursor.part++;
    return menu_set_count(state, slot, (uint16_t)(count + 1));
}

bool menu_remove_row(menu_state *state, menu_node slot, uint16_t index)
{
    uint16_t count = count_of(state, slot);

    if (!menu_is_slot(slot) || index >= count)
        return false;
    if (is_from(state, slot, (uint16_t)(index + 1)))
        state->cursor.part--;
    return menu_set_count(state, slot, (uint16_t)(count - 1));
}

bool menu_set_busy(menu_state *state, menu_node slot, bool is_busy)
{
    if (!menu_is_slot(slot) || has(state, slot, BUSY) == is_busy)
        return false;
    set(state, slot, BUSY, is_busy);
    return settle(state);
}
#endif
