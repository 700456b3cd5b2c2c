bool menu_is_filtered(const menu_expansion *expansion)
{
    return is_filtered(expansion);
}

bool menu_is_expanded(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && has(expansion, node, IS_OPEN);
}

bool menu_is_enabled(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node)
        && has_flag(expansion->table, node, MENU_DISABLED) == is_marked(expansion, node, IS_TURNED);
}

bool menu_is_hidden(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && !has_flag(expansion->table, node, MENU_SEPARATOR)
        && has(expansion, node, IS_HIDDEN);
}

bool menu_is_empty(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && has(expansion, node, IS_EMPTY);
}

bool menu_can_expand(const menu_expansion *expansion, menu_node node)
{
    const menu_table *table = expansion->table;

    return menu_is_expandable(table, node) && !has(expansion, node, IS_EMPTY);
}

menu_glyph menu_glyph_of(const menu_expansion *expansion, menu_node node)
{
    const menu_glyph none = {NULL, NULL};
    const menu_indicator *indicator;

    if (!contains(expansion->table, node) || has_flag(expansion->table, node, MENU_SEPARATOR)
        || is_inline(expansion->table, node))
        return none;
    indicator = indicator_of(expansion->table, node);
    if (has(expansion, node, IS_EMPTY)) {
        if (indicator->hide_when_empty)
            return none;
        return indicator->empty.text != NULL || indicator->empty.image != NULL
            ? indicator->empty : indicator->collapsed;
    }
    if (!menu_is_expandable(expansion->table, node))
        return indicator->leaf;
    return has(expansion, node, IS_OPEN) ? indicator->expanded : indicator->collapsed;
}

int32_t menu_row_count(const menu_expansion *expansion)
{
    return shown(expansion, expansion->page);
}

menu_content menu_content_at_row(const menu_expansion *expansion, int32_t row)
{
    const menu_table *table = expansion->table;
    menu_content content = {MENU_CONTENT_NONE, MENU_NONE, 0};
    menu_node parent = expansion->page;
    uint32_t rest = (uint32_t)row;

    if (row < 0 || row >= menu_row_count(expansion))
        return content;
    for (;;) {
        int32_t before = siblings_before_row(expansion, parent, &rest);
        if (before >= child_count(table, parent))
            return content;
        parent = first_child(table, parent) + before;
        if (rest == 0 && own_rows(expansion, parent) > 0) {
            content.kind = MENU_CONTENT_ITEM;
            content.node = parent;
            return content;
        }
        rest -= (uint32_t)own_rows(expansion, parent);
        if (is_slot(table, parent)) {
            bool is_slot_row = (int32_t)rest < open_info(expansion, parent);
            content.kind
                = is_slot_row ? MENU_CONTENT_SLOT_ROW : last_row_of_slot(expansion, parent);
            content.node = parent;
            content.index = is_slot_row ? (int32_t)rest : 0;
            return content;
        }
    }
}

menu_node menu_node_at_row(const menu_expansion *expansion, int32_t row)
{
    return menu_content_at_row(expansion, row).node;
}

int32_t menu_row_of(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) ? place_of(expansion, node).row : MENU_NONE;
}

const char *menu_shown_detail(const menu_expansion *expansion, menu_node node)
{
    menu_node checked = MENU_NONE;

    if (menu_shows_checked(expansion->table, node))
        checked = menu_checked_in(expansion, node, MENU_NONE);
    return checked >= 0 ? menu_title(expansion->table, checked) : menu_detail(expansion->table, node);
}

bool menu_is_visible(const menu_expansion *expansion, menu_node node)
{
    return menu_row_of(expansion, node) >= 0;
}

int32_t menu_section_count(const menu_expansion *expansion)
{
    return in_sections(expansion) ? expansion->table->top_count - expansion->absent_count : 1;
}

menu_node menu_node_of_section(const menu_expansion *expansion, int32_t section)
{
    return top_of_section(expansion, section);
}

int32_t menu_row_count_in_section(const menu_expansion *expansion, int32_t section)
{
    return count_in_section(expansion, section);
}

menu_content menu_content_at_path(const menu_expansion *expansion, menu_index_path path)
{
    return menu_content_at_row(expansion, row_at(expansion, path));
}

menu_node menu_node_at_path(const menu_expansion *expansion, menu_index_path path)
{
    return menu_content_at_path(expansion, path).node;
}

menu_index_path menu_path_of(const menu_expansion *expansion, menu_node node)
{
    menu_index_path result = {MENU_NONE, MENU_NONE};

    if (contains(expansion->table, node)) {
        menu_place place = place_of(expansion, node);
        int32_t row = row_in_section(expansion, place);
        if (place.row >= 0 && row >= 0) {
            result.section = section_of(expansion, place.top);
            result.row = row;
        }
    }
    return result;
}

int32_t menu_section_of(const menu_expansion *expansion, menu_node node)
{
    const menu_table *table = expansion->table;

    if (!contains(table, node))
        return MENU_NONE;
    if (!in_sections(expansion))
        return 0;
    while (node >= table->top_count)
        node = parent_of(table, node);
    return is_absent(expansion, node) ? MENU_NONE : section_of(expansion, node);
}

int32_t menu_slot_count(const menu_expansion *expansion, menu_node slot)
{
    return menu_is_slot(expansion->table, slot) ? open_info(expansion, slot) : 0;
}

bool menu_is_busy(const menu_expansion *expansion, menu_node slot)
{
    return menu_is_slot(expansion->table, slot) && is_marked(expansion, slot, IS_BUSY);
}

/* The place of the first row of a slot that shows the slot row with an index; its row is MENU_NONE if
   the slot does not show it. */
static menu_place place_of_slot(const menu_expansion *state, menu_node slot, int32_t index)
{
    const menu_place none = {-1, -1, -1};

    if (index < 0 || index >= menu_slot_count(state, slot))
        return none;
    return first_place_below(state, slot);
}

int32_t menu_row_of_slot_row(const menu_expansion *expansion, menu_node slot, int32_t index)
{
    menu_place place = place_of_slot(expansion, slot, index);

    return place.row < 0 ? MENU_NONE : place.row + index;
}

menu_index_path menu_path_of_slot_row(
    const menu_expansion *expansion, menu_node slot, int32_t index)
{
    menu_place place = place_of_slot(expansion, slot, index);
    menu_index_path path = {MENU_NONE, MENU_NONE};

    if (place.row >= 0) {
        path.section = section_of(expansion, place.top);
        path.row = row_in_section(expansion, place) + index;
    }
    return path;
}

bool menu_is_checked(const menu_expansion *expansion, menu_node node)
{
    return menu_check_state_of(expansion, node) == MENU_STATE_CHECKED;
}

menu_check_state menu_check_state_of(const menu_expansion *expansion, menu_node node)
{
    if (!contains(expansion->table, node))
        return MENU_STATE_UNCHECKED;
    return check_state(expansion, node, false);
}

menu_node menu_checked_in(const menu_expansion *expansion, menu_node group, menu_node after)
{
    if (group != MENU_NONE && !contains(expansion->table, group))
        return MENU_NONE;
    return checked_under(expansion, group, after + 1);
}

menu_node menu_current(const menu_expansion *expansion)
{
    return expansion->current;
}

int32_t menu_value_of_condition(const menu_expansion *expansion, int32_t condition)
{
    const menu_table *table = expansion->table;

    if (condition < 0 || condition >= table->condition_count)
        return MENU_NONE;
    return value_of_condition(expansion, &table->conditions[condition]);
}
