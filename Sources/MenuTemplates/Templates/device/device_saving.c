#if MENU_SAVED_SIZE > 0

/* Saved states: version, number of entries, CRC-16, and for each entry 21 bits of a hash and a value. */

enum { SAVED_VERSION = 1, SAVED_HEADER = 5, SAVED_BITS = 22 };

static uint32_t saved_length(uint16_t count)
{
    return SAVED_HEADER + ((uint32_t)count * SAVED_BITS + 7) / 8;
}

/* The entry with a number, the lowest bit of which is the value. Entries follow each other bit by bit, from
   the lowest of each byte on. */
static uint32_t read_entry(const uint8_t *bytes, uint16_t number)
{
    uint32_t place = (uint32_t)number * SAVED_BITS, entry = 0, bit;

    for (bit = 1; bit < (uint32_t)1 << SAVED_BITS; bit <<= 1, place++) {
        if ((bytes[SAVED_HEADER + place / 8] >> (place & 7) & 1) != 0)
            entry |= bit;
    }
    return entry;
}

static void write_entry(uint8_t *bytes, uint16_t number, uint32_t entry)
{
    uint32_t place = (uint32_t)number * SAVED_BITS, bit;
    uint8_t *byte;

    for (bit = 1; bit < (uint32_t)1 << SAVED_BITS; bit <<= 1, place++) {
        byte = &bytes[SAVED_HEADER + place / 8];
        if ((place & 7) == 0)
            *byte = 0;
        if ((entry & bit) != 0)
            *byte = (uint8_t)(*byte | 1 << (place & 7));
    }
}

/* The hash of a saved id, whose lowest bit is clear. */
static uint32_t hash_at(uint16_t index)
{
    return MENU_READ_8(saved[index].hash[0]) | (uint32_t)MENU_READ_8(saved[index].hash[1]) << 8
        | (uint32_t)MENU_READ_8(saved[index].hash[2]) << 16;
}

/* The checksum (CRC-16/CCITT-FALSE) of the header without it, and of the entries. */
static uint16_t checksum(const uint8_t *bytes, size_t size)
{
    uint16_t sum = 0xFFFF;
    size_t index;
    uint8_t bit;

    for (index = 0; index < size; index++) {
        if (index == 3 || index == 4)
            continue;
        sum = (uint16_t)(sum ^ (uint16_t)((uint16_t)bytes[index] << 8));
        for (bit = 0; bit < 8; bit++)
            sum = (uint16_t)((sum & 0x8000u) != 0 ? (uint16_t)(sum << 1) ^ 0x1021u : (uint16_t)(sum << 1));
    }
    return sum;
}

/* The flag of a node that is saved. */
static uint8_t saved_flag(menu_node node)
{
    return is(node, MENU_CHECK_ITEM) ? CHECKED : OPEN;
}

/* Whether a node is saved because it is not as it was at first. Of a choice of one, only the checked
   item is. */
static bool is_saved(const menu_state *state, menu_node node)
{
    uint8_t flag = saved_flag(node);

    return has(state, node, flag) != starts(node, flag)
        && (flag == OPEN || has(state, node, flag) || !group_has(menu_parent(node), MENU_CHOOSES_ONE));
}

size_t menu_save(const menu_state *state, uint8_t *bytes, size_t size)
{
    size_t length;
    uint16_t index, count = 0, sum;
    menu_node node;

    for (index = 0; index < SAVED_COUNT; index++) {
        node = MENU_READ_NODE(saved[index].node);
        if (!is_saved(state, node))
            continue;
        if (size < saved_length((uint16_t)(count + 1)))
            return 0;
        write_entry(bytes, count++, hash_at(index) | has(state, node, saved_flag(node)));
    }
    length = (size_t)saved_length(count);
    if (size < length)
        return 0;
    bytes[0] = SAVED_VERSION;
    bytes[1] = (uint8_t)(count & 0xFF);
    bytes[2] = (uint8_t)(count >> 8);
    sum = checksum(bytes, length);
    bytes[3] = (uint8_t)(sum & 0xFF);
    bytes[4] = (uint8_t)(sum >> 8);
    return length;
}

/* The node with the hash of an entry: an id that an item has precedes one that it had. */
static menu_node saved_node(uint32_t entry)
{
    uint16_t index;

    for (index = 0; index < SAVED_COUNT + FORMER_COUNT; index++) {
        if ((hash_at(index) ^ entry) <= 1)
            return MENU_READ_NODE(saved[index].node);
    }
    return MENU_NONE;
}

#if MENU_CHECK_COUNT > 0
/* Leaves one item of a choice checked: one that an entry checked, else the first, else that which starts
   checked. */
static void settle_choice(menu_state *state, menu_node parent)
{
    menu_node node, kept = MENU_NONE, initially = MENU_NONE;

    for (node = first_child(parent); node != MENU_NONE; node = next_sibling(node)) {
        if (!is(node, MENU_CHECK_ITEM))
            continue;
        if (has(state, node, CHECKED) && (kept == MENU_NONE || (has(state, node, NAMED) && !has(state, kept, NAMED))))
            kept = node;
        if (starts(node, CHECKED) && initially == MENU_NONE)
            initially = node;
    }
    if (kept == MENU_NONE)
        kept = initially;
    for (node = first_child(parent); node != MENU_NONE; node = next_sibling(node)) {
        if (is(node, MENU_CHECK_ITEM))
            set(state, node, CHECKED, node == kept);
    }
}
#endif

bool menu_restore(menu_state *state, const uint8_t *bytes, size_t size)
{
    uint16_t count, index;
    uint32_t entry;
    bool value;
    menu_node node;

    if (size < SAVED_HEADER || bytes[0] != SAVED_VERSION)
        return false;
    count = (uint16_t)(bytes[1] | (uint16_t)bytes[2] << 8);
    if (saved_length(count) > size)
        return false;
    if (checksum(bytes, (size_t)saved_length(count)) != (uint16_t)(bytes[3] | (uint16_t)bytes[4] << 8))
        return false;
    for (index = 0; index < SAVED_COUNT; index++) {
        node = MENU_READ_NODE(saved[index].node);
        set(state, node, saved_flag(node), starts(node, saved_flag(node)));
    }
    for (index = 0; index < count; index++) {
        entry = read_entry(bytes, index);
        node = saved_node(entry);
        if (node == MENU_NONE)
            continue;
        value = (entry & 1) != 0;
        set(state, node, saved_flag(node), value);
        set(state, node, NAMED, value);
    }
#if MENU_CHECK_COUNT > 0
    for (node = 0; exists(node); node++) {
        if (is(node, MENU_CHOOSES_ONE) && !is(node, MENU_SLOT))
            settle_choice(state, node);
    }
    if (group_has(MENU_NONE, MENU_CHOOSES_ONE))
        settle_choice(state, MENU_NONE);
#endif
#if MENU_CONDITION_COUNT > 0
    follow(state);
#endif
    settle_groups(state, NAMED);
    for (node = 0; exists(node); node++)
        set(state, node, NAMED, false);
    settle_cursor(state);
    return true;
}
#endif
