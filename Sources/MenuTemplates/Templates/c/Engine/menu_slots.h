/*
 * Conditions. Their numbers, and those of their values, are constants of the menu.
 *
 * An item with a `when` is hidden while that does not hold. `menu_set_hidden` does not override it.
 */

/**
 * Gives conditions new values; the others keep theirs.
 *
 * Shows and hides all items that depend on them in one change, with the same effects as
 * `menu_set_hidden`. Conditions that follow items, and conditions and values that the menu does not have,
 * are ignored; of several other values for a condition the last counts. Takes as long as a toggle for
 * each item that is shown or hidden, unless a filter is on or a state has just been restored; then
 * O(items).
 */
const menu_change *menu_set_conditions(
    menu_expansion *expansion, const menu_condition_value *values, size_t count,
    const menu_animation *animation);
/** The value of a condition: 0 or 1, or the number of a choice; MENU_NONE if there is none. */
int32_t menu_value_of_condition(const menu_expansion *expansion, int32_t condition);

/*
 * Slots. The program gives a slot its rows, and draws them: the table has no text for them.
 *
 * A slot that the menu gives a placeholder shows that while it has no other rows; one that the menu
 * gives a text for loading shows that as its last row while it is busy. An event on a node that is
 * no slot changes nothing. Each takes as long as a toggle, besides reading its indices, unless it
 * empties or fills a slot after a state was restored. All slots of a menu together have at most
 * 1,048,575 rows, less one for each item and each slot; rows beyond that are not added.
 *
 * Indices that are negative, repeated or outside the slot do not count. The array stays as it is, and
 * the change refers to it: it must not change until the next event. Of n indices in ascending order each
 * is read in constant time; in any other order, each takes O(n).
 */

/** Gives a slot a number of slot rows: they come or go at the end. */
const menu_change *menu_set_slot_count(
    menu_expansion *expansion, menu_node slot, int32_t count, const menu_animation *animation);
/** Inserts slot rows, which have these indices after the event. */
const menu_change *menu_insert_rows(
    menu_expansion *expansion, menu_node slot, const int32_t *indices, size_t count,
    const menu_animation *animation);
/** Removes the slot rows that have these indices before the event. */
const menu_change *menu_remove_rows(
    menu_expansion *expansion, menu_node slot, const int32_t *indices, size_t count,
    const menu_animation *animation);
/** Reports slot rows as updated, because the program shows them differently. */
const menu_change *menu_update_rows(
    menu_expansion *expansion, menu_node slot, const int32_t *indices, size_t count,
    const menu_animation *animation);
/** Marks a slot as busy, or no longer so. */
const menu_change *menu_set_busy(
    menu_expansion *expansion, menu_node slot, bool is_busy, const menu_animation *animation);

/** The number of slot rows, visible or not; 0 for a node that is no slot. */
int32_t menu_slot_count(const menu_expansion *expansion, menu_node slot);
/** Whether the node is a slot that is busy. */
bool menu_is_busy(const menu_expansion *expansion, menu_node slot);
/** The row of a slot row in the whole menu, or MENU_NONE. */
int32_t menu_row_of_slot_row(const menu_expansion *expansion, menu_node slot, int32_t index);
/** The section and row of a slot row; both are MENU_NONE if it is not visible. */
menu_index_path menu_path_of_slot_row(
    const menu_expansion *expansion, menu_node slot, int32_t index);

/** Reports the rows of nodes as updated, because the program shows them differently. */
const menu_change *menu_update(
    menu_expansion *expansion, const menu_node *nodes, size_t count,
    const menu_animation *animation);

#ifdef __cplusplus
}
#endif

#endif
