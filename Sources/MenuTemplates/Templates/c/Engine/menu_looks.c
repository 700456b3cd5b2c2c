bool menu_is_filtered(const menu_expansion *expansion)
{
    return is_filtered(expansion);
}

bool menu_is_expanded(const menu_expansion *expansion, menu_node node)
{
    return contains(expansion->table, node) && has(expansion, node, IS_OPEN);
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

    if (!contains(expansion->table, node) || has_flag(expansion->table, node, MENU_SEPARATOR))
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
