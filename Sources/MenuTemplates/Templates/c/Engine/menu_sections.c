/* `absent` counts the top-level nodes without a section, in a Fenwick tree like those of the rows,
   with two elements in a word. The layout of rows does not use it. */

static uint32_t *absent_element(const menu_expansion *state, int32_t element)
{
    menu_word *word = &state->absent[(element - 1) / 2];
    return element % 2 != 0 ? &word->rows : &word->state;
}

static bool has_sections(const menu_expansion *state)
{
    return state->table->layout != MENU_LAYOUT_ROWS;
}

/* How many of the first `count` top-level nodes have no section. */
static int32_t absent_before(const menu_expansion *state, int32_t count)
{
    uint32_t sum = 0;

    if (state->absent_count == 0)
        return 0;
    for (; count > 0; count &= count - 1)
        sum += *absent_element(state, count);
    return (int32_t)sum;
}

/* Counts the top-level nodes without a section again. */
static void find_absent(menu_expansion *state)
{
    const int32_t count = has_sections(state) ? state->table->top_count : 0;
    int32_t element;

    state->absent_count = 0;
    for (element = 1; element <= count; element++) {
        bool is_without = is_absent(state, element - 1);
        *absent_element(state, element) = is_without;
        state->absent_count += is_without;
    }
    for (element = 1; element < count; element++) {
        int32_t next = element + (element & -element);
        if (next <= count)
            *absent_element(state, next) += *absent_element(state, element);
    }
}

/* Counts one more top-level node without a section, or one less. */
static void count_absent(menu_expansion *state, menu_node top, bool is_without)
{
    int32_t element = top + 1;

    if (!has_sections(state))
        return;
    state->absent_count += is_without ? 1 : -1;
    for (; element <= state->table->top_count; element += element & -element)
        *absent_element(state, element) += is_without ? 1 : UINT32_MAX;
}

/* The distance from the row of a top-level node to the first row of its section. */
static int32_t first_row(const menu_expansion *state)
{
    return state->table->layout == MENU_LAYOUT_SECTION_HEADERS ? 1 : 0;
}

/* The section of a top-level node that has one; 0 in the layout of rows. */
static int32_t section_of_top(const menu_expansion *state, menu_node top)
{
    return has_sections(state) ? top - absent_before(state, top) : 0;
}

/* The row in the section; -1 for a header. */
static int32_t row_in_section(const menu_expansion *state, menu_place place)
{
    if (!has_sections(state))
        return place.row;
    return place.row - place.top_row - first_row(state);
}

int32_t menu_section_count(const menu_expansion *expansion)
{
    return has_sections(expansion) ? expansion->table->top_count - expansion->absent_count : 1;
}

menu_node menu_node_of_section(const menu_expansion *expansion, int32_t section)
{
    const int32_t count = expansion->table->top_count;
    int32_t before = 0, step = 1;

    if (!has_sections(expansion) || section < 0 || section >= menu_section_count(expansion))
        return MENU_NONE;
    if (expansion->absent_count == 0)
        return section;
    while (step <= count / 2)
        step *= 2;
    for (; step > 0; step /= 2) {
        if (before + step <= count) {
            int32_t sections = step - (int32_t)*absent_element(expansion, before + step);
            if (sections <= section) {
                before += step;
                section -= sections;
            }
        }
    }
    return before;
}

int32_t menu_row_count_in_section(const menu_expansion *expansion, int32_t section)
{
    menu_node top;

    if (!has_sections(expansion))
        return section == 0 ? menu_row_count(expansion) : 0;
    top = menu_node_of_section(expansion, section);
    return top < 0 ? 0 : rows_of(expansion, top) - first_row(expansion);
}

menu_content menu_content_at_path(const menu_expansion *expansion, menu_index_path path)
{
    menu_node top;

    if (path.row < 0 || path.row >= menu_row_count_in_section(expansion, path.section))
        return menu_content_at_row(expansion, MENU_NONE);
    top = menu_node_of_section(expansion, path.section);
    if (top < 0)
        return menu_content_at_row(expansion, path.row);
    return menu_content_at_row(
        expansion, place_of(expansion, top).row + path.row + first_row(expansion));
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
    if (!has_sections(expansion))
        return 0;
    while (node >= table->top_count)
        node = parent_of(table, node);
    return is_absent(expansion, node) ? MENU_NONE : section_of_top(expansion, node);
}
