size_t menu_expansion_size(const menu_table *table)
{
    size_t items = (size_t)table->item_count, tops = (size_t)table->top_count;
    return MENU_WORD_COUNT(items, tops) * sizeof(menu_word);
}

void menu_expansion_init(menu_expansion *expansion, menu_word *memory, const menu_table *table)
{
    menu_node node;

    expansion->table = table;
    expansion->words = memory + 1;
    expansion->absent = memory + 1 + table->item_count;
    expansion->words[MENU_NONE].state = IS_OPEN;
    for (node = 0; node < table->item_count; node++) {
        uint32_t flags = table->items[node].flags, initial = 0;
        if (flags & MENU_OPEN)
            initial |= IS_OPEN;
        if (flags & MENU_HIDDEN)
            initial |= IS_HIDDEN;
        if ((flags & (MENU_CATEGORY | MENU_BODY)) == MENU_CATEGORY)
            initial |= IS_EMPTY;
        expansion->words[node].state = initial;
        if (!(flags & MENU_HIDDEN) && has(expansion, parent_of(table, node), IS_EMPTY))
            set(expansion, parent_of(table, node), IS_EMPTY, false);
    }
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
    begin_change(copy, NULL);
}

/* Whether the node is open (or closed) and did not start so. */
static bool is_entry(const menu_expansion *state, menu_node node, bool is_open)
{
    const menu_table *table = state->table;

    if (has_flag(table, node, MENU_OPEN) == is_open || has_flag(table, node, MENU_FIXED))
        return false;
    return has(state, node, IS_OPEN) == is_open;
}

size_t menu_saved_state(const menu_expansion *expansion, char *buffer, size_t size)
{
    const menu_table *table = expansion->table;
    size_t length = 2, copied;
    int pass;

    for (copied = 0; copied < 2 && copied + 1 < size; copied++)
        buffer[copied] = "v1"[copied];
    for (pass = 0; pass < 2; pass++) {
        int32_t rank;
        for (rank = 0; rank < table->item_count; rank++) {
            menu_node node = table->items_by_id[rank];
            const char *id = table->items[node].id;
            if (!is_entry(expansion, node, pass == 0))
                continue;
            if (copied + 1 < size)
                buffer[copied++] = ' ';
            if (copied + 1 < size)
                buffer[copied++] = pass == 0 ? '+' : '-';
            length += 2 + strlen(id);
            for (; *id != '\0' && copied + 1 < size; id++)
                buffer[copied++] = *id;
        }
    }
    if (size > 0)
        buffer[copied] = '\0';
    return length;
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
    menu_node node;

    if (!is_state(state))
        return end_change(begin_change(expansion, animation));
    begin_bulk(expansion, animation);
    for (node = 0; node < table->item_count; node++)
        set(expansion, node, IS_OPEN, has_flag(table, node, MENU_OPEN));
    while ((entry = strchr(entry, ' ')) != NULL) {
        size_t length = strcspn(++entry, " ");
        if (*entry != '+' && *entry != '-')
            continue;
        node = find_id(table, entry + 1, length - 1);
        if (!menu_is_collapsible(table, node))
            continue;
        set(expansion, node, IS_OPEN, *entry == '+');
        set(expansion, node, IS_PREFERRED, true);
    }
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
        bool is_signed = *entry == '+' || *entry == '-';
        unknown->rest = entry + length;
        if (length == 0)
            continue;
        if (is_signed && length > 1) {
            entry++;
            length--;
        }
        if (!is_signed || find_id(unknown->table, entry, length) < 0) {
            unknown->id = entry;
            unknown->length = length;
            return true;
        }
    }
    return false;
}
