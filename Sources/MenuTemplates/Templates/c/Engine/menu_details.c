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

/* A text in the table's language, or else that of the document. */
static const char *text_of(
    const menu_table *table, menu_node node, menu_text_kind kind, const char *source)
{
    const menu_text *text = table->texts != NULL ? find_text(table, node, kind) : NULL;

    return text != NULL ? text->as.string : source;
}

const char *menu_id(const menu_table *table, menu_node node)
{
    return contains(table, node) ? table->items[node].id : NULL;
}

const char *menu_title(const menu_table *table, menu_node node)
{
    if (!contains(table, node))
        return "";
    return text_of(table, node, MENU_TEXT_TITLE, table->items[node].title);
}

const char *menu_detail(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? text_of(table, node, MENU_TEXT_DETAIL, details->detail) : NULL;
}

const char *menu_body(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? text_of(table, node, MENU_TEXT_BODY, details->body) : NULL;
}

const char *menu_footer(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? text_of(table, node, MENU_TEXT_FOOTER, details->footer) : NULL;
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
    return details != NULL ? text_of(table, node, MENU_TEXT_BADGE, details->badge) : NULL;
}

const char *const *menu_keywords(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    const menu_text *text
        = table->texts != NULL ? find_text(table, node, MENU_TEXT_KEYWORDS) : NULL;

    if (text != NULL)
        return text->as.strings;
    return details != NULL ? details->keywords : NULL;
}

const char *menu_placeholder(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL
        ? text_of(table, node, MENU_TEXT_PLACEHOLDER, details->placeholder) : NULL;
}

const char *menu_loading(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? text_of(table, node, MENU_TEXT_LOADING, details->loading) : NULL;
}

const char *menu_accessibility_label(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL
        ? text_of(table, node, MENU_TEXT_LABEL, details->accessibility_label) : NULL;
}

const char *menu_accessibility_hint(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL
        ? text_of(table, node, MENU_TEXT_HINT, details->accessibility_hint) : NULL;
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

const menu_column *menu_column_with_name(const menu_table *table, const char *name)
{
    return find_column(table->columns, table->column_count, name);
}

const menu_value *menu_value_of(const menu_table *table, menu_node node, const char *column)
{
    const menu_value *translated = find_value(
        find_column(table->translated_columns, table->translated_column_count, column), node);

    return translated != NULL ? translated
                              : find_value(menu_column_with_name(table, column), node);
}
