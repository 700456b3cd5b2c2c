menu_node menu_parent(const menu_table *table, menu_node node)
{
    return contains(table, node) ? parent_of(table, node) : MENU_NONE;
}

menu_node menu_first_child(const menu_table *table, menu_node node)
{
    return menu_child_count(table, node) > 0 ? first_child(table, node) : MENU_NONE;
}

int32_t menu_child_count(const menu_table *table, menu_node node)
{
    return contains(table, node) ? child_count(table, node) : 0;
}

int menu_depth(const menu_table *table, menu_node node)
{
    int depth = 0;

    if (contains(table, node))
        while ((node = parent_of(table, node)) >= 0)
            depth += !has_flag(table, node, MENU_INLINE);
    return depth;
}

int menu_depth_below(const menu_table *table, menu_node node)
{
    return menu_depth(table, node) + !menu_is_inline(table, node);
}

menu_node menu_next(const menu_table *table, menu_node node)
{
    return contains(table, node) ? successor(table, node) : MENU_NONE;
}

bool menu_is_category(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_CATEGORY);
}

bool menu_is_slot(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_slot(table, node);
}

bool menu_is_inline(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_inline(table, node);
}

bool menu_is_expandable(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_expandable(table, node);
}

bool menu_is_collapsible(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_collapsible(table, node);
}

bool menu_is_separator(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_SEPARATOR);
}

bool menu_is_footer(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_footer(table, node);
}

bool menu_is_initially_enabled(const menu_table *table, menu_node node)
{
    return contains(table, node) && !has_flag(table, node, MENU_DISABLED);
}

bool menu_is_initially_expanded(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_OPEN);
}

bool menu_is_initially_hidden(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_HIDDEN);
}

bool menu_is_check_item(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_check_item(table, node);
}

bool menu_shows_checked(const menu_table *table, menu_node node)
{
    return contains(table, node) && shows_checked(table, node);
}

bool menu_is_summary_check(const menu_table *table, menu_node node)
{
    return contains(table, node) && is_summary(table, node);
}

bool menu_is_initially_checked(const menu_table *table, menu_node node)
{
    return contains(table, node) && has_flag(table, node, MENU_STARTS_CHECKED);
}

bool menu_chooses_one(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_chooses_one
                             : contains(table, node) && has_flag(table, node, MENU_CHOOSES_ONE);
}

bool menu_chooses_any(const menu_table *table, menu_node slot)
{
    return contains(table, slot) && has_flag(table, slot, MENU_CHOOSES_ANY);
}

bool menu_is_single(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_is_single
                             : contains(table, node) && has_flag(table, node, MENU_SINGLE);
}

bool menu_keeps_open(const menu_table *table, menu_node node)
{
    return node == MENU_NONE ? table->top_keeps_open
                             : contains(table, node) && has_flag(table, node, MENU_KEEPS_OPEN);
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
    return details != NULL ? text_of(table, node, MENU_TEXT_URL, details->url) : NULL;
}

const menu_shortcut *menu_shortcut_of(const menu_table *table, menu_node node)
{
#ifdef __APPLE__
    return menu_shortcut_at(table, node, 0, true);
#else
    return menu_shortcut_at(table, node, 0, false);
#endif
}

const menu_shortcut *menu_shortcut_at(
    const menu_table *table, menu_node node, int32_t index, bool is_apple)
{
    const uint32_t platform = is_apple ? 2 : 1;
    int32_t low = 0, high = table->shortcut_count;

    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (table->shortcuts[middle].item < node)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < table->shortcut_count && table->shortcuts[low].item == node; low++)
        if ((table->shortcuts[low].platforms & platform) != 0 && index-- == 0)
            return &table->shortcuts[low].shortcut;
    return NULL;
}

const char *menu_mnemonic(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? text_of(table, node, MENU_TEXT_MNEMONIC, details->mnemonic) : NULL;
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

const char *menu_help(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? text_of(table, node, MENU_TEXT_HELP, details->help) : NULL;
}

const char *menu_disabled_reason(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL
        ? text_of(table, node, MENU_TEXT_DISABLED_REASON, details->disabled_reason) : NULL;
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
    if (details == NULL || details->accessibility_hint == NULL)
        return menu_help(table, node);
    return text_of(table, node, MENU_TEXT_HINT, details->accessibility_hint);
}

menu_accessory menu_accessory_of(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->accessory : MENU_ACCESSORY_NONE;
}

menu_badge_variant menu_badge_variant_of(const menu_table *table, menu_node node)
{
    const menu_details *details = details_of(table, node);
    return details != NULL ? details->badge_variant : MENU_BADGE_VARIANT_NORMAL;
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

menu_indicator menu_indicator_of(const menu_table *table, menu_node node)
{
    return *indicator_of(table, node);
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

menu_node menu_node_with_id(const menu_table *table, const char *id)
{
    return find_id(table, id, strlen(id));
}

menu_node menu_node_for_url(const menu_table *table, const char *url)
{
    menu_node first = MENU_NONE;
    int32_t index;

    for (index = 0; index < table->detail_count; index++) {
        const menu_details *details = &table->details[index];
        const char *own = text_of(table, details->item, MENU_TEXT_URL, details->url);
        if (own == NULL || strcmp(own, url) != 0)
            continue;
        if (first < 0 || compare(table, details->item, first) < 0)
            first = details->item;
    }
    return first;
}
