/* `absent` holds the top-level nodes without a section in ascending order, two in a word. */

static int32_t absent_at(const menu_expansion *state, int32_t place)
{
    const menu_word *word = &state->absent[place / 2];
    return (int32_t)(place % 2 == 0 ? word->rows : word->state);
}

static void find_absent(menu_expansion *state)
{
    menu_node node;

    state->absent_count = 0;
    for (node = 0; node < state->table->top_count; node++) {
        if (is_absent(state, node)) {
            menu_word *word = &state->absent[state->absent_count / 2];
            if (state->absent_count % 2 == 0)
                word->rows = (uint32_t)node;
            else
                word->state = (uint32_t)node;
            state->absent_count++;
        }
    }
}

/* The distance from the row of a top-level node to the first row of its section. */
static int32_t first_row(const menu_expansion *state)
{
    return state->table->layout == MENU_LAYOUT_SECTION_HEADERS ? 1 : 0;
}

/* The section of a top-level node that has one; 0 in the layout of rows. */
static int32_t section_of_top(const menu_expansion *state, menu_node top)
{
    int32_t low = 0, high = state->absent_count;

    if (state->table->layout == MENU_LAYOUT_ROWS)
        return 0;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (absent_at(state, middle) < top)
            low = middle + 1;
        else
            high = middle;
    }
    return top - low;
}

/* The row in the section; -1 for a header. */
static int32_t row_in_section(const menu_expansion *state, menu_place place)
{
    if (state->table->layout == MENU_LAYOUT_ROWS)
        return place.row;
    return place.row - place.top_row - first_row(state);
}

int32_t menu_section_count(const menu_expansion *expansion)
{
    const menu_table *table = expansion->table;
    return table->layout == MENU_LAYOUT_ROWS ? 1 : table->top_count - expansion->absent_count;
}

menu_node menu_node_of_section(const menu_expansion *expansion, int32_t section)
{
    int32_t low = 0, high = expansion->absent_count;

    if (expansion->table->layout == MENU_LAYOUT_ROWS)
        return MENU_NONE;
    if (section < 0 || section >= menu_section_count(expansion))
        return MENU_NONE;
    while (low < high) {
        int32_t middle = low + (high - low) / 2;
        if (absent_at(expansion, middle) - middle <= section)
            low = middle + 1;
        else
            high = middle;
    }
    return section + low;
}

int32_t menu_row_count_in_section(const menu_expansion *expansion, int32_t section)
{
    menu_node top;

    if (expansion->table->layout == MENU_LAYOUT_ROWS)
        return section == 0 ? menu_row_count(expansion) : 0;
    top = menu_node_of_section(expansion, section);
    return top < 0 ? 0 : rows_of(expansion, top) - first_row(expansion);
}

menu_node menu_node_at_path(const menu_expansion *expansion, menu_index_path path)
{
    menu_node top;

    if (path.row < 0 || path.row >= menu_row_count_in_section(expansion, path.section))
        return MENU_NONE;
    top = menu_node_of_section(expansion, path.section);
    if (top < 0)
        return menu_node_at_row(expansion, path.row);
    return menu_node_at_row(
        expansion, place_of(expansion, top).row + path.row + first_row(expansion));
}

menu_index_path menu_path_of(const menu_expansion *expansion, menu_node node)
{
    menu_index_path result = {MENU_NONE, MENU_NONE};

    if (contains(expansion->table, node)) {
        menu_place place = place_of(expansion, node);
        int32_t row = row_in_section(expansion, place);
        if (place.row >= 0 && row >= 0) {
            result.section = section_of_top(expansion, place.top);
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
    if (table->layout == MENU_LAYOUT_ROWS)
        return 0;
    while (node >= table->top_count)
        node = parent_of(table, node);
    return is_absent(expansion, node) ? MENU_NONE : section_of_top(expansion, node);
}
