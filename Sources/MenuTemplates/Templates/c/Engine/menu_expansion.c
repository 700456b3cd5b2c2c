size_t menu_expansion_size(const menu_table *table)
{
    size_t items = (size_t)table->item_count, tops = (size_t)table->top_count;
    size_t summaries = (size_t)table->summary_count;
    /* The further bits of conditions, and those before an event. */
    size_t conditions = 2 * (size_t)other_word_count(table);

    return (MENU_WORD_COUNT(items, tops) + summaries + conditions) * sizeof(menu_word);
}

/* The number of rows that items and slots can have, which fits in 20 bits. */
#define MAX_ROWS 1048575

/* Whether the program has all parts of the engine that a menu with these flags needs. */
static bool has_parts(const menu_table *table, uint32_t flags)
{
    const uint32_t summary = MENU_CATEGORY | MENU_CHECK_ITEM;
    menu_node node;

    for (node = 0; !WITH_SUMMARIES && node < table->item_count; node++)
        if ((table->items[node].flags & summary) == summary)
            return false;
    return (WITH_SLOTS || !(flags & MENU_SLOT)) && (WITH_INLINES || !(flags & MENU_INLINE))
        && (WITH_CONDITIONS || table->condition_count == 0)
        && (WITH_SECTIONS || table->layout == MENU_LAYOUT_ROWS)
        && (WITH_LANGUAGES || table->texts == NULL);
}

bool menu_expansion_init(
    menu_expansion *expansion, menu_word *memory, size_t size, const menu_table *table)
{
    uint32_t all_flags = 0;
    int32_t slot_count = 0;
    menu_node node;

    if (size < menu_expansion_size(table))
        return false;
    for (node = 0; node < table->item_count; node++)
        all_flags |= table->items[node].flags;
    if (!has_parts(table, all_flags))
        return false;
    expansion->table = table;
    expansion->current = MENU_NONE;
    expansion->page = MENU_NONE;
    expansion->words = memory + 1;
    expansion->absent = memory + 1 + table->item_count;
    expansion->words[MENU_NONE].rows = 0;
    expansion->words[MENU_NONE].state = IS_OPEN;
    for (node = 0; node < table->item_count; node++) {
        uint32_t flags = table->items[node].flags, initial = initial_state(flags);
        slot_count += (flags & MENU_SLOT) != 0;
        expansion->words[node].rows = 0;
        if (flags & MENU_HIDDEN) {
            initial |= IS_HIDDEN;
            expansion->words[node].rows = IS_HIDDEN_BY_PROGRAM;
        }
        expansion->words[node].state = initial;
    }
    expansion->free_rows = MAX_ROWS - table->item_count - slot_count;
    if (all_flags & MENU_INLINE)
        mark(expansion, MENU_NONE, HAS_INLINES, true);
    if (all_flags & MENU_SEPARATOR)
        find_separators(expansion);
    start_conditions(expansion);
    find_empty(expansion);
    tidy_separators(expansion);
    if (table->top_chooses_one || (all_flags & MENU_CHOOSES_ONE) || table->summary_count > 0)
        restore_checks(expansion);
    rebuild(expansion);
    begin_change(expansion, NULL);
    if (table->language_number > 0) {
        follow_language(expansion, 0, NULL);
        begin_change(expansion, NULL);
    }
    return true;
}

void menu_expansion_copy(
    menu_expansion *copy, menu_word *memory, const menu_expansion *expansion)
{
    const menu_table *table = expansion->table;

    memcpy(memory, expansion->words - 1, menu_expansion_size(table));
    copy->table = table;
    copy->words = memory + 1;
    copy->absent = memory + 1 + table->item_count;
    copy->absent_count = expansion->absent_count;
    copy->current = expansion->current;
    copy->page = expansion->page;
    copy->free_rows = expansion->free_rows;
    copy->conditions = expansion->conditions;
    begin_change(copy, NULL);
}

bool menu_expansion_set_table(menu_expansion *expansion, const menu_table *table)
{
    menu_set_language(expansion, table, NULL);
    return expansion->table == table;
}
