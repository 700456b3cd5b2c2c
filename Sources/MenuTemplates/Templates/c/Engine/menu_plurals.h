/**
 * The text at the end of the row for a number: a form in which `menu_write_count` puts the number, or
 * the plain text, or NULL. A form that the language lacks is its form "other", or the menu's own text.
 */
const char *menu_detail_for_count(const menu_table *table, menu_node node, int64_t count);
/** The text in a capsule for a number; see `menu_detail_for_count`. */
const char *menu_badge_for_count(const menu_table *table, menu_node node, int64_t count);
/** What is spoken in place of the title for a number; see `menu_detail_for_count`. */
const char *menu_accessibility_label_for_count(
    const menu_table *table, menu_node node, int64_t count);
/** Whether a text of the node has a number, so that its row looks different for another number. */
bool menu_shows_count(const menu_table *table, menu_node node);
/**
 * Writes a text with a number in place of "{count}", in plain digits. Works like snprintf: writes at most
 * `size` bytes, including the terminating NUL, and returns the length of the whole text.
 */
size_t menu_write_count(char *buffer, size_t size, const char *text, int64_t count);
