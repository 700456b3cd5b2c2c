/* An event on few nodes touches each node before it changes the node, and also touches its
   ancestors. The lists of the change visit only touched nodes: the rows of the siblings between
   them come or go only with all rows of the parent. The marks remain until the next event that
   touches nodes. */

/* To find the next node of a group that has a bit, the words of the group, counted from 1, are
   also a binary tree in the order of the siblings. An element covers the elements at a distance
   below its lowest bit, and its children are at half this distance. The root is the highest
   power of two. Where the tree has an element beyond the last sibling, the element's left child
   takes its place. */

static int32_t lowest_bit(int32_t element)
{
    return element & -element;
}

static int32_t left_of(int32_t element)
{
    return element - lowest_bit(element) / 2;
}

/* The right child, or 0. */
static int32_t right_of(int32_t element, int32_t count)
{
    int32_t step = lowest_bit(element) / 2;

    while (step > 0 && element + step > count)
        step /= 2;
    return step > 0 ? element + step : 0;
}

static bool is_root(int32_t element, int32_t count)
{
    return element > count / 2 && element == lowest_bit(element);
}

/* The parent; it may be beyond the last sibling. */
static int32_t above(int32_t element)
{
    int32_t step = lowest_bit(element);

    return element & (2 * step) ? element - step : element + step;
}

/* Sets a bit of the elements that cover a node, up to the first element that has the bit. */
static void mark_covers(menu_expansion *state, menu_node node, uint32_t covers)
{
    const menu_node parent = parent_of(state->table, node);
    const int32_t count = child_count(state->table, parent);
    menu_word *group = state->words + first_child(state->table, parent) - 1;
    int32_t element = (int32_t)(state->words + node - group);

    for (;; element = above(element)) {
        if (element <= count) {
            if (group[element].rows & covers)
                return;
            group[element].rows |= covers;
        }
        if (is_root(element, count))
            return;
    }
}

/* Of an element that covers elements with a bit and all that it covers, the first with the bit. */
static int32_t first_marked(
    const menu_word *group, int32_t count, int32_t element, uint32_t bit, uint32_t covers)
{
    for (;;) {
        if (lowest_bit(element) > 1 && (group[left_of(element)].rows & covers))
            element = left_of(element);
        else if (group[element].rows & bit)
            return element;
        else
            element = right_of(element, count);
    }
}

/* The place of the first sibling with a bit, from a place on; the number of siblings if there
   is none. */
static int32_t next_marked(
    const menu_expansion *state, menu_node parent, int32_t place, uint32_t bit, uint32_t covers)
{
    const menu_word *group = group_of(state, parent);
    const int32_t count = child_count(state->table, parent);
    int32_t element = place, right;

    if (place >= count)
        return count;
    if (place == 0) {
        for (element = 1; element <= count / 2;)
            element *= 2;
        return group[element].rows & covers
            ? first_marked(group, count, element, bit, covers) - 1 : count;
    }
    for (;;) {
        right = right_of(element, count);
        if (right > 0 && (group[right].rows & covers))
            return first_marked(group, count, right, bit, covers) - 1;
        do {
            if (is_root(element, count))
                return count;
            right = element;
            element = above(element);
        } while (element < right || element > count);
        if (group[element].rows & bit)
            return element - 1;
    }
}

static int32_t next_touched(const menu_expansion *state, menu_node parent, int32_t place)
{
    return next_marked(state, parent, place, IS_TOUCHED, COVERS_TOUCHED);
}

/* Touches a node and its ancestors, which are as they were before the event if they are not touched
   yet. */
static void touch(menu_expansion *state, menu_node node)
{
    const menu_table *table = state->table;
    menu_node at, first_without_row = MENU_NONE, first_of_page = MENU_NONE;
    bool had_row, top_had_row;

    for (at = node; at >= 0 && !is_marked(state, at, IS_TOUCHED); at = parent_of(table, at)) {
        menu_node parent = parent_of(table, at);
        bool is_below_shown = parent == state->page
            || (parent >= 0
                && (is_marked(state, parent, IS_TOUCHED) || shows_below(state, parent)));
        if (first_of_page < 0 && (is_absent(state, at) || !is_below_shown))
            first_without_row = at;
        if (parent == state->page)
            first_of_page = at;
    }
    if (at == node)
        return;
    top_had_row = first_of_page >= 0 || (at >= 0 && showed_below(state, at));
    had_row = top_had_row && first_without_row < 0;
    for (; node != at; node = parent_of(table, node)) {
        remember(state, node, had_row);
        mark(state, node, IS_TOUCHED, true);
        mark_covers(state, node, COVERS_TOUCHED);
        if (node == first_without_row)
            had_row = top_had_row;
        /* The nodes above the open page have no rows. */
        if (node == first_of_page)
            had_row = top_had_row = false;
    }
    mark(state, MENU_NONE, IS_TOUCHED, true);
}

/* Removes the marks of a touched node, whose descendants have no marks left. Elements that also
   cover the next touched sibling keep their marks. Returns the place of the next touched
   sibling. */
static int32_t forget_node(menu_expansion *state, menu_node node)
{
    const menu_node parent = parent_of(state->table, node);
    const int32_t count = child_count(state->table, parent);
    const menu_node last = first_child(state->table, parent) - 1;
    int32_t element = node - last, next = next_touched(state, parent, element);

    mark(state, node, IS_TOUCHED | IS_NAMED, false);
    for (; next == count || element + lowest_bit(element) <= next + 1; element = above(element)) {
        if (element <= count)
            mark(state, last + element, COVERS_TOUCHED, false);
        if (is_root(element, count))
            break;
    }
    return next;
}

/* Removes all marks of the last event that touched nodes. */
static void forget(menu_expansion *state)
{
    const menu_table *table = state->table;
    menu_node parent = MENU_NONE;
    int32_t place;

    if (!is_marked(state, parent, IS_TOUCHED))
        return;
    mark(state, parent, IS_TOUCHED, false);
    place = next_touched(state, parent, 0);
    for (;;) {
        menu_node node;
        while (place < child_count(table, parent)) {
            parent = first_child(table, parent) + place;
            place = next_touched(state, parent, 0);
        }
        if (parent < 0)
            return;
        node = parent;
        parent = parent_of(table, node);
        place = forget_node(state, node);
    }
}

/* The touched node that follows in document order; MENU_NONE stands for the start and the end. */
static menu_node next_touched_node(const menu_expansion *state, menu_node node)
{
    const menu_table *table = state->table;
    int32_t place = next_touched(state, node, 0);

    while (place >= child_count(table, node)) {
        menu_node parent;
        if (node < 0)
            return MENU_NONE;
        parent = parent_of(table, node);
        place = next_touched(state, parent, node - first_child(table, parent) + 1);
        node = parent;
    }
    return first_child(table, node) + place;
}
