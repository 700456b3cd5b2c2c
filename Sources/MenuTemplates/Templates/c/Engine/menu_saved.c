size_t menu_expansion_size(const menu_table *table)
{
    size_t items = (size_t)table->item_count, tops = (size_t)table->top_count;
    return MENU_WORD_COUNT(items, tops) * sizeof(menu_word);
}

/* All rows of items and slots fit in 20 bits. */
#define MAX_ROWS 1048575

/* What is open and checked at the start. */
static uint32_t initial_state(uint32_t flags)
{
    uint32_t state = 0;

    if (flags & MENU_OPEN)
        state |= IS_OPEN;
    if (flags & MENU_STARTS_CHECKED)
        state |= IS_CHECKED;
    return state;
}

void menu_expansion_init(menu_expansion *expansion, menu_word *memory, const menu_table *table)
{
    uint32_t all_flags = 0;
    int32_t slot_count = 0;
    menu_node node;

    expansion->table = table;
    expansion->current = MENU_NONE;
    expansion->words = memory + 1;
    expansion->absent = memory + 1 + table->item_count;
    expansion->words[MENU_NONE].rows = 0;
    expansion->words[MENU_NONE].state = IS_OPEN;
    for (node = 0; node < table->item_count; node++) {
        uint32_t flags = table->items[node].flags, initial = initial_state(flags);
        all_flags |= flags;
        slot_count += (flags & MENU_SLOT) != 0;
        expansion->words[node].rows = 0;
        if (flags & MENU_HIDDEN) {
            initial |= IS_HIDDEN;
            expansion->words[node].rows = IS_HIDDEN_BY_PROGRAM;
        }
        expansion->words[node].state = initial;
    }
    expansion->free_rows = MAX_ROWS - table->item_count - slot_count;
    if (all_flags & MENU_SEPARATOR)
        find_separators(expansion);
    begin_conditions(expansion);
    find_empty(expansion);
    if (table->top_chooses_one || (all_flags & MENU_CHOOSES_ONE))
        settle_choices(expansion);
    rebuild(expansion);
    begin_change(expansion, NULL);
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
    copy->free_rows = expansion->free_rows;
    copy->conditions = expansion->conditions;
    begin_change(copy, NULL);
}

/* The signs of the entries of a saved state, in their order. */
static const char signs[] = {'*', '+', '-', '/'};

static bool is_sign(char byte)
{
    return memchr(signs, byte, sizeof signs) != NULL;
}

/* The sign of the entry that a saved state has for a node; NUL if the node is as at the start. */
static char entry_sign(const menu_expansion *state, menu_node node)
{
    uint32_t flags = state->table->items[node].flags;
    bool is_open = has(state, node, IS_OPEN), is_checked = has(state, node, IS_CHECKED);

    if (is_checked != ((flags & MENU_STARTS_CHECKED) != 0))
        return is_checked ? '*' : '/';
    if (is_open != ((flags & MENU_OPEN) != 0) && !(flags & MENU_FIXED))
        return is_open ? '+' : '-';
    return '\0';
}

/* Counts the entries that a saved state has, by the indexes of their signs. */
static void count_entries(const menu_expansion *state, int32_t counts[sizeof signs])
{
    menu_node node;

    memset(counts, 0, sizeof signs * sizeof *counts);
    for (node = 0; node < state->table->item_count; node++) {
        const char sign = entry_sign(state, node);
        if (sign != '\0')
            counts[(const char *)memchr(signs, sign, sizeof signs) - signs]++;
    }
}

size_t menu_saved_state(const menu_expansion *expansion, char *buffer, size_t size)
{
    const menu_table *table = expansion->table;
    int32_t counts[sizeof signs];
    size_t length = 2, copied, pass;

    for (copied = 0; copied < 2 && copied + 1 < size; copied++)
        buffer[copied] = "v1"[copied];
    count_entries(expansion, counts);
    for (pass = 0; pass < sizeof signs; pass++) {
        int32_t rank;
        for (rank = 0; counts[pass] > 0; rank++) {
            menu_node node = table->items_by_id[rank];
            const char *id = table->items[node].id;
            if (entry_sign(expansion, node) != signs[pass])
                continue;
            counts[pass]--;
            if (copied + 1 < size)
                buffer[copied++] = ' ';
            if (copied + 1 < size)
                buffer[copied++] = signs[pass];
            length += 2 + strlen(id);
            for (; *id != '\0' && copied + 1 < size; id++)
                buffer[copied++] = *id;
        }
    }
    if (size > 0)
        buffer[copied] = '\0';
    return length;
}

/* The node that an entry of a saved state is for, or MENU_NONE. */
static menu_node find_entry(const menu_table *table, const char *id, size_t length)
{
    menu_node node = find_id(table, id, length);

    return node >= 0 ? node : find_former_id(table, id, length);
}

static bool is_state(const char *text)
{
    return strncmp(text, "v1", 2) == 0 && (text[2] == ' ' || text[2] == '\0');
}

const menu_change *menu_restore(
    menu_expansion *expansion, const char *state, const menu_animation *animation)
{
    const menu_table *table = expansion->table;
    const char *entry = state;
    uint32_t all_flags = 0;
    menu_node node;

    if (!is_state(state))
        return end_change(begin_change(expansion, animation));
    begin_bulk(expansion, animation);
    for (node = 0; node < table->item_count; node++) {
        uint32_t flags = table->items[node].flags, *word = &expansion->words[node].state;
        all_flags |= flags;
        *word = (*word & ~(IS_OPEN | IS_CHECKED)) | initial_state(flags);
    }
    while ((entry = strchr(entry, ' ')) != NULL) {
        size_t length = strcspn(++entry, " ");
        if (!is_sign(*entry))
            continue;
        node = find_entry(table, entry + 1, length - 1);
        if (*entry == '+' || *entry == '-') {
            if (!menu_is_collapsible(table, node))
                continue;
            set(expansion, node, IS_OPEN, *entry == '+');
            set(expansion, node, IS_PREFERRED, true);
        } else if (menu_is_check_item(table, node)) {
            set(expansion, node, IS_CHECKED, *entry == '*');
            set(expansion, node, IS_PREFERRED, true);
        }
    }
    if (table->top_chooses_one || (all_flags & MENU_CHOOSES_ONE))
        settle_choices(expansion);
    let_go(expansion);
    unsettle(expansion);
    settle_groups(expansion);
    set(expansion, -1, IS_SETTLED, true);
    return end_bulk(expansion);
}

menu_unknown menu_unknown_ids(const menu_table *table, const char *state)
{
    menu_unknown unknown;

    unknown.id = state;
    unknown.length = 0;
    unknown.table = table;
    unknown.is_known = is_state(state);
    unknown.rest = unknown.is_known ? state + 2 : state;
    return unknown;
}

bool menu_unknown_next(menu_unknown *unknown)
{
    if (!unknown->is_known) {
        unknown->length = strlen(unknown->rest);
        unknown->id = unknown->rest;
        unknown->rest += unknown->length;
        return unknown->length > 0;
    }
    while (*unknown->rest != '\0') {
        const char *entry = unknown->rest + 1;
        size_t length = strcspn(entry, " ");
        bool is_signed = is_sign(*entry);
        unknown->rest = entry + length;
        if (length == 0)
            continue;
        if (is_signed && length > 1) {
            entry++;
            length--;
        }
        if (!is_signed || find_entry(unknown->table, entry, length) < 0) {
            unknown->id = entry;
            unknown->length = length;
            return true;
        }
    }
    return false;
}
