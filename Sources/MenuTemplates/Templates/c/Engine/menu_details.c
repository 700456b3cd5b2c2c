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

const char *menu_id(const menu_table *table, menu_node node)
{
    return contains(table, node) ? table->items[node].id : NULL;
}

const char *menu_title(const menu_table *table, menu_node node)
{
    return contains(table, node) ? table->items[node].title : "";
}

const char *menu_detail(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->detail : NULL;
}

const char *menu_body(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->body : NULL;
}

const char *menu_footer(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->footer : NULL;
}

const char *menu_icon(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->icon : NULL;
}

const char *menu_action(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->action : NULL;
}

const char *menu_url(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->url : NULL;
}

const char *menu_shortcut(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->shortcut : NULL;
}

const char *menu_badge(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->badge : NULL;
}

const char *const *menu_keywords(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->keywords : NULL;
}

const char *menu_placeholder(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->placeholder : NULL;
}

const char *menu_loading(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->loading : NULL;
}

const char *menu_accessibility_label(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->accessibility_label : NULL;
}

const char *menu_accessibility_hint(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->accessibility_hint : NULL;
}

menu_accessory menu_accessory_of(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->accessory : MENU_ACCESSORY_NONE;
}

menu_role menu_role_of(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->role : MENU_ROLE_NORMAL;
}

bool menu_tag(const menu_table *table, menu_node node, int64_t *tag)
{
    const menu_details *details = details_of(table, node);

    if (details == NULL || !details->has_tag)
        return false;
    *tag = details->tag;
    return true;
}

double menu_height(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL && details->height > 0 ? details->height : -1;
}

/* The glyphs of a node, without copying them. */
static const menu_indicator *indicator_of(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL && details->indicator != NULL ? details->indicator
                                                         : &table->settings.indicator;
}

menu_indicator menu_indicator_of(const menu_table *table, menu_node node)
{
    return *indicator_of(table, node);
}

const menu_column *menu_column_with_name(const menu_table *table, const char *name)
{
    int32_t index;

    for (index = 0; index < table->column_count; index++)
        if (strcmp(table->columns[index].name, name) == 0)
            return &table->columns[index];
    return NULL;
}

const menu_value *menu_value_of(const menu_table *table, menu_node node, const char *column)
{
    const menu_column *found = menu_column_with_name(table, column);

    if (found == NULL || found->value_count == 0)
        return NULL;
    return bsearch(
        &node, found->values, (size_t)found->value_count, sizeof *found->values, compare_items);
}
