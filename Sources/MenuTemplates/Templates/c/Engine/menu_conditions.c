/* Whether a clause of a `when` holds. */
static bool clause_holds(const menu_when_clause *clause, uint64_t conditions)
{
    uint64_t any = (uint64_t)clause->any_high << 32 | clause->any_low;
    uint64_t not = (uint64_t)clause->not_high << 32 | clause->not_low;

    return (conditions & any) != 0 || (~conditions & not) != 0;
}

/* A `when`, and whether it holds before and after an event. */
typedef struct menu_when {
    int32_t number;
    bool held, holds;
} menu_when;

/* Reads the next `when` of a menu, from a clause on; false after the last. */
static bool next_when(
    const menu_table *table, int32_t *clause, uint64_t before, uint64_t after, menu_when *when)
{
    if (*clause == table->when_clause_count)
        return false;
    when->number = table->when_clauses[*clause].when;
    when->held = when->holds = true;
    for (; *clause < table->when_clause_count; ++*clause) {
        const menu_when_clause *next = &table->when_clauses[*clause];
        if (next->when != when->number)
            break;
        when->held = when->held && clause_holds(next, before);
        when->holds = when->holds && clause_holds(next, after);
    }
    return true;
}

/* The place of the first item whose `when` has this number or a higher one. */
static int32_t first_item_of_when(const menu_table *table, int32_t number)
{
    int32_t low = 0, high = table->conditional_item_count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (table->conditional_items[middle].when < number)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Calls a function, unless it is NULL, for all items whose `when` begins or ceases to hold. Returns
   the number of these items. */
static int32_t for_each_item(
    menu_expansion *state, uint64_t before, uint64_t after,
    void (*visit)(menu_expansion *state, menu_node node, bool hides))
{
    const menu_table *table = state->table;
    int32_t clause = 0, count = 0;
    menu_when when;

    while (next_when(table, &clause, before, after, &when)) {
        int32_t place, end;
        if (when.held == when.holds)
            continue;
        place = first_item_of_when(table, when.number);
        end = first_item_of_when(table, when.number + 1);
        count += end - place;
        for (; visit != NULL && place < end; place++)
            visit(state, table->conditional_items[place].item, !when.holds);
    }
    return count;
}

/* Whether an item with a `when` stands for its `enabled`, which hides nothing. Its number is then
   above those of nodes. */
static bool is_enabling(const menu_expansion *state, menu_node item)
{
    return item >= state->table->item_count;
}

/* Enables or disables an item. */
static void turn(menu_expansion *state, menu_node item)
{
    menu_node node = item - state->table->item_count;

    mark(state, node, IS_TURNED, !is_marked(state, node, IS_TURNED));
}

static void mark_condition(menu_expansion *state, menu_node node, bool hides)
{
    if (is_enabling(state, node)) {
        turn(state, node);
        return;
    }
    mark(state, node, IS_HIDDEN_BY_CONDITION, hides);
    set(state, node, IS_HIDDEN, is_to_hide(state, node));
}

static void apply_condition(menu_expansion *state, menu_node node, bool hides)
{
    if (is_enabling(state, node)) {
        touch(state, node - state->table->item_count);
        turn(state, node);
        return;
    }
    mark(state, node, IS_HIDDEN_BY_CONDITION, hides);
    update_hidden(state, node);
}

static void settle_after_condition(menu_expansion *state, menu_node node, bool hides)
{
    (void)hides;
    if (!is_enabling(state, node))
        settle_around(state, node);
}

/* The bits of a condition that are set for a value; none for the number of its values. */
static uint64_t bits_of(const menu_condition *condition, int32_t value)
{
    if (value >= condition->value_count)
        return 0;
    if (condition->choices == NULL)
        return (uint64_t)(value != 0) << condition->first_bit;
    return (uint64_t)1 << (condition->first_bit + value);
}

/* All bits of a condition. */
static uint64_t mask_of(const menu_condition *condition)
{
    uint64_t mask = 0;
    int32_t value;

    for (value = 0; value < condition->value_count; value++)
        mask |= bits_of(condition, value);
    return mask;
}

/* The bits of all conditions after a condition was given a value that it can have. */
static uint64_t set_condition(uint64_t bits, const menu_condition *condition, int32_t value)
{
    return (bits & ~mask_of(condition)) | bits_of(condition, value);
}

/* The value of a condition; MENU_NONE while it follows a choice without a checked item. */
static int32_t value_of_condition(uint64_t bits, const menu_condition *condition)
{
    int32_t value = 0;

    if (condition->choices != NULL && (bits & mask_of(condition)) == 0)
        return MENU_NONE;
    while (value + 1 < condition->value_count
           && (bits & mask_of(condition)) != bits_of(condition, value))
        value++;
    return value;
}

/* The bits that are set while the item of a follower is checked. */
static uint64_t bits_of_follower(const menu_table *table, int32_t place)
{
    const menu_follower *follower = &table->followers[place];

    return bits_of(&table->conditions[follower->condition], follower->value);
}

/* The place of the first follower whose item has this number or a higher one. */
static int32_t first_follower(const menu_table *table, menu_node item)
{
    int32_t low = 0, high = table->follower_count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (table->followers[middle].item < item)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The bits that are set while an item is checked; 0 if no condition follows it. */
static uint64_t bits_following(const menu_table *table, menu_node item)
{
    uint64_t bits = 0;
    int32_t place = first_follower(table, item);

    for (; place < table->follower_count && table->followers[place].item == item; place++)
        bits |= bits_of_follower(table, place);
    return bits;
}

/* Gives all conditions their initial values, and marks the items that the conditions hide at
   first. */
static void start_conditions(menu_expansion *state)
{
    const menu_table *table = state->table;
    const menu_conditional_item *items = table->conditional_items;
    int32_t index, clause = 0;
    menu_when when;

    state->conditions = 0;
    for (index = 0; index < table->condition_count; index++) {
        const menu_condition *condition = &table->conditions[index];
        state->conditions = set_condition(state->conditions, condition, condition->initial_value);
    }
    index = 0;
    while (next_when(table, &clause, 0, state->conditions, &when))
        for (; index < table->conditional_item_count && items[index].when == when.number; index++)
            /* The table says which items are disabled at first. */
            if (!when.holds && !is_enabling(state, items[index].item))
                mark_condition(state, items[index].item, true);
}

int32_t menu_condition_with_name(const menu_table *table, const char *name)
{
    int32_t number;

    for (number = 0; number < table->condition_count; number++)
        if (strcmp(table->conditions[number].name, name) == 0)
            return number;
    return MENU_NONE;
}
