/* Lower case in ASCII, in which tags are compared, whatever the program's locale is. */
static char lower_cased(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

/* Whether shortening a range comes past a tag. A single character goes with what follows. */
static bool is_shortened(const char *range, const char *tag)
{
    size_t place, last = 0;

    for (place = 0; tag[place] != '\0'; place++) {
        if (lower_cased(range[place]) != lower_cased(tag[place]))
            return false;
        last = tag[place] == '-' ? 0 : last + 1;
    }
    return range[place] == '\0' || (range[place] == '-' && last > 1);
}

/* The table in the language that shortening a range finds first, which is the longest; NULL if
   there is none: the lookup of RFC 4647, section 3.4. */
static const menu_table *look_up(
    const menu_table *const *tables, size_t table_count, const char *range)
{
    const menu_table *found = NULL;
    size_t index;

    for (index = 0; index < table_count; index++) {
        const char *tag = tables[index]->language;
        if (tag != NULL && is_shortened(range, tag)
            && (found == NULL || strlen(tag) > strlen(found->language)))
            found = tables[index];
    }
    return found;
}

const menu_table *menu_table_for_language(
    const menu_table *const *tables, size_t table_count, const char *tag)
{
    return look_up(tables, table_count, tag);
}

const menu_table *menu_table_for_languages(
    const menu_table *const *tables, size_t table_count, const char *const *preferred,
    size_t preferred_count)
{
    size_t index;

    for (index = 0; index < preferred_count; index++) {
        const menu_table *table = look_up(tables, table_count, preferred[index]);
        if (table != NULL)
            return table;
    }
    return tables[0];
}
