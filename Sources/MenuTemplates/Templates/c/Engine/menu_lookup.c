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

menu_node menu_node_with_id(const menu_table *table, const char *id)
{
    return find_id(table, id, strlen(id));
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

/* Whether a node comes before another one in document order. */
static bool comes_before(const menu_table *table, menu_node node, menu_node other)
{
    int depth = menu_depth(table, node), other_depth = menu_depth(table, other);
    int level;

    for (level = depth; level > other_depth; level--)
        node = parent_of(table, node);
    for (level = other_depth; level > depth; level--)
        other = parent_of(table, other);
    if (node == other)
        return depth < other_depth;
    while (parent_of(table, node) != parent_of(table, other)) {
        node = parent_of(table, node);
        other = parent_of(table, other);
    }
    return node < other;
}

menu_node menu_node_for_url(const menu_table *table, const char *url)
{
    menu_node first = MENU_NONE;
    int32_t index;

    for (index = 0; index < table->detail_count; index++) {
        const menu_details *details = &table->details[index];
        if (details->url == NULL || strcmp(details->url, url) != 0)
            continue;
        if (first < 0 || comes_before(table, details->item, first))
            first = details->item;
    }
    return first;
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

int32_t menu_condition_with_name(const menu_table *table, const char *name)
{
    int32_t number;

    for (number = 0; number < table->condition_count; number++)
        if (strcmp(table->conditions[number].name, name) == 0)
            return number;
    return MENU_NONE;
}
