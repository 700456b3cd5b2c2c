/* Lower case in ASCII, as tags are compared, whatever the program's locale is. */
static char lower_case(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

/* Whether a tag consists of the first bytes of another one. */
static bool is_tag(const char *tag, const char *other, size_t length)
{
    size_t place;

    for (place = 0; place < length; place++)
        if (lower_case(tag[place]) != lower_case(other[place]))
            return false;
    return tag[length] == '\0';
}

/* The length of a tag without its last part, nor a single letter that would then be the last. */
static size_t length_without_last_part(const char *tag, size_t length)
{
    do {
        while (length > 0 && tag[length - 1] != '-')
            length--;
        if (length > 0)
            length--;
    } while (length > 1 && tag[length - 2] == '-');
    return length;
}

const menu_table *menu_table_for_language(
    const menu_table *const *tables, size_t table_count, const char *tag)
{
    size_t length, index;

    for (length = strlen(tag); length > 0; length = length_without_last_part(tag, length))
        for (index = 0; index < table_count; index++)
            if (tables[index]->language != NULL && is_tag(tables[index]->language, tag, length))
                return tables[index];
    return NULL;
}

const menu_table *menu_table_for_languages(
    const menu_table *const *tables, size_t table_count, const char *const *preferred,
    size_t preferred_count)
{
    size_t index;

    for (index = 0; index < preferred_count; index++) {
        const menu_table *table = menu_table_for_language(tables, table_count, preferred[index]);
        if (table != NULL)
            return table;
    }
    return tables[0];
}

bool menu_expansion_set_table(menu_expansion *expansion, const menu_table *table)
{
    const menu_table *own = expansion->table;

    /* The tables of a menu share their arrays. */
    if (table->items != own->items || table->item_count != own->item_count
        || table->conditions != own->conditions)
        return false;
    expansion->table = table;
    return true;
}
