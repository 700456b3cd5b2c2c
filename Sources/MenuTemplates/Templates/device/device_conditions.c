
/* Conditions, which are bits, and the items that depend on them. */
#if MENU_CONDITION_COUNT > 0

#if WHEN_COUNT > 0
static menu_bits read_bits(const menu_bits *place)
{
#if MENU_CONDITION_BITS > 32 && defined(__AVR__)
    const uint32_t *halves = (const uint32_t *)(const void *)place;

    return (menu_bits)MENU_READ_32(halves[0]) | (menu_bits)MENU_READ_32(halves[1]) << 32;
#else
    return MENU_READ_32(*place);
#endif
}
#endif

/* Hides, shows, enables and disables the items that depend on conditions. */
static void evaluate(menu_state *state)
{
#if WHEN_COUNT > 0
    uint16_t clause, item = 0;
    uint8_t when;
    bool holds;
    menu_node node;

    for (when = 0, clause = 0; when < WHEN_COUNT; when++) {
        holds = true;
        for (; clause < CLAUSE_COUNT && MENU_READ_8(clauses[clause].when) == when; clause++) {
            if (((state->bits & read_bits(&clauses[clause].any))
                    | (~state->bits & read_bits(&clauses[clause].none))) == 0)
                holds = false;
        }
        for (; item < CONDITIONAL_COUNT && MENU_READ_8(conditional[item].when) == when; item++) {
            node = MENU_READ_NODE(conditional[item].node);
            set(state, node, MENU_READ_8(conditional[item].flag), !holds);
        }
    }
#else
    (void)state;
#endif
}

static void put_value(menu_state *state, uint8_t condition, uint8_t value)
{
    uint8_t bit = MENU_READ_8(conditions[condition].bit);
    uint8_t count = MENU_READ_8(conditions[condition].count);
    menu_bits mask = 1;

    /* A condition without choices has one bit. */
    if (count > 0)
        mask = (((menu_bits)1 << (count - 1)) - 1) << 1 | 1;
    state->bits &= ~(mask << bit);
    if (count == 0 ? value == 1 : value < count)
        state->bits |= (menu_bits)1 << (count == 0 ? bit : bit + value);
}

#if FOLLOWER_COUNT > 0
/* Whether an item is checked, or the texts are in a language. */
static bool is_followed(const menu_state *state, uint16_t item)
{
#if MENU_LANGUAGE_COUNT > 1
    if (item >= MENU_ITEM_COUNT)
        return item - MENU_ITEM_COUNT == state->language;
#endif
    return item < MENU_ITEM_COUNT ? menu_is_checked(state, (menu_node)item) : item == MENU_ITEM_COUNT;
}
#endif

/* Gives the conditions that follow items their values. */
static void follow(menu_state *state)
{
#if FOLLOWER_COUNT > 0
    uint8_t condition;
    uint16_t index;

    for (condition = 0; condition < MENU_CONDITION_COUNT; condition++) {
        if (MENU_READ_8(conditions[condition].follows) == 0)
            continue;
        put_value(state, condition, 255);
        for (index = 0; index < FOLLOWER_COUNT; index++) {
            if (MENU_READ_8(followers[index].condition) == condition
                && is_followed(state, MENU_READ_16(followers[index].item)))
                put_value(state, condition, MENU_READ_8(followers[index].value));
        }
    }
#endif
    evaluate(state);
}

uint8_t menu_value_of_condition(const menu_state *state, uint8_t condition)
{
    uint8_t bit, count, value;

    if (condition >= MENU_CONDITION_COUNT)
        return 255;
    bit = MENU_READ_8(conditions[condition].bit);
    count = MENU_READ_8(conditions[condition].count);
    if (count == 0)
        return (state->bits >> bit & 1) != 0;
    for (value = 0; value < count; value++) {
        if ((state->bits >> (bit + value) & 1) != 0)
            return value;
    }
    return 255;
}

bool menu_set_condition(menu_state *state, uint8_t condition, uint8_t value)
{
    uint8_t count;

    if (condition >= MENU_CONDITION_COUNT || MENU_READ_8(conditions[condition].follows) != 0)
        return false;
    count = MENU_READ_8(conditions[condition].count);
    if (value >= (count == 0 ? 2 : count) || value == menu_value_of_condition(state, condition))
        return false;
    put_value(state, condition, value);
    evaluate(state);
    return settle(state);
}
#endif
