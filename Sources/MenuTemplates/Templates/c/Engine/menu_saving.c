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

/* The signs of the entries of a saved state, in the order of their bytes. */
static const char signs[] = {'*', '+', '-', '/'};

static bool is_sign(char byte)
{
    return memchr(signs, byte, sizeof signs) != NULL;
}

/* Whether a saved state has an entry with this sign for the node. */
static inline bool is_saved(const menu_expansion *state, menu_node node, char sign)
{
    const uint32_t flags = state->table->items[node].flags;
    const bool is_on = sign == '*' || sign == '+';

    if (sign == '*' || sign == '/')
        return has(state, node, IS_CHECKED) == is_on
            && ((flags & MENU_STARTS_CHECKED) != 0) != is_on;
    return has(state, node, IS_OPEN) == is_on && ((flags & MENU_OPEN) != 0) != is_on
        && !(flags & MENU_FIXED);
}

/* Whether a node's open or checked state differs from the initial one. */
static bool is_changed(const menu_expansion *state, menu_node node)
{
    const uint32_t initial = initial_state(state->table->items[node].flags);

    return ((state->words[node].state ^ initial) & (IS_OPEN | IS_CHECKED)) != 0;
}

/* Counts the entries of a saved state, by the indexes of their signs. */
static void count_entries(const menu_expansion *state, int32_t counts[sizeof signs])
{
    menu_node node;
    size_t index;

    memset(counts, 0, sizeof signs * sizeof *counts);
    for (node = 0; node < state->table->item_count; node++)
        for (index = 0; is_changed(state, node) && index < sizeof signs; index++)
            counts[index] += is_saved(state, node, signs[index]);
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
            if (!is_saved(expansion, node, signs[pass]))
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

/* The node whose id or former id an entry of a saved state has, or MENU_NONE. */
static menu_node find_entry(const menu_table *table, const char *id, size_t length)
{
    menu_node node = find_id(table, id, length);

    return node >= 0 ? node : find_former_id(table, id, length);
}

/* The end of a string of at most `length` bytes, which may be NULL if that is 0. */
static const char *end_of(const char *text, size_t length)
{
    const char *end;

    if (length == 0)
        return text;
    end = memchr(text, '\0', length);
    return end != NULL ? end : text + length;
}

/* The first blank from a place on, or the end. */
static const char *end_of_word(const char *text, const char *end)
{
    const char *blank = text != end ? memchr(text, ' ', (size_t)(end - text)) : NULL;

    return blank != NULL ? blank : end;
}

bool menu_is_saved_state(const char *text, size_t length)
{
    const char *end = end_of(text, length);

    return end_of_word(text, end) - text == 2 && memcmp(text, "v1", 2) == 0;
}

/* Applies the entries of a saved state to the state before any event, then the rules of groups. */
static void restore_entries(menu_expansion *state, const char *text, const char *end)
{
    const menu_table *table = state->table;
    menu_node node;

    for (node = 0; node < table->item_count; node++) {
        uint32_t *word = &state->words[node].state;
        *word = (*word & ~(IS_OPEN | IS_CHECKED)) | initial_state(table->items[node].flags);
    }
    while ((text = end_of_word(text, end)) < end) {
        const char *entry = ++text;
        size_t length = (size_t)(end_of_word(entry, end) - entry);
        if (length == 0 || !is_sign(*entry))
            continue;
        node = find_entry(table, entry + 1, length - 1);
        if (*entry == '+' || *entry == '-') {
            if (!menu_is_collapsible(table, node))
                continue;
            set(state, node, IS_OPEN, *entry == '+');
            set(state, node, IS_PREFERRED, true);
        } else if (menu_is_check_item(table, node)) {
            set(state, node, IS_CHECKED, *entry == '*');
            set(state, node, IS_PREFERRED, true);
        }
    }
    restore_checks(state);
    follow_restored(state);
    let_go(state);
    unsettle(state);
    settle_groups(state);
    set(state, MENU_NONE, IS_SETTLED, true);
}

const menu_change *menu_restore(
    menu_expansion *expansion, const char *state, size_t length, const menu_animation *animation)
{
    if (!menu_is_saved_state(state, length))
        return unchanged(expansion, animation);
    begin_bulk(expansion, animation);
    restore_entries(expansion, state, end_of(state, length));
    return end_bulk(expansion);
}

menu_unknown menu_unknown_ids(const menu_table *table, const char *state, size_t length)
{
    menu_unknown unknown;

    unknown.id = state;
    unknown.length = 0;
    unknown.table = table;
    unknown.end = end_of(state, length);
    unknown.is_known = menu_is_saved_state(state, length);
    unknown.rest = unknown.is_known ? state + 2 : state;
    return unknown;
}

bool menu_unknown_next(menu_unknown *unknown)
{
    if (!unknown->is_known) {
        unknown->length = (size_t)(unknown->end - unknown->rest);
        unknown->id = unknown->rest;
        unknown->rest += unknown->length;
        return unknown->length > 0;
    }
    while (unknown->rest < unknown->end) {
        const char *entry = unknown->rest + 1;
        size_t length = (size_t)(end_of_word(entry, unknown->end) - entry);
        bool is_signed = length > 0 && is_sign(*entry);
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
