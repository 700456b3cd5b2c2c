/* The number of words of 64 bits for the conditions, without the first. */
static int32_t other_word_count(const menu_table *table)
{
    const menu_condition *last;

    if (!WITH_CONDITIONS || table->condition_count == 0)
        return 0;
    last = &table->conditions[table->condition_count - 1];
    return (last->first_bit + (last->choices == NULL ? 1 : last->value_count) - 1) / 64;
}

/* The words of a state's bits after the first, each with the lower and the upper half; after them are
   those before an event. NULL if there are none. */
static menu_word *other_words(const menu_expansion *state)
{
    const menu_table *table = state->table;
    const int32_t count = other_word_count(table);

    if (count == 0)
        return NULL;
    return state->words - 1 + menu_expansion_size(table) / sizeof(menu_word) - 2 * count;
}

/* Keeps the bits before an event, and returns the first word. */
static uint64_t keep_bits(const menu_expansion *state)
{
    const int32_t count = other_word_count(state->table);

    if (count > 0)
        memcpy(
            other_words(state) + count, other_words(state), (size_t)count * sizeof(menu_word));
    return state->conditions;
}

/* Whether bits of a state have changed since they were kept. */
static bool has_changed(const menu_expansion *state, uint64_t before)
{
    const int32_t count = other_word_count(state->table);

    return state->conditions != before
        || (count > 0
            && memcmp(
                   other_words(state) + count, other_words(state),
                   (size_t)count * sizeof(menu_word))
                != 0);
}

static bool has_bit(const menu_expansion *state, int32_t bit)
{
    const menu_word *word;

    if (bit < 64)
        return (state->conditions >> bit & 1) != 0;
    word = &other_words(state)[bit / 64 - 1];
    return ((bit % 64 < 32 ? word->state : word->rows) >> bit % 32 & 1) != 0;
}

/* Sets or clears a bit of a state. */
static void set_bit(menu_expansion *state, int32_t bit, bool is_set)
{
    menu_word *word;
    uint32_t *half;

    if (bit < 64) {
        const uint64_t mask = (uint64_t)1 << bit;
        state->conditions = is_set ? state->conditions | mask : state->conditions & ~mask;
        return;
    }
    word = &other_words(state)[bit / 64 - 1];
    half = bit % 64 < 32 ? &word->state : &word->rows;
    *half = is_set ? *half | UINT32_C(1) << bit % 32 : *half & ~(UINT32_C(1) << bit % 32);
}

/* Whether a clause of a `when` holds for a word of the bits. */
static bool word_holds(const menu_when_clause *clause, uint64_t conditions)
{
    uint64_t any = (uint64_t)clause->any_high << 32 | clause->any_low;
    uint64_t not = (uint64_t)clause->not_high << 32 | clause->not_low;

    return (conditions & any) != 0 || (~conditions & not) != 0;
}

/* Whether a clause of a `when`, which has one place for each word of the bits, holds for some words. */
static bool clause_holds(
    const menu_when_clause *clause, uint64_t first, const menu_word *others, int32_t other_count)
{
    int32_t word;

    if (word_holds(clause, first))
        return true;
    for (word = 0; word < other_count; word++)
        if (word_holds(&clause[1 + word], (uint64_t)others[word].rows << 32 | others[word].state))
            return true;
    return false;
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
        when->held = when->held && word_holds(next, before);
        when->holds = when->holds && word_holds(next, after);
    }
    return true;
}

/* Does the same in a menu whose bits have more words. Those after the first are in `others`: after the
   event, and then before it. */
static bool next_when_of_words(
    const menu_table *table, int32_t *clause, uint64_t before, uint64_t after,
    const menu_word *others, menu_when *when)
{
    const int32_t count = other_word_count(table);

    if (*clause == table->when_clause_count)
        return false;
    when->number = table->when_clauses[*clause].when;
    when->held = when->holds = true;
    for (; *clause < table->when_clause_count; *clause += 1 + count) {
        const menu_when_clause *next = &table->when_clauses[*clause];
        if (next->when != when->number)
            break;
        when->held = when->held && clause_holds(next, before, others + count, count);
        when->holds = when->holds && clause_holds(next, after, others, count);
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

/* Calls a function, unless it is NULL, for all items whose `when` began or ceased to hold since the
   bits were kept. Returns the number of these items. */
static int32_t for_each_item(
    menu_expansion *state, uint64_t before,
    void (*visit)(menu_expansion *state, menu_node node, bool hides))
{
    const menu_table *table = state->table;
    const menu_word *others = other_words(state);
    int32_t clause = 0, count = 0;
    menu_when when;

    while (others == NULL
               ? next_when(table, &clause, before, state->conditions, &when)
               : next_when_of_words(
                   table, &clause, before, state->conditions, others, &when)) {
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

/* The bit that is set for a value of a condition; MENU_NONE if none is. */
static int32_t bit_of(const menu_condition *condition, int32_t value)
{
    if (value < 0 || value >= condition->value_count)
        return MENU_NONE;
    if (condition->choices != NULL)
        return condition->first_bit + value;
    return value == 1 ? condition->first_bit : MENU_NONE;
}

/* Gives a condition a value, or none with the number of its values. */
static void set_condition(menu_expansion *state, const menu_condition *condition, int32_t value)
{
    int32_t other;

    for (other = 0; other <= condition->value_count; other++) {
        int32_t bit = bit_of(condition, other);
        if (bit != MENU_NONE)
            set_bit(state, bit, other == value);
    }
}

/* The value of a condition; MENU_NONE while it follows a choice without a checked item. */
static int32_t value_of_condition(const menu_expansion *state, const menu_condition *condition)
{
    int32_t value;

    for (value = 0; value < condition->value_count; value++) {
        int32_t bit = bit_of(condition, value);
        if (bit != MENU_NONE && has_bit(state, bit))
            return value;
    }
    return condition->choices != NULL ? MENU_NONE : 0;
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

/* Whether a condition follows an item. */
static bool has_follower(const menu_table *table, menu_node item)
{
    int32_t place = first_follower(table, item);

    return place < table->follower_count && table->followers[place].item == item;
}

/* Sets or clears the bit of a follower, which is set while its item is checked. */
static void set_follower(menu_expansion *state, const menu_follower *follower, bool is_checked)
{
    const menu_condition *condition = &state->table->conditions[follower->condition];

    set_bit(state, bit_of(condition, follower->value), is_checked);
}

/* Sets or clears the bits that are set while an item is checked. */
static void set_followers(menu_expansion *state, menu_node item, bool is_checked)
{
    const menu_table *table = state->table;
    int32_t place = first_follower(table, item);

    for (; place < table->follower_count && table->followers[place].item == item; place++)
        set_follower(state, &table->followers[place], is_checked);
}

/* Gives all conditions their initial values, and marks the items that the conditions hide at
   first. */
static void start_conditions(menu_expansion *state)
{
    const menu_table *table = state->table;
    const menu_conditional_item *items = table->conditional_items;
    int32_t index, clause = 0;
    const menu_word *others;
    menu_when when;

    state->conditions = 0;
    if (!WITH_CONDITIONS)
        return;
    if (other_word_count(table) > 0)
        memset(other_words(state), 0, (size_t)other_word_count(table) * sizeof(menu_word));
    for (index = 0; index < table->condition_count; index++)
        set_condition(state, &table->conditions[index], table->conditions[index].initial_value);
    keep_bits(state);
    index = 0;
    others = other_words(state);
    while (others == NULL
               ? next_when(table, &clause, 0, state->conditions, &when)
               : next_when_of_words(table, &clause, 0, state->conditions, others, &when))
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
