/* Compares a node with the item of an element, which is the element's first member. */
static int compare_items(const void *node, const void *element)
{
    menu_node first = *(const menu_node *)node, second = *(const menu_node *)element;

    return (first > second) - (first < second);
}

/* The details of a node; NULL if it has none or is outside the menu. */
static const menu_details *details_of(const menu_table *table, menu_node node)
{
    if (table->detail_count == 0)
        return NULL;
    return bsearch(
        &node, table->details, (size_t)table->detail_count, sizeof *table->details, compare_items);
}

/* A text in the table's language; NULL if the table has none. */
static const menu_text *find_text(const menu_table *table, menu_node node, menu_text_kind kind)
{
    int32_t low = 0, high = table->text_count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (table->texts[middle].item < node)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < table->text_count && table->texts[low].item == node; low++)
        if (table->texts[low].kind == kind)
            return &table->texts[low];
    return NULL;
}

/* A text in the table's language, or else the document's text. */
static const char *text_of(
    const menu_table *table, menu_node node, menu_text_kind kind, const char *source)
{
    const menu_text *text = WITH_LANGUAGES && table->texts != NULL ? find_text(table, node, kind) : NULL;

    return text != NULL ? text->as.string : source;
}

/* The glyphs of a node, without copying them. */
static const menu_indicator *indicator_of(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL && details->indicator != NULL ? details->indicator
                                                         : &table->settings.indicator;
}

static const menu_column *find_column(
    const menu_column *columns, int32_t count, const char *name)
{
    int32_t index;

    for (index = 0; index < count; index++)
        if (strcmp(columns[index].name, name) == 0)
            return &columns[index];
    return NULL;
}

/* The value of a node in a column, which may be NULL; NULL if it has none. */
static const menu_value *find_value(const menu_column *column, menu_node node)
{
    if (column == NULL || column->value_count == 0)
        return NULL;
    return bsearch(
        &node, column->values, (size_t)column->value_count, sizeof *column->values, compare_items);
}

/* The node whose id has these bytes, found by binary search, or MENU_NONE. */
static menu_node find_id(const menu_table *table, const char *id, size_t length)
{
    int32_t low = 0, high = table->item_count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        menu_node node = table->items_by_id[middle];
        const char *found = table->items[node].id;
        /* strncmp compares bytes as unsigned, as the order of ids does. */
        int order = found == NULL ? 1 : strncmp(found, id, length);
        if (order == 0 && found[length] == '\0')
            return node;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return MENU_NONE;
}

/* The node that had an id of these bytes in an earlier version of the menu, or MENU_NONE. */
static menu_node find_former_id(const menu_table *table, const char *id, size_t length)
{
    int32_t low = 0, high = table->former_id_count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        const char *found = table->former_ids[middle].id;
        int order = strncmp(found, id, length);
        if (order == 0 && found[length] == '\0')
            return table->former_ids[middle].item;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return MENU_NONE;
}

int32_t menu_index_of_string(const char *const *strings, int32_t count, const char *string)
{
    int32_t low = 0, high = count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        int order = strcmp(strings[middle], string);
        if (order == 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return -1;
}
