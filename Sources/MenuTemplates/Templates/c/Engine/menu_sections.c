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

/* Counts one more top-level node without a section, or one less. */
static void count_absent(menu_expansion *state, menu_node top, bool is_without)
{
    int32_t element = top + 1;

    if (!has_sections(state->table))
        return;
    state->absent_count += is_without ? 1 : -1;
    for (; element <= state->table->top_count; element += element & -element)
        *absent_element(state, element) += is_without ? 1 : UINT32_MAX;
}

/* Whether the rows of the open page are in sections: only those of the top page can be. */
static bool in_sections(const menu_expansion *state)
{
    return state->page < 0 && has_sections(state->table);
}

/* The distance from the row of a top-level node to the first row of its section. */
static int32_t first_row(const menu_expansion *state)
{
    return in_sections(state) && state->table->layout == MENU_LAYOUT_SECTION_HEADERS ? 1 : 0;
}

/* The section of a top-level node that has one; 0 in the layout of rows. */
static int32_t section_of(const menu_expansion *state, menu_node top)
{
    return in_sections(state) ? top - absent_before(state, top) : 0;
}

/* The top-level node of a section; MENU_NONE if there is none, and always in the layout of rows. */
static menu_node top_of_section(const menu_expansion *state, int32_t section)
{
    const int32_t count = state->table->top_count;
    int32_t before = 0, step = 1;

    if (!in_sections(state) || section < 0 || section >= count - state->absent_count)
        return MENU_NONE;
    if (state->absent_count == 0)
        return section;
    while (step <= count / 2)
        step *= 2;
    for (; step > 0; step /= 2) {
        if (before + step <= count) {
            int32_t sections = step - (int32_t)*absent_element(state, before + step);
            if (sections <= section) {
                before += step;
                section -= sections;
            }
        }
    }
    return before;
}

static int32_t count_in_section(const menu_expansion *state, int32_t section)
{
    menu_node top;

    if (!in_sections(state))
        return section == 0 ? shown(state, state->page) : 0;
    top = top_of_section(state, section);
    return top < 0 ? 0 : size_of(state, top) - first_row(state);
}

/* The row in the whole menu, or MENU_NONE if there is no such row. */
static int32_t row_at(const menu_expansion *state, menu_index_path path)
{
    menu_node top;

    if (path.row < 0 || path.row >= count_in_section(state, path.section))
        return MENU_NONE;
    top = top_of_section(state, path.section);
    return top < 0 ? path.row : place_of(state, top).row + path.row + first_row(state);
}

/* The row in the section; -1 for a header. */
static int32_t row_in_section(const menu_expansion *state, menu_place place)
{
    if (!in_sections(state))
        return place.row;
    return place.row - place.top_row - first_row(state);
}

static menu_scroll_target scroll_target(
    const menu_expansion *state, menu_place place, menu_scroll_position position)
{
    menu_scroll_target target;

    target.position = position;
    target.row = place.row;
    target.section = section_of(state, place.top);
    target.row_in_section = row_in_section(state, place);
    if (target.row_in_section < 0)
        target.row_in_section = MENU_NONE;
    return target;
}

/* The scroll that brings the node's row into view; none if it has no row. */
static menu_scroll_target scroll_to_node(const menu_expansion *state, menu_node node)
{
    const menu_place place = place_of(state, node);
    const menu_scroll_target none = {MENU_SCROLL_NONE, 0, 0, 0};

    return place.row < 0 ? none : scroll_target(state, place, MENU_SCROLL_REVEAL);
}
