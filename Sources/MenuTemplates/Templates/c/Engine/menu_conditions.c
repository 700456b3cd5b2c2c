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

/* Calls a function for all items whose `when` begins or ceases to hold. Returns how many there are;
   the function may be NULL. */
static int32_t visit_items(
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

static void mark_condition(menu_expansion *state, menu_node node, bool hides)
{
    mark(state, node, IS_HIDDEN_BY_CONDITION, hides);
    set(state, node, IS_HIDDEN, is_to_hide(state, node));
}

static void apply_condition(menu_expansion *state, menu_node node, bool hides)
{
    mark(state, node, IS_HIDDEN_BY_CONDITION, hides);
    update_hidden(state, node);
}

static void rule_after_condition(menu_expansion *state, menu_node node, bool hides)
{
    (void)hides;
    rule_around(state, node);
}

static uint64_t bit_of(const menu_condition *condition, int32_t value)
{
    return (uint64_t)1 << (condition->first_bit + value);
}

/* The conditions after one of them was given a value, of those that it can have. */
static uint64_t with_value(uint64_t conditions, const menu_condition *condition, int32_t value)
{
    int32_t other;

    if (condition->choices == NULL)
        return value != 0 ? conditions | bit_of(condition, 0) : conditions & ~bit_of(condition, 0);
    for (other = 0; other < condition->value_count; other++)
        conditions &= ~bit_of(condition, other);
    return conditions | bit_of(condition, value);
}

/* Gives all conditions their defaults, in a state that has just begun. */
static void begin_conditions(menu_expansion *state)
{
    const menu_table *table = state->table;
    int32_t index, clause = 0;
    menu_when when;

    state->conditions = 0;
    for (index = 0; index < table->condition_count; index++) {
        const menu_condition *condition = &table->conditions[index];
        state->conditions = with_value(state->conditions, condition, condition->initial_value);
    }
    index = 0;
    while (next_when(table, &clause, 0, state->conditions, &when))
        for (; index < table->conditional_item_count
             && table->conditional_items[index].when == when.number;
             index++)
            if (!when.holds)
                mark_condition(state, table->conditional_items[index].item, true);
}

const menu_change *menu_set_conditions(
    menu_expansion *expansion, const menu_condition_value *values, size_t count,
    const menu_animation *animation)
{
    const menu_table *table = expansion->table;
    const uint64_t before = expansion->conditions;
    uint64_t after = before;
    int32_t item_count;
    size_t index;

    for (index = 0; index < count; index++) {
        const menu_condition_value *value = &values[index];
        if (value->condition >= 0 && value->condition < table->condition_count && value->value >= 0
            && value->value < table->conditions[value->condition].value_count)
            after = with_value(after, &table->conditions[value->condition], value->value);
    }
    expansion->conditions = after;
    item_count = before == after ? 0 : visit_items(expansion, before, after, NULL);
    if (item_count == 0)
        return end_change(begin_change(expansion, animation));
    if (!is_worth_touching(expansion, (size_t)item_count)) {
        begin_waking(expansion, animation);
        visit_items(expansion, before, after, mark_condition);
        return end_waking(expansion);
    }
    begin_touching(expansion, animation);
    visit_items(expansion, before, after, apply_condition);
    visit_items(expansion, before, after, rule_after_condition);
    return end_touching(expansion);
}

int32_t menu_value_of_condition(const menu_expansion *expansion, int32_t condition)
{
    const menu_table *table = expansion->table;
    const menu_condition *found;
    int32_t value = 0;

    if (condition < 0 || condition >= table->condition_count)
        return MENU_NONE;
    found = &table->conditions[condition];
    if (found->choices == NULL)
        return (expansion->conditions & bit_of(found, 0)) != 0;
    while (value < found->value_count && !(expansion->conditions & bit_of(found, value)))
        value++;
    return value;
}
